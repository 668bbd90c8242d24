"""Coloured regions: a reader solves a puzzle by pointer and by keys, with hints."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core.variants import parse_regions, region_solutions
from site_builder.figures.play.blocks import region_puzzles, solve_regions
from site_builder.values.text import square_name, squares
from tests.helpers.browser import expect_address, part_of, violations_in_both_schemes
from tests.helpers.finder import solve, square, squares_with, visit

PUZZLE = region_puzzles()[6][1].rows
ROWS, COLUMNS = PUZZLE.split("."), solve_regions(PUZZLE)
SOLUTION = squares(COLUMNS)
SOLVED = "Solved. There is no other solution."
PLAY = "play/?game=regions"
REGIONS = "(cells) => cells.map((cell) => /region (.)/.exec(cell.ariaLabel)[1])"


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The figure with the second puzzle of N = 6."""
    return visit(page, f"{atlas}{PLAY}&n=6&puzzle=2")


def rows_of(figure: Locator) -> list[str]:
    """Return the regions of the board as rows of letters, as screen readers announce them."""
    letters = figure.get_by_role("gridcell").evaluate_all(REGIONS)
    n = round(len(letters) ** 0.5)
    return ["".join(letters[row * n : (row + 1) * n]) for row in range(n)]


def test_a_reader_solves_a_puzzle_and_finds_it_solved_again(page: Page, figure: Locator) -> None:
    assert rows_of(figure) == ROWS
    letters = figure.locator(".qa-regions-letter")
    expect(letters).to_have_count(0)
    part_of(figure, "letters").check()
    expect(part_of(figure, "time")).to_have_text(re.compile(r"^\d:\d\d$"))
    part_of(figure, "clock").uncheck()
    for name in SOLUTION:
        square(figure, name).click()
        expect(square(figure, name)).to_have_attribute("aria-label", re.compile(", queen"))
    expect(part_of(figure, "solved")).to_be_visible()
    expect(part_of(figure, "result")).to_contain_text("■" * 6)
    page.reload()
    expect(part_of(figure, "solved")).to_be_visible()
    part_of(figure, "again").click()
    expect(figure.get_by_label(re.compile(", queen"))).to_have_count(0)
    expect(letters).to_have_count(36)  # both options are kept
    expect(part_of(figure, "time")).to_have_count(0)


def test_queens_that_clash_are_marked_and_hints_lead_on(page: Page, figure: Locator) -> None:
    """Check few hints here, because tests in Node check which hints are given."""
    queens = figure.get_by_label(re.compile(", queen"))
    for name in ("a1", "b2", "f2"):
        square(figure, name).click()
    expect(figure.locator("[role=gridcell][aria-label*=', touching ']")).to_have_count(2)
    part_of(figure, "undo").click()
    expect(queens).to_have_count(2)
    part_of(figure, "clear").click()
    for column in "abcdef":
        square(figure, f"{column}1").click()
    square(figure, "b2").click()
    expect(queens).to_have_count(6)
    part_of(figure, "clear").click()
    wrong = square_name((0, (COLUMNS[0] + 2) % 6), 6)
    square(figure, wrong).click()
    part_of(figure, "hint").click()
    expect(part_of(figure, "message")).to_contain_text(wrong)
    part_of(figure, "do").click()
    expect(queens).to_have_count(0)
    part_of(figure, "hint").click()
    expect(part_of(figure, "rule")).to_have_count(0)
    while not part_of(figure, "do").is_visible():
        part_of(figure, "hint").click()
        rule = part_of(figure, "rule").get_by_role("link")
        expect(rule).to_have_attribute("href", re.compile(r"/variants/solve-regions/#\w+$"))
    name = rule.inner_text()
    part_of(figure, "do").click()
    assert squares_with(figure, "queen") or squares_with(figure, "mark")
    placed = squares_with(figure, "queen")
    for queen in (square_name((row, column), 6) for row, column in enumerate(COLUMNS)):
        if queen not in placed:
            square(figure, queen).click()
    expect(part_of(figure, "rules")).to_have_text(f"Your hints used: {name}.")
    assert violations_in_both_schemes(page, "main") == []


