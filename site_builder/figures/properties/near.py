"""The solutions nearest to one: few of its queens move, and you have another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from cy_core import Symmetry, label, orbit, solutions_by_distance
from site_builder.svg.overlay import Overlay, shown_board
from site_builder.values.cache import disk_cache
from site_builder.values.text import counted, squares

Solution = tuple[int, ...]
MAX_NEAR = 8  # a row of small boards


@dataclass(frozen=True, slots=True)
class NearSolution:
    """An image of a fundamental solution that differs from another board in few rows."""

    label: str  # the label of the fundamental solution
    symmetry: Symmetry  # what makes the image of it
    moved: int  # the queens that differ
    svg: str  # the image, with rings around those queens


@cache  # kept through all rebuilds of `mkdocs serve`
@disk_cache
def near_solutions(solution: Solution) -> tuple[NearSolution, ...]:
    """The nearest solutions, each orbit once; at most `MAX_NEAR`."""
    nearest = _first_of_each_label(solutions_by_distance(solution))
    return tuple(_near(solution, other) for other in islice(nearest, MAX_NEAR))


def _first_of_each_label(boards: Iterable[Solution]) -> Iterable[Solution]:
    labels = set[str]()
    for board in boards:
        name = label(board)
        if name not in labels:
            labels.add(name)
            yield board


def _near(solution: Solution, other: Solution) -> NearSolution:
    name = label(other)
    moved = _differing(solution, other)
    title = f"{name}, {counted(len(moved), 'queen')} moved"
    svg = shown_board(
        other,
        Overlay(rings=moved),
        title=title,
        description=" ".join(squares(other)),
        coordinates=False,
    )
    images = orbit(other).images
    symmetry = next(each for each, image in images.items() if image == other)
    return NearSolution(name, symmetry, len(moved), svg)


def _differing(solution: Sequence[int], other: Sequence[int]) -> list[tuple[int, int]]:
    """The squares of the queens of another solution that this one does not have."""
    rows = enumerate(zip(solution, other, strict=True))
    return [(row, column) for row, (own, column) in rows if column != own]
