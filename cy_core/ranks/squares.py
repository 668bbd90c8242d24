"""On how many of all solutions a queen stands on each square."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from cy_core.arrays import np
from cy_core.checks import checked_n
from cy_core.listing import parts
from cy_core.ranks.index import MAX_COUNTED_N, MAX_LABELLED_N

Grid: TypeAlias = "np.typing.NDArray[np.int64]"


@cache
def queens_per_square(n: int) -> tuple[tuple[int, ...], ...]:
    """How many of all solutions have a queen on each square, row by row from the top.

    Parameters
    ----------
    n : int
        Side of the board, 1..18. From 13 on the counts are part of the package.

    Raises
    ------
    InputError
        `n must be between 1 and 18, got 19`.

    >>> queens_per_square(4)
    ((0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 0, 1), (0, 1, 1, 0))
    """
    n = checked_n(n, MAX_LABELLED_N)
    found = counted_squares(n) if n <= MAX_COUNTED_N else known_squares(n)
    return tuple(map(tuple, found.tolist()))


def counted_squares(n: int) -> Grid:
    """The counts, by a search: 20 seconds for n = 18."""
    found = np.zeros((n, n), np.int64)
    for boards, sizes in parts(n):
        for row in range(n):
            found[row] += np.bincount(boards[:, row], sizes, n).astype(np.int64)
    turned = [np.rot90(found, quarters) for quarters in range(4)]
    # The eight images of a representative are each board of its orbit 8 / size times.
    return np.asarray(sum(turn + turn.T for turn in turned) // 8)


def known_squares(n: int) -> Grid:
    """The counts that were written down, of an eighth of the board."""
    found = np.zeros((n, n), np.int64)
    lines = files(__package__).joinpath("squares.csv").read_text("utf-8").splitlines()
    for counted_n, row, column, count in csv.reader(lines[1:]):
        if int(counted_n) == n:
            found[int(row), int(column)] = found[int(column), int(row)] = int(count)
    half = n // 2
    found[:, n - half :] = found[:, half - 1 :: -1]
    found[n - half :] = found[half - 1 :: -1]
    return found


def lines_of_squares(n: int) -> list[str]:
    """The lines that hold the counts of one n: the rest of the board is their mirror image."""
    found, half = counted_squares(n), (n + 1) // 2
    return [
        f"{n},{row},{column},{found[row, column]}"
        for row in range(half)
        for column in range(row, half)
    ]
