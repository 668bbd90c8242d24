"""Figures of the home page.

They are a board on which a reader places queens, all boards of one N, small pictures beside links,
and figures that move while they are in view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import site_builder.figures.play.blocks as play
from cy_core import completions
from exhibits.map.blocks import RADIUS, layout
from queens_atlas.blocks import (
    Card,
    Element,
    Figure,
    Fundamental,
    Lines,
    SiteConfig,
    TextPart,
    block,
    choice,
    size,
)
from site_builder.figures.learn_place.blocks import place_data
from site_builder.figures.solutions import solution_board
from site_builder.figures.symmetry.blocks import Sum, named_images, orbits_of, over_orbits
from site_builder.svg.board import Square, queens_on
from site_builder.svg.canvas import Svg, draw, group, inline, ornament, use
from site_builder.svg.wall import queens_path, tile
from site_builder.values.fundamental import (
    FundamentalSolution,
    first_solutions,
    fundamental_solutions,
)
from site_builder.values.parsing import fundamental_of
from site_builder.values.plain_text import picture_part, queen_rows, sentences
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import (
    MOVES_IN_WORDS,
    columns_text,
    queens_text,
    squares,
    squares_text,
)

# The number of boards below each other in the block of an orbit.
ROWS = 4
# The N of the region puzzle in the picture that links to the page Play.
REGIONS_N = 5
# The id of the drawing of an eighth of the map, which the picture of the map repeats.
MAP_PART = "qa-glimpse-map-part"


@dataclass(frozen=True, slots=True)
class OrbitBoard:
    """One of the different boards of an orbit."""

    # The column of each queen, row by row from the top.
    columns: tuple[int, ...]
    # In words, the symmetry that moves the representative to this board: `turned by 180°`.
    move: str
    # The picture of the board as SVG. Screen readers skip it.
    svg: str


@dataclass(frozen=True, slots=True)
class OrbitBlock:
    """All different boards of one orbit, shown as a block of small pictures."""

    label: str
    # The address of the orbit's page, to which all its boards link; None if the site has no such
    # page.
    target: str | None
    boards: Sequence[OrbitBoard]

    @property
    def across(self) -> int:
        """The number of columns in which the boards of the block are arranged."""
        return -(-len(self.boards) // ROWS)


@dataclass(frozen=True, slots=True)
class AllBoards(Figure):
    """All solutions of one N, a block of boards for each orbit."""

    n: int
    orbits: Sequence[OrbitBlock]
    total: Sum

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the number of solutions as a sum, and the columns of the boards of each orbit."""
        orbits = "\n".join(
            f"- {orbit.label}: {', '.join(columns_text(board.columns) for board in orbit.boards)}"
            for orbit in self.orbits
        )
        return [
            TextPart(f"{self.total.line} {self.total.meaning}, by their columns:"),
            TextPart(orbits),
        ]


@block("played-board", "8")
def played_board(n: Annotated[int, size(4, 8)], config: SiteConfig) -> Element:
    """Return a board on which a reader places queens.

    At first it shows the first solution of `n`.
    """
    (solution,) = first_solutions(n, 1)
    card = Card(
        solution_board(solution, coordinates=True),
        solution.label,
        columns_text(solution.columns),
        link=SitePaths(config).solution_link(solution),
    )
    return Element(
        "queens-place",
        "Place queens",
        {**place_data(n, (n,), config), "played": solution.columns},
        [card],
        sizes=(n,),
        style_class="qa-place",
    )


