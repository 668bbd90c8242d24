"""Labels: permanent names `N.s.k` of the fundamental solutions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n, format_value
from cy_core.known import known_census
from cy_core.listing import fundamental_parts
from cy_core.model import InputError, Solution
from cy_core.ranks.index import MAX_LABELLED_N, PREFIX_LENGTH, label_index
from cy_core.symmetry import orbit

LABEL = re.compile(r"([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,18})")


@lru_cache(maxsize=32)
def representatives_of_size(n: int, size: int, prefix: Solution) -> Boards:
    """The representatives that begin with a prefix and have an orbit of this size, in order."""
    boards = [rows[sizes == size] for rows, sizes in fundamental_parts(n, prefix=prefix)]
    ranked = np.concatenate([np.empty((0, n), np.uint8), *boards])
    ranked.flags.writeable = False
    return ranked


def label(solution: Iterable[int]) -> str:
    """The label of a solution's orbit: `N.s.k`, for N, the size of the orbit, and its rank.

    Parameters
    ----------
    solution : iterable of int
        Column of the queen in each row, from the top, counted from 0 at the left.

    Raises
    ------
    InputError
        The columns are no solution; `n must be between 1 and 18, got 19`.

    >>> label((1, 3, 0, 2, 4))
    '5.8.1'
    """
    board = orbit(solution)
    n = checked_n(len(board.representative), MAX_LABELLED_N)
    prefix = board.representative[:PREFIX_LENGTH]
    ranked = representatives_of_size(n, board.size, prefix)
    rank = int(np.flatnonzero((ranked == board.representative).all(axis=1))[0]) + 1
    return f"{n}.{board.size}.{label_index(n).count_before(board.size, prefix) + rank}"


def solution(label: str) -> Solution:
    """The representative of the orbit with a label.

    Parameters
    ----------
    label : str
        `N.s.k`, such as `8.4.1`.

    Returns
    -------
    tuple of int
        Column of the queen in each row, from the top, counted from 0 at the left.

    Raises
    ------
    InputError
        `a label is N.size.rank such as 8.4.1, got 8-4-1`;
        `there is no 8.4.2: N = 8 has 1 orbit of size 4`; `n must be between 1 and 18, got 19`.

    >>> solution("8.4.1")
    (5, 3, 6, 0, 7, 1, 4, 2)
    """
    match = LABEL.fullmatch(label.strip()) if isinstance(label, str) else None
    if match is None:
        raise InputError(f"a label is N.size.rank such as 8.4.1, got {format_value(label, str)}")
    n, size, rank = map(int, match.groups())
    require_rank(checked_n(n, MAX_LABELLED_N), size, rank)
    prefix, rank = label_index(n).locate(size, rank)
    return tuple(representatives_of_size(n, size, prefix)[rank - 1].tolist())


def require_rank(n: int, size: int, rank: int) -> None:
    """Raise an error if there is no label `n.size.rank`."""
    count = (known_census(n).orbits_by_size or {}).get(size, 0)
    if not 1 <= rank <= count:
        orbits = "1 orbit" if count == 1 else f"{count} orbits"
        raise InputError(f"there is no {n}.{size}.{rank}: N = {n} has {orbits} of size {size}")
