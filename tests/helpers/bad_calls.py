"""Calls of compiled functions with invalid arguments.

The functions must reject them without reading memory outside of their arguments. As a script, this
module prints each call before making it, so that a crash can be traced to its call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import repeat
from typing import Any

import numpy as np

from cy_core import METHODS, symmetry
from cy_core.checks import format_value
from cy_core.engine.binding import (
    CompletionLister,
    Counter,
    Lister,
    PartQueue,
    Parts,
    Stop,
    checked_squares,
    count_orbits,
    has_backend,
)
from cy_core.engine.joining import JoinCounter, JoinParts
from cy_core.measuring import neighbours, shape
from cy_core.methods.listing_scalar import fundamental_scalar
from cy_core.puzzles.grid_search import search_grid
from cy_core.puzzles.order_search import search_orders
from cy_core.terms import (
    checked_boards,
    conflicts_list,
    conflicts_search,
    lines_list,
    lines_search,
    symmetric_cliques,
    symmetric_masks,
    torus_list,
    torus_search,
)
from cy_core.variants import searching

# INVALID: values that every parameter must reject. INVALID_INTEGERS, INVALID_SIZES and
# INVALID_LISTS: values that a parameter must reject if it expects an integer, a board size or a
# list of numbers.
INVALID = [None, "\0", "x", b"8", 0.5, float("nan"), 8j, [None], [0.5], [[0.5]], object(), int]
INVALID_INTEGERS = [*INVALID, True, np.True_, "8", "٨", 8.0, np.float64(8), (), [8], np.array([8])]
TOO_LARGE = [2**31, 2**32 + 8, 2**63, 2**64, 2**64 + 8, 10**5000]
INVALID_SIZES = [
    *INVALID_INTEGERS,
    *TOO_LARGE,
    *(-value for value in TOO_LARGE),
    -1,
    0,
    29,
    33,
    1000,
]
INVALID_LISTS = [*INVALID, 8, "12", [-1], [2**64], [10**5000], [[0]]]


def rows(*sides: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return an array of zero bytes, with this shape, for a compiled function to read or write."""
    return np.zeros(sides, np.uint8)


