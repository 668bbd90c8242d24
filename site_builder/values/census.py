"""Values about one N that the site shows again and again, computed once for each process.

`mkdocs serve` builds many times in one process, and enumerates each N once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from site_builder import core
from site_builder.core import LARGEST_KNOWN_N, METHODS, Census, Method

LARGEST_COMPUTED = 14


@dataclass(frozen=True, slots=True)
class Entry:
    """One fundamental solution as a gallery shows it.

    Attributes
    ----------
    label : str
        Its permanent name: ``8.4.1``.
    solution : tuple of int
        Column numbers from the left, row by row from the top, 0..n-1.
    size : int
        How many boards its orbit has: 1, 2, 4 or 8.
    """

    label: str
    solution: tuple[int, ...]
    size: int

    @property
    def n(self) -> int:
        """Side of the board."""
        return len(self.solution)


@cache
def census(n: int) -> Census:
    """The counts for one N, computed."""
    return core.census(n)


@cache
def entries(n: int) -> tuple[Entry, ...]:
    """The fundamental solutions of one N in the order of a gallery: by orbit size, then by rank.

    >>> [entry.label for entry in entries(5)]
    ['5.2.1', '5.8.1']
    """
    boards, sizes = core.fundamental(n)
    labels = rank_labels(n, sizes.tolist())
    rows = zip(labels, boards.tolist(), sizes.tolist(), strict=True)
    found = [Entry(label, tuple(board), size) for label, board, size in rows]
    return tuple(sorted(found, key=lambda entry: entry.size))


def rank_labels(n: int, sizes: Iterable[int]) -> Iterator[str]:
    """The label ``N.size.rank`` of each fundamental solution: ranks count those of one size.

    Parameters
    ----------
    n : int
        Side of the board.
    sizes : iterable of int
        Orbit sizes of all fundamental solutions of this n, in their descending order.

    >>> list(rank_labels(12, [8, 4, 8]))
    ['12.8.1', '12.4.1', '12.8.2']
    """
    ranks: Counter[int] = Counter()
    for size in sizes:
        ranks[size] += 1
        yield f"{n}.{size}.{ranks[size]}"


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """The counts of one N, and whether they were computed while the site was built, or cited."""

    census: Census
    computed: bool


@cache
def ledger() -> tuple[LedgerRow, ...]:
    """Every N whose counts are known, 1..27."""
    computed = [LedgerRow(census(n), True) for n in range(1, LARGEST_COMPUTED + 1)]
    cited = range(LARGEST_COMPUTED + 1, LARGEST_KNOWN_N + 1)
    return (*computed, *(LedgerRow(core.known_census(n), False) for n in cited))


@cache
def queens_per_square(n: int) -> tuple[tuple[int, ...], ...]:
    """In how many of all solutions a queen stands on each square; rows from the top.

    >>> queens_per_square(4)
    ((0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 0, 1), (0, 1, 1, 0))
    """
    boards = core.solutions(n)
    rows = (np.bincount(boards[:, row], minlength=n).tolist() for row in range(n))
    return tuple(tuple(row) for row in rows)


@cache
def nodes(key: str, form: str, n: int) -> int | None:
    """Queens that one method places on its way through one N; None where it does not count them."""
    found = next(method for method in METHODS if (method.key, method.form) == (key, form))
    return core.count(n, method=key, form=found.form).nodes


def one_form() -> Iterable[Method]:
    """Each method once."""
    return (method for method in METHODS if method.form == "recursive")
