"""Fewer queens, other boards, and a mirror below."""

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
    """Count the ways to place 0, 1, 2 and more queens without attacks, up to the shorter side."""
    return tuple(placements_by_queens(rows, columns))


MAX_LISTED_SIDE = 8


def full_placements(rows: SupportsIndex, columns: SupportsIndex) -> list[tuple[int, ...]]:
    """List the placements of a queen in each row of a board with at least as many columns."""
    width = checked_range("columns", columns, 1, MAX_LISTED_SIDE)
    height = checked_range("rows", rows, 1, width)
    return [each for each in permutations(range(width), height) if _has_no_shared_diagonal(each)]


def _has_no_shared_diagonal(placement: Sequence[int]) -> bool:
    rising = {row + column for row, column in enumerate(placement)}
    falling = {row - column for row, column in enumerate(placement)}
    return len(rising) == len(falling) == len(placement)


def rectangle_images(placement: Sequence[int], columns: int) -> dict[Symmetry, tuple[int, ...]]:
    """The images of such a placement under the four symmetries of a rectangle."""
    same = tuple(placement)
    mirrored = tuple(columns - 1 - column for column in same)
    return {
        Symmetry.IDENTITY: same,
        Symmetry.LEFT_RIGHT: mirrored,
        Symmetry.TOP_BOTTOM: same[::-1],
        Symmetry.ROTATE_180: mirrored[::-1],
    }


def count_reflecting(n: SupportsIndex) -> int:
    """Count the solutions whose queens do not attack each other by a reflected diagonal either.

    A strip of one row of squares lies below the board. A diagonal that reaches it goes on
    upwards at the other side, so it is a mirror.

    Source: D. A. Klarner, The problem of reflecting queens, 1967. OEIS A007631.
    """
    return search_reflecting(n)


def reflecting_solutions(n: SupportsIndex) -> Boards:
    """List these solutions in ascending order."""
    rows = np.empty((search_reflecting(n), index(n)), np.uint8)
    search_reflecting(n, rows)
    return rows


MAX_THRESHOLD_N = 12

Square = tuple[int, int]


def completion_threshold(n: SupportsIndex) -> tuple[int, tuple[Square, ...]]:
    """The most queens that can be completed wherever they stand, and one more that cannot.

    Source: OEIS A374013.
    """
    n = checked_range("n", n, 4, MAX_THRESHOLD_N)
    for queens in range(1, n + 1):
        for placed in _placements(n, queens):
            if not len(completions(n, placed, limit=1)):
                return queens - 1, placed
    raise AssertionError("some placement of n queens or fewer has no completion")


def _placements(n: int, queens: int, row: int = 0) -> Iterator[tuple[Square, ...]]:
    """All ways to place some queens in a row and those below it, the upper rows first."""
    if queens == 0:
        yield ()
        return
    for first in range(row, n):
        for column in range(n):
            for others in _placements(n, queens - 1, first + 1):
                if all(not _attack((first, column), other) for other in others):
                    yield ((first, column), *others)


def _attack(a: Square, b: Square) -> bool:
    """Whether queens in two rows attack each other."""
    return a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])
