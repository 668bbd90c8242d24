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
    """The solutions of a sudoku that a search found.

    Attributes
    ----------
    method : {"cells", "bits", "fewest"}
        Method of the search; see `sudoku`.
    solutions : tuple of str
        81 digits each, row by row, in the order in which they were found.
    nodes : int
        Number of digits that the search placed.
    complete : bool
        Whether the search went through to its end. Otherwise it stopped at the limit, and there
        may be more solutions.
    """

    method: str
    solutions: tuple[str, ...]
    nodes: int
    complete: bool


def sudoku(puzzle: str, method: str = "bits", limit: int = 1000) -> SudokuSolutions:
    """Find the solutions of a sudoku.

    Parameters
    ----------
    puzzle : str
        81 characters, row by row: ``1`` to ``9``, and ``.`` or ``0`` for an empty cell. White
        space and the ``|``, ``-`` and ``+`` of a drawn frame are skipped.
    method : {"cells", "bits", "fewest"}
        `cells` compares each digit with the other cells of its row, column and box. `bits` keeps
        the digits left for each row, column and box as a mask. `fewest` does the same, and always
        fills the cell with the fewest candidates next.
    limit : int
        Stop after this many solutions, 1..1,000,000.

    Raises
    ------
    InputError
        `a puzzle has 81 cells, got 80: write . or 0 for an empty one`, and its kin;
        `method must be cells, bits or fewest, got x`;
        `limit must be between 1 and 1000000, got 0`.

    >>> row = "123456789"
    >>> shifts = (0, 3, 6, 1, 4, 7, 2, 5, 8)
    >>> grid = "".join(row[shift:] + row[:shift] for shift in shifts)
    >>> result = sudoku("." * 9 + grid[9:])
    >>> result.solutions == (grid,), result.complete, result.nodes
    (True, True, 9)
    """
    limit = checked_range("limit", limit, 1, MAX_SUDOKU_SOLUTIONS)
    rows: Boards = np.empty((limit, CELLS), np.uint8)
    count, nodes, complete = search_grid(puzzle, method, limit, rows)
    digits = (rows[:count] + ord("0")).tobytes().decode("ascii")
    solutions = tuple(digits[start : start + CELLS] for start in range(0, len(digits), CELLS))
    return SudokuSolutions(method, solutions, nodes, complete)
