"""Permutations: list or count all orders of n things, and trace the search for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations as prefixes
from math import factorial
from typing import NamedTuple

from cy_core.arrays import Boards, np
from cy_core.checks import checked_choice, checked_n
from cy_core.model import StepKind
from cy_core.puzzles.order_search import MAX_ORDERED_N, PERMUTATION_FORMS, search_orders

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


class OrderStep(NamedTuple):
    """One step of a search for permutations, and the state after it."""

    kind: StepKind  # `PLACE`, `BACKTRACK` or `SOLUTION`; nothing is ever rejected
    thing: int  # the thing that is placed or taken back; for a solution, the last one placed
    order: tuple[int, ...]  # the things placed so far
    left: tuple[int, ...]  # the things that are left, in ascending order
    nodes: int  # things placed so far
    solutions: int  # orders so far


def trace_permutations(n: int, form: str = "bits") -> Iterator[OrderStep]:
    """Trace the search for all orders of 0..n-1; every form takes the same steps."""
    checked_choice("form", PERMUTATION_FORMS, form)
    return _Orders().below((), tuple(range(checked_n(n, MAX_ORDERED_N))))


class _Orders:
    """The search for permutations, with its counts."""

    def __init__(self) -> None:
        self.nodes = self.solutions = 0

    def below(self, order: tuple[int, ...], left: tuple[int, ...]) -> Iterator[OrderStep]:
        for index, thing in enumerate(left):
            rest, longer = (*left[:index], *left[index + 1 :]), (*order, thing)
            self.nodes += 1
            yield OrderStep(StepKind.PLACE, thing, longer, rest, self.nodes, self.solutions)
            if not rest:
                self.solutions += 1
                yield OrderStep(StepKind.SOLUTION, thing, longer, rest, self.nodes, self.solutions)
            yield from self.below(longer, rest)
            yield OrderStep(StepKind.BACKTRACK, thing, order, left, self.nodes, self.solutions)
