"""What three programs ask about a square of the row below some queens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from site_builder.svg import strip
from site_builder.values.errors import UserError
from site_builder.values.reading import size_of
from site_builder.values.text import square_name

SIZES = range(4, 9)
EXAMPLE = "8 a8 c7 e6 f5"


@dataclass(frozen=True, slots=True)
class Question:
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
    def questions(self) -> Mapping[str, Sequence[Question]]:
        """What each program asks about it, by the title of the program."""
        return {title: [*_to_first_hit(ask(self))] for title, ask in PROGRAMS.items()}

    @property
    def picture(self) -> str:
        """The board with a ring around the square."""
        return strip.state(
            self.n,
            [*enumerate(self.columns)],
            title=f"Is {self.name} attacked?",
            description=" ".join(self._queens) or "no queens",
            row=self.row,
            square=(self.row, self.column),
        )

    @property
    def _queens(self) -> Sequence[str]:
        return [square_name(queen, self.n) for queen in enumerate(self.columns)]


def asked_square(line: str) -> AskedSquare:
    """Parse N, the squares of queens from the top row down, and the square asked about.

    >>> asked_square("8 a8 c7 e6 f5")
    AskedSquare(n=8, columns=(0, 2, 4), column=5)
    """
    size, *names = line.split()
    n = size_of(size, SIZES[0], SIZES[-1])
    rows = [[square_name((row, column), n) for column in range(n)] for row in range(n)]
    pairs = [*zip(rows, names, strict=False)]
    if not names or len(names) > n or any(name not in row for row, name in pairs):
        raise UserError(f"a square below queens is written {EXAMPLE}, got {line}")
    *columns, column = [row.index(name) for row, name in pairs]
    for depth, queen in enumerate(columns):
        if any(question.is_hit for question in _queens(AskedSquare(n, (*columns[:depth],), queen))):
            raise UserError(f"the queen on {names[depth]} is attacked: move it, got {line}")
    return AskedSquare(n, (*columns,), column)


def _queens(square: AskedSquare) -> Iterator[Question]:
    """Backtracking compares columns and diagonals of all queens, from the top row down."""
    for above, other in enumerate(square.columns):
        is_hit = abs(square.column - other) in (0, square.row - above)
        yield Question(square_name((above, other), square.n), is_hit)


def _flags(square: AskedSquare) -> Iterator[Question]:
    """Placement flags look up the column, then both diagonals."""
    n, row, column = square.n, square.row, square.column
    queens = [*enumerate(square.columns)]
    yield Question(f"taken[{column}]", column in square.columns)
    yield Question(f"rising[{row + column}]", any(r + c == row + column for r, c in queens))
    falling = f"falling[{row - column + n - 1}]"
    yield Question(falling, any(r - c == row - column for r, c in queens))


def _queens_on_diagonals(square: AskedSquare) -> Iterator[Question]:
    """The list has no taken column; diagonals of queens are compared from the nearest row up."""
    if square.column in square.columns:
        return
    for back, other in enumerate(reversed(square.columns), start=1):
        name = square_name((square.row - back, other), square.n)
        yield Question(name, abs(square.column - other) == back)


def _to_first_hit(questions: Iterable[Question]) -> Iterator[Question]:
    for question in questions:
        yield question
        if question.is_hit:
            return


PROGRAMS: Mapping[str, Callable[[AskedSquare], Iterable[Question]]] = {
    "Backtracking": _queens,
    "Placement flags": _flags,
    "List based": _queens_on_diagonals,
}
