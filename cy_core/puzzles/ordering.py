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
    """The number of orders of n things, and the nodes of the search that found them."""

    n: int  # number of things, 1..20
    form: str  # form of the search; see `count_permutations`
    total: int  # number of orders
    nodes: int  # number of things that the search placed


def count_permutations(n: int, form: str = "bits") -> PermutationCount:
    """Count the orders of n things by finding each of them; none is kept."""
    return PermutationCount(n, form, *search_orders(n, form))


def permutations(n: int, form: str = "bits") -> Iterator[Boards]:
    """List every order of 0..n-1 in ascending lexicographic order, in blocks."""
    side = checked_n(n, MAX_ORDERED_N)
    search_orders(1, form)
    return _blocks(side, form)


def _blocks(n: int, form: str) -> Iterator[Boards]:
    for prefix in prefixes(range(n), max(0, n - BLOCK_LENGTH)):
        block = np.empty((factorial(n - len(prefix)), n), np.uint8)
        search_orders(n, form, prefix, block)
        yield block
