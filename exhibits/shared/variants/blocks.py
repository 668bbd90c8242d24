"""Figures of other rules and other boards.

They are torus, superqueens, mirrors, partial boards, armies, dominating queens, and rectangles.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import count, repeat
from pathlib import Path
from typing import Annotated, Literal

from cy_core import (
    MAX_MEASURED_N,
    Symmetry,
    completions,
    fundamental,
    property_columns,
    property_counts,
)
from cy_core.variants import (
    MAX_PLACED_SIDE,
    completion_threshold,
    count_placements,
    count_reflecting,
    full_placements,
    rectangle_images,
    reflecting_solutions,
)
from queens_atlas.blocks import (
    AnnotatedBoard,
    Board,
    Card,
    Cards,
    Element,
    Lines,
    Row,
    SiteConfig,
    Square,
    Table,
    UserError,
    Words,
    block,
    columns_text,
    counted,
    grouped,
    number,
    number_columns,
    queens_text,
    size,
    sizes,
    square_name,
    squares,
    squares_text,
    text_columns,
)
from site_builder.figures.boards import free_squares
from site_builder.figures.solutions import board
from site_builder.svg.board import rectangle
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.notations import readings
from site_builder.values.table import or_dash
from site_builder.values.text import MOVES_IN_WORDS, SYMMETRY_NAMES

Variant = Literal["torus", "superqueens"]
Coordinate = Annotated[int, number(0, 9, "row or column")]
Side = Annotated[int, size(1, MAX_PLACED_SIDE)]


# Solutions with a property ------------------------------------------------------------------------

# For each variant, the property of a solution that must be 0 for a solution of the variant.
ABSENT_PROPERTY: Mapping[Variant, str] = {"torus": "conflicts", "superqueens": "knight_pairs"}


@block("variant", "torus 7")
def variant(kind: Variant, n: Annotated[int, size(1, 14)], config: SiteConfig) -> Cards:
    """Draw the fundamental solutions of size `n` for a variant: on the torus, or of superqueens."""
    return board(solutions_without(kind, n), config)


def solutions_without(kind: Variant, n: int) -> tuple[FundamentalSolution, ...]:
    """Return the fundamental solutions of size `n` without the `ABSENT_PROPERTY` of a variant.

    They are the solutions on the torus, or of superqueens.

    >>> [solution.label for solution in solutions_without("torus", 5)]
    ['5.2.1', '5.8.1']
    """
    boards, _ = fundamental(n)
    counts = property_columns(boards, compared=False)[ABSENT_PROPERTY[kind]]
    wanted = set(map(tuple, boards[counts == 0].tolist()))
    return tuple(solution for solution in fundamental_solutions(n) if solution.columns in wanted)


@block("table variant", "torus")
def without_table(kind: Variant) -> Table:
    """Return a table of the number of solutions of a variant, for each N that has solutions."""
    counts = [(n, *_counts_without(n, kind)) for n in range(1, MAX_MEASURED_N + 1)]
    rows = tuple((n, orbits, total) for n, orbits, total in counts if total)
    columns = number_columns("N", "fundamental", "solutions")
    name = "on the torus" if kind == "torus" else "of superqueens"
    note = f"All other N up to {MAX_MEASURED_N} have no solution."
    return Table(f"Solutions {name}", columns, rows, note)


@block("fundamental-without", "superqueens 12", is_inline=True)
def fundamental_without(kind: Variant, n: Annotated[int, size(1, MAX_MEASURED_N)]) -> str:
    """Return the number of fundamental solutions of size `n` that also solve a variant, as text.

    They are the solutions without the `ABSENT_PROPERTY` of the variant.
    """
    orbits, _ = _counts_without(n, kind)
    return grouped(orbits)


@block("smallest", "torus", is_inline=True)
def smallest(
    kind: Literal["torus", "superqueens", "mirror", "rectangle", "armies", "domination"],
) -> str:
    """Return the smallest N beyond 1 for which a variant has a solution.

    For `rectangle`, the board has 2 rows, N columns and 2 queens. For `armies`, each army has one
    queen. For `domination`, one queen attacks or occupies every square.
    """
    is_solvable: Mapping[str, Callable[[int], object]] = {
        "torus": lambda n: solutions_without("torus", n),
        "superqueens": lambda n: solutions_without("superqueens", n),
        "mirror": count_reflecting,
        "rectangle": lambda n: len(full_placements(2, n)),
        "armies": lambda n: any(_free_squares(n)),
        "domination": lambda n: not all(_free_squares(n)),
    }
    return str(next(n for n in count(2) if is_solvable[kind](n)))


def _free_squares(n: int) -> Iterator[Sequence[Square]]:
    """Yield for each square of the board the squares that a queen on it leaves free."""
    return (free_squares(n, ((row, column),)) for row in range(n) for column in range(n))


def _counts_without(n: int, kind: Variant) -> tuple[int, int]:
    """Return the number of fundamental solutions of a variant, and the number of all solutions."""
    # An N without solutions, such as 2 or 3, has no counts of properties.
    counts = property_counts(n).get(ABSENT_PROPERTY[kind])
    if not counts:
        return 0, 0
    least = counts[0]
    return (least.fundamental, least.total) if least.value == 0 else (0, 0)


# A mirror below the board -------------------------------------------------------------------------


@block("reflecting", "4-7")
def reflecting(sizes: Annotated[range, sizes(1, 10)]) -> list[AnnotatedBoard]:
    """Draw the solutions with a mirror below the board, one of each pair of mirror images."""
    return [
        AnnotatedBoard(
            Board(n, queens=list(enumerate(columns)), has_strip=True),
            f"Reflecting queens, N = {n}",
            queens_text(squares(columns)),
            columns_text(columns),
        )
        for n in sizes
        for columns in reflecting_solutions(n).tolist()
        if columns <= [n - 1 - column for column in columns]
    ]


@block("table reflecting", "12")
def reflecting_table(largest: Annotated[int, size(1, 14)]) -> Table:
    """Return a table of the number of solutions with a mirror below the board.

    N goes up to `largest`.
    """
    counts = [(n, count_reflecting(n)) for n in range(1, largest + 1)]
    rows = tuple((n, total) for n, total in counts if total)
    note = f"All other N up to {largest} have no solution."
    return Table("Solutions before a mirror", number_columns("N", "solutions"), rows, note)


# Partial boards -----------------------------------------------------------------------------------


@block("completed", "8: d5 b4")
def completed(
    n: Annotated[int, size(4, 10)], squares: Annotated[str, Words(str)]
) -> list[AnnotatedBoard]:
    """Draw all solutions that contain the queens on `squares`. The other queens are in outline.

    Raise a `UserError` if there are no solutions, or more than 10.
    """
    queens = readings(squares, n)[0].queens
    solutions = completions(n, queens, limit=11).tolist()
    if not 1 <= len(solutions) <= 10:
        raise UserError(f"this block takes queens with 1 to 10 solutions, got {squares}")
    return [completed_board(n, queens, columns) for columns in solutions]


def completed_board(n: int, queens: Sequence[Square], columns: Sequence[int]) -> AnnotatedBoard:
    """Draw the solution `columns` of N = `n`. Queens that are not in `queens` are in outline."""
    added = [square for square in enumerate(columns) if square not in queens]
    marks = Board(n, queens=queens, hollow=added, coordinates=True)
    names = ", ".join(square_name(square, n) for square in queens)
    description = f"Given: {squares_text(queens, n)}. Added: {squares_text(added, n)}"
    return AnnotatedBoard(
        marks, f"A solution with queens on {names}", description, columns_text(columns)
    )


@block("table completion", "10")
def completion_table(largest: Annotated[int, size(4, 11)]) -> Table:
    """Return a table of how many queens are always part of a solution, wherever they stand.

    Each row has an example with one more queen that is not part of any solution.
    """
    rows = tuple(_completion_row(n) for n in range(4, largest + 1))
    columns = (
        *number_columns("N", "always completed"),
        *text_columns("one queen more, not part of any solution"),
    )
    return Table("Queens that can be completed wherever they stand", columns, rows)


def _completion_row(n: int) -> Row:
    threshold, example = completion_threshold(n)
    return n, threshold, " ".join(square_name(square, n) for square in example)


# Armies, and few queens ---------------------------------------------------------------------------


@block("peaceable", "3-10")
def peaceable(sizes: Annotated[range, sizes(3, 10)]) -> list[AnnotatedBoard]:
    """Draw, for each N, the two largest armies of queens that do not attack each other."""
    return list(map(peaceable_board, sizes))


def peaceable_board(n: int) -> AnnotatedBoard:
    """Draw the two largest armies for N: black queens solid, white queens in outline."""
    rows = optima()["peaceable"][str(n)]
    white = squares_with("w", rows)
    black = squares_with("b", rows)
    caption = f"N = {n}: {len(white)} against {len(black)}"
    marks = Board(n, queens=black, hollow=white)
    description = f"White: {squares_text(white, n)} Black: {squares_text(black, n)}"
    return AnnotatedBoard(
        marks, f"Two armies of queens that do not attack each other, N = {n}", description, caption
    )


@block("dominating", "3-11")
def dominating(sizes: Annotated[range, sizes(3, 11)]) -> list[AnnotatedBoard]:
    """Draw, for each N, the fewest queens that attack or occupy every square."""
    return list(map(dominating_board, sizes))


def dominating_board(n: int) -> AnnotatedBoard:
    """Draw the fewest queens that attack or occupy every square of the board of side `n`."""
    queens = squares_with("q", optima()["domination"][str(n)])
    caption = f"N = {n}: {counted(len(queens), 'queen')}"
    marks = Board(n, queens=queens)
    names = queens_text(square_name(queen, n) for queen in queens)
    return AnnotatedBoard(marks, f"Dominating queens, N = {n}", names, caption)


@cache
def optima() -> Mapping[str, Mapping[str, Sequence[str]]]:
    """Return the boards in `optima.toml`: by ``peaceable`` or ``domination``, then by N as text.

    A board is a list of rows. The letters of a row are ``w`` and ``b`` for the queens of two
    armies, ``q`` for other queens, and ``.`` for an empty square.
    """
    text = Path(__file__).with_name("optima.toml").read_text("utf-8")
    return tomllib.loads(text)


def squares_with(letter: str, rows: Sequence[str]) -> list[Square]:
    """Return the squares of a board that have the letter `letter`; `rows` are as in `optima`.

    >>> squares_with("w", [".b", "w."])
    [(1, 0)]
    """
    return [
        (row, column)
        for row, letters in enumerate(rows)
        for column, content in enumerate(letters)
        if content == letter
    ]


# Boards to try ------------------------------------------------------------------------------------

Rule = Literal["torus", "superqueens", "mirror", "completion", "peaceable", "domination"]
# For each rule, the sizes N that a reader can choose.
TRY_SIZES: Mapping[Rule, Sequence[int]] = {
    "torus": (5, 7),
    "superqueens": (10,),
    "mirror": (5, 7),
    "completion": (8,),
    "peaceable": (4, 5, 6, 8),
    "domination": (5, 6, 8),
}
# The queens on d5 and b4, which Nauck gave as an example in 1850.
NAUCK = ((3, 3), (4, 1))


@dataclass(frozen=True, slots=True)
class BoardToTry:
    """A board on which a reader places queens by the rule of a variant."""

    n: int
    # The number of queens to place, or the number in each army.
    goal: int
    # The queens of one solution: the solid queens, then the queens in outline.
    solution: Sequence[Sequence[Square]]
    # The queens that are on the board from the beginning and that the reader cannot lift.
    given: Sequence[Square] = ()
    # A queen that is on the board at first to show its attacks, and that the reader may lift.
    first: Sequence[Square] = ()


@block("try", "torus")
def try_rule(rule: Rule) -> Element:
    """Return a board on which a reader places queens by the rule of a variant.

    Without script it shows a solution.
    """
    boards = [board_to_try(rule, n) for n in TRY_SIZES[rule]]
    first = boards[0]
    n = first.n
    solid, outline = first.solution
    marks = Board(n, queens=solid, hollow=outline, rings=first.given, coordinates=True)
    fallback = AnnotatedBoard(
        marks,
        f"A solution of N = {n}",
        queens_text(square_name(queen, n) for queen in (*solid, *outline)),
        f"One board of N = {n}.",
    )
    return Element(
        "queens-try",
        "Place queens",
        {"rule": rule, "boards": [asdict(board) for board in boards]},
        [fallback.picture()],
        sizes=tuple(TRY_SIZES[rule]),
        style_class="qa-place qa-try",
    )


def board_to_try(rule: Rule, n: int) -> BoardToTry:
    """Return the board of side `n` for a rule."""
    match rule:
        case "torus" | "superqueens":
            solution = solutions_without(rule, n)[0]
            return replace(_board_of_solution(solution.columns), first=[(2, 1)])
        case "mirror":
            columns = reflecting_solutions(n)[0].tolist()
            return replace(_board_of_solution(columns), first=[(n - 2, 1)])
        case "completion":
            columns = completions(n, NAUCK)[0].tolist()
            return replace(_board_of_solution(columns), given=NAUCK)
        case "peaceable":
            rows = optima()["peaceable"][str(n)]
            armies = (squares_with("b", rows), squares_with("w", rows))
            return BoardToTry(n, min(map(len, armies)), armies)
        case "domination":
            queens = squares_with("q", optima()["domination"][str(n)])
            return BoardToTry(n, len(queens), (queens, ()))


def _board_of_solution(columns: Sequence[int]) -> BoardToTry:
    n = len(columns)
    queens = list(enumerate(columns))
    return BoardToTry(n, n, (queens, ()))


# Rectangles ---------------------------------------------------------------------------------------

# The columns of the queens of a placement, row by row from the top.
Placement = tuple[int, ...]
# The N whose drawings the page loads. The cards need only the drawing of a queen, which every N
# has.
QUEEN_N = 1


@block("rectangles", "3 x 5")
def rectangles(sides: Annotated[Sequence[tuple[int, int]], Lines(_sides)]) -> Cards:
    """Draw a placement of the most queens on some rectangles, one of each orbit.

    Each pair in `sides` has the rows and the columns of a rectangle.
    """
    cards = []
    for rows, columns in sides:
        title = f"{counted(rows, 'queen')} on {rows} x {columns} squares"
        for placement in _representatives(rows, columns):
            images = set(rectangle_images(placement, columns).values())
            cards.append(_card(placement, columns, title, counted(len(images), "image")))
    return Cards(cards, "qa-boards", sizes=(QUEEN_N,))


@block("rectangle-orbits", "3 x 5")
def rectangle_orbits(sides: Annotated[tuple[int, int], Words(_sides)]) -> Cards:
    """Draw all placements of the most queens on one rectangle, with four images for each orbit."""
    rows, columns = sides
    cards = [
        card
        for placement in _representatives(rows, columns)
        for card in _image_cards(placement, columns)
    ]
    return Cards(cards, sizes=(QUEEN_N,))


def _sides(text: str) -> tuple[int, int]:
    """Parse the numbers of rows and columns of a rectangle, such as ``3 x 5``.

    Raise a `UserError` if there are not fewer rows than columns, or more than 6 columns.
    """
    match = re.fullmatch(r"([1-5]) x ([2-6])", text.strip())
    rows, columns = map(int, match.groups()) if match else (0, 0)
    if not rows < columns:
        rule = "with fewer rows than columns, 6 columns at most"
        raise UserError(f"a rectangle is ROWS x COLUMNS {rule}, got {text.strip()}: write 3 x 5")
    return rows, columns


def _representatives(rows: int, columns: int) -> Sequence[Placement]:
    """Return the greatest placement of each orbit of placements, in descending order."""
    placements = full_placements(rows, columns)
    orbits = (rectangle_images(placement, columns) for placement in placements)
    return sorted({max(images.values()) for images in orbits}, reverse=True)


def _image_cards(placement: Placement, columns: int) -> Iterator[Card]:
    """Yield a card for each image of a placement.

    If two images are equal, the second card says so.
    """
    names: dict[Placement, str] = {}
    for key, image in rectangle_images(placement, columns).items():
        symmetry = Symmetry(key)
        name = SYMMETRY_NAMES[symmetry]
        first_name = names.setdefault(image, name)
        title = f"The placement, {MOVES_IN_WORDS[symmetry]}"
        yield _card(image, columns, title, name, "" if first_name == name else first_name)


def _card(placement: Placement, columns: int, title: str, name: str, same_as: str = "") -> Card:
    queens = queens_text(squares(placement))
    svg = rectangle(placement, columns, title=title, description=queens)
    return Card(svg, name, columns_text(placement), same_as)


@block("table rectangles", "6")
def rectangles_table(largest: Side) -> Table:
    """Return a table of the number of ways to place min(m, n) queens on m x n squares.

    It has a row for each m and a column for each n up to `largest`.
    """
    sides = range(1, largest + 1)
    rows = tuple((m, *(count_placements(m, n)[-1] for n in sides)) for m in sides)
    columns = (*number_columns("rows"), *number_columns(*map(str, sides), format=or_dash))
    caption = "Ways to place the most queens that fit, by rows and columns"
    return Table(caption, columns, rows)


@block("table placements", "8")
def placements_table(largest: Side) -> Table:
    """Return a table of the number of ways to place queens on N x N squares.

    It has a row for each N, and a column for each number of queens, up to `largest`.
    """
    rows = []
    for n in range(1, largest + 1):
        counts = count_placements(n, n)[1:]
        rows.append((n, *counts, *repeat(None, largest - n)))
    headings = [str(queens) for queens in range(1, largest + 1)]
    columns = (*number_columns("N"), *number_columns(*headings, format=or_dash))
    note = "The last number of each row is the number of solutions of the N-Queens problem."
    return Table(
        f"Ways to place 1 to {largest} queens on N x N squares", columns, tuple(rows), note
    )
