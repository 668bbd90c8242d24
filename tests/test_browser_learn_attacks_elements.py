"""The board of moving attacks as an element: two, moved, removed, put back, swapped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import expect_address
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TAG = "queens-moving-attacks"
# At once: after a click on a link, this theme swaps the page.
FOLLOW = """(tag) => {
    document.querySelector("a[data-qa-attacks]").click();
    const squares = (figure) => figure.querySelectorAll("[role=gridcell]").length;
    return [...document.querySelectorAll(tag)].map(squares);
}"""
LINK = "<a href='#attacks' data-qa-attacks='6: 3'>Show</a>"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has the figure twice."""
    block = "```queens moving-attacks\n5: 3\n```\n\n"
    pages = {"index": "# Home\n\nWords.", "attacks": f"# Attacks\n\n{block * 2}{LINK}\n"}
    with instant_site(tmp_path_factory.mktemp("attacks"), pages) as root:
        yield root


def visit(page: Page, address: str) -> list[Locator]:
    """Both figures."""
    page.goto(f"{address}attacks/")
    found = page.locator(TAG).all()
    assert len(found) == 2
    return found


def guess(figure: Locator) -> None:
    """Predict that the first square of the second row is free."""
    figure.locator('[role=gridcell][aria-label^="a4"]').click()


def expect_guesses(figure: Locator, count: int) -> None:
    """Wait until so many squares are predicted."""
    expect(figure.locator(".qa-moving-guess")).to_have_count(count)


def test_two_work_apart(page: Page, address: str) -> None:
    first, second = visit(page, address)
    guess(second)
    expect_guesses(second, 1)
    expect_guesses(first, 0)
    assert page.evaluate(FOLLOW, TAG) == [36, 25]


def test_one_that_is_put_back_hears_each_click_once(page: Page, address: str) -> None:
    _, second = visit(page, address)
    for _ in range(2):
        expect_guesses(second, 0)
        guess(second)
        expect_guesses(second, 1)
        second.evaluate(REMOVE)
        page.evaluate(PUT_BACK)


def test_one_that_is_moved_goes_on(page: Page, address: str) -> None:
    _, second = visit(page, address)
    guess(second)
    second.evaluate(FOLD)
    second.evaluate("(element) => (element.parentElement.open = true)")
    expect_guesses(second, 1)
    guess(second)
    expect_guesses(second, 0)


def test_one_that_has_left_does_nothing(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    first.evaluate(REMOVE)
    text = page.evaluate("removed.textContent")
    page.evaluate(FOLLOW, TAG)
    page.evaluate("removed.querySelector('[data-qa-part=check]').click()")
    assert page.evaluate("removed.textContent") == text


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Attacks").first.click()
        expect_address(page, "/attacks/")
        guess(page.locator(TAG).first)
        expect_guesses(page.locator(TAG).first, 1)
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_it_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}attacks/")
    first, _ = visit(page, address)
    guess(first)
    expect_guesses(first, 1)
