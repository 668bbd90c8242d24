"""The maker of worksheets as an element: twice on a page, put back, and swapped by the theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import expect_address
from tests.helpers.elements import PUT_BACK, REMOVE
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy

pytestmark = [pytest.mark.slow, pytest.mark.soak]

MAKER = "queens-worksheet-maker"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has the maker twice."""
    text = "\n\n```queens worksheet-maker\n6: b6 d5\n```\n"
    pages = {"index": "# Home\n\nWords.", "sheets": f"# Sheets{text * 2}"}
    with instant_site(tmp_path_factory.mktemp("sheets"), pages) as root:
        yield root


def visit(page: Page, address: str) -> list[Locator]:
    """Both makers."""
    page.goto(f"{address}sheets/")
    return page.locator(MAKER).all()


def name(maker: Locator) -> Locator:
    """What a sheet is called."""
    return maker.locator(".qa-worksheet-name").first


def choose_next(maker: Locator) -> None:
    """Ask for the next sheet."""
    maker.get_by_role("button", name="Next sheet").click()


def test_two_work_apart_and_the_first_has_the_address(page: Page, address: str) -> None:
    first, second = visit(page, address)
    choose_next(second)
    expect(name(second)).to_contain_text("seed=2")
    expect(name(first)).to_contain_text("seed=1")
    choose_next(first)
    expect_address(page, "?n=6&given=2&boards=1&seed=2")


def test_one_that_is_put_back_hears_each_click_once(page: Page, address: str) -> None:
    _, second = visit(page, address)
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    choose_next(second)
    expect(name(second)).to_contain_text("seed=2")


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Sheets").first.click()
        expect_address(page, "/sheets/")
        maker = page.locator(MAKER).first
        expect(name(maker)).to_contain_text("seed=1")
        choose_next(maker)
        expect(name(maker)).to_contain_text("seed=2")
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_it_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}sheets/")
    first, _ = visit(page, address)
    choose_next(first)
    expect(name(first)).to_contain_text("seed=2")
