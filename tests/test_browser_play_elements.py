"""The position of the day as an element: two on a page, put back, in a fold, narrow, swapped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import expect_address
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TEXT = "removed.textContent"
OPEN = "(element) => (element.parentElement.open = true)"
QUERY = "?day=2026-11-24&level=easy"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has the figure twice, and a finder."""
    text = "\n\n".join(["```queens play\n```"] * 2)
    find = "# Find\n\n```queens find\n8\n```"
    pages = {"index": "# Home\n\nWords.", "play": f"# Play\n\n{text}", "find": find}
    with instant_site(tmp_path_factory.mktemp("play"), pages) as root:
        yield root


def visit(page: Page, address: str) -> list[Locator]:
    """Both figures, at a day of which the first one has the position."""
    page.goto(f"{address}play/{QUERY}")
    found = page.locator("queens-play").all()
    assert len(found) == 2
    return found


def part(element: Locator, name: str) -> Locator:
    """A part of a figure."""
    return element.locator(f'[data-qa-part="{name}"]').first


def click_free(figure: Locator, place: int = 0) -> None:
    """Click a square without queen."""
    figure.locator("[role=gridcell]:not([aria-label*=','])").nth(place).click()


def test_two_work_apart_and_the_address_belongs_to_the_first(page: Page, address: str) -> None:
    first, second = visit(page, address)
    expect(part(first, "day")).to_contain_text("24 November 2026")
    part(second, "levels").get_by_text("Hard").click()
    expect(part(second, "n")).to_have_text("10")
    expect(part(first, "n")).to_have_text("7")
    expect_address(page, QUERY)


def test_back_and_forward_lead_through_what_was_chosen(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    page.evaluate("document.isFirst = true")
    part(first, "levels").get_by_text("Hard").click()
    expect_address(page, "?day=2026-11-24&level=hard")
    page.go_back()
    expect(part(first, "n")).to_have_text("7")
    page.go_forward()
    expect(part(first, "n")).to_have_text("10")
    assert page.evaluate("document.isFirst")


def test_the_end_leads_to_the_board(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    while part(first, "hint").is_visible():
        part(first, "hint").click()
    link = part(first, "found").get_by_role("link")
    label = link.inner_text()
    link.click()
    expect(page.locator("h1, [data-qa-part=label]").filter(has_text=label).first).to_be_visible()


def test_one_that_is_put_back_goes_on_and_hears_each_click_once(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    click_free(first)
    before = part(first, "placed").inner_text()
    first.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect(part(first, "placed")).to_have_text(before)
    part(first, "clear").click()
    expect(part(first, "placed")).to_have_text(str(int(before) - 1))
    click_free(first)
    expect(part(first, "placed")).to_have_text(before)


def test_one_that_has_left_does_nothing(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    first.evaluate(REMOVE)
    text = page.evaluate(TEXT)
    page.evaluate("removed.querySelector('[data-qa-part=hint]').click()")
    assert page.evaluate(TEXT) == text


def test_one_that_is_moved_into_a_fold_goes_on(page: Page, address: str) -> None:
    _, second = visit(page, address)
    second.evaluate(FOLD)
    second.evaluate(OPEN)
    part(second, "hint").click()
    expect(part(second, "do")).to_be_visible()


def test_it_fits_a_narrow_place(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    first.evaluate("(element) => (element.style.width = '300px')")
    part(first, "hint").click()
    assert first.evaluate("(element) => element.scrollWidth") <= 300


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Play").first.click()
        expect_address(page, "/play/")
        first = page.locator("queens-play").first
        part(first, "hint").click()
        expect(part(first, "do")).to_be_visible()
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_contain_text("Home")
    assert page.evaluate("document.isFirst")


def test_it_works_under_a_strict_policy(page: Page, address: str) -> None:
    apply_policy(page, f"{address}play/*")
    first, _ = visit(page, address)
    part(first, "hint").click()
    expect(part(first, "do")).to_be_visible()
