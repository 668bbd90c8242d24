"""The two rules that need no guess."""

from __future__ import annotations

import pytest

from cy_core.puzzles import example_puzzles, filled_by_rules, sudoku
from cy_core.puzzles.grid import LINES
from tests.cy_core.puzzles.test_solving import FULL, with_holes


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_filled_cells_agree_with_the_solution(puzzle: str) -> None:
    (solution,) = sudoku(puzzle, "fewest").solutions
    filled = filled_by_rules(puzzle)
    assert all(str(digit) in (solution[k], "0") for k, digit in enumerate(filled))
    assert all(str(filled[k]) == sign for k, sign in enumerate(puzzle) if sign != ".")


def test_cell_with_one_candidate_is_filled() -> None:
    assert filled_by_rules(with_holes({0, 40})) == bytes(map(int, FULL))


def test_digit_with_one_place_in_a_box_is_filled() -> None:
    """The cell itself may get many digits: 1 is kept from the others of its box by four lines."""
    puzzle = (
        "......... ...1..... ......1.. .1....... ......... ......... ..1...... ......... ........."
    )
    filled = filled_by_rules(puzzle)
    assert filled[0] == 1
    assert sum(map(bool, filled)) == 5


def test_there_are_27_lines_of_nine_cells() -> None:
    assert len({*LINES}) == 27
    assert {len({*line}) for line in LINES} == {9}
