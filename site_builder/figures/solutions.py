"""Solutions: as boards, their orbits and eight images, galleries, and how each is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from cy_core import Symmetry, orbit, solution, solutions
from site_builder.svg.board import Board, draw_board
from site_builder.svg.board import board as board_svg
from site_builder.values.block import Fundamental, Lines, Word, block, size
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Card, Cards, CardsHeading, SiteLink
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.parsing import fundamental_of
from site_builder.values.site_paths import SitePaths
from site_builder.values.table import Table, text_columns
from site_builder.values.text import (
    MOVES_IN_WORDS,
    SYMMETRY_NAMES,
    bit_rows,
    columns_text,
    counted,
    queens_text,
    squares,
)

Squares = NDArray[np.int64]


def solution_links(config: SiteConfig, sizes: Iterable[int]) -> dict[str, SiteLink | str]:
    """Attributes of an `Element` from which its script makes links to solutions."""
    site_paths = SitePaths(config)
    return {
        "data-qa-pages": SiteLink(site_paths.solution_page("0.0.0")),
        "data-qa-paged": " ".join(str(n) for n in sizes if site_paths.has_solution_pages(n)),
        "data-qa-finder": SiteLink("find.md", is_optional=True),
    }


@block("board", "4 2 0 3 1")
def board(
    solutions: Annotated[Sequence[FundamentalSolution], Lines(fundamental_of)], config: SiteConfig
) -> Cards:
    """Solutions as boards with their labels, which lead to their pages."""
    site_paths = SitePaths(config)
    has_coordinates = len(solutions) <= 3  # many boards are to be compared, not read
    shown = [
        Card(
            solution_board(solution, coordinates=has_coordinates and 3 < solution.n < 12),
            solution.label,
            columns_text(solution.columns),
            orbit_size=solution.orbit_size,
            link=site_paths.solution_link(solution),
        )
        for solution in solutions
    ]
    look = "qa-boards qa-few" if has_coordinates else "qa-boards"
    return Cards(shown, look, sizes=(*{solution.n: None for solution in solutions},))


@block("gallery", "8")
def gallery(
    n: Annotated[int, size(1, 10, "a gallery in a page takes")], config: SiteConfig
) -> Cards:
    """All fundamental solutions of one N."""
    return board(fundamental_solutions(n), config)


@block("orbit", "5.8.1")
def orbit_of(solution: Fundamental, config: SiteConfig) -> Cards:
    """The distinct images of a solution, each with the symmetries that give it."""
    moves: dict[tuple[int, ...], list[Symmetry]] = {}
    for symmetry, image in orbit(solution.columns).images.items():
        moves.setdefault(image, []).append(symmetry)
    shown = [
        _card(
            image,
            f"Solution {solution.label}, {' or '.join(MOVES_IN_WORDS[move] for move in by)}",
            ", ".join(SYMMETRY_NAMES[move] for move in by),
        )
        for image, by in moves.items()
    ]
    after = f": {counted(len(shown), 'board')}"
    link = SitePaths(config).solution_link(solution)
    heading = CardsHeading("The orbit of", solution, link, after)
    return Cards(shown, heading=heading, sizes=(solution.n,))


@block("images", "8.4.1")
def images(solution: Fundamental, config: SiteConfig) -> Cards:
    """The eight images of a solution."""
    shown = image_cards(solution, has_columns=True)
    link = SitePaths(config).solution_link(solution)
    heading = CardsHeading("The eight images of", solution, link)
    return Cards(shown, heading=heading, sizes=(solution.n,))


@dataclass(frozen=True, slots=True)
class NamedImage:
    """One of the eight images of a solution; `same_as` is an earlier symmetry that gives it."""

    symmetry: Symmetry
    solution: FundamentalSolution
    same_as: Symmetry | None

    @property
    def title(self) -> str:
        """What the picture of the image shows, for screen readers."""
        return f"Solution {self.solution.label}, {MOVES_IN_WORDS[self.symmetry]}"


def named_images(solution: FundamentalSolution) -> tuple[NamedImage, ...]:
    """The eight images of a solution, each repeat with the symmetry that gave it first."""
    seen: dict[tuple[int, ...], Symmetry] = {}
    named = []
    for symmetry, columns in orbit(solution.columns).images.items():
        same_as = seen.get(columns)
        seen.setdefault(columns, symmetry)
        image = FundamentalSolution(solution.label, columns, solution.orbit_size)
        named.append(NamedImage(symmetry, image, same_as))
    return tuple(named)


def image_cards(solution: FundamentalSolution, *, has_columns: bool = False) -> list[Card]:
    """The eight images of a solution as cards."""
    return [
        _card(
            image.solution.columns,
            image.title,
            SYMMETRY_NAMES[image.symmetry],
            columns_text(image.solution.columns) if has_columns else "",
            SYMMETRY_NAMES[image.same_as] if image.same_as else "",
        )
        for image in named_images(solution)
    ]


def _card(
    columns: Sequence[int], title: str, name: str, written: str = "", same_as: str = ""
) -> Card:
    svg = board_svg(columns, title=title, description=queens_text(squares(columns)))
    return Card(svg, name, written, same_as)


def solution_board(solution: FundamentalSolution, *, coordinates: bool = False) -> str:
    """A labelled solution on a small board."""
    # A card is about 132 pixels wide: below 12 pixels a square, a disc is clearer.
    return board_svg(
        solution.columns,
        title=f"Solution {solution.label}",
        description=queens_text(squares(solution.columns)),
        coordinates=coordinates,
        glyph=solution.n < 12,
    )


def solution_digits(n: int) -> str:
    """All solutions, a digit for each column, in ascending order.

    >>> solution_digits(4)
    '1302 2031'
    """
    return " ".join("".join(map(str, columns)) for columns in solutions(n).tolist())


@block("moves", "")
def moves() -> Cards:
    """The eight symmetries at work on a board of four numbered squares."""
    shown = [Card(svg, SYMMETRY_NAMES[symmetry]) for symmetry, svg in numbered_moves()]
    return Cards(shown, "qa-boards qa-moves", sizes=(2,))


# The core moves queens, not squares; a test compares the two.
ACTIONS: Mapping[Symmetry, Callable[[Squares], Squares]] = {
    Symmetry.IDENTITY: lambda squares: squares,
    Symmetry.ROTATE_90: lambda squares: np.rot90(squares, -1),
    Symmetry.ROTATE_180: lambda squares: np.rot90(squares, 2),
    Symmetry.ROTATE_270: lambda squares: np.rot90(squares),
    Symmetry.LEFT_RIGHT: np.fliplr,
    Symmetry.TOP_BOTTOM: np.flipud,
    Symmetry.MAIN_DIAGONAL: np.transpose,
    Symmetry.ANTI_DIAGONAL: lambda squares: np.rot90(squares, 2).T,
}


def numbered_moves() -> Iterator[tuple[Symmetry, str]]:
    """Yield each symmetry with a picture of where it moves the squares 1, 2, 3 and 4."""
    start = np.arange(1, 5).reshape(2, 2)
    for symmetry, act in ACTIONS.items():
        moved = act(start)
        letters = [(square, str(number)) for square, number in np.ndenumerate(moved)]
        title = f"The numbered squares, {MOVES_IN_WORDS[symmetry]}"
        description = " / ".join(" ".join(map(str, row)) for row in moved.tolist())
        board = Board(2, letters=letters)
        svg = draw_board(board, title=title, description=description, style_class="qa-chart")
        yield symmetry, svg


@block("table notations", "8.4.1")
def notations_table(label: Annotated[str, Word(str)]) -> Table:
    """One orbit as five conventions write it."""
    columns = solution(label)
    least = min(orbit(columns).images.values())
    ours, theirs = ([column + 1 for column in image] for image in (columns, least))
    bits = " ".join(row.bits for row in bit_rows(columns))
    written = (
        ("this atlas", "greatest image, columns from 0", columns_text(columns)),
        ("the same, from 1", "greatest image, columns from 1", columns_text(ours)),
        ("OEIS, Kraitchik", "least image, columns from 1", columns_text(theirs)),
        ("chess squares", "row by row from the top", " ".join(squares(columns))),
        ("bits", "row by row from the top, bit 0 at the right", bits),
    )
    headings = (*text_columns("notation", "rule"), *text_columns(label, mark="code"))
    return Table(f"The orbit {label} in five notations", headings, written)
