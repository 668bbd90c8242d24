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

    Parameters
    ----------
    n : int
        Side of the board, 1..15. N = 14 takes a third of a second, 15 five times as long.

    Raises
    ------
    InputError
        `n must be between 1 and 15, got 16`.

    Notes
    -----
    Source: D. A. Klarner, The problem of reflecting queens, 1967. OEIS A007631.

    Examples
    --------
    >>> [count_reflecting(n) for n in range(1, 11)]
    [1, 0, 0, 2, 4, 0, 2, 10, 32, 38]
    """
    return search_reflecting(n)


def reflecting_solutions(n: SupportsIndex) -> Boards:
    """List these solutions in ascending order.

    Parameters and errors are those of `count_reflecting`.

    Returns
    -------
    ndarray of uint8, shape (count, n)
        Column of the queen in each row, from the top.

    Examples
    --------
    >>> reflecting_solutions(4).tolist()
    [[1, 3, 0, 2], [2, 0, 3, 1]]
    """
    rows = np.empty((search_reflecting(n), index(n)), np.uint8)
    search_reflecting(n, rows)
    return rows
