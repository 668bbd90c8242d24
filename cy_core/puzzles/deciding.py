"""Solve a sudoku as far as two simple rules go, without a guess."""

from __future__ import annotations

from cy_core.puzzles.grid import CELLS, LINES, parse_grid
from cy_core.puzzles.steps import candidates


def filled_by_rules(puzzle: str) -> bytes:
    """Fill in every digit that two rules of elimination decide, one after the other.

    A naked single is a cell with only one candidate. A hidden single is a digit with only one
    possible cell in a row, a column or a box.
    """
    grid = bytearray(parse_grid(puzzle))
    while decision := _next_decision(bytes(grid)):
        cell, digit = decision
        grid[cell] = digit
    return bytes(grid)


def _next_decision(grid: bytes) -> tuple[int, int] | None:
    """A cell and its digit that a rule decides; None if there is no such cell."""
    digits_of = {k: candidates(grid, k) for k in range(CELLS) if not grid[k]}
    for k, digits in digits_of.items():
        if len(digits) == 1:
            return k, digits[0]
    for line in LINES:
        for digit in range(1, 10):
            cells = [k for k in line if digit in digits_of.get(k, ())]
            if len(cells) == 1:
                return cells[0], digit
    return None
