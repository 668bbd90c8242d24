"""Solve sudoku puzzles by one of three backtracking methods."""

from __future__ import annotations

from dataclasses import dataclass

from cy_core.arrays import Boards, np
from cy_core.checks import checked_range
from cy_core.puzzles.grid import CELLS
from cy_core.puzzles.grid_search import search_grid

MAX_SUDOKU_SOLUTIONS = 1_000_000  # 81 MB


@dataclass(frozen=True, slots=True)
class SudokuSolutions:
    """The solutions of a sudoku that a search found."""

    method: str  # method of the search; see `sudoku`
    solutions: tuple[str, ...]  # 81 digits each, row by row, in the order in which they were found
    nodes: int  # number of digits that the search placed
    # Whether the search went through to its end. Otherwise it stopped at the limit, and there may
    # be more solutions.
    complete: bool


def sudoku(puzzle: str, method: str = "bits", limit: int = 1000) -> SudokuSolutions:
    """Find the solutions of a sudoku."""
    limit = checked_range("limit", limit, 1, MAX_SUDOKU_SOLUTIONS)
    rows: Boards = np.empty((limit, CELLS), np.uint8)
    count, nodes, complete = search_grid(puzzle, method, limit, rows)
    digits = (rows[:count] + ord("0")).tobytes().decode("ascii")
    solutions = tuple(digits[start : start + CELLS] for start in range(0, len(digits), CELLS))
    return SudokuSolutions(method, solutions, nodes, complete)
