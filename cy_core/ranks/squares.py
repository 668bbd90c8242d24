"""Count, for each square, the solutions that have a queen on it."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from typing import SupportsIndex, TypeAlias

from cy_core.arrays import np
from cy_core.checks import checked_n
from cy_core.listing import fundamental_parts
from cy_core.ranks.index import MAX_COUNTED_N, MAX_LABELLED_N

Grid: TypeAlias = "np.typing.NDArray[np.int64]"


def queens_per_square(n: SupportsIndex) -> tuple[tuple[int, ...], ...]:
    """Count, for each square of the n x n board, the solutions that have a queen on it."""
    return cached_squares(checked_n(n, MAX_LABELLED_N))


@cache
def cached_squares(n: int) -> tuple[tuple[int, ...], ...]:
    """Return the counts of the n x n board. The caller must have checked n."""
    counts = counted_squares(n) if n <= MAX_COUNTED_N else stored_squares(n)
    return tuple(map(tuple, counts.tolist()))


def counted_squares(n: int) -> Grid:
    """Count, for each square, the solutions with a queen on it.

    This takes 20 seconds for n = 18.
    """
    counts = np.zeros((n, n), np.int64)
    for boards, sizes in fundamental_parts(n):
        for row in range(n):
            counts[row] += np.bincount(boards[:, row], sizes, n).astype(np.int64)
    rotations = [np.rot90(counts, quarters) for quarters in range(4)]
    # `counts` has each representative `size` times. Among the eight images of a representative,
    # each solution of its orbit occurs 8 / size times. So the sum over the images counts each
    # solution 8 times.
    return np.asarray(sum(rotation + rotation.T for rotation in rotations) // 8)


def stored_squares(n: int) -> Grid:
    """Read the counts of an eighth of the board from `squares.csv`.

    Fill in the rest by symmetry.
    """
    counts = np.zeros((n, n), np.int64)
    lines = Path(__file__).with_name("squares.csv").read_text("utf-8").splitlines()
    for counted_n, row, column, count in csv.reader(lines[1:]):
        if int(counted_n) == n:
            counts[int(row), int(column)] = counts[int(column), int(row)] = int(count)
    half = n // 2
    counts[:, n - half :] = counts[:, half - 1 :: -1]
    counts[n - half :] = counts[half - 1 :: -1]
    return counts


def csv_lines(n: int) -> list[str]:
    """Return the lines of `squares.csv` for one n: the counts of an eighth of the board."""
    counts = counted_squares(n)
    half = (n + 1) // 2
    return [
        f"{n},{row},{column},{counts[row, column]}"
        for row in range(half)
        for column in range(row, half)
    ]
