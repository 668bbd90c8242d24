"""Permutations: list or count all orders of n things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations as prefixes
from math import factorial

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n
from cy_core.puzzles.order_search import MAX_ORDERED_N, search_orders

BLOCK_LENGTH = 8  # a block has all orders of so many last things: 40,320 rows


@dataclass(frozen=True, slots=True)
class PermutationCount:
    """The number of orders of n things, and the nodes of the search that found them.

    Attributes
    ----------
    n : int
        Number of things, 1..20.
    form : {"list", "bits", "iterative"}
        Form of the search; see `count_permutations`.
    total : int
        Number of orders.
    nodes : int
        Number of things that the search placed.
    """

    n: int
    form: str
    total: int
    nodes: int


def count_permutations(n: int, form: str = "bits") -> PermutationCount:
    """Count the orders of n things by finding each of them; none is kept.

    Parameters
    ----------
    n : int
        Number of things, 1..20. The time grows like n!: 12 things take some seconds.
    form : {"list", "bits", "iterative"}
        How the search remembers the things that are left: `list` copies a list without the chosen
        thing, `bits` clears a bit in a mask, `iterative` does the same in a loop without calls.

    Raises
    ------
    InputError
        `n must be between 1 and 20, got 40`; `form must be list, bits or iterative, got x`.

    >>> count_permutations(8, "list")
    PermutationCount(n=8, form='list', total=40320, nodes=109600)
    """
    return PermutationCount(n, form, *search_orders(n, form))


def permutations(n: int, form: str = "bits") -> Iterator[Boards]:
    """List every order of 0..n-1 in ascending lexicographic order, in blocks.

    Parameters
    ----------
    n : int
        Number of things, 1..20.
    form : {"list", "bits", "iterative"}
        As for `count_permutations`. All forms yield the same blocks.

    Yields
    ------
    ndarray of uint8, shape (rows, n)
        One order per row, at most 40,320 rows; each block is a new array.

    Raises
    ------
    InputError
        As `count_permutations`; raised by the call, not at the first block.

    >>> [block.tolist() for block in permutations(3)]
    [[[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]]
    """
    side = checked_n(n, MAX_ORDERED_N)
    search_orders(1, form)
    return _blocks(side, form)


def _blocks(n: int, form: str) -> Iterator[Boards]:
    for prefix in prefixes(range(n), max(0, n - BLOCK_LENGTH)):
        block = np.empty((factorial(n - len(prefix)), n), np.uint8)
        search_orders(n, form, prefix, block)
        yield block