def test_a_pointer_marks_the_squares_that_it_passes(page: Page, figure: Locator) -> None:
    square(figure, "c6").click()
    first, last = (square(figure, name).bounding_box() for name in ("a6", "f6"))
    assert first
    assert last
    # A stroke marks its squares except the square with a queen. A second stroke empties them.
    for expected in (["a6", "b6", "d6", "e6", "f6"], []):
        page.mouse.move(first["x"] + 5, first["y"] + 5)
        page.mouse.down()
        page.mouse.move(last["x"] + 5, last["y"] + 5, steps=20)
        page.mouse.up()
        expect(figure.get_by_label(re.compile(", mark"))).to_have_count(len(expected))
        assert squares_with(figure, "mark") == expected
    part_of(figure, "undo").click()
    expect(figure.get_by_label(re.compile(", mark"))).to_have_count(5)
    expect(square(figure, "c6")).to_have_attribute("aria-label", re.compile(", queen"))


def test_size_and_number_are_in_the_address(page: Page, figure: Locator, atlas: str) -> None:
    part_of(figure, "size").select_option("9")
    expect(figure.get_by_role("gridcell")).to_have_count(81)
    part_of(figure, "puzzle").select_option("3")
    assert page.url.endswith("?game=regions&n=9&puzzle=3")
    page.go_back()
    expect(part_of(figure, "puzzle")).to_have_value("1")
    for query in ("n=constructor", "n=7.0", "n=8&puzzle=0x1"):  # not puzzles
        visit(page, f"{atlas}{PLAY}&{query}")
        expect(figure.get_by_role("gridcell")).to_have_count(49)


def test_each_day_has_a_puzzle_of_each_level(new_page: Page, atlas: str) -> None:
    new_page.clock.set_fixed_time("2026-11-25T10:00:00")
    figure = visit(new_page, f"{atlas}{PLAY}")
    for n, level in ((9, "Hard"), (8, "Medium"), (7, "Easy")):
        part_of(figure, "levels").get_by_text(level).click()
        expect(figure.get_by_role("gridcell")).to_have_count(n * n)
    before = rows_of(figure)
    new_page.clock.set_fixed_time("2026-11-26T10:00:00")
    figure = visit(new_page, f"{atlas}{PLAY}")
    boards = [before, rows_of(figure)]
    assert boards[0] != boards[1]
    assert [len(region_solutions(parse_regions(rows))) for rows in boards] == [1] * 2
    figure.locator(".qa-play-month a").first.click()
    expect(figure.get_by_role("gridcell")).to_have_count(49)
    assert new_page.url.endswith("&level=easy")


def test_the_archive_has_puzzles_by_size_and_level(page: Page, figure: Locator) -> None:
    archive = part_of(figure, "archive")
    archive.locator("summary").click()
    medium = archive.get_by_role("button", name="Medium")
    medium.click()
    expect(medium).to_have_attribute("aria-pressed", "true")
    archive.get_by_role("link", name="8 x 8, puzzle 5").click()
    expect_address(page, "?game=regions&n=8&puzzle=5")
    expect(figure.get_by_role("gridcell")).to_have_count(64)
    expect(part_of(figure, "size")).to_be_focused()
    for name in squares(solve_regions(region_puzzles()[8][4].rows)):
        square(figure, name).click()
    expect(archive.get_by_role("link", name="8 x 8, puzzle 5, solved")).to_be_visible()


