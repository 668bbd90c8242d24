"""The chapter "Ask faster": a reader compares what three programs ask about squares."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import count
from site_builder.figures.learn.faster import SIZES, check_counts, checked_square
from site_builder.figures.learn.search import METHOD
from site_builder.values.text import square_name
from tests.browser.conftest import click_squares, part_of, press

FIRST = "8 a8 d7 b6 g5 f4"


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The figure with the three programs, at the square `FIRST`."""
    page.goto(f"{atlas}learn/faster/")
    figure = page.locator("queens-attack-checks")
    page.get_by_role("link", name="backtracking asks every queen").click()
    click_squares(figure, "f4")
    return figure


def expect_square(figure: Locator, line: str) -> None:
    """Wait until all programs ask about a square, as Python has it."""
    square = checked_square(line)
    expect(figure.locator('[aria-label*=", asked about"]')).to_have_attribute(
        "aria-label", re.compile(f"^{square.name},")
    )
    for row, questions in zip(
        figure.locator("[data-qa-row]").all(), square.checks.values(), strict=True
    ):
        expect(row.locator("td").first).to_have_text(str(len(questions)))
        answers = [f"{each.name} {'yes' if each.is_hit else 'no'}" for each in questions]
        expect(row.locator(".qa-checks-answer")).to_have_text(answers)


def totals(figure: Locator) -> tuple[int, ...]:
    """The questions so far."""
    texts = figure.locator("[data-qa-row] td:last-child").all_inner_texts()
    return tuple(int(text.replace(",", "")) for text in texts)


def test_the_search_begins_at_its_first_square(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}learn/faster/")
    figure = page.locator("queens-attack-checks")
    expect_square(figure, "8 a8")
    assert totals(figure) == (0, 3, 0)


def test_every_square_gets_the_questions_of_python(figure: Locator) -> None:
    expect_square(figure, FIRST)
    for column in range(8):
        name = square_name((4, column), 8)
        click_squares(figure, name)
        expect_square(figure, FIRST.replace("f4", name))
    click_squares(figure, "c4", "h3")
    expect_square(figure, "8 a8 d7 b6 g5 c4 h3")
    click_squares(figure, "d7")
    expect_square(figure, "8 a8 d7")
    click_squares(figure, "h8", "a7")
    expect_square(figure, "8 h8 a7")


def test_a_click_too_far_down_is_explained_and_changes_nothing(figure: Locator) -> None:
    before = totals(figure)
    for square, message in [("a3", "is attacked"), ("a2", "Click a square of row ")]:
        click_squares(figure, square)
        expect(part_of(figure, "message")).to_contain_text(message)
        expect(part_of(figure, "message")).to_have_class(re.compile("qa-wrong"))
        expect_square(figure, FIRST)
        assert totals(figure) == before


def test_a_whole_search_asks_as_often_as_python_counts(figure: Locator) -> None:
    for n in SIZES:
        press(figure, str(n), "To the end")
        asked, census = check_counts(n), count(n, method=METHOD)
        text = f"{asked.squares:,} squares and {census.nodes:,} queens"
        expect(part_of(figure, "message")).to_contain_text(text)
        expect(part_of(figure, "message")).to_contain_text(f"{census.total} solution")
        assert totals(figure) == asked.totals


def test_steps_lead_through_the_search(figure: Locator) -> None:
    press(figure, "4", "Forward")
    expect_square(figure, "4 a4 a3")
    assert totals(figure) == (1, 4, 0)
    press(figure, "Back")
    expect_square(figure, "4 a4")
    expect(part_of(figure, "progress")).to_have_text("square 1 of 60")


def test_the_search_plays_to_its_end(still: Page, atlas: str) -> None:
    still.goto(f"{atlas}learn/faster/")
    figure = still.locator("queens-attack-checks")
    message = part_of(figure, "message")
    press(figure, "4", "Play")
    still.clock.run_for(1_000)
    expect(figure.get_by_role("status")).to_be_empty()
    still.clock.run_for(60_000)
    expect(figure.get_by_role("status")).to_contain_text("60 squares")
    press(figure, "8", "Play")
    still.clock.run_for(30_000)
    expect(message).to_contain_text("15,720 squares")


def test_the_board_shows_the_questions_of_one_program(figure: Locator) -> None:
    order = figure.locator(".qa-checks-order")
    expect(order).to_have_text(["1", "2", "3", "4"])
    press(figure, "List based")
    expect(order).to_have_text(["1"])
    expect(figure.locator(".qa-checks-no")).to_have_attribute("d", "")
    expect(part_of(figure, "memory")).to_contain_text("queens = [0, 3, 1, 6]")
    expect(figure.locator(".qa-checks-gone")).to_have_count(4)
    click_squares(figure, "b4")
    expect(part_of(figure, "message")).to_contain_text("column 1", ignore_case=True)
    press(figure, "Placement flags")
    expect(order).to_have_count(0)
    expect(part_of(figure, "message")).to_contain_text("taken[1]")


def test_both_diagonals_of_a_square_show_their_numbers(figure: Locator) -> None:
    press(figure, "Placement flags")
    click_squares(figure, "c4")
    square = checked_square("8 a8 d7 b6 g5 c4")
    own_rising, own_falling = (square.row + square.column, square.row - square.column)
    taken = {*enumerate(square.columns), (square.row, square.column)}
    expected = [
        str(rising) if rising == own_rising else str(falling + 7) if falling == own_falling else ""
        for row in range(8)
        for column in range(8)
        for rising, falling in [(row + column, row - column)]
    ]
    for row, column in taken:
        expected[8 * row + column] = ""
    expect(figure.locator("[role=gridcell]")).to_have_text(expected)


def test_flags_are_framed_dark_and_below_their_columns(figure: Locator) -> None:
    press(figure, "Placement flags")
    strips = figure.locator(".qa-checks-cells").all()
    asked = [strip.locator(".qa-checks-current").all_inner_texts() for strip in strips]
    assert asked == [["5"], ["9"], []]
    queens = [*enumerate(checked_square(FIRST).columns)]
    columns, rising, falling = (
        {*map(int, strip.locator(".qa-checks-set").all_inner_texts())} for strip in strips
    )
    assert columns == {column for _, column in queens}
    assert rising == {row + column for row, column in queens}
    assert falling == {row - column + 7 for row, column in queens}
    cells = figure.locator(".qa-checks-below > span").all()
    for cell, square in zip(cells, figure.locator("[role=gridcell]").all()[:8], strict=True):
        below, above = cell.bounding_box(), square.bounding_box()
        assert below
        assert above
        middles = [box["x"] + box["width"] / 2 for box in (below, above)]
        assert middles[0] == pytest.approx(middles[1], abs=1)


def test_links_of_the_text_show_squares(page: Page, figure: Locator, atlas: str) -> None:
    page.get_by_role("link", name="Light up both diagonals").click()
    expect_square(figure, "8 a8 d7 b6 g5 c4")
    flags = figure.get_by_role("button", name="Placement flags")
    expect(flags).to_have_attribute("aria-pressed", "true")
    assert page.url == f"{atlas}learn/faster/"  # the reader stays where the figure is in sight
    page.get_by_role("link", name="For N = 4").click()
    expect_square(figure, "4 b4")
    expect(figure.locator("[role=gridcell]").first).to_be_in_viewport()
