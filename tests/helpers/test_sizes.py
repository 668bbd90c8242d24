"""What is measured on an open page is found there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.helpers.sizes import sizes

TABLE = """<article><details><table style="table-layout: fixed; width: 160px; font: 16px monospace">
<tr><td style="white-space: nowrap">{words}<td>8</table></details></article>"""


@pytest.mark.soak
@pytest.mark.parametrize(
    ("words", "found"),
    [("queen", []), ("eight queens", ["on its neighbour: eight queens"])],
)
def test_a_cell_on_its_neighbour_is_found(desk: Page, words: str, found: list[str]) -> None:
    # Scripts of the page that another test left would look for what is no longer there.
    desk.goto("about:blank")
    desk.set_content(TABLE.format(words=words))
    assert sizes(desk).cells == found
