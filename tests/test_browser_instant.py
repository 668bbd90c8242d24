"""Pages with figures that the theme fetches and swaps itself, by `navigation.instant`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.browser import expect_address
from tests.helpers.instant import instant_site

pytestmark = pytest.mark.soak

FIGURES = {
    "index": "board\n4 2 0 3 1",
    "strip": "steps\nbitmap 4",
    "orbit": "orbit\n8.4.1",
    "find": "find\n6",
    "race": "race\nbitmap carry_chain 6",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A small site with instant navigation, and a figure on each page."""
    blocks = {name: f"# The {name}\n\n```queens {block}\n```\n" for name, block in FIGURES.items()}
    with instant_site(tmp_path_factory.mktemp("instant"), blocks) as root:
        yield root


def test_links_change_what_a_page_with_boards_shows(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    for name in ("strip", "orbit", "index", "orbit"):
        page.locator(".md-nav--primary").get_by_role("link", name=f"The {name}").first.click()
        expect_address(page, "/" if name == "index" else f"/{name}/")
        expect(page.locator("h1")).to_have_text(f"The {name}")
        expect(page.locator("article svg use").first).to_be_visible()
    assert page.evaluate("document.isFirst")


@pytest.mark.parametrize(("name", "drawn"), [("find", ".qa-click use"), ("race", ".qa-state use")])
def test_boards_that_scripts_draw_have_squares_and_no_href(
    page: Page, address: str, name: str, drawn: str
) -> None:
    page.goto(f"{address}{name}/")
    squares = page.locator(drawn).locator("visible=true").first
    expect(squares).to_be_visible()
    box = squares.bounding_box()
    assert box is not None
    assert box["width"] > 100
    expect(page.locator("svg [href]")).to_have_count(0)
