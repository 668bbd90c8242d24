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

# In a block of orders, this many things at the end vary, and all orders begin with the same things.
# So a block has 8! = 40,320 rows.
BLOCK_LENGTH = 8


@dataclass(frozen=True, slots=True)
class PermutationCount:
    """The number of orders of n things, and the nodes of the search that found them."""

    n: int  # number of things, 1..20
    form: str  # form of the search; see `count_permutations`
    total: int  # number of orders
    nodes: int  # number of things that the search placed


def count_permutations(n: int, form: str = "bits") -> PermutationCount:
    """Count the orders of n things by a search that visits each order without storing it."""
    return PermutationCount(n, form, *search_orders(n, form))


def permutations(n: int, form: str = "bits") -> Iterator[Boards]:
    """List every order of 0..n-1 in ascending lexicographic order, in blocks."""
    length = checked_n(n, MAX_ORDERED_N)
    search_orders(1, form)  # raises an error at once if the form is unknown
    return _blocks(length, form)


def _blocks(n: int, form: str) -> Iterator[Boards]:
    """Yield the orders with each prefix as one array. The arguments must have been checked."""
    for prefix in prefixes(range(n), max(0, n - BLOCK_LENGTH)):
        block = np.empty((factorial(n - len(prefix)), n), np.uint8)
        search_orders(n, form, prefix, block)
        yield block


class OrderStep(NamedTuple):
    """One step of a search for permutations, and the state after it."""

    kind: StepKind  # `PLACE`, `BACKTRACK` or `SOLUTION`; nothing is ever rejected
    thing: int  # the thing that is placed or taken back; for a solution, the last thing placed
    order: tuple[int, ...]  # the things placed so far
    left: tuple[int, ...]  # the things not placed yet, in ascending order
    nodes: int  # things placed so far
    solutions: int  # orders so far


def trace_permutations(n: int, form: str = "bits") -> Iterator[OrderStep]:
    """Trace the search for all orders of 0..n-1. Every form takes the same steps."""
    checked_choice("form", PERMUTATION_FORMS, form)
    things = tuple(range(checked_n(n, MAX_ORDERED_N)))
    return _OrderTracer().steps((), things)


class _OrderTracer:
    """A search for permutations that yields its steps and keeps its counts."""

    def __init__(self) -> None:
        self.nodes = self.solutions = 0

    def steps(self, order: tuple[int, ...], left: tuple[int, ...]) -> Iterator[OrderStep]:
        """Yield the steps that complete `order` with the things `left` in every way."""
        for index, thing in enumerate(left):
            longer = (*order, thing)
            rest = (*left[:index], *left[index + 1 :])
            self.nodes += 1
            yield OrderStep(StepKind.PLACE, thing, longer, rest, self.nodes, self.solutions)
            if not rest:
                self.solutions += 1
                yield OrderStep(StepKind.SOLUTION, thing, longer, rest, self.nodes, self.solutions)
            yield from self.steps(longer, rest)
            yield OrderStep(StepKind.BACKTRACK, thing, order, left, self.nodes, self.solutions)
