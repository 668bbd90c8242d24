"""Every compiled function that Python can reach, called with what it must refuse.

Run as a script, it says what it calls before it does, so that a crash names its cause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import repeat
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cy_core import METHODS
from cy_core.checks import format_value
from cy_core.engine.binding import Counter, Parts, Stop
from cy_core.engine.joining import JoinCounter, JoinParts
from tests.helpers.sources import ROOT

NO_NUMBERS = [
    *(None, True, np.True_, "8", "\0", "٨", b"8", 8.0, np.float64(8), float("nan"), 8j),
    *((), [8], {8}, np.array([8]), object(), int, iter([8])),
]
TOO_LARGE = [2**31, 2**32 + 8, 2**63, 2**64, 2**64 + 8, 10**5000]
NO_SIZES = [*NO_NUMBERS, *TOO_LARGE, *(-value for value in TOO_LARGE), -1, 0, 29, 33, 1000]
STRANGERS = [None, 8, "portable", object(), Stop, [Stop()], np.zeros(4096, np.uint8)]


def rows(*shape: int) -> NDArray[np.uint8]:
    """Where a compiled function writes."""
    return np.zeros(shape, np.uint8)


BAD_ROWS = [rows(1, 81), rows(81), np.zeros((9, 81)), b"x" * 81]

# What each parameter takes, and what it must refuse.
KINDS: dict[str, tuple[Any, list[Any]]] = {
    "n": (8, NO_SIZES),
    "backend": ("portable", [None, True, 0, 3, "", "mmx", "portable\0", b"portable", ["portable"]]),
    "number": (0, [*NO_NUMBERS, *TOO_LARGE, -1, 10**4]),
    "total": (92, [*NO_NUMBERS, -1, 0, 91, 93, 2**64, 2**64 + 92, 10**5000, -(10**5000)]),
    "stop": (Stop(), STRANGERS),
    "parts": (Parts(8), STRANGERS),
    "counter": (Counter("portable", Stop()), STRANGERS),
    "join parts": (JoinParts(8, Stop()), [*STRANGERS, Parts(8)]),
    "join counter": (JoinCounter("portable", Stop()), [*STRANGERS, Counter("portable", Stop())]),
    "jobs": ((), [None, 8, "x", [1 << 12], [-1], [2**64], [[0]], [0.5], repeat(0), object()]),
    "squares": (
        [(0, 0)],
        [
            *(None, 8, "12", [8], [()], [(0,)], [(0, 0, 0)], [(0.5, 0)], [(True, 0)], [None]),
            *([("0", "0")], [(-1, 0)], [(0, 8)], [(2**32, 2**64)], [(0, 10**5000)]),
            *([(0, 0), (1, 1)], repeat((0, 0)), [repeat(0)], [(0, np.zeros(2))]),
        ],
    ),
    "begun": ((), [None, 8, "12", [8], [-1], [True], [0.0], [[0]], [10**5000], object()]),
    "closed": ([(0, 0)], [None, 8, "12", [8], [(0, 0, 0)], [(0.5, 0)], [(-1, 0)], [(0, 8)]]),
    "form": ("bits", [None, True, 0, "", "bit", "bits\0", b"bits", ["bits"], object()]),
    "first": (
        (),
        [None, 8, "12", [8], [-1], [0, 0], [True], [0.0], [[0]], [10**5000], repeat(0), object()],
    ),
    "order rows": (
        np.empty((40320, 8), np.uint8),
        [8, "x", *BAD_ROWS, np.empty((40320, 9), np.uint8)],
    ),
    "boards": (
        rows(2, 4),
        [None, 8, "x", rows(4), rows(2, 4)[:, ::2], rows(2, 0), rows(2, 33), np.zeros((2, 4))],
    ),
    "columns": (
        np.array([1, 3, 0, 2], np.uint8),
        [None, 8, "x", rows(2, 4), rows(0), rows(33), np.zeros(4), np.full(4, 4, np.uint8)],
    ),
    "rows": (2, [*NO_NUMBERS, *TOO_LARGE, -1, 5]),
    "side": (8, [*NO_NUMBERS, *TOO_LARGE, -1, 0, 46]),
    "solutions": (
        np.array([[1, 3, 0, 2]], np.uint8),
        [None, 8, "x", rows(4), rows(2, 4)[:, ::2], rows(2, 0), rows(2, 33), rows(2, 4) + 9],
    ),
    "sizes": (
        np.array([2], np.uint8),
        [None, 8, "x", rows(2), rows(1, 1), np.zeros(1)],
    ),
    "filled": (rows(2, 4), [None, 8, "x", rows(4), rows(3, 4), rows(2, 0), rows(2, 46)]),
    "fitting": (rows(2, 2), [None, 8, "x", rows(4), rows(2, 3), rows(3, 2), np.zeros((2, 2))]),
    "small side": (8, [*NO_SIZES, 11]),
    "reflecting rows": (rows(2, 8), [8, "x", rows(8), rows(2, 7), rows(2, 8)[:, ::2], rows(2, 0)]),
    "regions": (
        rows(4, 4),
        [None, 8, "x", rows(4), rows(0, 0), rows(4, 3), rows(13, 13), rows(4, 4) + 4],
    ),
    "region rows": (rows(2, 4), [None, 8, "x", rows(4), rows(2, 3), rows(0, 4)]),
    "largest": (8, [None, "x", 3, 0, -1, object()]),
    "puzzle": ("." * 81, [None, 8, "", "." * 80, "x" * 81, "11" + "." * 79, b"." * 81, object()]),
    "limit": (2, [*NO_NUMBERS, *TOO_LARGE, 0, -1, 3]),
    "grid rows": (
        np.empty((2, 81), np.uint8),
        [None, 8, "x", *BAD_ROWS, np.empty((3, 80), np.uint8)],
    ),
    "solution": (
        (1, 3, 0, 2),
        [
            *(None, 8, "", "x", "31", (), [0, 0], [1, 2], [-1, 0], range(33), repeat(0), [None]),
            *([True, False], [0.0], ["0"], [2**32], [2**64, 0], [10**5000], [[0]], object()),
            *(np.array([[1, 3, 0, 2]]), np.array([1.0, 3, 0, 2]), np.array([False, True])),
        ],
    ),
}

PARAMETERS = {
    "cy_core.engine.binding.has_backend": ["backend"],
    "cy_core.engine.binding.Stop": [],
    "cy_core.engine.binding.Stop.set": ["stop"],
    "cy_core.engine.binding.Parts": ["n"],
    "cy_core.engine.binding.Parts.squares": ["parts", "number"],
    "cy_core.engine.binding.Parts.weight": ["parts", "number"],
    "cy_core.engine.binding.Parts.work": ["parts"],
    "cy_core.engine.binding.Parts.split": ["parts"],
    "cy_core.engine.binding.OneThread": [],
    "cy_core.engine.binding.Counter": ["backend", "stop"],
    "cy_core.engine.binding.Counter.boards": ["counter", "parts", "number"],
    "cy_core.engine.binding.Counter.completions": ["counter", "n", "squares", "closed"],
    "cy_core.engine.binding.Counter.census": ["counter", "n", "total"],
    "cy_core.engine.binding.checked_squares": ["n", "closed"],
    "cy_core.engine.binding.Search": ["n", "backend"],
    "cy_core.engine.binding.Lister": ["n", "backend", "begun"],
    "cy_core.engine.binding.CompletionLister": ["n", "backend", "squares", "closed"],
    "cy_core.engine.joining.JoinParts": ["n"],
    "cy_core.engine.joining.JoinParts.squares": ["join parts", "number"],
    "cy_core.engine.joining.JoinParts.rows": ["join parts", "number"],
    "cy_core.engine.joining.JoinParts.weight": ["join parts", "number"],
    "cy_core.engine.joining.JoinParts.work": ["join parts"],
    "cy_core.engine.joining.JoinCounter": ["backend", "stop"],
    "cy_core.engine.joining.JoinCounter.boards": ["join counter", "join parts", "number"],
    "cy_core.engine.joining.JoinCounter.jobs": ["join counter", "join parts", "number"],
    "cy_core.engine.joining.JoinCounter.boards_of": [
        "join counter",
        "join parts",
        "number",
        "jobs",
    ],
    "cy_core.engine.joining.JoinCounter.classes": ["join counter"],
    "cy_core.methods.listing_scalar.fundamental_scalar": ["n"],
    "cy_core.puzzles.order_search.search_orders": ["n", "form", "first", "order rows"],
    "cy_core.puzzles.grid_search.search_grid": ["puzzle", "form", "limit", "grid rows"],
}
PARAMETERS |= {
    "cy_core.terms.checked_boards.checked_boards": ["solutions", "largest"],
    "cy_core.terms.conflicts_list.conflict_counts": ["solutions", "sizes"],
    "cy_core.terms.conflicts_search.conflict_table": ["n"],
    "cy_core.terms.lines_list.are_three_in_line": ["solutions"],
    "cy_core.terms.lines_search.boards_without_lines": ["n"],
    "cy_core.terms.symmetric_cliques.count_cliques": ["filled", "fitting"],
    "cy_core.terms.symmetric_masks.half_turn": ["side"],
    "cy_core.terms.symmetric_masks.quarter_turn": ["side"],
    "cy_core.terms.torus_list.torus_moves": ["solutions"],
    "cy_core.terms.torus_search.torus_classes": ["n"],
    "cy_core.variants.searching.placements_by_queens": ["small side", "small side"],
    "cy_core.variants.searching.search_reflecting": ["n", "reflecting rows"],
    "cy_core.variants.searching.search_regions": ["regions", "region rows"],
}
for name in ("permutation", "checked_solution", "images", "canonical", "orbit"):
    PARAMETERS[f"cy_core.symmetry.{name}"] = ["solution"]
PARAMETERS["cy_core.symmetry.canonical_boards"] = ["boards"]
for table in ("shape.shape_table", "neighbours.neighbour_table"):
    PARAMETERS[f"cy_core.measuring.{table}"] = ["boards"]
for name in ("solutions_at_distance", "determining_rows"):
    PARAMETERS[f"cy_core.measuring.neighbours.{name}"] = ["columns", "rows"]
for method in METHODS:
    PARAMETERS[f"cy_core.methods.{method.key}.{method.form}"] = ["n"]


def reachable() -> dict[str, Callable[..., object]]:
    """Every compiled function, class and method by its full name."""
    modules = [
        import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for path in sorted((ROOT / "cy_core").rglob("*.pyx"))
    ]
    return {name: function for module in modules for name, function in members(module)}


def members(module: ModuleType) -> Iterator[tuple[str, Callable[..., object]]]:
    """What a module defines, and what its classes do."""
    for name, member in vars(module).items():
        if callable(member) and getattr(member, "__module__", None) == module.__name__:
            yield f"{module.__name__}.{name}", member
            for of_class, method in vars(member).items() if isinstance(member, type) else ():
                if callable(method) and not of_class.startswith("__"):
                    yield f"{module.__name__}.{name}.{of_class}", method


def bad_arguments(kinds: list[str]) -> Iterator[list[Any]]:
    """One thing wrong at a time; the other parameters get what they take."""
    good = [KINDS[kind][0] for kind in kinds]
    for place, kind in enumerate(kinds):
        for bad in KINDS[kind][1]:
            yield [*good[:place], bad, *good[place + 1 :]]


def main() -> None:
    """Call everything; each call tells on a line of its own what came of it."""
    for name, function in reachable().items():
        for arguments in bad_arguments(PARAMETERS[name]):
            print(name, *map(format_value, arguments), end=" ", flush=True)
            try:
                print("returned", function(*arguments), flush=True)
            except Exception as error:
                print("raised", type(error).__name__, flush=True)


if __name__ == "__main__":
    main()
