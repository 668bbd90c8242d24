"""How many queens may stand anywhere so that the board can still be completed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import SupportsIndex

from cy_core.checks import checked_range
from cy_core.completing import completions

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
