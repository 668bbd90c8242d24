"""Solve sudoku puzzles by three methods and by rules alone, and trace the searches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cy_core.arrays import Boards, np
from cy_core.checks import checked_choice, checked_range
from cy_core.model import StepKind
from cy_core.puzzles.grid import CELLS, LINES, LINES_OF, parse_grid
from cy_core.puzzles.grid_search import SUDOKU_METHODS, GridWalk, search_grid
from cy_core.sources import lines_of, sections

MAX_SUDOKU_SOLUTIONS = 1_000_000  # 81 MB
_KINDS = tuple(StepKind)
ALL_DIGITS = 0b1111111110  # bits 1 to 9; bit 0 is unused, so that bit d stands for digit d


@cache
def example_puzzles() -> tuple[str, ...]:
    """Read six sudoku puzzles of 81 characters each, ordered by their number of givens.

    Each puzzle has exactly one solution. If any given were removed, it would have more.

    Source: made by `tools/sudoku_puzzles.py`.
    """
    text = Path(__file__).with_name("examples.txt").read_text("ascii")
    return tuple(text.split())


@dataclass(frozen=True, slots=True)
class SudokuSolutions:
    """The solutions of a sudoku that a search found."""

    method: str  # method of the search; see `sudoku`
    # The solutions as 81 digits each, row by row, in the order in which the search found them.
    solutions: tuple[str, ...]
    nodes: int  # number of digits that the search placed
    # Whether these are all solutions. Otherwise the search stopped at the limit, and there may be
    # more.
    complete: bool


def sudoku(puzzle: str, method: str = "bits", limit: int = 1000) -> SudokuSolutions:
    """Find the solutions of a sudoku, at most `limit`.

    `method` is one of `SUDOKU_METHODS`: `cells` tries every digit in each cell, `bits` keeps the
    digits that fit as bits, and `fewest` also fills the cell with the fewest candidates first.
    """
    limit = checked_range("limit", limit, 1, MAX_SUDOKU_SOLUTIONS)
    rows: Boards = np.empty((limit, CELLS), np.uint8)
    count, nodes, complete = search_grid(puzzle, method, limit, rows)
    digits = (rows[:count] + ord("0")).tobytes().decode("ascii")
    solutions = tuple(digits[start : start + CELLS] for start in range(0, len(digits), CELLS))
    return SudokuSolutions(method, solutions, nodes, complete)


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
    """Find a cell whose digit a rule decides.

    Return (cell, digit), or None if there is no such cell.
    """
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


class GridStep(NamedTuple):
    """One step of a search for the solutions of a sudoku, and the grid after it."""

    # `PLACE`: the search writes a digit into the cell; this is a node. `REJECT`: the digit is
    # already in the row, column or box. `BACKTRACK`: the search takes the digit back. `SOLUTION`:
    # the grid is full.
    kind: StepKind
    cell: int  # number of the cell, 0..80, row by row
    digit: int  # the digit, 1..9
    grid: bytes  # the 81 digits, row by row; 0 for an empty cell
    nodes: int  # digits placed so far
    solutions: int  # solutions so far

    @property
    def masks(self) -> tuple[int, int, int]:
        """The digits missing in the row, the column and the box of the cell, as bits 1..9."""
        return digits_left(self.grid, self.cell)


def digits_left(grid: bytes, cell: int) -> tuple[int, int, int]:
    """Return the digits missing in the row, the column and the box of a cell, as bits 1..9."""
    row, column, box = (_missing_digits(grid, line) for line in LINES_OF[cell])
    return row, column, box


def _missing_digits(grid: bytes, line: tuple[int, ...]) -> int:
    """Return the digits that no cell of a line holds, as bits 1..9."""
    missing = ALL_DIGITS
    for cell in line:
        missing &= ~(1 << grid[cell])
    return missing


def candidates(grid: bytes, cell: int) -> tuple[int, ...]:
    """Return the digits that an empty cell may hold by the rules of sudoku, in ascending order."""
    row, column, box = digits_left(grid, cell)
    left = row & column & box
    return tuple(digit for digit in range(1, 10) if left >> digit & 1)


def trace_sudoku(puzzle: str, method: str = "bits") -> Iterator[GridStep]:
    """Trace the search for all solutions of a sudoku. `method` is as for `sudoku`."""
    checked_choice("method", SUDOKU_METHODS, method)
    grid = parse_grid(puzzle)
    return _steps(bytearray(grid), GridWalk(grid, method))


def _steps(grid: bytearray, walk: GridWalk) -> Iterator[GridStep]:
    """Yield a `GridStep` for each row of the arrays that `walk` writes, with the grid added."""
    while len(block := walk.next_steps()):
        for number, cell, digit, nodes, solutions in block.tolist():
            kind = _KINDS[number]
            if kind is StepKind.PLACE:
                grid[cell] = digit
            elif kind is StepKind.BACKTRACK:
                grid[cell] = 0
            yield GridStep(kind, cell, digit, bytes(grid), nodes, solutions)


_SOLVED = "return keep_solution(search)"
# These fragments have two lines, because the second line alone occurs at other places, too. A step
# happens at the second line.
_PLACED = "search.grid[k] = digit_of(bit)\n        flip(search, k, bit)"
_TAKEN_BACK = "            return False\n        flip(search, k, bit)"

_FRAGMENTS: Mapping[str, Mapping[str, str]] = {
    "cells": {
        "place": "search.grid[k] = digit",
        "reject": "if not fits(search, k, digit):",
        "backtrack": "search.grid[k] = 0",
        "solution": _SOLVED,
    },
    "bits": {"place": _PLACED, "backtrack": _TAKEN_BACK, "solution": _SOLVED},
    "fewest": {"place": _PLACED, "backtrack": _TAKEN_BACK, "solution": _SOLVED},
}


def sudoku_source(method: str) -> str:
    """Read the source of one sudoku method, without the functions that earlier methods define."""
    checked_choice("method", SUDOKU_METHODS, method)
    return sections("cy_core.puzzles", "grid_search")[method]


def sudoku_lines(method: str) -> Mapping[str, int]:
    """Find the line of a method's source at which each kind of step of `trace_sudoku` happens."""
    source = sudoku_source(method)
    return lines_of(_FRAGMENTS[method], source)
