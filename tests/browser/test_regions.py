"""Coloured regions: a reader solves a puzzle by pointer and by keys, with hints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core.variants import region_puzzle
from site_builder.values.text import square_name, squares
from tests.helpers.browser import violations_by_day_and_night
from tests.helpers.finder import part, square
from tests.helpers.play import visit

pytestmark = [pytest.mark.slow, pytest.mark.soak]

PUZZLE = region_puzzle(6, 2)
SOLUTION = squares(PUZZLE.solution)
SOLVED = "Solved. There is no other solution."
NAME = "queens-regions"


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The second puzzle of N = 6."""
    return visit(page, f"{atlas}variants/regions/?n=6&puzzle=2", NAME)


def put_queen(figure: Locator, name: str) -> None:
    """Click twice: a cross, then a queen."""
    for piece in ("cross", "queen"):
        square(figure, name).click()
        expect(square(figure, name)).to_have_attribute("aria-label", re.compile(f", {piece}"))


def test_a_reader_solves_a_puzzle_and_finds_it_solved_again(page: Page, figure: Locator) -> None:
    for row, letters in enumerate(PUZZLE.rows):
        for column, letter in enumerate(letters):
            name = square_name((row, column), PUZZLE.n)
            expect(square(figure, name)).to_have_attribute(
                "aria-label", f"{name}, empty, region {letter}"
            )
    for name in SOLUTION:
        put_queen(figure, name)
    expect(part(figure, "message")).to_have_text(SOLVED)
    expect(part(figure, "hint")).to_be_disabled()
    page.reload()
    expect(part(figure, "message")).to_have_text(SOLVED)


def test_queens_that_clash_are_named(page: Page, figure: Locator) -> None:
    put_queen(figure, "a1")
    put_queen(figure, "b2")
    expect(part(figure, "message")).to_have_text("Queen on b2, touching a1. 2 of 6.")
    expect(figure.locator("[role=gridcell][aria-label*=', touching ']")).to_have_count(2)
    put_queen(figure, "f2")
    expect(part(figure, "message")).to_have_text("Queen on f2, in one row with b2. 3 of 6.")
    part(figure, "undo").click()
    expect(part(figure, "message")).to_have_text("Taken back. 2 of 6.")
    part(figure, "clear").click()
    expect(part(figure, "message")).to_contain_text("0 of 6")
    for column in "abcdef":
        put_queen(figure, f"{column}1")
    for _ in "cross, then nothing":
        square(figure, "b2").click()
        expect(figure.get_by_label(re.compile(", queen"))).to_have_count(6)
    assert violations_by_day_and_night(page, "main") == []


def test_hints_lead_to_the_solution(figure: Locator) -> None:
    """Each hint names the square of a queen of the solution, or what is wrong."""
    wrong = square_name((0, (PUZZLE.solution[0] + 2) % 6), 6)
    put_queen(figure, wrong)
    part(figure, "hint").click()
    expect(part(figure, "message")).to_have_text(f"No solution has a queen on {wrong}.")
    part(figure, "clear").click()
    for _ in SOLUTION:
        part(figure, "hint").click()
        name = part(figure, "message").inner_text().rstrip(".").split()[-1]
        assert name in SOLUTION
        put_queen(figure, name)
    expect(part(figure, "message")).to_have_text(SOLVED)


def test_keys_place_a_queen(page: Page, figure: Locator) -> None:
    square(figure, "a6").focus()
    for key in ("ArrowRight", "Enter", "Enter", "ArrowDown", "x"):
        page.keyboard.press(key)
    for name, row, piece in (("b6", 0, "queen"), ("b5", 1, "cross")):
        description = f"{name}, {piece}, region {PUZZLE.rows[row][1]}"
        expect(square(figure, name)).to_have_attribute("aria-label", description)


def test_size_and_number_are_in_the_address(page: Page, figure: Locator, atlas: str) -> None:
    part(figure, "n").select_option("9")
    expect(figure.get_by_role("gridcell")).to_have_count(81)
    part(figure, "next").click()
    assert page.url.endswith("?n=9&puzzle=3")
    page.go_back()
    expect(part(figure, "number")).to_have_value("2")
    for query in ("n=constructor", "n=7.0", "n=8&puzzle=0x1"):  # of no puzzle
        visit(page, f"{atlas}variants/regions/?{query}", NAME)
        expect(figure.get_by_role("gridcell")).to_have_count(64)


def test_the_first_puzzle_is_that_of_the_day(fresh: Page, atlas: str) -> None:
    numbers = list[int]()
    for day in ("2026-11-25", "2026-11-26"):
        fresh.clock.set_fixed_time(f"{day}T10:00:00")
        figure = visit(fresh, f"{atlas}variants/regions/", NAME)
        numbers.append(int(part(figure, "number").input_value()))
    assert numbers[1] == numbers[0] % 30 + 1


def test_paper_has_the_board_alone(page: Page, figure: Locator) -> None:
    page.emulate_media(media="print")
    expect(part(figure, "board")).to_be_visible()
    expect(part(figure, "hint")).to_be_hidden()
