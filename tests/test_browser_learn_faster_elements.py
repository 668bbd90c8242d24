"""The figures of the chapter on questions as elements: two, moved, removed, put back, swapped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import expect_address
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy

pytestmark = [pytest.mark.slow, pytest.mark.soak]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has each figure twice."""
    blocks = ("asking\n4 a4 c3", "asking\n5 b5", *["asking-predictions\n4 a4 c3"] * 2)
    text = "\n\n".join(f"```queens {block}\n```" for block in blocks)
    pages = {"index": "# Home\n\nWords.", "faster": f"# Faster\n\n{text}\n"}
    with instant_site(tmp_path_factory.mktemp("faster"), pages) as root:
        yield root


def visit(page: Page, address: str) -> list[Locator]:
    """Both figures with three programs."""
    page.goto(f"{address}faster/")
    found = page.locator("queens-asking").all()
    assert len(found) == 2
    return found


def part(element: Locator, name: str) -> Locator:
    """A part of a figure."""
    return element.locator(f'[data-qa-part="{name}"]').first


def click(figure: Locator, square: str) -> None:
    """Click a square."""
    figure.locator(f'[role=gridcell][aria-label^="{square}"]').first.click()


def expect_asked(figure: Locator, square: str) -> None:
    """Wait until a square is asked about."""
    expect(figure.locator(f'[aria-label="{square}, asked about"]')).to_have_count(1)


def test_two_work_apart(page: Page, address: str) -> None:
    first, second = visit(page, address)
    click(first, "b3")
    click(second, "d5")
    expect_asked(first, "b3")
    expect_asked(second, "d5")


def test_one_that_is_put_back_goes_on_and_hears_each_click_once(page: Page, address: str) -> None:
    _, second = visit(page, address)
    click(second, "d5")
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect_asked(second, "d5")
    second.get_by_role("button", name="Forward").click()
    expect_asked(second, "a4")


def test_one_that_is_moved_into_a_fold_works_there(page: Page, address: str) -> None:
    _, second = visit(page, address)
    second.evaluate(FOLD)
    second.evaluate("(element) => (element.parentElement.open = true)")
    click(second, "d5")
    expect_asked(second, "d5")


def test_one_that_plays_stops_when_it_leaves(still: Page, address: str) -> None:
    first, _ = visit(still, address)
    part(first, "play").click()
    first.evaluate(REMOVE)
    text = still.evaluate("removed.textContent")
    still.clock.run_for(20_000)
    assert still.evaluate("removed.textContent") == text
    still.evaluate(PUT_BACK)
    expect(part(first, "play")).to_have_attribute("aria-pressed", "false")


def test_predictions_that_are_put_back_are_judged(page: Page, address: str) -> None:
    visit(page, address)
    second = page.locator("queens-asking-predictions").last
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    part(second, "show").click()
    expect(second.locator("form li")).to_have_count(3)


@pytest.mark.parametrize("width", [300, 480, 640, 900, 1200])
def test_columns_of_any_width_need_no_horizontal_scroll(
    page: Page, address: str, width: int
) -> None:
    page.set_viewport_size({"width": 1900, "height": 800})
    visit(page, address)
    for tag in ("queens-asking", "queens-asking-predictions"):
        figure = page.locator(tag).first
        figure.evaluate("(element, width) => (element.style.width = `${width}px`)", width)
        assert figure.evaluate("(element) => element.scrollWidth") <= width


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Faster").first.click()
        expect_address(page, "/faster/")
        first = page.locator("queens-asking").first
        click(first, "b3")
        expect_asked(first, "b3")
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_it_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}faster/")
    first, _ = visit(page, address)
    click(first, "b3")
    expect_asked(first, "b3")
