"""What traces show: key steps, solutions in the order found, and the boards visited."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import islice, pairwise, takewhile
from typing import NamedTuple

from cy_core import (
    Lists,
    Step,
    StepKind,
    first_method_listing,
    trace,
)
from site_builder.values.census import nodes

Placement = frozenset[tuple[int, int]]
Numbered = tuple[int, Step]

# Which method cuts a board, by what the method that keeps it lists.
NAMES: Mapping[Lists, str] = {
    "fundamental": "kept by symmetry elimination",
    "half": "cut by symmetry elimination only",
    "solutions": "cut by mirror too",
}
_LARGEST = 8
_MAX_QUEENS = 100_000  # placed by a search whose trace takes about a second
_STUCK = ((StepKind.PLACE, StepKind.BACKTRACK), (StepKind.PLACE, StepKind.REJECT))


class FoundSolution(NamedTuple):
    """A solution that a search finds: its columns, and how many boards it counts as."""

    columns: tuple[int, ...]
    weight: int


def largest_traced(method: str) -> int:
    """The largest N whose whole trace is read in about a second.

    >>> largest_traced("bitmap"), largest_traced("brute_force")
    (8, 6)
    """
    return sizes_within(method, range(1, _LARGEST + 1), _MAX_QUEENS)[-1]


def sizes_within(method: str, sizes: Sequence[int], most: int) -> tuple[int, ...]:
    """The first of ascending N for which the method places at most `most` queens."""
    return tuple(takewhile(lambda n: (nodes(method, "recursive", n) or 0) <= most, sizes))


@cache
def key_steps(method: str, n: int) -> tuple[Numbered, ...]:
    """The key steps of a search, in its order.

    These are the first step, the second queen, the first dead end, the first step back, the queen
    after it, the first solution and the last step, as far as the search has them.

    >>> [(number, step.kind.value) for number, step in key_steps("mirror", 4)][:5]
    [(1, 'place'), (2, 'place'), (5, 'solution'), (6, 'backtrack'), (9, 'place')]
    """
    steps = list(enumerate(trace(n, method), 1))
    back = _first(steps, lambda step: step.kind is StepKind.BACKTRACK)
    wanted = (
        *steps[:1],
        *_first(steps, lambda step: step.depth == 2),
        *_dead_end(steps),
        *back,
        *_first(steps[back[0][0] :] if back else [], lambda step: step.kind is StepKind.PLACE),
        *_first(steps, lambda step: step.kind is StepKind.SOLUTION),
        *steps[-1:],
    )
    return tuple(sorted(set(wanted)))


@cache
def found_solutions(method: str, n: int) -> tuple[FoundSolution, ...]:
    """The solutions in the order in which a method finds them.

    >>> [(one.columns, one.weight) for one in found_solutions("symmetry_elimination", 5)]
    [((4, 2, 0, 3, 1), 8), ((3, 0, 2, 4, 1), 2)]
    """
    before, solutions = 0, []
    for step in trace(n, method):
        if step.kind is StepKind.SOLUTION:
            columns = tuple(column for _, column in sorted(step.queens))
            solutions.append(FoundSolution(columns, step.solutions - before))
            before = step.solutions
    return tuple(solutions)


def _first(steps: Iterable[Numbered], wanted: Callable[[Step], bool]) -> list[Numbered]:
    """The first of the steps that is wanted, if there is one."""
    return list(islice((here for here in steps if wanted(here[1])), 1))


def _dead_end(steps: Iterable[Numbered]) -> list[Numbered]:
    """The first step to a board that is no solution and has no place for a queen."""
    acts = [here for here in steps if here[1].kind is not StepKind.REJECT or here[1].is_of_board]
    stuck = (
        two if two[1].kind is StepKind.REJECT else one
        for one, two in pairwise(acts)
        if (one[1].kind, two[1].kind) in _STUCK
    )
    return list(islice(stuck, 1))


def by_depth(visited: Iterable[Placement], n: int) -> tuple[int, ...]:
    """How many boards have 1, 2, ..., n queens.

    >>> by_depth(placements("bitmap", 4), 4)
    (4, 6, 4, 2)
    """
    counts = Counter(map(len, visited))
    return tuple(counts[depth] for depth in range(1, n + 1))


def placements_by_cut(n: int) -> dict[Lists, frozenset[Placement]]:
    """The boards that backtracking visits, by the method that cuts them.

    Mirror searches the left half of the first row and symmetry elimination the right half, so the
    boards of symmetry elimination are mirrored.

    >>> {name: len(visited) for name, visited in placements_by_cut(4).items()}
    {'fundamental': 6, 'half': 2, 'solutions': 8}
    """
    least = mirrored_boards(first_method_listing("fundamental").key, n)
    half, every = (
        placements(first_method_listing(lists).key, n) for lists in ("half", "solutions")
    )
    return {"fundamental": least, "half": half - least, "solutions": every - half - least}


def mirrored_boards(method: str, n: int) -> frozenset[Placement]:
    """The boards that a search visits, mirrored left to right."""
    return frozenset(
        frozenset((row, n - 1 - column) for row, column in board) for board in placements(method, n)
    )


@cache
def placements(method: str, n: int) -> frozenset[Placement]:
    """The different boards with one queen or more that a search visits."""
    return frozenset(
        frozenset(step.queens) for step in trace(n, method) if step.kind is StepKind.PLACE
    )
