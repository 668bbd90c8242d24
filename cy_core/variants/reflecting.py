"""Queens before a mirror: their diagonals come back from a strip below the board."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from cy_core.arrays import Boards, np
from cy_core.variants.searching import search_reflecting


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
