"""Blocks of sudoku: what each draws, and each mistake."""

from __future__ import annotations

import re

import pytest

from cy_core.puzzles import example_puzzles
from site_builder.blocks.registry import BLOCK_TYPES
from site_builder.figures.puzzles.blocks import EXAMPLES, VIEWS
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture
from tests.helpers.drawings import parse, svg_texts

PUZZLE = "13...8....8..2..1........4.........5...49.7.23...1..8.4...31.....87.4...75..6...."
SEED = ".3.917..8 .82..6.3. 9...2.... ..7...... ..9...... .2....... 69....... 2.8...... ..5......"


def drawn(*lines: str) -> list[Picture]:
    figure = BLOCK_TYPES["sudoku"].figure(lines, SiteConfig())
    assert isinstance(figure, Figure)
    pictures = figure.context["pictures"]
    assert isinstance(pictures, list)
    return pictures


@pytest.mark.parametrize("view", VIEWS)
def test_each_view_has_a_description(view: str) -> None:
    numbers = [EXAMPLES[name] for name in VIEWS[view].numbers]
    for picture in drawn(*SEED.split(), " ".join([view, *numbers]).replace("5", "4")):
        root = parse(picture.svg)
        assert "sudoku" in (root.findtext("title") or "") or view == "masks"
        assert root.findtext("desc")
        assert picture.caption.endswith(".")


def test_puzzle_is_drawn_with_its_givens() -> None:
    (picture,) = drawn(PUZZLE)
    (same,) = drawn(PUZZLE, "givens")
    assert picture == same
    assert picture.caption == "24 givens."
    assert svg_texts(parse(picture.svg)) == [sign for sign in PUZZLE if sign != "."]


def test_a_puzzle_may_be_a_framed_grid() -> None:
    rows = [PUZZLE[at : at + 9] for at in range(0, 81, 9)]
    framed = [f"|{row[:3]}|{row[3:6]}|{row[6:]}|" for row in rows]
    assert drawn("+---+---+---+", *framed) == drawn(PUZZLE)


def test_candidates_are_those_of_the_rules() -> None:
    (picture,) = drawn(f"{PUZZLE[:80]}9", "candidates")
    assert picture.caption.startswith("25 givens, and ")


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_a_solution_shows_all_digits(puzzle: str) -> None:
    (picture,) = drawn(puzzle, "solution")
    root = parse(picture.svg)
    assert len(svg_texts(root)) == 81
    assert svg_texts(root, "qa-sudoku-given") == [sign for sign in puzzle if sign != "."]
    assert picture.caption == "The only solution."


def test_caption_mentions_further_solutions() -> None:
    assert drawn("solution")[0].caption == "One solution of several."


def test_the_cells_of_a_cell() -> None:
    """The example of the page that this idea was learned from."""
    (picture,) = drawn("related r1c1")
    tint = next(p for p in parse(picture.svg).iter("path") if p.get("class") == "qa-tint")
    assert tint.get("d", "").count("M") == 21
    numbers = "0 1 2 3 4 5 6 7 8 9 10 11 18 19 20 27 36 45 54 63 72"
    assert picture.caption.endswith(f" have 21 cells, {numbers}.")
    assert svg_texts(parse(picture.svg)) == [*map(str, range(81))]


def test_the_numbers_of_cells_give_way_to_a_puzzle() -> None:
    (picture,) = drawn(PUZZLE, "related r1c1")
    assert svg_texts(parse(picture.svg)) == [sign for sign in PUZZLE if sign != "."]


def test_three_masks_and_their_intersection() -> None:
    """The example of the page that this idea was learned from."""
    _, bits = drawn(*SEED.split(), "masks r1c1")
    description = parse(bits.svg).findtext("desc") or ""
    assert re.findall("[01]{10}", description) == [
        "0001110100",
        "0110111010",
        "0011110010",
        "0000110000",
    ]
    assert bits.caption == "r1c1 may get 4 and 5."


def test_rules_decide_cells_of_a_column() -> None:
    (picture,) = drawn(PUZZLE, "column 5")
    assert svg_texts(parse(picture.svg), "qa-stressed") == ["4 only here", "8 only here", "only 5"]
    assert picture.caption == "r8c5: only 5; r1c5: 4 only here; r4c5: 8 only here."


def test_a_digit_put_back_everywhere_is_one_too_many() -> None:
    before, placed, back = drawn(PUZZLE, "states r1c5 7")
    assert svg_texts(parse(before.svg), "qa-label") == ["4 5 7", "5 7", "7 8", "5"]
    assert svg_texts(parse(placed.svg), "qa-label") == ["5", "8", "5"]
    assert svg_texts(parse(placed.svg), "qa-sudoku-given").count("7") == 1
    assert svg_texts(parse(back.svg), "qa-stressed") == ["was 5"]


def test_the_last_digit_of_a_column_can_be_placed_too() -> None:
    column = "1........2........3........4........5........6........7........8................."
    assert [picture.caption for picture in drawn(column, "states r9c1 9")][1] == "2. r9c1 gets 9."


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "a sudoku takes one line or more, got none: write "),
        (["5"], "a puzzle has 81 cells, got 1: write . or 0 for an empty one"),
        (["5.....5" + "." * 74], "r1c1 and r1c7 both hold 5"),
        (["dance"], "a sudoku is drawn as givens, candidates, solution, related, masks, column, "),
        (["related"], "related takes a cell, got nothing: write related r1c1"),
        (["related r0c1"], "related takes a cell, got r0c1: write related r1c1"),
        (["column 5 6"], "column takes a column, got 5 6: write column 1"),
        (["candidates 1"], "candidates takes nothing, got 1: write candidates"),
        (["states r1c1"], "states takes a cell and a digit, got r1c1: write states r1c1 5"),
        ([PUZZLE, "states r1c5 1"], "r1c5 may get 4 5 7, got 1: choose one of them"),
        ([PUZZLE, "states r1c1 1"], "r1c1 may get nothing, got 1: choose one of them"),
        (["12345678.", "." * 27, "........9", "." * 36, "solution"], "this sudoku has no solution"),
    ],
)
def test_mistakes_are_refused_in_one_line(lines: list[str], message: str) -> None:
    with pytest.raises(UserError, match=f"^{re.escape(message)}"):
        drawn(*lines)
