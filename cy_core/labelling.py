"""Labels: permanent names `N.s.k` of the fundamental solutions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import SupportsIndex, TypeAlias

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n, format_value
from cy_core.known import known_census
from cy_core.listing import fundamental_parts
from cy_core.model import InputError, Solution
from cy_core.ranks.index import MAX_LABELLED_N, PREFIX_LENGTH, label_index
from cy_core.symmetry import canonical_boards, checked_solution, orbit

Names: TypeAlias = "np.typing.NDArray[np.str_]"
Ranks: TypeAlias = "np.typing.NDArray[np.int64]"

LABEL = re.compile(r"([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,18})")


@lru_cache(maxsize=32)
def representatives_of_size(n: int, size: int, prefix: Solution) -> Boards:
    """List the representatives that begin with `prefix` and have orbits of `size`, in order.

    The array is cached and read-only. The order is the order of the ranks: descending.
    """
    boards = [rows[sizes == size] for rows, sizes in fundamental_parts(n, prefix=prefix)]
    ranked = np.concatenate([np.empty((0, n), np.uint8), *boards])
    ranked.flags.writeable = False
    return ranked


def label(solution: Iterable[SupportsIndex]) -> str:
    """Return the label of a solution's orbit: `N.s.k`, for N, the size of the orbit, and its rank.

    Parameters
    ----------
    solution : iterable of int
        Column of the queen in each row, from the top, counted from 0 at the left.

    Returns
    -------
    str
        A name such as `8.4.1`.

    Raises
    ------
    InputError
        The columns are no solution; `n must be between 1 and 18, got 19`.

    Examples
    --------
    >>> label((1, 3, 0, 2, 4))
    '5.8.1'
    """
    board = orbit(solution)
    n = checked_n(len(board.representative), MAX_LABELLED_N)
    prefix = board.representative[:PREFIX_LENGTH]
    ranked = representatives_of_size(n, board.size, prefix)
    rank = int(np.flatnonzero((ranked == board.representative).all(axis=1))[0]) + 1
    return f"{n}.{board.size}.{label_index(n).count_before(board.size, prefix) + rank}"


def labels(boards: np.typing.ArrayLike) -> Names:
    """Return the labels of many solutions of one size, as `label` gives them one by one.

    Parameters
    ----------
    boards : array_like of int, shape (count, n)
        Columns of the queens of each solution, row by row from the top, counted from 0 at the
        left; n = 1..18. The arrays of `solutions` and `fundamental` are such.

    Returns
    -------
    ndarray of str, shape (count,)
        `N.s.k` for each solution.

    Raises
    ------
    InputError
        `boards are an array of integers of shape (count, n), got float64 of shape (2, 8)`;
        `n must be between 1 and 18, got 19`; `board 3 of the array: no two queens may attack ...`.

    Examples
    --------
    >>> from cy_core import solutions
    >>> labels(solutions(4)).tolist()
    ['4.2.1', '4.2.1']
    """
    rows = _integer_rows(boards)
    n = checked_n(rows.shape[1], MAX_LABELLED_N)
    # Columns that are out of range become 255, which no board has, because a column such as 256
    # would be converted to the valid byte 0.
    columns = rows.astype(np.uint8, order="C")
    columns[(rows < 0) | (rows >= n)] = 255
    representatives, sizes = canonical_boards(columns)
    _require_solutions(rows, sizes)
    # Several boards may have the same label: format each distinct label once.
    keys = _ranks(representatives, sizes) << 4 | sizes
    distinct_keys, name_of_board = np.unique(keys, return_inverse=True)
    names = [f"{n}.{key & 15}.{key >> 4}" for key in distinct_keys.tolist()]
    return np.array(names, np.str_)[name_of_board]


def _integer_rows(boards: object) -> np.typing.NDArray[np.integer]:
    """Convert `boards` to a two-dimensional array of integers, or raise an `InputError`."""
    rule = "boards are an array of integers of shape (count, n)"
    try:
        rows = np.asarray(boards)
    except (TypeError, ValueError):  # for example, rows of different lengths
        raise InputError(f"{rule}, got {format_value(boards)}") from None
    if rows.dtype.kind not in "iu" or rows.ndim != 2:
        raise InputError(f"{rule}, got {rows.dtype} of shape {rows.shape}")
    return rows


def _require_solutions(rows: np.typing.NDArray[np.integer], sizes: Boards) -> None:
    """Raise an `InputError` for the first row that is not a solution: its size is 0."""
    wrong = np.flatnonzero(sizes == 0)
    if not len(wrong):
        return
    first = wrong[0]
    try:
        checked_solution(rows[first].tolist())
    except InputError as error:
        raise InputError(f"board {first} of the array: {error}") from None


def _ranks(representatives: Boards, sizes: Boards) -> Ranks:
    """Return the rank of each representative, from 1, for its orbit size."""
    n = representatives.shape[1]
    ranks = np.empty(len(sizes), np.int64)
    for group in _groups(representatives, sizes):
        first = group[0]
        size, prefix = int(sizes[first]), tuple(representatives[first, :PREFIX_LENGTH].tolist())
        ranked = representatives_of_size(n, size, prefix)
        # The list of representatives is descending, but `searchsorted` needs an ascending one.
        smaller = np.searchsorted(_items(ranked)[::-1], _items(representatives[group]))
        ranks[group] = label_index(n).count_before(size, prefix) + len(ranked) - smaller
    return ranks


def _groups(representatives: Boards, sizes: Boards) -> Iterator[np.typing.NDArray[np.intp]]:
    """Group boards by orbit size and by their first queens. Yield the indices of each group."""
    codes = sizes.astype(np.uint32)
    for columns in representatives[:, :PREFIX_LENGTH].T:
        codes = codes << 5 | columns
    order = codes.argsort()
    ends = np.flatnonzero(np.diff(codes[order])) + 1
    return (group for group in np.split(order, ends) if len(group))


def _items(boards: Boards) -> np.typing.NDArray[np.bytes_]:
    """View each board as one item of n bytes, so that NumPy can compare boards."""
    return boards.view(f"S{boards.shape[1]}").reshape(-1)


def solution(label: str) -> Solution:
    """Return the representative of the orbit with a label.

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

    Examples
    --------
    >>> solution("8.4.1")
    (5, 3, 6, 0, 7, 1, 4, 2)
    """
    match = LABEL.fullmatch(label.strip()) if isinstance(label, str) else None
    if match is None:
        raise InputError(f"a label is N.size.rank such as 8.4.1, got {format_value(label, str)}")
    n, size, rank = map(int, match.groups())
    checked_n(n, MAX_LABELLED_N)
    count = (known_census(n).orbits_by_size or {}).get(size, 0)
    if not 1 <= rank <= count:
        orbits = "1 orbit" if count == 1 else f"{count} orbits"
        raise InputError(f"there is no {n}.{size}.{rank}: N = {n} has {orbits} of size {size}")
    prefix, rank = label_index(n).locate(size, rank)
    return tuple(representatives_of_size(n, size, prefix)[rank - 1].tolist())
