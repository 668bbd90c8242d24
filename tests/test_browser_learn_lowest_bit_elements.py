"""The figures of the chapter on the lowest 1 as elements: moved, removed, put back, swapped."""

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


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has each figure twice."""
    text = "\n\n```queens lowest-bit\n01101000\n```\n\n```queens bit-questions\n```\n"
    pages = {"index": "# Home\n\nWords.", "bits": f"# Bits{text * 2}"}
    with instant_site(tmp_path_factory.mktemp("bits"), pages) as root:
        yield root


def visit(page: Page, address: str, tag: str = "queens-lowest-bit") -> list[Locator]:
    """Both figures of a kind."""
    page.goto(f"{address}bits/")
    found = page.locator(tag).all()
    assert len(found) == 2
    return found


def part(element: Locator, name: str) -> Locator:
    """The first part with a name."""
    return element.locator(f'[data-qa-part="{name}"]').first


def test_two_work_apart(page: Page, address: str) -> None:
    first, second = visit(page, address)
    part(second, "take").click()
    expect(part(second, "value")).to_have_text("96")
    expect(part(first, "value")).to_have_text("104")


def test_one_that_is_put_back_hears_each_click_once(page: Page, address: str) -> None:
    _, second = visit(page, address)
    part(second, "take").click()
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    expect(part(second, "value")).to_have_text("104")
    second.get_by_role("button", name="bit 0,").click()
    expect(part(second, "value")).to_have_text("105")
    part(second, "take").click()
    expect(part(second, "taken")).to_have_text("taken: h")


def test_one_that_is_moved_into_a_fold_goes_on(page: Page, address: str) -> None:
    _, second = visit(page, address)
    part(second, "take").click()
    second.evaluate(FOLD)
    second.evaluate(OPEN)
    part(second, "take").click()
    expect(part(second, "taken")).to_have_text("taken: e, c")


def test_one_that_plays_stops_when_it_leaves(still: Page, address: str) -> None:
    first, _ = visit(still, address)
    part(first, "play").click()
    first.evaluate(REMOVE)
    text = still.evaluate("removed.textContent")
    still.clock.run_for(20_000)
    assert still.evaluate("removed.textContent") == text


def test_questions_that_are_put_back_hear_each_click_once(page: Page, address: str) -> None:
    first, second = visit(page, address, "queens-bit-questions")
    second.evaluate(REMOVE)
    page.evaluate(PUT_BACK)
    second.get_by_role("button", name="bit 1,").click()
    part(second, "check").click()
    expect(part(second, "verdict")).to_contain_text("Right.")
    expect(part(first, "verdict")).to_have_text("")


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Bits").first.click()
        expect_address(page, "/bits/")
        first = page.locator("queens-lowest-bit").first
        part(first, "take").click()
        expect(part(first, "taken")).to_have_text("taken: e")
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_it_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}bits/")
    first, _ = visit(page, address)
    part(first, "take").click()
    expect(part(first, "value")).to_have_text("96")