def test_a_reader_draws_a_puzzle_and_plays_it(page: Page, atlas: str) -> None:
    address = f"{atlas}variants/regions/?drawn={PUZZLE}"
    figure = visit(page, address, "queens-region-editor")
    expect(part_of(figure, "play")).to_be_visible()
    row, column = next((r, c) for r in range(6) for c in range(6) if COLUMNS[r] == c)
    figure.get_by_role("button", name="F" if ROWS[row][column] == "A" else "A").click()
    square(figure, square_name((row, column), 6)).click()
    expect(part_of(figure, "play")).to_have_count(0)
    part_of(figure, "undo").click()
    with page.expect_navigation():
        part_of(figure, "play").click()
    game = page.locator("queens-play")
    expect(square(game, SOLUTION[0])).to_be_visible()
    assert rows_of(game) == ROWS
    for name in SOLUTION:
        square(game, name).click()
    expect(part_of(game, "solved")).to_be_visible()
    figure = visit(page, address, "queens-region-editor")
    part_of(figure, "typed").fill(f"{ROWS}\nby a friend")
    figure.get_by_role("button", name="Open").click()
    expect(part_of(figure, "message")).to_contain_text("by a friend")
    part_of(figure, "typed").fill(json.dumps([list(row) for row in ROWS]))
    figure.get_by_role("button", name="Open").click()
    expect(part_of(figure, "play")).to_be_visible()
    assert region_solutions(parse_regions(rows_of(figure))).tolist() == [COLUMNS]
    expect(page).to_have_url(re.compile("drawn="))
    assert violations_in_both_schemes(page, "main") == []


def test_addresses_of_the_time_before_lead_to_the_game(page: Page, atlas: str) -> None:
    for query in ("day=2026-11-25&level=hard", "n=6&puzzle=2", f"rows={PUZZLE}"):
        page.goto(f"{atlas}variants/regions/?{query}")
        expect_address(page, f"?game=regions&{query}")
        expect(page.locator("queens-play").get_by_role("gridcell").first).to_be_visible()
        assert page.url.startswith(f"{atlas}play/")


def test_tabs_keep_the_day_and_share_a_calendar(new_page: Page, atlas: str) -> None:
    new_page.clock.set_fixed_time("2026-11-26T10:00:00")
    figure = visit(new_page, f"{atlas}play/?day=2026-11-24&level=medium")
    solve(figure)
    tabs = part_of(figure, "games")
    tabs.get_by_text("Regions").click()
    expect_address(new_page, "?game=regions&day=2026-11-24&level=medium")
    expect(tabs.locator("[aria-current]")).to_have_text("Regions")
    expect(tabs.get_by_text("Regions")).to_be_focused()
    expect(part_of(figure, "message")).to_contain_text("in each row, column and region")
    month = figure.locator(".qa-play-month")
    expect(month.get_by_label("24 November, solved: position medium")).to_be_visible()
    new_page.go_back()
    expect(part_of(figure, "solved")).to_be_visible()
    # The address of today's puzzle has no day, so that it leads to the newest puzzle on later days.
    part_of(figure, "day").get_by_text("Today").click()
    tabs.get_by_text("Regions").click()
    expect_address(new_page, "?game=regions&level=medium")


def test_an_address_without_a_puzzle_says_why(page: Page, atlas: str) -> None:
    """After a wrong address, the figure shows the puzzle of today.

    Tests in Node and Python check the reasons why regions are invalid.
    """
    for rows, fault in (
        ("AAB.AB", "AAB.AB"),
        ("AAAA.ABBB.ABBB.CCCC", "3 regions"),
        ("AABB.AABB.CCDD.CCDD", "more than one"),
        ("AAA.BBB.CCC", "no solution"),
    ):
        figure = visit(page, f"{atlas}{PLAY}&rows={rows}")
        expect(part_of(figure, "message")).to_contain_text(fault)
        expect(figure.get_by_role("gridcell")).to_have_count(49)


def test_paper_has_the_board_alone_or_six_puzzles(page: Page, figure: Locator) -> None:
    page.emulate_media(media="print")
    expect(part_of(figure, "board")).to_be_visible()
    for name in ("hint", "month-name"):
        expect(part_of(figure, name)).to_be_hidden()
    page.emulate_media(media="null")
    page.evaluate("globalThis.print = () => {}")
    part_of(figure, "six").click()
    sheet = part_of(figure, "sheet")
    expect(sheet.locator("figure svg")).to_have_count(6)
    expect(sheet).to_contain_text(" ".join(SOLUTION))
    page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(part_of(figure, "board")).to_be_hidden()
