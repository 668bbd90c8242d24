"""Trace the searches for permutations and for sudoku solutions step by step, to explain them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cy_core.checks import checked_choice, checked_n
from cy_core.model import StepKind
from cy_core.puzzles.grid import CELLS, LINES_OF, parse_grid
from cy_core.puzzles.grid_search import SUDOKU_METHODS
from cy_core.puzzles.order_search import MAX_ORDERED_N, PERMUTATION_FORMS

ALL_DIGITS = 0b1111111110  # bits 1 to 9; bit 0 is unused, so that bit d stands for digit d


class OrderStep(NamedTuple):
    """One step of a search for permutations, and the state after it."""

    kind: StepKind  # `PLACE`, `BACKTRACK` or `SOLUTION`; nothing is ever rejected
    thing: int  # the thing that is placed or taken back; for a solution, the last one placed
    order: tuple[int, ...]  # the things placed so far
    left: tuple[int, ...]  # the things that are left, in ascending order
    nodes: int  # nodes and solutions so far
    solutions: int  # nodes and solutions so far


class GridStep(NamedTuple):
    """One step of a search for the solutions of a sudoku, and the grid after it."""

    # `PLACE`: the search writes a digit into the cell; this is a node. `REJECT`: the digit is
    # already in the row, column or box. `BACKTRACK`: the digit is taken back. `SOLUTION`: the grid
    # is full.
    kind: StepKind
    cell: int  # number of the cell, 0..80, row by row
    digit: int  # the digit, 1..9
    grid: bytes  # the 81 digits, row by row; 0 for an empty cell
    nodes: int  # nodes and solutions so far
    solutions: int  # nodes and solutions so far

    @property
    def masks(self) -> tuple[int, int, int]:
        """The digits left for the row, the column and the box of the cell, as bits 1..9."""
        return digits_left(self.grid, self.cell)


def digits_left(grid: bytes, cell: int) -> tuple[int, int, int]:
    """The digits missing in the row, the column and the box of a cell, as bits 1..9."""
    row, column, box = (_left(grid, line) for line in LINES_OF[cell])
    return row, column, box


def _left(grid: bytes, line: tuple[int, ...]) -> int:
    left = ALL_DIGITS
    for cell in line:
        left &= ~(1 << grid[cell])
    return left


def candidates(grid: bytes, cell: int) -> tuple[int, ...]:
    """The digits that an empty cell may get by the rules of sudoku, ascending."""
    row, column, box = digits_left(grid, cell)
    left = row & column & box
    return tuple(digit for digit in range(1, 10) if left >> digit & 1)


def trace_permutations(n: int, form: str = "bits") -> Iterator[OrderStep]:
    """Trace the search for all orders of 0..n-1; every form takes the same steps."""
    checked_choice("form", PERMUTATION_FORMS, form)
    return _Orders().below((), tuple(range(checked_n(n, MAX_ORDERED_N))))


class _Orders:
    """The search for permutations, with its counts."""

    def __init__(self) -> None:
        self.nodes = self.solutions = 0

    def below(self, order: tuple[int, ...], left: tuple[int, ...]) -> Iterator[OrderStep]:
        for index, thing in enumerate(left):
            rest, longer = (*left[:index], *left[index + 1 :]), (*order, thing)
            self.nodes += 1
            yield OrderStep(StepKind.PLACE, thing, longer, rest, self.nodes, self.solutions)
            if not rest:
                self.solutions += 1
                yield OrderStep(StepKind.SOLUTION, thing, longer, rest, self.nodes, self.solutions)
            yield from self.below(longer, rest)
            yield OrderStep(StepKind.BACKTRACK, thing, order, left, self.nodes, self.solutions)


def trace_sudoku(puzzle: str, method: str = "bits") -> Iterator[GridStep]:
    """Trace the search for all solutions of a sudoku."""
    checked_choice("method", SUDOKU_METHODS, method)
    return _Grids(parse_grid(puzzle), method).below()


class _Grids:
    """The search for the solutions of one sudoku, with its grid and its counts."""

    def __init__(self, grid: bytes, method: str) -> None:
        self.grid, self.method = bytearray(grid), method
        self.nodes = self.solutions = 0
        self.last = (0, 0)  # cell and digit

    def below(self) -> Iterator[GridStep]:
        cell = self._next_cell()
        if cell is None:
            self.solutions += 1
            yield self._step(StepKind.SOLUTION, *self.last)
            return
        fitting = candidates(bytes(self.grid), cell)
        for digit in range(1, 10) if self.method == "cells" else fitting:
            if digit not in fitting:
                yield self._step(StepKind.REJECT, cell, digit)
                continue
            self.nodes, self.last = self.nodes + 1, (cell, digit)
            self.grid[cell] = digit
            yield self._step(StepKind.PLACE, cell, digit)
            yield from self.below()
            self.grid[cell] = 0
            yield self._step(StepKind.BACKTRACK, cell, digit)

    def _next_cell(self) -> int | None:
        """The cell to fill next: the first empty one, or one with the fewest candidates."""
        empty = (cell for cell in range(CELLS) if not self.grid[cell])
        if self.method != "fewest":
            return next(empty, None)
        return min(empty, key=lambda cell: len(candidates(bytes(self.grid), cell)), default=None)

    def _step(self, kind: StepKind, cell: int, digit: int) -> GridStep:
        return GridStep(kind, cell, digit, bytes(self.grid), self.nodes, self.solutions)
