"""The chapter "Ask faster": a reader compares the questions of three programs about squares."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import count
from exhibits.learn_faster.blocks import TOTALS, checked_square
from exhibits.shared.searches import METHOD
from tests.browser.conftest import click_squares, press
from tests.helpers.browser import part_of

FIRST = "8 a8 d7 b6 g5 f4"
ANSWERS = (
    ["a8 no", "d7 no", "b6 no", "g5 yes"],
    ["taken[5] no", "rising[9] yes"],
    ["g5 yes"],
)


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The figure with the three programs, at the square `FIRST`."""
    page.goto(f"{atlas}learn/faster/")
    figure = page.locator("queens-attack-checks")
    page.get_by_role("link", name="backtracking asks every queen").click()
    click_squares(figure, "f4")
    return figure


def expect_square(figure: Locator, line: str) -> None:
    """Wait until the board has the queens of `line`, and all programs ask about its last square.

    `line` has N, the squares of the queens, and the square to ask about, such as `8 a8 d7`.
    """
    square = checked_square(line)
    expect(figure.locator('[aria-label*=", asked about"]')).to_have_attribute(
        "aria-label", re.compile(f"^{square.name},")
    )
    expect(figure.locator("[role=gridcell][aria-selected=true]")).to_have_count(square.row)


def totals(figure: Locator) -> tuple[int, ...]:
    """Return the number of questions that each program has asked so far."""
    texts = figure.locator("[data-qa-row] td:last-child").all_inner_texts()
    return tuple(int(text.replace(",", "")) for text in texts)


def test_clicks_and_steps_lead_to_squares(page: Page, figure: Locator, atlas: str) -> None:
    """Check few squares here: tests in Node check which questions programs ask about squares."""
    expect_square(figure, FIRST)
    rows = figure.locator("[data-qa-row]")
    expect(rows.locator("td:nth-child(2)")).to_have_text(["4", "2", "1"])
    for row, answers in zip(rows.all(), ANSWERS, strict=True):
        expect(row.locator(".qa-checks-answer")).to_have_text(answers)
    for clicks, line in ((["c4", "h3"], "8 a8 d7 b6 g5 c4 h3"), (["d7"], "8 a8 d7")):
        click_squares(figure, *clicks)
        expect_square(figure, line)
    before = totals(figure)
    for square in ("a4", "a1"):  # too far down
        click_squares(figure, square)
        expect(part_of(figure, "message")).to_have_class(re.compile("qa-wrong"))
        expect_square(figure, "8 a8 d7")
        assert totals(figure) == before
    press(figure, "8", "To the end")
    census = count(8, method=METHOD)
    expect(part_of(figure, "message")).to_contain_text(f"{census.nodes:,} queens")
    assert totals(figure) == TOTALS[8]
    press(figure, "4", "Forward")
    expect_square(figure, "4 a4 a3")
    assert totals(figure) == (1, 4, 0)
    press(figure, "Back")
    expect_square(figure, "4 a4")
    expect(part_of(figure, "progress")).to_have_text("square 1 of 60")
    page.goto(f"{atlas}learn/faster/")
    expect_square(figure, "8 a8")
    assert totals(figure) == (0, 3, 0)


def test_the_search_plays_to_its_end(paused_page: Page, atlas: str) -> None:
    paused_page.goto(f"{atlas}learn/faster/")
    figure = paused_page.locator("queens-attack-checks")
    message = part_of(figure, "message")
    press(figure, "4", "Play")
    paused_page.clock.run_for(1_000)
    expect(figure.get_by_role("status")).to_be_empty()
    paused_page.clock.run_for(60_000)
    expect(figure.get_by_role("status")).to_contain_text("60 squares")
    press(figure, "8", "Play")
    paused_page.clock.run_for(30_000)
    expect(message).to_contain_text("15,720 squares")


def test_the_board_shows_the_questions_of_one_program_and_its_flags(figure: Locator) -> None:
    press(figure, "Placement flags")
    strips = figure.locator(".qa-checks-cells").all()
    asked = [strip.locator(".qa-checks-current").all_inner_texts() for strip in strips]
    assert asked == [["5"], ["9"], []]
    queens = list(enumerate(checked_square(FIRST).columns))
    columns, rising, falling = (
        set(map(int, strip.locator(".qa-checks-set").all_inner_texts())) for strip in strips
    )
    assert columns == {column for _, column in queens}
    assert rising == {row + column for row, column in queens}
    assert falling == {row - column + 7 for row, column in queens}
    cells = figure.locator(".qa-checks-below > span").all()
    for cell, square in zip(cells, figure.locator("[role=gridcell]").all()[:8], strict=True):
        below = cell.bounding_box()
        above = square.bounding_box()
        assert below
        assert above
        middles = [box["x"] + box["width"] / 2 for box in (below, above)]
        assert middles[0] == pytest.approx(middles[1], abs=1)
    press(figure, "Backtracking")
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
    click_squares(figure, "g5", "f4")
    press(figure, "Placement flags")
    click_squares(figure, "c4")
    square = checked_square("8 a8 d7 b6 g5 c4")
    own_rising = square.row + square.column
    own_falling = square.row - square.column
    taken = {*enumerate(square.columns), (square.row, square.column)}
    expected = []
    for row in range(8):
        for column in range(8):
            rising = row + column
            falling = row - column
            if rising == own_rising:
                expected.append(str(rising))
            elif falling == own_falling:
                expected.append(str(falling + 7))
            else:
                expected.append("")
    for row, column in taken:
        expected[8 * row + column] = ""
    expect(figure.locator("[role=gridcell]")).to_have_text(expected)


def test_links_of_the_text_show_squares(page: Page, figure: Locator, atlas: str) -> None:
    page.get_by_role("link", name="Light up both diagonals").click()
    expect_square(figure, "8 a8 d7 b6 g5 c4")
    flags = figure.get_by_role("button", name="Placement flags")
    expect(flags).to_have_attribute("aria-pressed", "true")
    # The figure is in sight, so the link does not scroll to it and leaves the address unchanged.
    assert page.url == f"{atlas}learn/faster/"
    page.get_by_role("link", name="For N = 4").click()
    expect_square(figure, "4 b4")
    expect(figure.locator("[role=gridcell]").first).to_be_in_viewport()
