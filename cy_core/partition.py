"""The independent parts of one count."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """One branch of symmetry elimination.

    Attributes
    ----------
    corner : bool
        Whether the first queen stands in the corner; then `bound` is that of the second.
    bound : int
        Column of the deciding queen, counted from 0 at the right.
    """

    corner: bool
    bound: int


def partition(n: int) -> list[Part]:
    """All parts of the count for n > 1, heaviest first by rule of thumb.

    >>> partition(6)
    [Part(corner=False, bound=1), Part(corner=False, bound=2), Part(corner=True, bound=2), \
Part(corner=True, bound=3), Part(corner=True, bound=4)]
    """
    beside = [Part(False, bound) for bound in range(1, n // 2)]
    corner = [Part(True, bound) for bound in range(2, n - 1)]
    return beside + corner
