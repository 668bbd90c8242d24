"""The figures of the chapter on symmetry as elements: two, moved, removed, put back, swapped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import expect_address
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy

pytestmark = [pytest.mark.slow, pytest.mark.soak]

OPEN = "(element) => (element.parentElement.open = true)"
TEXT = "removed.textContent"
ADD_LINK = """(figure) => {
    figure.insertAdjacentHTML("afterend", "<a href='#' data-qa-half='6 fold'>Fold</a>");
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has the figure twice."""
    block = "\n\n```queens turning\n8.4.1\n4.2.1\n```\n\n```queens first-row\n6\n5\n```\n"
    block += "\n```queens forbidden-squares\n8\n```\n"
    pages = {"index": "# Home\n\nWords.", "symmetry": f"# Symmetry{block * 2}"}
    with instant_site(tmp_path_factory.mktemp("symmetry"), pages) as root:
        yield root


def visit(page: Page, address: str) -> list[Locator]:
    """Both figures, for a reader who wants no motion."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}symmetry/")
    found = page.locator("queens-turning").all()
    assert len(found) == 2
    expect_tried(found[1], 1)
    return found


def press(figure: Locator, symmetry: str) -> None:
    """Press one of the eight images, which may be hidden."""
    figure.locator(f"[data-qa-symmetry={symmetry}]").evaluate("(slot) => slot.click()")


def expect_tried(figure: Locator, count: int) -> None:
    """Wait until so many symmetries are tried."""
    expect(figure.locator("[data-qa-part=tally]")).to_contain_text(f"{count} of 8")


def test_two_work_apart(page: Page, address: str) -> None:
    first, second = visit(page, address)
    press(second, "rotate_90")
    expect_tried(second, 2)
    expect_tried(first, 1)


def test_one_that_is_put_back_works_as_before(page: Page, address: str) -> None:
    _, second = visit(page, address)
    second.locator("[data-qa-label='4.2.1']").click()
    press(second, "rotate_90")
    expect_tried(second, 2)
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect_tried(second, 1)
    press(second, "rotate_90")
    expect(second.locator("[data-qa-part=outcome]")).to_contain_text("All 4 queens")
    expect(second.locator(".qa-turning-image")).to_have_count(2)


def test_one_that_is_moved_goes_on(page: Page, address: str) -> None:
    _, second = visit(page, address)
    press(second, "rotate_180")
    second.evaluate(FOLD)
    expect_tried(second, 2)
    press(second, "left_right")
    expect_tried(second, 3)
    second.evaluate(OPEN)
    expect(second.locator("[data-qa-symmetry=left_right] .qa-turning-image")).to_be_visible()


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Symmetry").first.click()
        expect_address(page, "/symmetry/")
        first = page.locator("queens-turning").first
        expect_tried(first, 1)
        press(first, "identity")
        press(first, "rotate_90")
        expect_tried(first, 2)
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_it_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}symmetry/")
    first, _ = visit(page, address)
    press(first, "top_bottom")
    expect_tried(first, 2)


def test_one_that_has_left_does_nothing(still: Page, address: str) -> None:
    first, _ = visit(still, address)
    first.locator("[data-qa-part=all]").evaluate("(button) => button.click()")
    expect_tried(first, 2)
    first.evaluate(REMOVE)
    text = still.evaluate(TEXT)
    still.evaluate("removed.querySelector('[data-qa-symmetry=left_right]').click()")
    still.clock.run_for(20_000)
    assert still.evaluate(TEXT) == text


# Solutions by first queen ------------------------------------------------------------------------


def test_first_row_that_is_put_back_works_as_before(page: Page, address: str) -> None:
    visit(page, address)
    first, second = page.locator("queens-first-row").all()
    message = "[data-qa-part=message]"
    for _ in range(2):
        second.locator("[data-qa-size='5']").click()
        second.locator("[data-qa-part=fold]").click()
        expect(second.locator(message)).to_contain_text("= 10")
        expect(first.locator(message)).to_contain_text("First queen on b6")
        second.evaluate(REMOVE)
        page.evaluate(PUT_BACK)
        expect(second.locator(message)).to_contain_text("First queen on b5")


def test_first_row_that_has_left_does_nothing(still: Page, address: str) -> None:
    visit(still, address)
    first = still.locator("queens-first-row").first
    first.evaluate(ADD_LINK)
    still.locator("[data-qa-half]").evaluate("(link) => link.click()")  # it folds a little later
    first.evaluate(REMOVE)
    text = still.evaluate(TEXT)
    still.evaluate("removed.querySelector('[data-qa-part=fold]').click()")
    still.clock.run_for(5_000)
    assert still.evaluate(TEXT) == text


# Forbidden squares -------------------------------------------------------------------------------


def test_forbidden_squares_that_are_put_back_work_as_before(page: Page, address: str) -> None:
    visit(page, address)
    first, second = page.locator("queens-forbidden-squares").all()
    message = "[data-qa-part=message]"
    second.locator("[data-qa-first='6']").click()
    second.evaluate(REMOVE)
    text = page.evaluate(TEXT)
    page.evaluate("removed.querySelector('[data-qa-mark=A]').click()")
    assert page.evaluate(TEXT) == text
    page.evaluate(PUT_BACK)
    expect(second.locator(message)).to_contain_text("With a first queen on g8")
    second.locator("[data-qa-mark=A]").click()
    expect(second.locator(message)).to_contain_text("A tie")
    expect(first.locator(message)).to_contain_text("With a first queen on f8")
