"""What three programs ask about a square, in a whole search, and how long their searches take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from cy_core import BASELINE, Method, StepKind, trace
from site_builder.figures.learn.search import METHOD
from site_builder.svg.board import Board, draw_board
from site_builder.timings.comparisons import format_seconds, format_speed
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Subject
from site_builder.values.block import Lines, Words, block, sizes
from site_builder.values.cache import disk_cache
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.parsing import size_of
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Row, Table, number_columns, text_columns
from site_builder.values.text import square_name

SIZES = range(4, 9)
EXAMPLE = "8 a8 c7 e6 f5"


# A square and the questions about it --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SquareQuestion:
    """A queen that a program compares the square with, or a flag that it looks up."""

    name: str  # The square of the queen, or the flag: `e6`, `taken[5]`.
    is_hit: bool  # whether it attacks the square; then the program asks no further


@dataclass(frozen=True, slots=True)
class AskedSquare:
    """A square of the row below some queens."""

    n: int  # side of the board
    # the columns of the queens, from the top row down; none attacks another
    columns: tuple[int, ...]
    column: int  # the column of the square

    @property
    def row(self) -> int:
        """The row of the square."""
        return len(self.columns)

    @property
    def name(self) -> str:
        """The square: ``f5``."""
        return square_name((self.row, self.column), self.n)

    @property
    def line(self) -> str:
        """As `asked_square` reads it: ``8 a8 c7 e6 f5``."""
        return f"{self.n} {' '.join([*self._queens, self.name])}"

    @property
    def questions(self) -> Mapping[str, Sequence[SquareQuestion]]:
        """What each program asks about it, by the title of the program."""
        return {title: [*_to_first_hit(ask(self))] for title, ask in PROGRAMS.items()}

    @property
    def picture(self) -> str:
        """The board with a ring around the square."""
        square = (self.row, self.column)
        return draw_board(
            Board(self.n, [*enumerate(self.columns)], rings=[square], pointer=self.row),
            title=f"Is {self.name} attacked?",
            description=" ".join(self._queens) or "no queens",
            style_class="qa-state",
        )

    @property
    def _queens(self) -> Sequence[str]:
        return [square_name(queen, self.n) for queen in enumerate(self.columns)]


def _queens(square: AskedSquare) -> Iterator[SquareQuestion]:
    """Backtracking compares columns and diagonals of all queens, from the top row down."""
    for above, other in enumerate(square.columns):
        is_hit = abs(square.column - other) in (0, square.row - above)
        yield SquareQuestion(square_name((above, other), square.n), is_hit)


def _flags(square: AskedSquare) -> Iterator[SquareQuestion]:
    """Placement flags look up the column, then both diagonals."""
    n, row, column = square.n, square.row, square.column
    queens = [*enumerate(square.columns)]
    yield SquareQuestion(f"taken[{column}]", column in square.columns)
    yield SquareQuestion(f"rising[{row + column}]", any(r + c == row + column for r, c in queens))
    falling = f"falling[{row - column + n - 1}]"
    yield SquareQuestion(falling, any(r - c == row - column for r, c in queens))


def _queens_on_diagonals(square: AskedSquare) -> Iterator[SquareQuestion]:
    """The list has no taken column; diagonals of queens are compared from the nearest row up."""
    if square.column in square.columns:
        return
    for back, other in enumerate(reversed(square.columns), start=1):
        name = square_name((square.row - back, other), square.n)
        yield SquareQuestion(name, abs(square.column - other) == back)


def _to_first_hit(questions: Iterable[SquareQuestion]) -> Iterator[SquareQuestion]:
    for question in questions:
        yield question
        if question.is_hit:
            return


PROGRAMS: Mapping[str, Callable[[AskedSquare], Iterable[SquareQuestion]]] = {
    "Backtracking": _queens,
    "Placement flags": _flags,
    "List based": _queens_on_diagonals,
}


def asked_square(line: str) -> AskedSquare:
    """Parse N, the squares of queens from the top row down, and the square asked about.

    >>> asked_square("8 a8 c7 e6 f5")
    AskedSquare(n=8, columns=(0, 2, 4), column=5)
    """
    size, _, squares = line.partition(" ")
    n, names = size_of(size, SIZES[0], SIZES[-1]), squares.split()
    rows = [[square_name((row, column), n) for column in range(n)] for row in range(n)]
    pairs = [*zip(rows, names, strict=False)]
    if not names or len(names) > n or any(name not in row for row, name in pairs):
        raise UserError(f"a square below queens is written {EXAMPLE}, got {line}")
    *columns, column = [row.index(name) for row, name in pairs]
    for depth, queen in enumerate(columns):
        if any(question.is_hit for question in _queens(AskedSquare(n, (*columns[:depth],), queen))):
            raise UserError(f"the queen on {names[depth]} is attacked: move it, got {line}")
    return AskedSquare(n, (*columns,), column)


@block("asking", EXAMPLE)
def asking(square: Annotated[AskedSquare, Words(asked_square)]) -> Figure:
    """What three programs ask about one square and in a whole search; it begins with a square."""
    context = {
        "square": square,
        "sizes": SIZES,
        "totals": questions_asked(square.n).totals,
        "programs": tuple(PROGRAMS),
    }
    return Figure("asking.html.jinja", context, tuple(SIZES))


@block("asking-predictions", EXAMPLE)
def asking_predictions(squares: Annotated[Sequence[AskedSquare], Lines(asked_square)]) -> Figure:
    """For each square a form, to predict how many questions each program asks."""
    board_sizes = sorted({square.n for square in squares})
    context = {"squares": squares, "programs": tuple(PROGRAMS)}
    return Figure("asking_predictions.html.jinja", context, tuple(board_sizes))


# The questions of a whole search ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class QuestionsAsked:
    """The questions of a whole search."""

    n: int  # side of the board
    squares: int  # the squares that the search asks about, the same for all programs
    totals: tuple[int, ...]  # the questions of each program


@cache  # counted once for all rebuilds of `mkdocs serve`
@disk_cache
def questions_asked(n: int) -> QuestionsAsked:
    """Count the questions of each program until it has found all solutions.

    >>> questions_asked(4)
    QuestionsAsked(n=4, squares=60, totals=(84, 115, 36))
    """
    counts = [[len(questions) for questions in square.questions.values()] for square in _squares(n)]
    return QuestionsAsked(n, len(counts), tuple(map(sum, zip(*counts, strict=True))))


def _squares(n: int) -> Iterator[AskedSquare]:
    """The squares that backtracking asks about, in the order of the search."""
    for step in trace(n, METHOD):
        if step.kind in (StepKind.PLACE, StepKind.REJECT):
            above = tuple(column for row, column in step.queens if row < step.row)
            yield AskedSquare(n, above, step.column)


@block("table questions-asked", "4-8")
def questions_table(
    sizes: Annotated[range, sizes(SIZES[0], SIZES[-1])], config: SiteConfig
) -> Table:
    """The questions of each program; beside measured times, also a row for the bitmap."""
    programs = [method for method in recursive_methods() if method.title in PROGRAMS]
    # The search with masks asks about no single square.
    methods = [*programs, *(method for method in recursive_methods() if method.key == BASELINE)]
    times = search_times(site_records(config), [method.key for method in methods])
    asked = [questions_asked(n) for n in sizes]
    rows = (
        (
            Cell(method.title, target=method_path(method.key)),
            *_counts(asked, method),
            *_time(times, method),
        )
        for method in (methods if times else programs)
    )
    columns = (
        *text_columns("program"),
        *number_columns(*(f"N = {n}" for n in sizes)),
        *number_columns(*([f"time, N = {times.n}"] if times else []), format=format_seconds),
    )
    return Table("Questions until all solutions are found", columns, (*rows,), _note(times))


def _counts(asked: Sequence[QuestionsAsked], method: Method) -> Row:
    """The questions of a program for each N, and for each square; a dash for the bitmap."""
    if method.title not in PROGRAMS:
        return (None,) * len(asked)
    index = [*PROGRAMS].index(method.title)
    counts = ((each.totals[index], each.squares) for each in asked)
    return tuple(Cell(total, under=f"{total / squares:.1f}") for total, squares in counts)


def _time(times: SearchTimes | None, method: Method) -> Row:
    """The time of a search, and how many times as long as with masks it is."""
    if not times:
        return ()
    seconds = times.seconds[method.key]
    return (Cell(seconds, under=format_speed(seconds / times.seconds[BASELINE])),)


def _note(times: SearchTimes | None) -> str:
    note = "Small figures below counts: questions for each square of the search."
    if not times:
        return note
    compared = "Below times: how many times as long as the bitmap; both compiled and recursive."
    return f"{note} {compared} {times.source}"


@dataclass(frozen=True, slots=True)
class SearchTimes:
    """How long whole searches of one board take on one machine."""

    n: int  # side of the board
    seconds: Mapping[str, float]  # the best time of each method in its recursive form, by key
    source: str  # the machine and the day, as a sentence


def search_times(records: Iterable[Record], keys: Sequence[str]) -> SearchTimes | None:
    """The times at the largest N that all methods share, on the first machine that has one."""
    for record in records:
        best = {key: _best_by_n(record, key) for key in keys}
        if shared := set[int].intersection(*map(set, best.values())):
            n = max(shared)
            seconds = {key: by_n[n] for key, by_n in best.items()}
            return SearchTimes(n, seconds, record.where_and_when)
    return None


def _best_by_n(record: Record, key: str) -> Mapping[int, float]:
    cells = record.of(Subject(key, "recursive"))
    return {cell.n: cell.best for cell in cells if cell.best}
