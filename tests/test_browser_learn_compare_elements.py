"""The guesses as elements: two on a page, moved, removed and put back, swapped, under a policy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import expect_address
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

RACES, TIMES = "queens-race-guess", "queens-time-guess"
OPEN = "(element) => (element.parentElement.open = true)"
RACE_BLOCK = "```queens race-guess\nbacktracking bitmap 4 nodes\nbitmap mirror 5 time\n```"
TIME_BLOCK = "```queens time-guess\nbitmap 16\n```"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has each figure twice."""
    block = f"\n\n{RACE_BLOCK}\n\n{TIME_BLOCK}\n"
    pages = {"index": "# Home\n\nWords.", "guess": f"# Guess{block * 2}"}
    options = f"timings: '{ROOT / 'timings'}'"
    with instant_site(tmp_path_factory.mktemp("guess"), pages, options) as root:
        yield root


def visit(page: Page, address: str) -> list[Locator]:
    """Both races."""
    page.goto(f"{address}guess/")
    found = page.locator(RACES).all()
    assert len(found) == 2
    return found


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]').first


def guess_and_finish(figure: Locator) -> None:
    """Guess a tie in the first race, which is right, and skip to the finish."""
    figure.locator("fieldset").first.locator("label").nth(3).click()
    part(figure, "start").click()
    expect(part(figure, "play")).to_have_attribute("aria-pressed", "true")
    part(figure, "last").click()
    expect(part(figure, "verdict")).to_contain_text("Right")


def show_time(figure: Locator) -> None:
    """Show the time without a guess."""
    part(figure, "show").click()
    expect(figure.locator("[role=status]").first).to_contain_text("It takes")


def test_two_work_apart_and_leave_the_address_alone(page: Page, address: str) -> None:
    first, second = visit(page, address)
    guess_and_finish(second)
    expect(part(first, "verdict")).to_be_empty()
    guess_and_finish(first)
    one, other = page.locator(TIMES).all()
    show_time(other)
    expect(part(one, "show")).to_be_enabled()
    assert page.url == f"{address}guess/"


def test_one_that_is_put_back_works_as_before(page: Page, address: str) -> None:
    _, second = visit(page, address)
    guess_and_finish(second)
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect(second.locator("fieldset").nth(1)).to_be_visible()
    part(second, "start").click()
    expect(part(second, "play")).to_have_attribute("aria-pressed", "true")
    part(second, "last").click()
    expect(part(second, "verdict")).to_contain_text("is")


def test_one_that_is_moved_goes_on(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    first.locator("fieldset").first.locator("label").nth(3).click()
    first.evaluate(FOLD)
    first.evaluate(OPEN)
    guess_and_finish(first)


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Guess").first.click()
        expect_address(page, "/guess/")
        page.evaluate("localStorage.clear()")
        guess_and_finish(page.locator(RACES).last)
        show_time(page.locator(TIMES).last)
        page.evaluate("localStorage.clear()")
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_it_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}guess/")
    first, _ = visit(page, address)
    guess_and_finish(first)
    show_time(page.locator(TIMES).first)


def test_one_that_has_left_does_nothing(still: Page, address: str) -> None:
    first, _ = visit(still, address)
    part(first, "start").click()
    expect(part(first, "play")).to_have_attribute("aria-pressed", "true")
    first.evaluate(REMOVE)
    text = still.evaluate("removed.textContent")
    still.clock.run_for(20_000)
    still.evaluate("removed.querySelector('label').click()")
    assert still.evaluate("removed.textContent") == text
