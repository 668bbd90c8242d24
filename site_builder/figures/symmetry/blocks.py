"""Orbits of solutions, the eight images of a solution, and sums over orbits and symmetries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, TypeAlias

from cy_core import Symmetry, orbit
from cy_core.arrays import np
from site_builder.figures.boards import AnnotatedBoard
from site_builder.svg.board import Board, draw_board
from site_builder.svg.board import board as board_svg
from site_builder.svg.wall import wall
from site_builder.values.block import Fundamental, Lines, block, fundamental, size, sizes
from site_builder.values.census import census
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Card, Cards, CardsHeading, Element, Figure
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.plain_text import TextPart
from site_builder.values.site_paths import SitePaths
from site_builder.values.table import Row, Table, number_columns
from site_builder.values.text import (
    MOVES_IN_WORDS,
    SYMMETRY_NAMES,
    TIMES,
    columns_text,
    counted,
    grouped,
    queens_text,
    squares,
)

Columns = tuple[int, ...]
Squares: TypeAlias = "np.typing.NDArray[np.int64]"
ORBIT_SIZES = (2, 4, 8)

# Orbits and images --------------------------------------------------------------------------------


@block("orbit", "5.8.1", is_public=True)
def orbit_of(solution: Fundamental, config: SiteConfig) -> Cards:
    """Draw the distinct images of a solution, each with the symmetries that give it."""
    symmetries_by_image: dict[Columns, list[Symmetry]] = {}
    for symmetry, image in orbit(solution.columns).images.items():
        symmetries_by_image.setdefault(image, []).append(symmetry)
    cards = []
    for image, symmetries in symmetries_by_image.items():
        moves_text = " or ".join(MOVES_IN_WORDS[symmetry] for symmetry in symmetries)
        names = ", ".join(SYMMETRY_NAMES[symmetry] for symmetry in symmetries)
        cards.append(_card(image, f"Solution {solution.label}, {moves_text}", names))
    count = f": {counted(len(cards), 'board')}"
    link = SitePaths(config).solution_link(solution)
    heading = CardsHeading("The orbit of", solution, link, count)
    return Cards(cards, heading=heading, sizes=(solution.n,))


@block("images", "8.4.1", is_public=True)
def images(solution: Fundamental, config: SiteConfig) -> Cards:
    """Draw the eight images of a solution."""
    cards = image_cards(solution, has_columns=True)
    link = SitePaths(config).solution_link(solution)
    heading = CardsHeading("The eight images of", solution, link)
    return Cards(cards, heading=heading, sizes=(solution.n,))


@dataclass(frozen=True, slots=True)
class NamedImage:
    """One of the eight images of a solution."""

    symmetry: Symmetry
    # The image, with the label of the solution.
    solution: FundamentalSolution
    # The first symmetry that gives the same image. None if `symmetry` is this first one.
    same_as: Symmetry | None

    @property
    def title(self) -> str:
        """The title of the picture of the image, for screen readers."""
        return f"Solution {self.solution.label}, {MOVES_IN_WORDS[self.symmetry]}"


def named_images(solution: FundamentalSolution) -> tuple[NamedImage, ...]:
    """Return the eight images of a solution, in the order of the symmetries."""
    first_symmetries: dict[Columns, Symmetry] = {}
    images = []
    for symmetry, columns in orbit(solution.columns).images.items():
        same_as = first_symmetries.get(columns)
        first_symmetries.setdefault(columns, symmetry)
        image = FundamentalSolution(solution.label, columns, solution.orbit_size)
        images.append(NamedImage(symmetry, image, same_as))
    return tuple(images)


def image_cards(solution: FundamentalSolution, *, has_columns: bool = False) -> list[Card]:
    """Return a card for each of the eight images of a solution."""
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


def _card(columns: Sequence[int], title: str, name: str, text: str = "", same_as: str = "") -> Card:
    svg = board_svg(columns, title=title, description=queens_text(squares(columns)))
    return Card(svg, name, text, same_as)


@block("turning", "8.4.1", is_public=True)
def turning(
    solutions: Annotated[Sequence[FundamentalSolution], Lines(fundamental(4, 16).read)],
) -> Element:
    """Render boards that a reader turns and mirrors to collect their orbits."""
    cards = []
    for solution in solutions:
        prefix = f"{solution.label}, " if len(solutions) > 1 else ""
        for card in image_cards(solution):
            cards.append(replace(card, name=f"{prefix}{card.name}"))
    boards = [{"label": solution.label, "columns": solution.columns} for solution in solutions]
    return Element(
        "queens-turning",
        "A board that turns",
        {"boards": boards},
        cards,
        sizes=tuple(sorted({solution.n for solution in solutions})),
        style_class="qa-turning",
    )


def turning_on_page(solution: FundamentalSolution) -> Element:
    """Render the board of a solution's page, which a reader can turn.

    All images are visible at first.
    """
    marks = Board(solution.n, list(enumerate(solution.columns)), coordinates=solution.n > 3)
    queens = queens_text(squares(solution.columns))
    large = AnnotatedBoard(marks, f"Solution {solution.label}", queens, "").picture()
    element = turning([solution])
    data = {**element.data, "all": ""}
    return replace(element, data=data, still=[large, *element.still])


@block("moves", "", is_public=True)
def moves() -> Cards:
    """Draw how the eight symmetries move the four numbered squares of a board."""
    cards = [Card(svg, SYMMETRY_NAMES[symmetry]) for symmetry, svg in numbered_moves()]
    return Cards(cards, "qa-boards qa-moves", sizes=(2,))


# For each symmetry, a function that moves squares. The functions of the core move queens instead. A
# test compares the two.
ACTIONS: Mapping[Symmetry, Callable[[Squares], Squares]] = {
    Symmetry.IDENTITY: lambda squares: squares,
    Symmetry.ROTATE_90: lambda squares: np.rot90(squares, -1),
    Symmetry.ROTATE_180: lambda squares: np.rot90(squares, 2),
    Symmetry.ROTATE_270: lambda squares: np.rot90(squares),
    Symmetry.LEFT_RIGHT: lambda squares: np.fliplr(squares),
    Symmetry.TOP_BOTTOM: lambda squares: np.flipud(squares),
    Symmetry.MAIN_DIAGONAL: lambda squares: squares.T,
    Symmetry.ANTI_DIAGONAL: lambda squares: np.rot90(squares, 2).T,
}


def numbered_moves() -> Iterator[tuple[Symmetry, str]]:
    """Yield each symmetry with a picture of where it moves the squares 1, 2, 3 and 4."""
    start = np.arange(1, 5).reshape(2, 2)
    for symmetry, move in ACTIONS.items():
        moved = move(start)
        letters = [(square, str(number)) for square, number in np.ndenumerate(moved)]
        title = f"The numbered squares, {MOVES_IN_WORDS[symmetry]}"
        description = " / ".join(" ".join(map(str, row)) for row in moved.tolist())
        board = Board(2, letters=letters)
        svg = draw_board(
            board, title=title, description=description, style_class="qa-chart qa-numbered"
        )
        yield symmetry, svg


# Sums ---------------------------------------------------------------------------------------------

# The different boards of an orbit.
OrbitBoards = Sequence[Columns]


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum as text, such as ``(92 + 4) / 8 = 12``, and a phrase that says what is added up."""

    line: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Sums(Figure):
    """Two sums for one N: of solutions, over orbits; and of orbits, over symmetries."""

    total: Sum
    orbits: Sum
    # The drawing of all boards, a column for each orbit.
    svg: str

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return both sums as text, each with its meaning."""
        return [TextPart(f"{each.line}: {each.meaning}.") for each in (self.total, self.orbits)]


@block("sum", "8", is_public=True)
def sum_figure(n: Annotated[int, size(4, 8)]) -> Sums:
    """Render the sums of solutions and of orbits, with a picture of all boards between them."""
    columns = orbits_of(n)
    total = over_orbits(columns)
    title = f"All solutions of N = {n}, a column for each orbit"
    svg = wall(columns, title=title, description=f"{total.line} {total.meaning}.")
    return Sums(total, over_symmetries(columns), svg)


def orbits_of(n: int) -> Sequence[OrbitBoards]:
    """Return the different boards of each orbit, the smallest orbits first."""
    return [different_images(solution.columns) for solution in fundamental_solutions(n)]


def different_images(solution: Columns) -> OrbitBoards:
    """Return the different boards of the orbit of a solution, in the order of the symmetries."""
    return list(dict.fromkeys(orbit(solution).images.values()))


def over_orbits(columns: Sequence[OrbitBoards]) -> Sum:
    """Return the number of solutions as a sum over orbits: numbers of orbits times their sizes.

    >>> over_orbits(orbits_of(5)).meaning
    'solutions of 5 queens: 1 orbit of 2, 1 orbit of 8'
    """
    counts = Counter(map(len, columns))
    terms = " + ".join(f"{count} {TIMES} {size}" for size, count in counts.items())
    orbits = (f"{counted(count, 'orbit')} of {size}" for size, count in counts.items())
    meaning = f"solutions of {len(columns[0][0])} queens: {', '.join(orbits)}"
    return Sum(f"{terms} = {sum(map(len, columns))}", meaning)


def over_symmetries(columns: Sequence[OrbitBoards]) -> Sum:
    """Return the number of orbits as a sum over symmetries, by Burnside's lemma.

    The terms of the sum are the numbers of boards that each symmetry leaves unchanged.

    >>> over_symmetries(orbits_of(5)).line
    '(10 + 2 + 2 + 2) / 8 = 2'
    """
    boards = [board for column in columns for board in column]
    fixed = Counter(symmetry for board in boards for symmetry in orbit(board).stabilizer)
    terms = " + ".join(map(str, fixed.values()))
    counts = ", ".join(f"{count} for {SYMMETRY_NAMES[move]}" for move, count in fixed.items())
    unchanged = f"Count the boards that each of the 8 symmetries leaves unchanged: {counts}"
    orbits = counted(len(columns), "orbit")
    meaning = f"{unchanged}. Divide the sum by 8: {orbits}"
    return Sum(f"({terms}) / 8 = {len(columns)}", meaning)


@block("table orbit-sum", "4-12")
def orbit_sum_table(sizes: Annotated[range, sizes(2, 27)]) -> Table:
    """Return a table in which the total of each N is the sum of the sizes of its orbits.

    >>> orbit_sum_table([8]).rows[0][:4]
    (8, 0, 1, 11)
    """
    orbits = (
        f"{letter}: orbits of {size}" for letter, size in zip("abc", ORBIT_SIZES, strict=True)
    )
    columns = number_columns("N", *orbits, "2a + 4b + 8c", "total")
    return Table("All solutions as a sum over orbits", columns, tuple(map(_orbit_sum, sizes)))


def _orbit_sum(n: int) -> Row:
    census_of_n = census(n)
    orbits_by_size = census_of_n.orbits_by_size or {}
    counts = [orbits_by_size.get(size, 0) for size in ORBIT_SIZES]
    terms = " + ".join(
        f"{size} {TIMES} {grouped(count)}" for size, count in zip(ORBIT_SIZES, counts, strict=True)
    )
    return n, *counts, terms, census_of_n.total
