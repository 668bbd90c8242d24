"""Figures of the home page: all boards of one N, and three figures that move while in view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from cy_core import completions
from site_builder.figures import play
from site_builder.figures.learn.search import search_letters
from site_builder.figures.solutions import named_images
from site_builder.figures.symmetry import over_orbits
from site_builder.svg.wall import tile
from site_builder.values.block import Fundamental, Lines, block, size
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.fundamental import (
    FundamentalSolution,
    first_solutions,
    fundamental_solutions,
)
from site_builder.values.parsing import fundamental_of
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import MOVES_IN_WORDS

ROWS = 4  # of boards in the block of an orbit


@dataclass(frozen=True, slots=True)
class OrbitBoard:
    """One board of an orbit."""

    columns: tuple[int, ...]  # the column of each queen, row by row from the top
    move: str  # How the representative becomes this board: `turned by 180°`.
    svg: str  # its picture, which screen readers skip


@dataclass(frozen=True, slots=True)
class OrbitBlock:
    """The different boards of one orbit, and the page that all of them lead to, if there is one."""

    label: str
    target: str | None
    boards: Sequence[OrbitBoard]

    @property
    def across(self) -> int:
        """How many boards are side by side."""
        return -(-len(self.boards) // ROWS)


@block("all-boards", "8")
def all_boards(n: Annotated[int, size(4, 8)], config: SiteConfig) -> Figure:
    """All solutions of one N, a block of boards for each orbit; every board is a link."""
    site_paths = SitePaths(config)
    orbits = [
        OrbitBlock(solution.label, site_paths.solution_link(solution), orbit_boards(solution))
        for solution in fundamental_solutions(n)
    ]
    context = {
        "n": n,
        "orbits": orbits,
        "total": over_orbits([[board.columns for board in orbit.boards] for orbit in orbits]),
    }
    return Figure("all_boards.html.jinja", context, (n,))


def orbit_boards(solution: FundamentalSolution) -> list[OrbitBoard]:
    """The different boards of an orbit, each by the first symmetry that makes it.

    >>> [board.move for board in orbit_boards(*first_solutions(4, 1))]
    ['as it is', 'mirrored left to right']
    """
    return [
        OrbitBoard(
            image.solution.columns, MOVES_IN_WORDS[image.symmetry], tile(image.solution.columns)
        )
        for image in named_images(solution)
        if image.same_as is None
    ]


@block("live-orbit", "8.8.1")
def live_orbit(solution: Fundamental) -> Figure:
    """A solution that goes through its orbit."""
    return _live("orbit", {solution.n}, solution=solution)


@block("live-search", "4")
def live_search(n: Annotated[int, size(4, 6)]) -> Figure:
    """A backtracking search that tries one square after the other."""
    (solution,) = first_solutions(n, 1)
    return _live("search", {n}, solution=solution, letters=search_letters(n))


@block("live-blocks", "4 2 0 3 1")
def live_blocks(lines: Annotated[Sequence[str], Lines(str)]) -> Figure:
    """Blocks of solutions and what they draw, one after the other."""
    examples = [(line, fundamental_of(line)) for line in lines]
    return _live("blocks", {solution.n for _, solution in examples}, examples=examples)


@block("live-position", "")
def live_position() -> Figure:
    """A position of the day, and one queen more after the other until it is complete."""
    (columns,) = completions(play.N, play.GIVEN).tolist()
    added = [square for square in enumerate(columns) if square not in play.GIVEN]
    boards = [
        play.position(added[:count], coordinates=False).svg for count in range(len(added) + 1)
    ]
    return _live("position", {play.N}, boards=boards)


def _live(shown: str, sizes: set[int], **values: object) -> Figure:
    return Figure("live.html.jinja", {"shown": shown, **values}, (*sorted(sizes),))
