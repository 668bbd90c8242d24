"""Count the ways to place some queens on a board of any two sides."""

from __future__ import annotations

from typing import SupportsIndex

from cy_core.variants.searching import placements_by_queens


def count_placements(rows: SupportsIndex, columns: SupportsIndex) -> tuple[int, ...]:
    """Count the ways to place k queens that do not attack each other on a board of m x n squares.

    Parameters
    ----------
    rows, columns : int
        Sides of the board, 1..10. 10 x 10 takes about a tenth of a second.

    Returns
    -------
    tuple of int
        The number of ways for 0, 1, 2 queens and so on, up to the shorter side.

    Raises
    ------
    InputError
        `rows must be between 1 and 10, got 11`.

    Examples
    --------
    >>> count_placements(8, 8)
    (1, 64, 1288, 10320, 34568, 46736, 22708, 3192, 92)
    >>> count_placements(2, 3)
    (1, 6, 2)
    """
    return tuple(placements_by_queens(rows, columns))
