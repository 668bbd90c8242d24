"""Labels: permanent names `N.s.k` of the fundamental solutions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cy_core.checks import checked_n, shown
from cy_core.known import LARGEST_KNOWN_N, known_census
from cy_core.listing import fundamental
from cy_core.model import InputError, Solution
from cy_core.symmetry import orbit

LABEL = re.compile(r"([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,18})")


@lru_cache(maxsize=32)
def representatives_of_size(n: int, size: int) -> NDArray[np.uint8]:
    """The representatives of the orbits of that size; row k - 1 has rank k."""
    rows, sizes = fundamental(n)
    ranked = np.compress(sizes == size, rows, axis=0)
    ranked.flags.writeable = False
    return ranked


def label(solution: Iterable[int]) -> str:
    """The label of a solution's orbit: N, size, rank.

    Parameters
    ----------
    solution : iterable of int
        Column of the queen in each row, from the top, counted from 0 at the left.

    Raises
    ------
    InputError
        The columns are no solution, or N has too many solutions to rank them in memory.

    >>> label((1, 3, 0, 2, 4))
    '5.8.1'
    """
    found = orbit(solution)
    n = len(found.representative)
    ranked = representatives_of_size(n, found.size)
    rank = int(np.flatnonzero((ranked == found.representative).all(axis=1))[0]) + 1
    return f"{n}.{found.size}.{rank}"


def solution(label: str) -> Solution:
    """The representative that a label names.

    Parameters
    ----------
    label : str
        `N.s.k`, such as `8.4.1`.

    Raises
    ------
    InputError
        `a label is N.size.rank such as 8.4.1, got 8-4-1`;
        `there is no 8.4.2: N = 8 has 1 orbit of size 4`.

    >>> solution("8.4.1")
    (5, 3, 6, 0, 7, 1, 4, 2)
    """
    parts = LABEL.fullmatch(label.strip()) if isinstance(label, str) else None
    if parts is None:
        raise InputError(f"a label is N.size.rank such as 8.4.1, got {shown(label)}")
    n, size, rank = (int(part) for part in parts.groups())
    require_rank(checked_n(n), size, rank)
    return tuple(representatives_of_size(n, size)[rank - 1].tolist())


def require_rank(n: int, size: int, rank: int) -> None:
    """Refuse a label that does not exist before a long search for it; n > 27 cannot be listed."""
    known = known_census(min(n, LARGEST_KNOWN_N)).orbits_by_size or {}
    count = known.get(size, 0)
    if n <= LARGEST_KNOWN_N and not 1 <= rank <= count:
        orbits = "1 orbit" if count == 1 else f"{count} orbits"
        raise InputError(f"there is no {n}.{size}.{rank}: N = {n} has {orbits} of size {size}")
