"""Figures of the home page: all boards of one N, and three figures that move while in view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import site_builder.figures.play.blocks as play
from cy_core import completions
from queens_atlas.blocks import Figure, Fundamental, Lines, SiteConfig, block, size
from site_builder.figures.symmetry.blocks import Sum, named_images, over_orbits
from site_builder.svg.wall import tile
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


@dataclass(frozen=True, slots=True)
class AllBoards(Figure):
    """All solutions of one N, a block of boards for each orbit."""

    n: int
    orbits: Sequence[OrbitBlock]
    total: Sum


@block("all-boards", "8")
def all_boards(n: Annotated[int, size(4, 8)], config: SiteConfig) -> AllBoards:
    """All solutions of one N, a block of boards for each orbit; every board is a link."""
    site_paths = SitePaths(config)
    orbits = [
        OrbitBlock(solution.label, site_paths.solution_link(solution), orbit_boards(solution))
        for solution in fundamental_solutions(n)
    ]
    total = over_orbits([[board.columns for board in orbit.boards] for orbit in orbits])
    return AllBoards(n, orbits, total, sizes=(n,))


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


@dataclass(frozen=True, slots=True)
class Live(Figure):
    """A small figure that moves while it is in view."""

    shown: Literal["orbit", "search", "position", "blocks"]
    label: str  # what it is, for screen readers
    solution: FundamentalSolution | None = None  # whose orbit it is, or what the search finds
    boards: Sequence[str] = ()  # of a position: its pictures, each with one queen more
    # of blocks: lines, and what they draw
    examples: Sequence[tuple[str, FundamentalSolution]] = ()


@block("live-orbit", "8.8.1")
def live_orbit(solution: Fundamental) -> Live:
    """A solution that goes through its orbit."""
    label = "A board that goes through its orbit"
    return Live("orbit", label, solution, sizes=(solution.n,))


@block("live-search", "4")
def live_search(n: Annotated[int, size(4, 6)]) -> Live:
    """A backtracking search that tries one square after the other."""
    (solution,) = first_solutions(n, 1)
    return Live("search", "A search", solution, sizes=(n,))


@block("live-blocks", "4 2 0 3 1")
def live_blocks(lines: Annotated[Sequence[str], Lines(str)]) -> Live:
    """Blocks of solutions and what they draw, one after the other."""
    examples = [(line, fundamental_of(line)) for line in lines]
    sizes = sorted({solution.n for _, solution in examples})
    return Live("blocks", "Blocks and what they draw", examples=examples, sizes=(*sizes,))


@block("live-position", "")
def live_position() -> Live:
    """A position of the day, and one queen more after the other until it is complete."""
    (columns,) = completions(play.N, play.GIVEN).tolist()
    added = [square for square in enumerate(columns) if square not in play.GIVEN]
    boards = [
        play.position(added[:count], coordinates=False).svg for count in range(len(added) + 1)
    ]
    return Live("position", "A position that is completed", boards=boards, sizes=(play.N,))
