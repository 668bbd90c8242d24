"""The pictures of the site: one page at one width, by day and by night, and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.helpers.page_types import VISITED
from tests.helpers.site import served
from tests.screenshots.__main__ import name, take

HTML = '<meta name="color-scheme" content="light dark"><p>Five queens</p>'


@pytest.mark.soak
def test_page_is_taken_light_dark_and_printed(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(HTML, encoding="utf-8")
    with served(tmp_path) as root:
        take(browser, root, tmp_path / "pictures" / "home", [320])
    files = {path.name: path.read_bytes() for path in (tmp_path / "pictures").iterdir()}
    assert sorted(files) == ["home-320-dark.png", "home-320-light.png", "home.pdf"]
    light, dark = files["home-320-light.png"], files["home-320-dark.png"]
    assert light != dark
    # Where a PNG has its width.
    assert [int.from_bytes(each[16:20]) for each in (light, dark)] == [320, 320]
    assert files["home.pdf"].startswith(b"%PDF")


def test_picture_names_are_unique() -> None:
    assert len({name(address) for address in VISITED}) == len(VISITED)
