"""The figures of the chapter on placing queens as elements: two, moved, put back, swapped."""

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
SOLUTION = ("b4", "d3", "a2", "c1")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has each figure twice, with pages of solutions and a finder."""
    blocks = ("place\n4", "place\n5", *["place-questions"] * 2, *["one-solution\n12"] * 2)
    text = "\n\n".join(f"```queens {block}\n```" for block in blocks)
    find = "# Find\n\n```queens find\n8\n```"
    pages = {"index": "# Home\n\nWords.", "place": f"# Place\n\n{text}", "find": find}
    with instant_site(tmp_path_factory.mktemp("place"), pages) as root:
        yield root


def visit(page: Page, address: str, tag: str = "queens-place") -> list[Locator]:
    """Both figures of a kind."""
    page.goto(f"{address}place/")
    found = page.locator(tag).all()
    assert len(found) == 2
    return found


def part(element: Locator, name: str) -> Locator:
    """A part of a figure."""
    return element.locator(f'[data-qa-part="{name}"]').first


def click(figure: Locator, *squares: str) -> None:
    """Click squares."""
    for square in squares:
        figure.locator(f'[role=gridcell][aria-label^="{square}"]').first.click()


def test_two_work_apart(page: Page, address: str) -> None:
    first, second = visit(page, address)
    click(first, "a4")
    click(second, "a5", "c4")
    expect(part(first, "placed")).to_have_text("1")
    expect(part(second, "placed")).to_have_text("2")


def test_a_solution_links_to_its_page(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    click(first, *SOLUTION)
    first.get_by_role("link", name="4.2.1").click()
    expect_address(page, "/boards/4/4.2.1/")
    expect(page.locator("h1")).to_contain_text("4.2.1")


def test_a_solution_without_page_links_to_the_finder(page: Page, address: str) -> None:
    _, second = visit(page, address)
    click(second, "a5", "c4", "e3", "b2", "d1")
    second.get_by_role("link", name="5.8.1").click()
    expect_address(page, "/find/?label=5.8.1")
    expect(part(page.locator("queens-finder"), "label")).to_contain_text("5.8.1")


def test_one_that_is_put_back_goes_on_and_hears_each_click_once(page: Page, address: str) -> None:
    _, second = visit(page, address)
    click(second, "a5")
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect(part(second, "placed")).to_have_text("1")
    click(second, "c4")
    expect(part(second, "placed")).to_have_text("2")
    part(second, "undo").click()
    expect(part(second, "placed")).to_have_text("1")


def test_one_that_has_left_does_nothing(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    click(first, "a4")
    first.evaluate(REMOVE)
    text = page.evaluate(TEXT)
    page.evaluate("removed.querySelector('[data-qa-part=undo]').click()")
    page.evaluate("removed.querySelector('[role=gridcell][aria-label^=c3]').click()")
    assert page.evaluate(TEXT) == text


def test_one_that_is_moved_into_a_fold_goes_on(page: Page, address: str) -> None:
    _, second = visit(page, address)
    click(second, "a5")
    second.evaluate(FOLD)
    second.evaluate(OPEN)
    click(second, "c4")
    expect(part(second, "placed")).to_have_text("2")


def test_it_fits_a_narrow_place(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    first.evaluate("(element) => (element.style.width = '300px')")
    click(first, "a4", "b3")
    assert first.evaluate("(element) => element.scrollWidth") <= 300


def test_questions_that_are_put_back_hear_each_click_once(page: Page, address: str) -> None:
    _, second = visit(page, address, "queens-place-questions")
    click(second, "b6")
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    click(second, "c5", "f6")
    expect(part(second, "message")).to_contain_text("to go")
    expect(second.locator("[role=grid]")).to_have_count(2)


def test_one_solution_that_is_put_back_works(page: Page, address: str) -> None:
    first, second = visit(page, address, "queens-one-solution")
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    part(second, "n").fill("7")
    expect(part(second, "columns")).to_have_text("1 3 5 0 2 4 6")
    expect(part(first, "n")).to_have_value("12")


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Place").first.click()
        expect_address(page, "/place/")
        first = page.locator("queens-place").first
        click(first, "a4")
        expect(part(first, "placed")).to_have_text("1")
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_it_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}place/")
    first, _ = visit(page, address)
    click(first, *SOLUTION)
    expect(part(first, "message")).to_contain_text("4.2.1")
