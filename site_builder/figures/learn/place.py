"""Placing queens by hand: a board to click, questions on boards, and one solution by a rule."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from cy_core import attack_masks, one_solution
from site_builder.figures.boards import AnnotatedBoard, reach_board
from site_builder.svg.annotated_board import Annotations
from site_builder.svg.board import Square, board
from site_builder.values.block import block, size
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure, Picture
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import column_letter, squares, squares_text

SIZES = (4, 5, 6, 8)  # to choose from
UNSOLVABLE = (2, 3)  # shown by links of the text
FAILING = ((0, 0), (1, 2), (2, 4), (3, 1))  # leaves row 3 of N = 8 without a free square
MAX_LISTED = 1000  # the largest N whose solution is listed; the larger of them are not drawn


@block("place", "8")
def place(n: Annotated[int, size(SIZES[0], SIZES[-1])], config: SiteConfig) -> Figure:
    """A board on which a reader places queens; without script, attacks and a board that fails."""
    site_paths = SitePaths(config)
    context = {
        "n": n,
        "sizes": SIZES,
        "pages": site_paths.solution_page("0.0.0"),
        "paged": [size for size in SIZES if site_paths.has_solution_pages(size)],
        "pictures": [reach_board(8, (4, 3)).picture(), _failing_board().picture()],
    }
    return Figure("place.html.jinja", context, (*UNSOLVABLE, *SIZES))


def _failing_board() -> AnnotatedBoard:
    """A board of N = 8 whose queens leave a row without a free square."""
    n = SIZES[-1]
    (row,) = stuck_rows(n, FAILING)
    marks = replace(
        _named_board(n, FAILING),
        crosses=[(row, column) for column in range(n)],
        outlines=[(row, 0, 1, n)],
    )
    caption = f"No free square is left in row {n - row}: this board fails."
    return AnnotatedBoard(marks, "A board that fails", f"Queens: {squares_text(FAILING)}.", caption)


def _named_board(n: int, queens: tuple[Square, ...]) -> Annotations:
    """A board with queens, the letters of its columns below and the numbers of its rows beside."""
    letters = "".join(map(column_letter, range(n)))
    numbers = [(str(n - row),) for row in range(n)]
    return Annotations(n, queens=queens, below=[(letters, "")], beside=numbers, heads=("",))


def stuck_rows(n: int, queens: tuple[Square, ...]) -> list[int]:
    """The rows, from the top, that have neither a queen nor a free square."""
    open_rows = {row for row, _ in (*queens, *free_squares(n, queens))}
    return [row for row in range(n) if row not in open_rows]


def free_squares(n: int, queens: tuple[Square, ...]) -> list[Square]:
    """The squares that no queen attacks, row by row.

    >>> free_squares(4, ((0, 1), (1, 3)))
    [(2, 0), (3, 0), (3, 2)]
    """
    empty_rows = set(range(n)) - {row for row, _ in queens}
    return [
        (row, column)
        for row in sorted(empty_rows)
        for column in range(n)
        if not attack_masks(n, queens, row).attacked >> (n - 1 - column) & 1
    ]


@dataclass(frozen=True, slots=True)
class PlaceQuestion:
    """A board, and what a reader is to click on it."""

    # what the answer is: all free squares, or a row without a free square
    key: Literal["free-squares", "stuck-row"]
    n: int  # side of the board
    queens: tuple[Square, ...]  # queens that do not attack each other
    question: str  # what the reader is to do
    reason: str  # the answer, and why it is right

    @property
    def free(self) -> list[Square]:
        """The squares that no queen attacks."""
        return free_squares(self.n, self.queens)

    @property
    def picture(self) -> Picture:
        """The board, for a page without script."""
        names = f"Queens: {squares_text(self.queens)}."
        marks = _named_board(self.n, self.queens)
        return AnnotatedBoard(marks, self.question, names, "").picture()


QUESTIONS = (
    PlaceQuestion(
        "free-squares",
        6,
        ((2, 0), (3, 3), (5, 4)),
        "Three queens stand on the board. Click every square that is still free.",
        "Only b6, f6, c5 and b2 are free. Rows 1, 3 and 4 have their queens.",
    ),
    PlaceQuestion(
        "stuck-row",
        8,
        ((0, 7), (1, 4), (2, 2), (5, 6)),
        "No two of these queens attack each other, and still the board fails. "
        "Click the row that shows why.",
        "Row 4 has no free square: the four queens attack all eight. "
        "No queen that you add can change that.",
    ),
)


@block("place-questions", "")
def place_questions() -> Figure:
    """Two questions: which squares are free, and which row has none."""
    sizes = tuple(sorted({question.n for question in QUESTIONS}))
    return Figure("place_questions.html.jinja", {"questions": QUESTIONS}, sizes)


@block("one-solution", "12")
def one_solution_figure(n: Annotated[int, size(4, 32)]) -> Figure:
    """One solution of an N that the reader types, by a rule rather than a search."""
    columns = one_solution(n)
    names, title = " ".join(squares(columns)), f"One solution of N = {n}"
    context = {
        "n": n,
        "max": MAX_LISTED,
        "columns": columns,
        "picture": board(columns, title=title, description=names, coordinates=True),
    }
    return Figure("one_solution.html.jinja", context, (n,))
