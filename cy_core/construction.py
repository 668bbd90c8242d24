"""Construct one solution of any board by a rule, without a search.

Pauls proved in 1874 that every board has a solution, except N = 2 and 3. The three rules here are
due to Hoffman, Loessi and Moore, Mathematics Magazine 42 (1969), pages 66 to 72.
"""

from __future__ import annotations

from typing import SupportsIndex

from cy_core.checks import checked_n
from cy_core.model import InputError, Solution

MAX_CONSTRUCTED_N = 1_000_000
UNSOLVABLE = (2, 3)


def one_solution(n: SupportsIndex) -> Solution:
    """Construct one solution of any N except 2 and 3, without a search.

    Parameters
    ----------
    n : int
        Side of the board, 1..1,000,000.

    Returns
    -------
    tuple of int
        Column of the queen in each row, from the top, counted from 0 at the left.

    Raises
    ------
    InputError
        `n must be between 1 and 1000000, got 0`; `n = 3 has no solution`.

    Examples
    --------
    >>> one_solution(8)
    (3, 5, 7, 1, 6, 0, 2, 4)
    >>> one_solution(7)
    (1, 3, 5, 0, 2, 4, 6)
    >>> len(one_solution(1000))
    1000
    """
    size = checked_n(n, MAX_CONSTRUCTED_N)
    if size in UNSOLVABLE:
        raise InputError(f"n = {size} has no solution")
    # For odd N, add a queen in the bottom right corner to a solution of N - 1. This is possible
    # because the rules for even N put no queen on the diagonal from the top left.
    corner = (size - 1,) if size % 2 else ()
    return (*_even_board(size - size % 2), *corner)


def _even_board(n: int) -> Solution:
    """Construct a solution of an even N without a queen on the diagonal from the top left."""
    if n % 6 != 2:
        return (*range(1, n, 2), *range(0, n, 2))
    top_half = [(n // 2 - 1 + 2 * row) % n for row in range(n // 2)]
    # The bottom half is the top half turned by 180 degrees.
    bottom_half = [n - 1 - column for column in reversed(top_half)]
    return (*top_half, *bottom_half)
