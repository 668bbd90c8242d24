"""Our own sudoku puzzles."""

from __future__ import annotations

import pytest

from cy_core.puzzles import example_puzzles, sudoku


def test_six_examples_have_20_to_22_givens() -> None:
    assert [81 - puzzle.count(".") for puzzle in example_puzzles()] == [20, 20, 21, 21, 22, 22]
    assert len({*example_puzzles()}) == 6


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_example_has_one_solution_and_needs_all_its_givens(puzzle: str) -> None:
    result = sudoku(puzzle, "fewest")
    assert (len(result.solutions), result.complete) == (1, True)
    for k, sign in enumerate(puzzle):
        if sign != ".":
            fewer = f"{puzzle[:k]}.{puzzle[k + 1 :]}"
            assert len(sudoku(fewer, "fewest", 2).solutions) == 2
