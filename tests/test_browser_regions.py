"""The page of coloured regions: a reader solves a puzzle, by pointer and by keys, with hints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core.variants import region_puzzle
from site_builder.values.text import square_name, squares
from tests.helpers.browser import violations_by_day_and_night
from tests.helpers.chapters import site_of
from tests.helpers.play import part, square
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

PUZZLE = region_puzzle(6, 2)
SOLUTION = squares(PUZZLE.solution)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the page."""
    return site_of(tmp_path_factory.mktemp("regions"), "variants", "regions")


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The page."""
    with served(site) as root:
        yield f"{root}/variants/regions/"


@pytest.fixture
def figure(page: Page, address: str) -> Locator:
    """The second puzzle of N = 6."""
    return visit(page, f"{address}?n=6&puzzle=2")


def visit(page: Page, address: str) -> Locator:
    page.goto(address)
    found = page.locator("queens-regions")
    expect(found.get_by_role("gridcell").first).to_be_visible()
    return found


def put_queen(figure: Locator, name: str) -> None:
    """Click twice: a cross, then a queen."""
    for piece in ("cross", "queen"):
        square(figure, name).click()
        expect(square(figure, name)).to_have_attribute("aria-label", re.compile(f", {piece}"))


def test_the_board_has_the_regions_of_the_core(figure: Locator) -> None:
    for row, letters in enumerate(PUZZLE.rows):
        for column, letter in enumerate(letters):
            name = square_name((row, column), PUZZLE.n)
            expect(square(figure, name)).to_have_attribute("aria-label", f"{name}, region {letter}")


def test_a_reader_solves_a_puzzle_and_finds_it_solved_again(page: Page, figure: Locator) -> None:
    for name in SOLUTION:
        put_queen(figure, name)
    expect(part(figure, "message")).to_have_text("Solved. There is no other solution.")
    expect(part(figure, "hint")).to_be_disabled()
    page.reload()
    expect(part(figure, "message")).to_have_text("Solved. There is no other solution.")


def test_queens_that_clash_are_named(figure: Locator) -> None:
    put_queen(figure, "a1")
    put_queen(figure, "b2")
    expect(part(figure, "message")).to_have_text("The queens on b2 and a1 touch.")
    clashing = figure.locator("[role=gridcell][aria-label$='in conflict']")
    expect(clashing).to_have_count(2)
    part(figure, "undo").click()
    expect(part(figure, "message")).to_contain_text("1 queen of 6")
    part(figure, "clear").click()
    expect(part(figure, "message")).to_contain_text("0 queens of 6")


def test_no_more_queens_are_placed_than_the_board_has_rows(figure: Locator) -> None:
    for column in "abcdef":
        put_queen(figure, f"{column}1")
    for _ in "cross, then nothing":
        square(figure, "b2").click()
        expect(figure.get_by_label(re.compile(", queen"))).to_have_count(6)


def test_a_number_of_rows_that_is_no_puzzle_shows_one(page: Page, address: str) -> None:
    for query in ("n=constructor", "n=7.0", "n=8&puzzle=0x1"):
        expect(visit(page, f"{address}?{query}").get_by_role("gridcell")).to_have_count(64)


def test_hints_lead_to_the_solution(figure: Locator) -> None:
    """Each hint names the square of a queen of the solution, or what is wrong."""
    wrong = square_name((0, (PUZZLE.solution[0] + 2) % 6), 6)
    put_queen(figure, wrong)
    part(figure, "hint").click()
    expect(part(figure, "message")).to_have_text(f"No solution has a queen on {wrong}.")
    part(figure, "clear").click()
    for _ in SOLUTION:
        part(figure, "hint").click()
        words = part(figure, "message").inner_text().rstrip(".").split()
        assert words[-1] in SOLUTION
        put_queen(figure, words[-1])
    expect(part(figure, "message")).to_have_text("Solved. There is no other solution.")


def test_keys_place_a_queen(page: Page, figure: Locator) -> None:
    square(figure, "a6").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(square(figure, "b6")).to_have_attribute(
        "aria-label", f"b6, region {PUZZLE.rows[0][1]}, queen"
    )
    page.keyboard.press("ArrowDown")
    page.keyboard.press("x")
    expect(square(figure, "b5")).to_have_attribute(
        "aria-label", f"b5, region {PUZZLE.rows[1][1]}, cross"
    )


def test_size_and_number_are_in_the_address(page: Page, figure: Locator) -> None:
    part(figure, "n").select_option("9")
    expect(figure.get_by_role("gridcell")).to_have_count(81)
    part(figure, "next").click()
    assert page.url.endswith("?n=9&puzzle=3")
    page.go_back()
    expect(part(figure, "number")).to_have_value("2")


def test_the_first_puzzle_is_that_of_the_day(page: Page, address: str) -> None:
    page.clock.set_fixed_time("2026-11-25T10:00:00")
    number = part(visit(page, address), "number").input_value()
    page.clock.set_fixed_time("2026-11-26T10:00:00")
    assert part(visit(page, address), "number").input_value() == str(int(number) % 30 + 1)


def test_without_script_one_puzzle_is_drawn(page: Page, address: str) -> None:
    browser = page.context.browser
    assert browser
    context = browser.new_context(java_script_enabled=False)
    still = context.new_page()
    still.goto(address)
    expect(still.locator(".qa-regions-drawn").first).to_be_visible()
    still.get_by_text("Answer").click()
    expect(still.get_by_text("The queens stand on")).to_be_visible()
    context.close()


def test_paper_has_the_board_alone(page: Page, figure: Locator) -> None:
    page.emulate_media(media="print")
    expect(part(figure, "board")).to_be_visible()
    expect(part(figure, "hint")).to_be_hidden()


def test_axe_finds_nothing(page: Page, figure: Locator) -> None:
    put_queen(figure, "a1")
    assert violations_by_day_and_night(page, "main") == []
