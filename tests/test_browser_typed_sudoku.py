"""A reader's own sudoku in a browser: typed, linked, searched, and its solutions counted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.browser import GATE
from tests.helpers.sudoku_page import (
    EASY,
    HARD,
    MOST,
    STUCK,
    expect_step,
    length,
    part,
    sudoku_page,
)

pytestmark = [pytest.mark.slow, pytest.mark.soak]

OWN = f"{HARD[:80]}{'.' if HARD[80] != '.' else '1'}"
FRAMED = "+---+\n" + "\n".join(f"|{HARD[at : at + 9]}|" for at in range(0, 81, 9))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A small site with the stepper."""
    with sudoku_page(tmp_path_factory.mktemp("sudoku")) as (_, alone):
        yield alone


def test_a_pasted_puzzle_is_searched_and_can_be_linked(desk: Page, address: str) -> None:
    desk.goto(address)
    part(desk, "method").select_option("fewest")
    part(desk, "typed").fill(OWN)
    desk.get_by_role("button", name="Show its search").click()
    steps = length(OWN, "fewest")
    expect_step(desk, 1, steps)
    expect(part(desk, "puzzle")).to_have_value(OWN)
    expect(desk.locator(".qa-stepper-board").first).to_be_focused()
    desk.keyboard.press("ArrowRight")
    expect_step(desk, 2, steps)
    desk.wait_for_url(re.compile(rf"\?puzzle={re.escape(OWN)}&method=fewest&step=2$"))
    desk.reload()
    expect_step(desk, 2, steps)
    expect(part(desk, "typed")).to_have_value("\n".join(OWN[at : at + 9] for at in range(0, 81, 9)))


def test_a_puzzle_that_is_typed_while_a_method_is_fetched_has_both(
    page: Page, address: str
) -> None:
    page.add_init_script(GATE)
    page.goto(address)
    part(page, "method").select_option("cells")
    part(page, "typed").fill(OWN)
    page.get_by_role("button", name="Show its search").click()
    page.evaluate("open()")
    expect_step(page, 1, length(OWN, "cells"))
    expect(part(page, "method")).to_have_value("cells")


def test_a_frame_may_be_pasted_and_the_field_follows_what_is_shown(
    desk: Page, address: str
) -> None:
    desk.goto(address)
    part(desk, "typed").fill(FRAMED)
    desk.get_by_role("button", name="Show its search").click()
    expect(part(desk, "puzzle")).to_have_value(HARD)
    part(desk, "puzzle").select_option(index=0)
    expect(part(desk, "typed")).to_have_value(re.compile(re.escape(EASY[:9]) + "\n"))


def test_keys_have_their_own_meaning_in_the_field(desk: Page, address: str) -> None:
    desk.goto(address)
    part(desk, "typed").fill("12")
    for key in ("Home", "ArrowRight", " "):
        desk.keyboard.press(key)
    expect(part(desk, "typed")).to_have_value("1 2")
    expect_step(desk, 1, length(EASY, "bits"))


@pytest.mark.parametrize("button", ["Show its search", "Count its solutions"])
def test_a_mistake_is_told_and_mended(desk: Page, address: str, button: str) -> None:
    desk.goto(address)
    part(desk, "typed").fill(f"<b>{HARD}")
    desk.get_by_role("button", name=button).click()
    rule = "a puzzle holds 1 to 9, and . or 0 for an empty cell, got <"
    expect(part(desk, "mistake")).to_have_text(rule)
    expect(part(desk, "typed")).to_have_attribute("aria-invalid", "true")
    expect_step(desk, 1, length(EASY, "bits"))
    part(desk, "typed").fill(HARD)
    desk.get_by_role("button", name=button).click()
    expect(part(desk, "mistake")).to_have_text("")
    expect(part(desk, "typed")).to_have_attribute("aria-invalid", "false")


def test_a_puzzle_without_a_step_is_told(desk: Page, address: str) -> None:
    desk.goto(address)
    part(desk, "typed").fill(STUCK)
    desk.get_by_role("button", name="Show its search").click()
    told = "The search of bits has no step: no digit fits the first cell."
    expect(part(desk, "mistake")).to_have_text(told)
    expect_step(desk, 1, length(EASY, "bits"))


@pytest.mark.parametrize(
    ("puzzle", "told"),
    [
        (EASY, r"1 solution, [\d,]+ digits placed\."),
        (STUCK, r"0 solutions, 0 digits placed\."),
        ("." * 81, "At least 1,000 solutions: the count ends there\\."),
    ],
)
def test_solutions_are_counted_up_to_a_limit(
    desk: Page, address: str, puzzle: str, told: str
) -> None:
    desk.goto(address)
    part(desk, "typed").fill(puzzle)
    desk.get_by_role("button", name="Count its solutions").click()
    expect(part(desk, "counted")).to_have_text(re.compile(f"^{told}$"))
    expect(part(desk, "count")).to_have_text("Count its solutions")


def test_what_was_counted_stays_beside_its_puzzle(desk: Page, address: str) -> None:
    desk.goto(address)
    part(desk, "typed").fill("." * 81)
    desk.get_by_role("button", name="Count its solutions").click()
    expect(part(desk, "counted")).to_have_text(re.compile("^At least"))
    desk.get_by_role("button", name="Show its search").click()
    expect_step(desk, 1, MOST)
    expect(part(desk, "counted")).to_have_text(re.compile("^At least"))
    expect(desk.get_by_role("button", name="Forward").first).to_be_in_viewport()
    part(desk, "typed").fill("")
    expect(part(desk, "counted")).to_have_text("")


def test_a_long_count_tells_how_far_it_is_and_can_be_stopped(page: Page, address: str) -> None:
    never = "onmessage = () => postMessage({ solutions: 17, nodes: 1234567, ended: false });"
    script = {"content_type": "text/javascript", "body": never}
    page.route("**/queens-sudoku-worker.js", lambda route: route.fulfill(**script))
    page.goto(address)
    part(page, "count").click()
    part(page, "puzzle").select_option("22 givens")
    expect_step(page, 1, MOST)
    expect(part(page, "counted")).to_have_text("")
    part(page, "count").click()
    expect(part(page, "counted")).to_have_text("17 solutions so far, 1,234,567 digits placed")
    expect(part(page, "counted")).to_have_attribute("aria-live", "off")
    page.get_by_role("button", name="Stop").click()
    told = "Stopped: 17 solutions so far, 1,234,567 digits placed."
    expect(part(page, "counted")).to_have_text(told)
    expect(part(page, "counted")).to_have_attribute("aria-live", "polite")
    expect(part(page, "count")).to_have_text("Count its solutions")


def test_a_count_that_cannot_begin_says_so(page: Page, address: str) -> None:
    page.route("**/queens-sudoku-worker.js", lambda route: route.abort())
    page.goto(address)
    part(page, "count").click()
    expect(part(page, "counted")).to_have_text("Solutions cannot be counted on this page.")
