"""Variants with fewer queens, with rectangular boards, and with reflected diagonals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from operator import index
from typing import SupportsIndex

from cy_core.arrays import Boards, np
from cy_core.checks import checked_range
from cy_core.completing import completions
from cy_core.model import Symmetry
from cy_core.variants.searching import placements_by_queens, search_reflecting


def count_placements(rows: SupportsIndex, columns: SupportsIndex) -> tuple[int, ...]:
    """Count the ways to place k queens that do not attack each other, for each k.

    Item k of the result is the count for k queens, from 0 to the length of the shorter side.
    """
    return tuple(placements_by_queens(rows, columns))


MAX_LISTED_SIDE = 8


def full_placements(rows: SupportsIndex, columns: SupportsIndex) -> list[tuple[int, ...]]:
    """List the ways to place a queen in each row, if there are at least as many columns."""
    width = checked_range("columns", columns, 1, MAX_LISTED_SIDE)
    height = checked_range("rows", rows, 1, width)
    placements = permutations(range(width), height)
    return [columns for columns in placements if _has_no_shared_diagonal(columns)]


def _has_no_shared_diagonal(placement: Sequence[int]) -> bool:
    """Return whether all queens are on different diagonals. `placement` has their columns."""
    rising = {row + column for row, column in enumerate(placement)}
    falling = {row - column for row, column in enumerate(placement)}
    return len(rising) == len(falling) == len(placement)


def rectangle_images(placement: Sequence[int], columns: int) -> dict[Symmetry, tuple[int, ...]]:
    """Return the images of a placement of queens under the four symmetries of a rectangle.

    `placement` has the column of the queen in each row; `columns` is the width of the board.
    """
    original = tuple(placement)
    mirrored = tuple(columns - 1 - column for column in original)
    return {
        Symmetry.IDENTITY: original,
        Symmetry.LEFT_RIGHT: mirrored,
        Symmetry.TOP_BOTTOM: original[::-1],
        Symmetry.ROTATE_180: mirrored[::-1],
    }


def count_reflecting(n: SupportsIndex) -> int:
    """Count the solutions in which no queen attacks another along a reflected diagonal, either.

    A strip of one row of squares below the board is a mirror: a diagonal that reaches a square of
    the strip continues upwards on the other side of this square.

    Source: D. A. Klarner, The problem of reflecting queens, 1967. OEIS A007631.
    """
    return search_reflecting(n)


def reflecting_solutions(n: SupportsIndex) -> Boards:
    """List the solutions that `count_reflecting` counts, in ascending order."""
    rows = np.empty((search_reflecting(n), index(n)), np.uint8)
    search_reflecting(n, rows)
    return rows


MAX_THRESHOLD_N = 12

Square = tuple[int, int]


def completion_threshold(n: SupportsIndex) -> tuple[int, tuple[Square, ...]]:
    """Find the greatest k such that every placement of k queens can be completed.

    The queens of a placement must not attack each other. Return k and the first placement of k + 1
    queens that has no completion.

    Source: OEIS A374013.
    """
    n = checked_range("n", n, 4, MAX_THRESHOLD_N)
    for queens in range(1, n + 1):
        for placement in _placements(n, queens):
            if not len(completions(n, placement, limit=1)):
                return queens - 1, placement
    raise AssertionError("some placement of n queens or fewer has no completion")


def _placements(n: int, queens: int, row: int = 0) -> Iterator[tuple[Square, ...]]:
    """Yield the ways to place `queens` queens without attacks in `row` and the rows below it.

    Each placement is sorted by row.
    """
    if queens == 0:
        yield ()
        return
    for first in range(row, n):
        for column in range(n):
            for others in _placements(n, queens - 1, first + 1):
                if all(not _attack((first, column), other) for other in others):
                    yield ((first, column), *others)


def _attack(a: Square, b: Square) -> bool:
    """Return whether queens in two different rows attack each other."""
    return a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])
