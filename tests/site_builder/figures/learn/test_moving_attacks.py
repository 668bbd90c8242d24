"""Attacks that move: the figure, and the facts of its chapter, against the core."""

from __future__ import annotations

import itertools
import re

import pytest

from cy_core import attack_masks
from site_builder.figures.learn.moving_attacks import masks_by_name
from site_builder.values.text import square_name
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "attacks.md").read_text(encoding="utf-8")
SOLUTION = [4, 2, 0, 3, 1]
NAMES = [square_name(queen, 5) for queen in enumerate(SOLUTION)]
LINKS = re.findall(r'data-qa-attacks="(\d): ([\d ]+?)(?: shown)?"', PAGE)


def free(n: int, columns: list[int]) -> int:
    """The free squares of the row below queens."""
    attacked = attack_masks(n, enumerate(columns), len(columns)).attacked
    return ((1 << n) - 1) & ~attacked


def test_figure_has_the_first_board_and_pictures_for_readers_without_script() -> None:
    html, problems = expanded("moving-attacks", "5: 3 1")
    assert problems == ()
    assert 'data-qa-board="5: 3 1"' in html
    assert html.count("<figure") == 2


@pytest.mark.parametrize("line", ["3: 1", "9: 1", "5", "5: 3 2"])
def test_other_boards_are_refused(line: str) -> None:
    assert len(expanded("moving-attacks", line)[1]) == 1


@pytest.mark.parametrize(("n", "columns"), LINKS)
def test_boards_of_links_have_queens_on_free_squares(n: str, columns: str) -> None:
    queens, size = [*map(int, columns.split())], int(n)
    for row, column in enumerate(queens):
        assert free(size, queens[:row]) >> (size - 1 - column) & 1


def test_masks_below_the_first_queen_are_as_the_text_says() -> None:
    left, down, right = (f"`{mask:05b}`" for mask in attack_masks(5, [(0, 3)], 1))
    text = f"`left` becomes {left}, `down` stays {down}, and `right` becomes {right}."
    assert text in PAGE
    attacked = attack_masks(5, [(0, 3)], 1).attacked
    assert f"is `{attacked:05b}`, so `{free(5, [3]):05b}` is free: a4 and b4." in PAGE
    names = [square_name((1, column), 5) for column in range(5) if free(5, [3]) >> 4 - column & 1]
    assert names == ["a4", "b4"]
    assert square_name((0, 3), 5) == "d5"


def test_formulas_move_the_masks_of_the_core() -> None:
    (program,) = re.findall(r"``` python\n(.*?)```", PAGE, re.DOTALL)
    columns, masks = SOLUTION, {"left": 0, "down": 0, "right": 0}
    for row, column in enumerate(columns[:-1]):
        masks["bit"] = 1 << 4 - column
        exec(program, {}, masks)
        expected = attack_masks(5, enumerate(columns[: row + 1]), row + 1)
        assert tuple(masks[name] & 31 for name in expected._fields) == expected


def test_formula_in_the_text_has_its_value() -> None:
    assert f"`(0 | 0b00010) >> 1` is `0b{(0 | 0b00010) >> 1:05b}`" in PAGE


def test_bit_beyond_the_board_is_as_the_text_says() -> None:
    queens = [1, 4]
    left = 0
    for column in queens:
        left = (left | 1 << 4 - column) << 1
    assert [square_name(queen, 5) for queen in enumerate(queens)] == ["b5", "e4"]
    assert '[Below b5 and e4](#attacks-that-move){ data-qa-attacks="5: 1 4 shown" }' in PAGE
    assert f"`left` is `{left:b}`, six bits" in PAGE
    assert left & 31 == attack_masks(5, enumerate(queens), 2).left


def test_dead_end_has_no_free_square() -> None:
    assert 'data-qa-attacks="4: 0 2 shown"' in PAGE
    assert free(4, [0, 2]) == 0


def test_solution_below_is_named_by_its_squares() -> None:
    first, last = ", ".join(NAMES[:-1]), NAMES[-1]
    assert f"Here is a whole board, {first} and {last}, with the masks" in PAGE
    assert "```queens moving-masks\n4 2 0 3 1\n```" in PAGE


def test_queens_take_free_squares_in_the_masks_of_all_rows() -> None:
    masks = masks_by_name(SOLUTION)
    for row, column in enumerate(SOLUTION):
        assert masks["free"][row][column] == "1"
        attacked = [masks[name][row] for name in ("left", "down", "right")]
        assert not any(bits[column] == "1" for bits in attacked)
        assert int(masks["free"][row], 2) == free(5, SOLUTION[:row])


def test_masks_of_all_rows_are_drawn_beside_the_board() -> None:
    html, problems = expanded("moving-masks", "4 2 0 3 1")
    assert problems == ()
    assert html.count("<figure") == 5
    assert len(expanded("moving-masks", "0 2 4 1 3 5")[1]) == 1


def test_ones_run_as_the_text_says() -> None:
    masks = masks_by_name(SOLUTION)
    for name, shift in (("left", -1), ("right", 1)):
        for above, below in itertools.pairwise(masks[name]):
            ends = [c + shift for c in range(5) if above[c] == "1"]
            assert all(below[c] == "1" for c in ends if 0 <= c < 5)
