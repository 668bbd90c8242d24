"""The squares that backtracking and brute force try, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log10

from cy_core import METHODS, count
from site_builder.values.block_type import Block
from site_builder.values.cache import disk_cache
from site_builder.values.figure import Figure
from site_builder.values.reading import range_of

BRUTE_FORCE = next(method for method in METHODS if method.checks == "end")
BACKTRACKING = next(method for method in METHODS if method.checks == "placing")
_MIN_N = 2  # one square has no scale
_TICKS = ("1", "10", "100", "1,000", "10,000", "100,000", "1 million", "10 million", "100 million")


@dataclass(frozen=True, slots=True)
class TriedSquares:
    """How many squares both methods try for one N."""

    n: int  # side of the board
    backtracking: int  # the squares that each method tries until it has found all solutions
    brute_force: int  # the squares that each method tries until it has found all solutions

    @property
    def times(self) -> int:
        """How many times as many squares brute force tries."""
        return round(self.brute_force / self.backtracking)

    def shares(self, decades: int) -> tuple[float, float]:
        """Where both counts lie on a scale of so many powers of ten, in per cent of its length."""
        return _share(self.backtracking, decades), _share(self.brute_force, decades)


def squares_tried_table(block: Block) -> Figure:
    """Make the figure: a row for each N of a range such as ``4-8``."""
    rows = [both_counts(n) for n in range_of(block.line(), _MIN_N, BRUTE_FORCE.max_n)]
    context = {"rows": rows, "ticks": _ticks(rows)}
    return Figure("squares_tried.html.jinja", context)


@cache  # counted once for all rebuilds of `mkdocs serve`
@disk_cache
def both_counts(n: int) -> TriedSquares:
    """Count the squares that both methods try.

    >>> both_counts(4)
    TriedSquares(n=4, backtracking=60, brute_force=340)
    """
    return TriedSquares(n, squares_tried(n), count(n, method=BRUTE_FORCE.key).nodes or 0)


def squares_tried(n: int) -> int:
    """Count the squares that backtracking tries: a row of each board that is not full.

    >>> squares_tried(4)
    60
    """
    census = count(n, method=BACKTRACKING.key)
    return n * (1 + (census.nodes or 0) - census.total)


def _ticks(rows: Sequence[TriedSquares]) -> Sequence[str]:
    """The powers of ten from 1 to the first that is greater than all counts."""
    return _TICKS[: len(str(max(row.brute_force for row in rows))) + 1]


def _share(number: int, decades: int) -> float:
    return round(100 * log10(number) / decades, 2)