@dataclass(frozen=True, slots=True)
class Glimpse(Figure):
    """A small picture of a page, beside a link to the page.

    Its bottom is cut off, and screen readers skip it.
    """

    kind: Literal["wall", "regions", "map"]
    svg: str

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return only the name of the picture, because the link beside it says more."""
        return [TextPart(f"A glimpse of the {self.kind}.")]


@block("glimpse", "wall")
def glimpse(kind: Annotated[str, choice("wall", "regions", "map")]) -> Glimpse:
    """Return a small picture of the wall, of a region puzzle, or of the map of solutions."""
    if kind == "wall":
        return Glimpse("wall", _wall_glimpse())
    if kind == "map":
        return Glimpse("map", _map_glimpse())
    puzzle = play.region_puzzles()[REGIONS_N][0].rows
    picture = play.region_picture(puzzle, play.solve_regions(puzzle), "Regions", "")
    return Glimpse("regions", picture.svg, sizes=(REGIONS_N,))


def _wall_glimpse() -> str:
    """Draw a part of the wall of N = 8: its first boards, column by column, orbit by orbit."""
    across = 7
    down = 4
    # The distance from one board to the next, in squares.
    step = 9
    boards = [board for images in orbits_of(8) for board in images]
    queens = [
        queens_path(boards[x * down + y], x * step, y * step)
        for x in range(across)
        for y in range(down)
    ]
    gaps = [f"M{x * step - 0.5} 0v{down * step}" for x in range(1, across)]
    gaps += [f"M0 {y * step - 0.5}h{across * step}" for y in range(1, down)]
    parts = [
        draw.path("".join(gaps), class_="qa-glimpse-gaps"),
        draw.path("".join(queens), class_="qa-dot"),
    ]
    return ornament((across * step - 1, down * step - 1), "qa-glimpse-wall", *parts)


def _map_glimpse() -> str:
    """Draw the map of N = 8.

    It has a point for each solution, and lines between solutions that differ little.

    Only the points of one eighth of the map are drawn. They are used eight times, turned and
    mirrored, because the boards of an orbit of eight lie symmetrically on the map. The orbits with
    fewer boards, in the middle, have no lines.
    """
    orbits = orbits_of(8)
    points = dict(
        zip(
            (board for images in orbits for board in images),
            ([round(value) for value in point] for point in layout(8).tolist()),
            strict=True,
        )
    )
    starts = [images[0] for images in orbits if len(images) == 8]
    lines = [
        f"M{_pair(points[start])}L{_pair(points[other])}"
        for index, start in enumerate(starts)
        for images in orbits[len(orbits) - len(starts) + index :]
        for other in images
        if _differences(start, other) in (2, 3)
    ]
    dots = [f"M{_pair(points[start])}h0" for start in starts]
    rings = [
        f"M{_pair(points[board])}h0" for images in orbits if len(images) < 8 for board in images
    ]
    part = group(
        [
            draw.path("".join(lines), class_="qa-rule"),
            draw.path("".join(dots), class_="qa-glimpse-dots"),
        ],
        id=MAP_PART,
    )
    copies = [
        use(MAP_PART, transform=f"scale({flip} 1)rotate({turn})")
        for flip in (1, -1)
        for turn in (0, 90, 180, 270)
    ][1:]
    side = round(2 * RADIUS) + 8
    middle = draw.path("".join(rings), class_="qa-glimpse-dots qa-glimpse-rings")
    whole = group([part, *copies, middle], transform=f"translate({side // 2} {side // 2})")
    return ornament((side, side), "qa-glimpse-map", whole)


def _pair(point: Sequence[int]) -> str:
    return f"{point[0]} {point[1]}"


def _differences(one: Sequence[int], other: Sequence[int]) -> int:
    """Return the number of rows in which the queens of two solutions differ."""
    return sum(a != b for a, b in zip(one, other, strict=True))


@block("all-boards", "8")
def all_boards(n: Annotated[int, size(4, 8)], config: SiteConfig) -> AllBoards:
    """Return all solutions of `n`, with a block of boards for each orbit. Every board is a link."""
    site_paths = SitePaths(config)
    orbits = [
        OrbitBlock(solution.label, site_paths.solution_link(solution), orbit_boards(solution))
        for solution in fundamental_solutions(n)
    ]
    total = over_orbits([[board.columns for board in orbit.boards] for orbit in orbits])
    return AllBoards(n, orbits, total, sizes=(n,))


def orbit_boards(solution: FundamentalSolution) -> list[OrbitBoard]:
    """Return the different boards of an orbit, each with the first symmetry that leads to it.

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
    # For the kind `orbit` the representative, for `search` the first solution of its N.
    solution: FundamentalSolution | None = None
    # For the kind `position` its pictures, each with one more queen.
    boards: Sequence[str] = ()
    # For the kind `blocks` the text of each block, with the solution that the block draws.
    examples: Sequence[tuple[str, FundamentalSolution]] = ()

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the label and the boards of the figure as text.

        For a position, return only the last board.
        """
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
    """Return a figure in which a board is turned and mirrored, so that it shows its whole orbit."""
    label = "A board that goes through its orbit"
    return Live("orbit", label, solution, sizes=(solution.n,))


@block("live-search", "4")
def live_search(n: Annotated[int, size(4, 6)]) -> Live:
    """Return a figure of a backtracking search that tries one square after another."""
    (solution,) = first_solutions(n, 1)
    return Live("search", "A search", solution, sizes=(n,))


@block("live-blocks", "4 2 0 3 1")
def live_blocks(lines: Annotated[Sequence[str], Lines(str)]) -> Live:
    """Return a figure that shows some blocks and the boards that they draw, one after another.

    Each of `lines` is the text of a block `board`.
    """
    examples = [(line, fundamental_of(line)) for line in lines]
    sizes = tuple(sorted({solution.n for _, solution in examples}))
    return Live("blocks", "Blocks and what they draw", examples=examples, sizes=sizes)


@block("live-position", "")
def live_position() -> Live:
    """Return a figure in which a position with some given queens is completed queen by queen."""
    (columns,) = completions(play.N, play.GIVEN).tolist()
    new_queens = [square for square in enumerate(columns) if square not in play.GIVEN]
    boards = [_position_board(new_queens[:count]) for count in range(len(new_queens) + 1)]
    return Live("position", "A position that is completed", boards=boards, sizes=(play.N,))


def _position_board(added: Sequence[Square]) -> str:
    """Draw a position: its given queens, and the queens `added` in a paler colour."""
    column_of_row = dict([*play.GIVEN, *added])
    figure = Svg(
        "A position to complete",
        f"Queens: {squares_text((*play.GIVEN, *added), play.N)}.",
        (0, 0, play.N, play.N),
        [
            use(f"qa-squares-{play.N}"),
            queens_on(play.GIVEN),
            group([queens_on(added)], class_="qa-live-added"),
        ],
        "qa-board",
        queen_rows([column_of_row.get(row) for row in range(play.N)], play.N),
    )
    return inline(figure)
