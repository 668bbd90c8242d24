"""The chapter "Attacks that move": a reader predicts free squares, with right and wrong answers."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import attack_masks, solution
from site_builder.figures.laboratories.blocks import SIZES
from site_builder.values.text import square_name
from tests.browser.conftest import click_squares, press
from tests.helpers.browser import PHONE, part_of

CENTRES = """(cells) => cells.map((cell) => {
    const box = cell.getBoundingClientRect();
    return box.x + box.width / 2;
})"""


@pytest.fixture
def stage(page: Page, atlas: str) -> Locator:
    """The figure of the chapter, which begins by asking for the free squares of the second row."""
    page.goto(f"{atlas}learn/attacks/")
    return page.locator("queens-moving-attacks")


def free_squares(n: int, columns: Sequence[int]) -> list[str]:
    """Return the names of the free squares in the next row.

    `columns` has the columns of the queens in the rows above.
    """
    row = len(columns)
    attacked = attack_masks(n, enumerate(columns), row).attacked
    return [square_name((row, c), n) for c in range(n) if not attacked >> (n - 1 - c) & 1]


def expect_masks(figure: Locator, n: int, columns: Sequence[int], *, is_shown: bool) -> None:
    """Wait until the masks and the free squares are shown for the row below the queens.

    `columns` has the columns of the queens. If `is_shown` is false, the figure still asks for the
    free squares: it shows the masks of the last queen's row, with the bit of that queen added.
    """
    masks = attack_masks(n, enumerate(columns), len(columns))
    if not is_shown:
        last = len(columns) - 1
        bit = 1 << n - 1 - columns[last]
        masks = type(masks)(
            *(mask | bit for mask in attack_masks(n, enumerate(columns[:last]), last))
        )
    for name, mask in masks._asdict().items():
        expect(part_of(figure, name)).to_have_text(f"{mask:0{n}b}")
    full = (1 << n) - 1
    free = f"{full & ~masks.attacked:0{n}b}" if is_shown else "?" * n
    expect(part_of(figure, "free")).to_have_text(free)


def test_a_reader_predicts_each_row_of_a_solution(stage: Locator, page: Page) -> None:
    score = 0
    for label in ("5.8.1", "8.4.1"):
        board = solution(label)
        n = len(board)
        press(stage, str(n))
        for row, column in enumerate(board):
            columns = board[:row]
            if row:
                expect_masks(stage, n, columns, is_shown=False)
                free = free_squares(n, columns)
                click_squares(stage, *free)
                part_of(stage, "check").click()
                expect(part_of(stage, "message")).to_contain_text(f"Right: {free[0]}")
                expect_masks(stage, n, columns, is_shown=True)
            click_squares(stage, square_name((row, column), n))
        expect(part_of(stage, "message")).to_contain_text("A solution.")
        score += n - 1
        expect(part_of(stage, "score")).to_contain_text(f": {score}")
    page.reload()
    expect(part_of(stage, "score")).to_contain_text(f": {score}")


def test_answers_are_explained_or_shown_and_queens_taken_back(stage: Locator, page: Page) -> None:
    part_of(stage, "check").click()
    expect(part_of(stage, "message")).to_contain_text("Click every square")
    expect_masks(stage, 5, [3], is_shown=False)
    page.get_by_role("link", name="Here nothing is free").click()
    press(stage, "Take back")
    # Place the queen of the link again: now the figure asks for the free squares.
    click_squares(stage, "c3")
    part_of(stage, "check").click()
    expect(part_of(stage, "message")).to_contain_text("Right: no square is free")
    page.evaluate("localStorage.clear()")
    # Do not use `reload`, because it would stay at the link, and the figure would show its board.
    page.goto(page.url)
    for square in ("a3", "a5"):
        click_squares(stage, square)
        expect(part_of(stage, "message")).to_contain_text("row 4")
    expect_masks(stage, 5, [3], is_shown=False)
    click_squares(stage, "a4", "b4", "c4", "c4")
    part_of(stage, "check").click()
    expect(part_of(stage, "message")).to_contain_text("Right: a4 and b4")
    page.evaluate("localStorage.clear()")
    page.goto(page.url)
    part_of(stage, "skip").click()
    expect(part_of(stage, "message")).to_contain_text("A4 and b4 are free")
    click_squares(stage, "a4")
    expect_masks(stage, 5, [3, 0], is_shown=False)
    part_of(stage, "undo").click()
    expect_masks(stage, 5, [3], is_shown=True)
    part_of(stage, "undo").click()
    expect(part_of(stage, "undo")).to_be_disabled()
    expect(part_of(stage, "score")).to_be_empty()
    page.evaluate("localStorage.clear()")
    page.goto(page.url)
    click_squares(stage, "b4", "c4")
    part_of(stage, "check").click()
    message = part_of(stage, "message")
    expect(message).to_contain_text("a4 is free")
    expect(message).to_contain_text("c4 is attacked along left by the queen on d5")
    expect(message).to_have_class(re.compile("qa-wrong"))
    expect(stage.locator(".qa-moving-mistake")).to_have_count(2)
    expect(part_of(stage, "score")).to_be_empty()
    for square, mask in (("e4", "right"), ("d4", "down")):
        click_squares(stage, square)
        expect(message).to_have_text(f"{square} is attacked along {mask} by the queen on d5.")
    page.get_by_role("link", name="After two queens").click()
    part_of(stage, "skip").click()
    click_squares(stage, "b3")
    expect(message).to_contain_text("left by the queen on d5 and along right by the queen on a4")


def test_links_of_the_text_show_boards(page: Page, stage: Locator) -> None:
    page.get_by_role("link", name="Move the attacks to row 4").click()
    expect_masks(stage, 5, [3], is_shown=True)
    page.get_by_role("link", name="Here nothing is free").click()
    expect(part_of(stage, "message")).to_contain_text("No square is free")
    expect(part_of(stage, "message")).to_contain_text("take the last queen back")
    page.get_by_role("link", name="Put queens on b5 and e4").click()
    expect_masks(stage, 5, [1, 4], is_shown=True)
    for mask in ("left", "right"):
        expect(part_of(stage, "message")).to_contain_text(f"A 1 of {mask} has moved off")


def test_each_bit_stands_under_its_square(stage: Locator, page: Page) -> None:
    for width in (PHONE, 1280):
        page.set_viewport_size({"width": width, "height": 720})
        for n in SIZES:
            press(stage, str(n))
            expect(stage.locator("[role=gridcell]")).to_have_count(n * n)
            squares = stage.locator("[role=row] >> nth=0").locator("[role=gridcell]")
            expected = squares.evaluate_all(CENTRES)
            for name in ("files", "left", "down", "right", "free"):
                centres = part_of(stage, name).locator("> *").evaluate_all(CENTRES)
                assert centres == pytest.approx(expected, abs=1)
