"""Sudoku: every solution of a puzzle, up to a limit, by one of three ways to backtrack."""

from __future__ import annotations

from dataclasses import dataclass

from cy_core.arrays import Boards, np
from cy_core.checks import checked_whole, shown
from cy_core.model import InputError
from cy_core.puzzles.grid import CELLS
from cy_core.puzzles.grid_search import search_grid

MAX_SUDOKU_SOLUTIONS = 1_000_000  # 81 MB


@dataclass(frozen=True, slots=True)
class SudokuSolutions:
    """What a search for the solutions of a sudoku found.

    Attributes
    ----------
    method : {"cells", "bits", "fewest"}
        How it was searched.
    solutions : tuple of str
        81 digits each, row by row, in the order in which they were found.
    nodes : int
        Digits that were placed.
    complete : bool
        Whether the whole was searched; otherwise it stopped at the limit, and there may be more.
    """

    method: str
    solutions: tuple[str, ...]
    nodes: int
    complete: bool


def sudoku(puzzle: str, method: str = "bits", limit: int = 1000) -> SudokuSolutions:
    """The solutions of a sudoku.

    Parameters
    ----------
    puzzle : str
        81 characters, row by row: ``1`` to ``9``, and ``.`` or ``0`` for an empty cell; white
        space and the ``|``, ``-`` and ``+`` of a drawn frame are left out.
    method : {"cells", "bits", "fewest"}
        `cells` compares each digit with the other cells of its row, column and box; `bits` keeps
        the digits left in each as a mask; `fewest` fills the cell with the fewest candidates next.
    limit : int
        1..1,000,000: the search stops when it has found so many.

    Raises
    ------
    InputError
        `a puzzle has 81 cells, got 80: write . or 0 for an empty one`, and its kin;
        `method must be cells, bits or fewest, got x`;
        `limit must be between 1 and 1000000, got 0`.

    >>> row = "123456789"
    >>> shifts = (0, 3, 6, 1, 4, 7, 2, 5, 8)
    >>> grid = "".join(row[shift:] + row[:shift] for shift in shifts)
    >>> found = sudoku("." * 9 + grid[9:])
    >>> found.solutions == (grid,), found.complete, found.nodes
    (True, True, 9)
    """
    most = checked_whole("limit", limit)
    if not 1 <= most <= MAX_SUDOKU_SOLUTIONS:
        raise InputError(f"limit must be between 1 and {MAX_SUDOKU_SOLUTIONS}, got {shown(most)}")
    rows: Boards = np.empty((most, CELLS), np.uint8)
    count, nodes, complete = search_grid(puzzle, method, most, rows)
    digits = (rows[:count] + ord("0")).tobytes().decode("ascii")
    found = tuple(digits[start : start + CELLS] for start in range(0, len(digits), CELLS))
    return SudokuSolutions(method, found, nodes, complete)
