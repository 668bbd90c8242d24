"""The figures of the chapter on the search as elements: two, moved, removed, put back, swapped."""

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

TEXT = "removed.textContent"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has each figure twice."""
    blocks = ("hand-search\n4", "hand-search\n5", *["search-prediction\n6"] * 2)
    blocks = (*blocks, *["search-exercises"] * 2)
    text = "\n\n".join(f"```queens {block}\n```" for block in blocks)
    program = (ROOT / "content/programs/search-by-hand.py").read_text("utf-8")
    code = f'\n\n<div id="search-program"><pre><code>{program}</code></pre></div>\n'
    pages = {"index": "# Home\n\nWords.", "search": f"# Search\n\n{text}{code}"}
    with instant_site(tmp_path_factory.mktemp("search"), pages) as root:
        yield root


def visit(page: Page, address: str, tag: str = "queens-hand-search") -> list[Locator]:
    """Both figures of a kind."""
    page.goto(f"{address}search/")
    found = page.locator(tag).all()
    assert len(found) == 2
    return found


def part(element: Locator, name: str) -> Locator:
    """A part of a figure."""
    return element.locator(f'[data-qa-part="{name}"]').first


def click(figure: Locator, square: str) -> None:
    """Click a square."""
    figure.locator(f'[role=gridcell][aria-label^="{square}"]').first.click()


def test_two_work_apart(page: Page, address: str) -> None:
    first, second = visit(page, address)
    click(first, "a4")
    click(second, "a5")
    click(second, "a4")
    expect(part(first, "tried")).to_have_text("1")
    expect(part(second, "tried")).to_have_text("2")
    for figure in (first, second):
        part(figure, "code").click()
        expect(part(figure, "program")).to_contain_text("queens.append")


def test_one_that_is_put_back_goes_on_and_hears_each_click_once(page: Page, address: str) -> None:
    _, second = visit(page, address)
    click(second, "a5")
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect(part(second, "placed")).to_have_text("1")
    part(second, "step").click()
    expect(part(second, "tried")).to_have_text("2")
    second.locator(".qa-tree-node[tabindex='0']").hover()
    expect(second.locator(".qa-tree-preview")).to_have_count(1)


def test_one_that_is_moved_into_a_fold_is_whole_when_it_opens(page: Page, address: str) -> None:
    _, second = visit(page, address)
    click(second, "a5")
    second.evaluate(FOLD)
    second.evaluate("(element) => (element.parentElement.open = true)")
    click(second, "c4")
    expect(part(second, "placed")).to_have_text("2")
    expect(second.locator(".qa-tree-node:visible")).to_have_count(3)


def test_one_that_begins_in_a_closed_fold_is_drawn_when_it_opens(page: Page, address: str) -> None:
    _, second = visit(page, address)
    second.evaluate(FOLD)
    second.evaluate(REMOVE)
    page.evaluate("removed.setAttribute('data-qa-size', 6)")
    page.evaluate(f"place.parentElement.open = false; {PUT_BACK}")
    second.evaluate("(element) => (element.parentElement.open = true)")
    click(second, "a5")
    expect(second.locator(".qa-tree-node:visible")).to_have_count(2)


def test_the_tree_is_drawn_anew_in_a_narrower_place(page: Page, address: str) -> None:
    first, _ = visit(page, address)
    click(first, "a4")
    tree = first.locator(".qa-tree svg")
    wide = tree.bounding_box()
    first.evaluate("(element) => (element.style.width = '300px')")
    page.wait_for_function(f"document.querySelector('.qa-tree svg').clientWidth < {wide['width']}")
    expect(first.locator(".qa-tree-node:visible")).to_have_count(2)
    assert first.evaluate("(element) => element.scrollWidth") <= 300


def test_one_that_plays_stops_when_it_leaves(still: Page, address: str) -> None:
    first, _ = visit(still, address)
    part(first, "play").click()
    first.evaluate(REMOVE)
    text = still.evaluate(TEXT)
    still.clock.run_for(20_000)
    assert still.evaluate(TEXT) == text
    still.evaluate("removed.querySelector('[data-qa-part=step]').click()")
    assert still.evaluate(TEXT) == text
    still.evaluate(PUT_BACK)
    expect(part(first, "play")).to_have_text("Play")


def test_a_prediction_that_runs_stops_when_it_leaves(still: Page, address: str) -> None:
    first, second = visit(still, address, "queens-search-prediction")
    first.get_by_role("button", name="50", exact=True).click()
    first.evaluate(REMOVE)
    text = still.evaluate(TEXT)
    still.clock.run_for(20_000)
    assert still.evaluate(TEXT) == text
    still.evaluate(PUT_BACK)
    expect(part(first, "verdict")).to_contain_text("More: 152 queens")
    expect(part(second, "placed")).to_have_text("0")


def test_exercises_that_are_put_back_hear_each_click_once(page: Page, address: str) -> None:
    _, second = visit(page, address, "queens-search-exercises")
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    click(second, "a4")
    expect(part(second, "message")).to_contain_text("Right.")
    expect(second.locator(".qa-hand-squares")).to_have_count(3)


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Search").first.click()
        expect_address(page, "/search/")
        first = page.locator("queens-hand-search").first
        click(first, "a4")
        expect(part(first, "tried")).to_have_text("1")
        part(first, "code").click()
        expect(part(first, "program")).to_contain_text("queens.append")
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_it_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}search/")
    first, _ = visit(page, address)
    click(first, "a4")
    expect(part(first, "tried")).to_have_text("1")
