"""The seam: the only module of the site that imports `cy_core`, and its memory of results.

What is remembered lives as long as the process, so `mkdocs serve` enumerates each N once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from cy_core import (
    METHODS,
    Census,
    InputError,
    Method,
    Orbit,
    Part,
    Step,
    StepKind,
    Symmetry,
    SymmetryClass,
    WrongCount,
    canonical,
    count,
    count_parts,
    fundamental,
    iter_fundamental,
    known_census,
    label,
    method_source,
    orbit,
    program_lines,
    solution,
    solutions,
    trace,
)
from cy_core import __version__ as core_version
from cy_core import census as _census
from cy_core.build_info import COMPILER as core_compiler
from cy_core.counting import ENGINE, MOST_THREADS
from cy_core.counting import SMALLEST_OF_ENGINE as ENGINE_FROM
from cy_core.depth_first import PATHS, Parts, Stop
from cy_core.depth_first import Counter as Engine
from cy_core.depth_first import is_available as has_path
from cy_core.fundamental import search as scalar_emitter
from cy_core.known import LARGEST_KNOWN_N as LARGEST_KNOWN
from cy_core.known import require_known_total
from cy_core.listing import machine_memory
from cy_core.model import countable_n
from cy_core.parallel import LONGEST_AT_ONCE as ONE_THREAD_UP_TO
from cy_core.parts import CountParts
from cy_core.paths import VARIABLE as PATH_VARIABLE
from cy_core.rings import codes as ring_codes
from cy_core.rings import positions as ring_positions
from cy_core.rings import ring_weight
from cy_core.rings import square_on as ring_square
from cy_core.rules import forbidden_squares
from cy_core.symmetry import images

__all__ = [
    "ENGINE",
    "ENGINE_FROM",
    "LARGEST_KNOWN",
    "METHODS",
    "MOST_THREADS",
    "ONE_THREAD_UP_TO",
    "PATHS",
    "PATH_VARIABLE",
    "Census",
    "CountParts",
    "Cross",
    "Entry",
    "InputError",
    "LedgerRow",
    "Method",
    "Orbit",
    "Part",
    "Step",
    "StepKind",
    "Symmetry",
    "SymmetryClass",
    "WrongCount",
    "canonical",
    "census",
    "core_compiler",
    "core_version",
    "count",
    "count_parts",
    "countable_n",
    "crosses",
    "entries",
    "forbidden_squares",
    "fundamental",
    "has_path",
    "images",
    "iter_fundamental",
    "known_census",
    "label",
    "ledger",
    "machine_memory",
    "method_source",
    "nodes",
    "orbit",
    "program_lines",
    "queens_per_square",
    "rank_labels",
    "require_known_total",
    "ring_codes",
    "ring_positions",
    "ring_square",
    "ring_weight",
    "scalar_emitter",
    "solution",
    "solutions",
    "trace",
]

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
    return _census(n)


@cache
def entries(n: int) -> tuple[Entry, ...]:
    """The fundamental solutions of one N in the order of a gallery: by orbit size, then by rank.

    >>> [entry.label for entry in entries(5)]
    ['5.2.1', '5.8.1']
    """
    boards, sizes = fundamental(n)
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
    return tuple(
        LedgerRow(census(n) if n <= LARGEST_COMPUTED else known_census(n), n <= LARGEST_COMPUTED)
        for n in range(1, LARGEST_KNOWN + 1)
    )


@cache
def queens_per_square(n: int) -> tuple[tuple[int, ...], ...]:
    """In how many of all solutions a queen stands on each square; rows from the top.

    >>> queens_per_square(4)
    ((0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 0, 1), (0, 1, 1, 0))
    """
    boards = solutions(n)
    rows = (np.bincount(boards[:, row], minlength=n).tolist() for row in range(n))
    return tuple(tuple(row) for row in rows)


@cache
def nodes(key: str, form: str, n: int) -> int | None:
    """Queens that one method places on its way through one N; None where it does not count them."""
    found = next(method for method in METHODS if (method.key, method.form) == (key, form))
    return count(n, method=key, form=found.form).nodes


@dataclass(frozen=True, slots=True)
class Cross:
    """Queens on the centre lines of a board: one part of the engine's count.

    Attributes
    ----------
    squares : tuple of (row, column)
        The queens, from the top and from the left.
    weight : int
        How many boards each completion stands for: 8, 4, 2 or 1.
    completions : int
        In how many ways the rest of the board can be filled.
    """

    squares: tuple[tuple[int, int], ...]
    weight: int
    completions: int


@cache
def crosses(n: int) -> tuple[Cross, ...]:
    """The parts of the engine's count for one N, in the order in which it finds them.

    >>> crosses(4)
    (Cross(squares=((0, 1), (1, 3), (2, 0), (3, 2)), weight=2, completions=1),)
    """
    parts, engine = Parts(n), Engine("portable", Stop())
    weights = map(parts.weight, range(len(parts)))
    return tuple(
        Cross(parts.squares(number), weight, engine.boards(parts, number) // weight)
        for number, weight in enumerate(weights)
    )
