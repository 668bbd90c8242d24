"""The course of one method in a race: the queens that it places, the solutions that it finds."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from string import ascii_letters, digits

from cy_core import (
    Step,
    StepKind,
    find_method,
    trace,
)
from site_builder.figures.searches import sizes_within
from site_builder.values.cache import disk_cache

COURSES = "assets/race"

_SIZES = range(4, 9)
_MAX_QUEENS = 60_000  # of a search; brute force places 55,986 for N = 6
_SIGNS = digits + ascii_letters + "-_"  # one character for each square of the largest board


@dataclass(frozen=True, slots=True)
class Course:
    """One search, as a race replays it."""

    n: int
    squares: str  # a character for each node: the square of its queen, `row * n + column`
    # A digit for each node: how many queens are on the board. Empty for a method that fills row
    # after row, because the rows say the same.
    depths: str
    # the steps that find a solution, in order; each has the number of nodes so far
    found: tuple[Step, ...]

    @property
    def nodes(self) -> int:
        """The nodes of the whole search."""
        return len(self.squares)

    def encoded(self) -> str:
        """JSON for the script; ``found`` has pairs of nodes and solutions so far."""
        found = [[step.nodes, step.solutions] for step in self.found]
        course = {"n": self.n, "squares": self.squares, "depths": self.depths, "found": found}
        return json.dumps(course, separators=(",", ":"))


def sizes_raced(key: str) -> tuple[int, ...]:
    """Every N that a method can race at.

    >>> sizes_raced("brute_force"), sizes_raced("bitmap")
    ((4, 5, 6), (4, 5, 6, 7, 8))
    """
    return sizes_within(key, _SIZES, _MAX_QUEENS)


@cache  # the same through all rebuilds of `mkdocs serve`
@disk_cache
def course(key: str, n: int) -> Course:
    """The course of a method.

    >>> course("mirror", 4).encoded()
    '{"n":4,"squares":"178e0796","depths":"","found":[[4,2]]}'
    """
    placed, found = list[Step](), list[Step]()
    for step in trace(n, key):
        if step.kind is StepKind.PLACE:
            placed.append(step)
        elif step.kind is StepKind.SOLUTION:
            found.append(step)
    squares = "".join(_SIGNS[step.row * n + step.column] for step in placed)
    by_rows = find_method(key).order == "rows"
    depths = "" if by_rows else "".join(str(step.depth) for step in placed)
    return Course(n, squares, depths, tuple(found))
