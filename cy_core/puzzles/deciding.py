"""The two rules that people use, and how far they go without a guess."""

from __future__ import annotations

from cy_core.puzzles.grid import CELLS, LINES, parse_grid
from cy_core.puzzles.steps import candidates


def filled_by_rules(puzzle: str) -> bytes:
    """A puzzle with every digit that two rules decide, one after the other.

    A digit is decided where a cell may get no other, and where no other cell of a row, a column or
    a box may get it.

    Parameters
    ----------
    puzzle : str
        As for `sudoku`.

    Returns
    -------
    bytes
        81 digits; 0 where neither rule says anything.

    Raises
    ------
    InputError
        As `sudoku`.
    """
    grid = bytearray(parse_grid(puzzle))
    while found := _decided(bytes(grid)):
        cell, digit = found
        grid[cell] = digit
    return bytes(grid)


def _decided(grid: bytes) -> tuple[int, int] | None:
    """A cell and its digit; None where nothing is decided."""
    left = {k: candidates(grid, k) for k in range(CELLS) if not grid[k]}
    for k, digits in left.items():
        if len(digits) == 1:
            return k, digits[0]
    for line in LINES:
        for digit in range(1, 10):
            cells = [k for k in line if digit in left.get(k, ())]
            if len(cells) == 1:
                return cells[0], digit
    return None
