"""What is measured on an open page is found there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.helpers.sizes import sizes

TABLE = """<main><details><table style="table-layout: fixed; width: 160px; font: 16px monospace">
<tr><td style="white-space: nowrap">{words}<td>8</table></details></main>"""


@pytest.mark.soak
@pytest.mark.parametrize(
    ("words", "overlaps"),
    [("queen", []), ("eight queens", ["on its neighbour: eight queens"])],
)
def test_overlapping_cells_are_found(desk: Page, words: str, overlaps: list[str]) -> None:
    # Scripts of the page that another test left would look for what is no longer there.
    desk.goto("about:blank")
    desk.set_content(TABLE.format(words=words))
    assert sizes(desk).cells == overlaps
