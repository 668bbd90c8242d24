"""Permutations: every order of n things, as a stream, or only counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations as beginnings
from math import factorial

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n
from cy_core.puzzles.order_search import MAX_ORDERED_N, search_orders

IN_ONE_BLOCK = 8  # things: 40,320 orders, in 40 kB a column


@dataclass(frozen=True, slots=True)
class PermutationCount:
    """How many orders n things have, and what it took to find each of them.

    Attributes
    ----------
    n : int
        Number of things, 1..20.
    form : {"list", "bits", "iterative"}
        How it was searched.
    total : int
        Number of orders.
    nodes : int
        Things that were placed.
    """

    n: int
    form: str
    total: int
    nodes: int


def count_permutations(n: int, form: str = "bits") -> PermutationCount:
    """Find every order of n things, one by one, and keep none.

    Parameters
    ----------
    n : int
        Number of things, 1..20; 12 take some seconds, each more about n times as long.
    form : {"list", "bits", "iterative"}
        `list` copies the list of things left without the one chosen; `bits` takes a bit out of a
        set; `iterative` does that without calls.

    Raises
    ------
    InputError
        `n must be between 1 and 20, got 40`; `form must be list, bits or iterative, got x`.

    >>> count_permutations(8, "list")
    PermutationCount(n=8, form='list', total=40320, nodes=109600)
    """
    return PermutationCount(n, form, *search_orders(n, form))


def permutations(n: int, form: str = "bits") -> Iterator[Boards]:
    """Every order of 0..n-1, in ascending lexicographic order, in blocks.

    Parameters
    ----------
    n : int
        Number of things, 1..20.
    form : {"list", "bits", "iterative"}
        As for `count_permutations`; the order of the results is the same.

    Yields
    ------
    ndarray of uint8, shape (rows, n)
        At most 40,320 rows; each block is a new array.

    Raises
    ------
    InputError
        As `count_permutations`; at once, not at the first block.

    >>> [block.tolist() for block in permutations(3)]
    [[[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]]
    """
    side = checked_n(n, MAX_ORDERED_N)
    search_orders(1, form)
    return _blocks(side, form)


def _blocks(n: int, form: str) -> Iterator[Boards]:
    for first in beginnings(range(n), max(0, n - IN_ONE_BLOCK)):
        block = np.empty((factorial(n - len(first)), n), np.uint8)
        search_orders(n, form, first, block)
        yield block