# For each kind of parameter: a valid value, and invalid values.
KINDS: dict[str, tuple[Any, list[Any]]] = {
    "n": (8, INVALID_SIZES),
    "small n": (8, [*INVALID_SIZES, 11]),
    "side": (8, [*INVALID_INTEGERS, *TOO_LARGE, -1, 0, 46]),
    "number": (0, [*INVALID_INTEGERS, *TOO_LARGE, -1, 10**4]),
    "row count": (2, [*INVALID_INTEGERS, *TOO_LARGE, -1, 5]),
    "limit": (2, [*INVALID_INTEGERS, *TOO_LARGE, 0, -1, 3]),
    "largest": (8, [None, "x", 3, 0, -1, object()]),
    "total": (92, [*INVALID_INTEGERS, -1, 0, 91, 93, 2**64, 2**64 + 92, 10**5000, -(10**5000)]),
    "backend": ("portable", [*INVALID, 3, "", "portable\0", b"portable", ["portable"]]),
    "form": ("bits", [*INVALID, 0, "", "bit", "bits\0", b"bits", ["bits"]]),
    "stop": (Stop(), [*INVALID, 8, Stop, [Stop()], rows(4096)]),
    "parts": (Parts(8), [*INVALID, 8, rows(4096)]),
    "queue": (PartQueue(Parts(8)), [*INVALID, 8, Parts(8), rows(4096)]),
    "counter": (Counter("portable", Stop()), [*INVALID, 8, Stop(), rows(4096)]),
    "join parts": (JoinParts(8, Stop()), [*INVALID, 8, Parts(8), rows(4096)]),
    "join counter": (
        JoinCounter("portable", Stop()),
        [*INVALID, 8, Counter("portable", Stop()), rows(4096)],
    ),
    "jobs": ((), [*INVALID_LISTS, [1 << 12], repeat(0)]),
    "squares": (
        [(0, 0)],
        [
            *(
                *INVALID_LISTS,
                [8],
                [()],
                [(0,)],
                [(0, 0, 0)],
                [(0.5, 0)],
                [(True, 0)],
                [("0", "0")],
            ),
            *([(-1, 0)], [(0, 8)], [(2**32, 2**64)], [(0, 10**5000)]),
            *([repeat(0)], [(0, np.zeros(2))]),
        ],
    ),
    "queens": ([(0, 0)], [*INVALID_LISTS, [(0, 0), (1, 1)], [(0, 8)], repeat((0, 0))]),
    "begun": ((), [*INVALID_LISTS, [8], [True], [0.0]]),
    "solution": (
        (1, 3, 0, 2),
        [
            *(
                *INVALID_LISTS,
                repeat(0),
                "",
                (),
                [0, 0],
                [1, 2],
                [-1, 0],
                range(33),
                [True, False],
                [0.0],
                ["0"],
            ),
            *([2**32], [2**64, 0], np.array([[1, 3, 0, 2]]), np.array([1.0, 3, 0, 2])),
        ],
    ),
    "boards": (
        np.array([[1, 3, 0, 2]], np.uint8),
        [*INVALID_LISTS, rows(4), rows(2, 4)[:, ::2], rows(2, 0), rows(2, 33), np.zeros((2, 4))],
    ),
    "columns": (
        np.array([1, 3, 0, 2], np.uint8),
        [*INVALID_LISTS, rows(2, 4), rows(0), rows(33), np.zeros(4), np.full(4, 4, np.uint8)],
    ),
    "sizes": (np.array([2], np.uint8), [None, 8, "x", [2], rows(2), rows(1, 1), np.zeros(1)]),
    "filled": (rows(2, 4), [*INVALID_LISTS, rows(4), rows(3, 4), rows(2, 0), rows(2, 46)]),
    "fitting": (rows(2, 2), [*INVALID_LISTS, rows(4), rows(2, 3), rows(3, 2), np.zeros((2, 2))]),
    "regions": (
        rows(4, 4),
        [*INVALID_LISTS, rows(4), rows(0, 0), rows(4, 3), rows(13, 13), rows(4, 4) + 4],
    ),
    "region rows": (rows(2, 4), [*INVALID_LISTS, rows(4), rows(2, 3), rows(0, 4)]),
    "reflecting rows": (
        rows(2, 8),
        [*INVALID_LISTS[1:], rows(8), rows(2, 7), rows(2, 8)[:, ::2], rows(2, 0)],
    ),
    "order rows": (
        np.empty((40320, 8), np.uint8),
        [*INVALID_LISTS[1:], rows(1, 81), rows(81), np.empty((40320, 9), np.uint8)],
    ),
    "puzzle": ("." * 81, [*INVALID, 8, "", "." * 80, "x" * 81, "11" + "." * 79, b"." * 81]),
    "grid rows": (rows(2, 81), [*INVALID_LISTS, rows(1, 81), rows(81), rows(3, 80)]),
}
# Groups of functions, each with the kinds (keys of KINDS) of their parameters, in order.
FAMILIES: list[tuple[tuple[Callable[..., object], ...], tuple[str, ...]]] = [
    (
        (
            *(method.search for method in METHODS),
            *(fundamental_scalar, Parts, JoinParts, conflicts_search.conflict_table),
            *(lines_search.boards_without_lines, torus_search.torus_classes),
        ),
        ("n",),
    ),
    ((symmetric_masks.half_turn, symmetric_masks.quarter_turn), ("side",)),
    ((searching.placements_by_queens,), ("small n", "small n")),
    ((searching.search_reflecting,), ("n", "reflecting rows")),
    ((searching.search_regions,), ("regions", "region rows")),
    ((has_backend,), ("backend",)),
    ((Counter, JoinCounter), ("backend", "stop")),
    ((Lister,), ("n", "backend", "begun")),
    ((CompletionLister,), ("n", "backend", "queens", "squares")),
    ((checked_squares,), ("n", "squares")),
    ((Stop.set,), ("stop",)),
    ((Parts.squares, Parts.weight), ("parts", "number")),
    ((Parts.work, Parts.split), ("parts",)),
    ((Counter.boards,), ("counter", "parts", "number")),
    ((Counter.completions,), ("counter", "n", "queens", "squares")),
    ((PartQueue,), ("parts",)),
    ((Counter.total,), ("counter", "queue")),
    ((count_orbits,), ("n", "total", "stop")),
    ((JoinParts.squares, JoinParts.rows, JoinParts.weight), ("join parts", "number")),
    ((JoinParts.work,), ("join parts",)),
    ((JoinCounter.boards, JoinCounter.jobs), ("join counter", "join parts", "number")),
    ((JoinCounter.boards_of,), ("join counter", "join parts", "number", "jobs")),
    ((JoinCounter.classes,), ("join counter",)),
    (
        (
            *(symmetry.permutation, symmetry.checked_solution, symmetry.images),
            *(symmetry.canonical, symmetry.orbit),
        ),
        ("solution",),
    ),
    (
        (
            *(symmetry.canonical_boards, shape.shape_table, neighbours.neighbour_table),
            *(lines_list.are_three_in_line, torus_list.torus_moves),
        ),
        ("boards",),
    ),
    ((checked_boards.checked_boards,), ("boards", "largest")),
    ((conflicts_list.conflict_counts,), ("boards", "sizes")),
    ((symmetric_cliques.count_cliques,), ("filled", "fitting")),
    ((neighbours.solutions_at_distance, neighbours.determining_rows), ("columns", "row count")),
    ((search_orders,), ("n", "form", "begun", "order rows")),
    ((search_grid,), ("puzzle", "form", "limit", "grid rows")),
]


def bad_calls() -> Iterator[tuple[Callable[..., object], list[Any]]]:
    """Yield (function, arguments) with exactly one invalid argument."""
    for functions, kinds in FAMILIES:
        good = [KINDS[kind][0] for kind in kinds]
        for index, kind in enumerate(kinds):
            for bad in KINDS[kind][1]:
                for function in functions:
                    yield function, [*good[:index], bad, *good[index + 1 :]]


def main() -> None:
    """Make every bad call, and print it in one line with its result or error."""
    for function, arguments in bad_calls():
        print(function.__qualname__, *map(format_value, arguments), end=" ", flush=True)
        try:
            print("returned", function(*arguments), flush=True)
        except Exception as error:
            print("raised", type(error).__name__, flush=True)


if __name__ == "__main__":
    main()
