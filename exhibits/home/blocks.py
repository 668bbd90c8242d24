"""Figures of the home page: all boards of one N, and three figures that move while in view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import site_builder.figures.play.blocks as play
from cy_core import completions
from queens_atlas.blocks import Figure, Fundamental, Lines, SiteConfig, TextPart, block, size
from site_builder.figures.symmetry.blocks import Sum, named_images, over_orbits
from site_builder.svg.wall import tile
from site_builder.values.fundamental import (
    FundamentalSolution,
    first_solutions,
    fundamental_solutions,
)
from site_builder.values.parsing import fundamental_of
from site_builder.values.plain_text import picture_part, queen_rows, sentences
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import MOVES_IN_WORDS, columns_text, queens_text, squares

# The rows of boards in the block of an orbit.
ROWS = 4


@dataclass(frozen=True, slots=True)
class OrbitBoard:
    """One board of an orbit."""

    # The column of each queen, row by row from the top.
    columns: tuple[int, ...]
    # The symmetry that moves the representative to this board: `turned by 180°`.
    move: str
    # The picture of the board, which screen readers skip.
    svg: str


@dataclass(frozen=True, slots=True)
class OrbitBlock:
    """The different boards of one orbit."""

    label: str
    # The page that all boards link to; None if the site has no page of the orbit.
    target: str | None
    boards: Sequence[OrbitBoard]

    @property
    def across(self) -> int:
        """The number of boards side by side."""
        return -(-len(self.boards) // ROWS)


@dataclass(frozen=True, slots=True)
class AllBoards(Figure):
    """All solutions of one N, a block of boards for each orbit."""

    n: int
    orbits: Sequence[OrbitBlock]
    total: Sum

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the sum, and the columns of the boards of each orbit."""
        orbits = "\n".join(
            f"- {orbit.label}: {', '.join(columns_text(board.columns) for board in orbit.boards)}"
            for orbit in self.orbits
        )
        return [
            TextPart(f"{self.total.line} {self.total.meaning}, by their columns:"),
            TextPart(orbits),
        ]


@block("all-boards", "8")
def all_boards(n: Annotated[int, size(4, 8)], config: SiteConfig) -> AllBoards:
    """Return all solutions of one N, a block of boards for each orbit; every board is a link."""
    site_paths = SitePaths(config)
    orbits = [
        OrbitBlock(solution.label, site_paths.solution_link(solution), orbit_boards(solution))
        for solution in fundamental_solutions(n)
    ]
    total = over_orbits([[board.columns for board in orbit.boards] for orbit in orbits])
    return AllBoards(n, orbits, total, sizes=(n,))


def orbit_boards(solution: FundamentalSolution) -> list[OrbitBoard]:
    """Return the different boards of an orbit, each with the first symmetry that makes it.

    >>> [board.move for board in orbit_boards(*first_solutions(4, 1))]
    ['as it is', 'mirrored left to right']
    """
    boards = []
    for image in named_images(solution):
        if image.same_as is not None:
            continue
        columns = image.solution.columns
        boards.append(OrbitBoard(columns, MOVES_IN_WORDS[image.symmetry], tile(columns)))
    return boards


@dataclass(frozen=True, slots=True)
class Live(Figure):
    """A small figure that moves while it is in view."""

    kind: Literal["orbit", "search", "position", "blocks"]
    # The name of the figure for screen readers.
    label: str
    # For `orbit` the representative, for `search` the first solution.
    solution: FundamentalSolution | None = None
    # For `position` its pictures, each with one more queen.
    boards: Sequence[str] = ()
    # For `blocks` the text of each block, and the solution that it draws.
    examples: Sequence[tuple[str, FundamentalSolution]] = ()

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return its boards, the last one of a position."""
        parts = [TextPart(f"{self.label}.")]
        parts += [picture_part(svg) for svg in self.boards[-1:]]
        for line, drawn in [("", self.solution), *self.examples]:
            if drawn:
                board = queen_rows(drawn.columns, drawn.n)
                words = sentences(f"Solution {drawn.label}", queens_text(squares(drawn.columns)))
                block = [f"```queens board\n{line}\n```\n"] if line else []
                parts.append(TextPart("\n".join([*block, board, words]), is_verbatim=True))
        return parts


@block("live-orbit", "8.8.1")
def live_orbit(solution: Fundamental) -> Live:
    """Return a figure of a solution that goes through its orbit."""
    label = "A board that goes through its orbit"
    return Live("orbit", label, solution, sizes=(solution.n,))


@block("live-search", "4")
def live_search(n: Annotated[int, size(4, 6)]) -> Live:
    """Return a figure of a backtracking search that tries one square after another."""
    (solution,) = first_solutions(n, 1)
    return Live("search", "A search", solution, sizes=(n,))


@block("live-blocks", "4 2 0 3 1")
def live_blocks(lines: Annotated[Sequence[str], Lines(str)]) -> Live:
    """Return a figure of blocks and the solutions that they draw, one after another."""
    examples = [(line, fundamental_of(line)) for line in lines]
    sizes = tuple(sorted({solution.n for _, solution in examples}))
    return Live("blocks", "Blocks and what they draw", examples=examples, sizes=sizes)


@block("live-position", "")
def live_position() -> Live:
    """Return a figure of a position that is completed queen by queen."""
    (columns,) = completions(play.N, play.GIVEN).tolist()
    new_queens = [square for square in enumerate(columns) if square not in play.GIVEN]
    boards = [
        play.position(new_queens[:count], coordinates=False).svg
        for count in range(len(new_queens) + 1)
    ]
    return Live("position", "A position that is completed", boards=boards, sizes=(play.N,))
