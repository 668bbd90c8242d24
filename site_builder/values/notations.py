"""Read a board in any of the notations that people use.

`tests/notations.json` lists texts and how they are read, for this module and for the page `/find/`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import isqrt

from cy_core import MAX_N, MIN_N, InputError, format_value, solution
from site_builder.values.errors import UserError
from site_builder.values.text import counted, square_name

Square = tuple[int, int]

CHESS_BOARD = 8
FRAME = str.maketrans(
    dict.fromkeys("[](){}\"'`,;", " ")
)  # the marks around and between the items of a list
NUMBER = re.compile("[0-9]{1,32}")
NO_QUEEN = re.compile(r"[._?]|none|null", re.IGNORECASE)
DIGITS = re.compile(r"[0-9._?]*[0-9][0-9._?]*")
FRAMED = re.compile("[][(){}\"']")
LABEL = re.compile(r"[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,18}")
SQUARE = re.compile("([a-z]{1,2})([0-9]{1,2})", re.IGNORECASE)
SQUARES = re.compile("([a-z]{1,2}[0-9]{1,2})+", re.IGNORECASE)
FEN = re.compile("([0-9a-z]+(?:/[0-9a-z]+)+)(?: .*)?", re.IGNORECASE)
ROW = re.compile("[-._*x\N{WHITE CHESS QUEEN}\N{BLACK CHESS QUEEN}q]+", re.IGNORECASE)
QUEENS = "qQ\N{WHITE CHESS QUEEN}\N{BLACK CHESS QUEEN}"
BITS = re.compile("[01]+")


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a text as a board."""

    notation: str  # a key of `NOTATIONS`
    # The column of the queen in each row from the top, 0..n-1; None for a row without a queen.
    columns: tuple[int | None, ...]
    forbidden: tuple[Square, ...] = ()  # the squares that must stay empty

    @property
    def n(self) -> int:
        """The side of the board."""
        return len(self.columns)

    @property
    def queens(self) -> tuple[Square, ...]:
        """The squares with a queen, from the top."""
        return tuple((row, column) for row, column in enumerate(self.columns) if column is not None)

    @property
    def is_whole(self) -> bool:
        """Whether every row has a queen."""
        return None not in self.columns

    @property
    def solution(self) -> tuple[int, ...]:
        """The columns of a whole board."""
        return tuple(column for _, column in self.queens)


@dataclass(frozen=True, slots=True)
class UncheckedBoard:
    """A board as it was written, before its queens are checked."""

    n: int
    queens: Sequence[Square]
    forbidden: tuple[Square, ...] = ()


def whole_reading(text: str) -> Reading:
    """Read a solution. No text means two different solutions.

    >>> whole_reading("[.Q.., ...Q, Q..., ..Q.]").solution
    (1, 3, 0, 2)
    """
    boards = readings(text)
    for reading in boards:
        if reading.is_whole:
            return reading
    n, queens = boards[0].n, boards[0].queens
    raise UserError(f"a solution of N = {n} has {counted(n, 'queen')}, got {len(queens)}")


def readings(text: str, n: int | None = None) -> tuple[Reading, ...]:
    """Every way to read a text as a board, whole or partial, each board once.

    >>> [reading.notation for reading in readings("1 5 8 . . . . .")]
    ['columns_from_1']
    """
    boards: dict[object, Reading] = {}
    errors: list[UserError] = []
    for notation in NOTATIONS:
        try:
            for reading in _read(notation, text.strip(), n):
                boards.setdefault((reading.columns, reading.forbidden), reading)
        except UserError as error:
            errors.append(error)
    if not boards:
        raise errors[0] if errors else _unreadable(text.strip(), n)
    return tuple(boards.values())


def _read(notation: str, text: str, n: int | None) -> Iterator[Reading]:
    for board in NOTATIONS[notation](text, n):
        yield Reading(notation, checked_columns(board), board.forbidden)


def checked_columns(board: UncheckedBoard) -> tuple[int | None, ...]:
    """The column of the queen in each row, if no two queens attack each other."""
    n, queens = board.n, sorted(board.queens)
    if not MIN_N <= n <= MAX_N:
        raise UserError(f"a board has N = {MIN_N} to {MAX_N}, got {n}")
    for k, second in enumerate(queens):
        for first in queens[:k]:
            if line := _shared_line(first, second):
                names = f"{square_name(first, n)} and {square_name(second, n)}"
                raise UserError(
                    f"the queens on {names} attack each other: they stand on one {line}"
                )
    columns = dict(queens)
    return tuple(columns.get(row) for row in range(n))


def _shared_line(first: Square, second: Square) -> str:
    rows, columns = second[0] - first[0], abs(second[1] - first[1])
    if rows and columns:
        return "diagonal" if rows == columns else ""
    return "column" if rows else "row" if columns else "square"


def _unreadable(text: str, n: int | None) -> UserError:
    """The error for a text that fits no notation."""
    numbers = _numbers(text)
    if queens := [number for number in numbers if number is not None]:
        side = n or len(numbers)
        rule = f"columns of N = {side} are 0 to {side - 1} or 1 to {side}"
        return UserError(f"{rule}, got {max(queens)}")
    given = f"not understood: {format_value(text)}" if text else "nothing to read"
    kinds = "squares (b4 d5), rows of . and Q, a FEN, bits or a label (8.8.1)"
    return UserError(f"{given}; type columns (0 4 7 5 2 6 1 3), {kinds}")


def _label(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    if LABEL.fullmatch(text):
        try:
            columns = solution(text)
        except InputError as error:
            raise UserError(str(error)) from None
        yield UncheckedBoard(_agreed(len(columns), n), [*enumerate(columns)])


def _columns(first: int) -> Callable[[str, int | None], Iterator[UncheckedBoard]]:
    """A reader of columns whose numbers begin with `first`."""

    def read(text: str, n: int | None) -> Iterator[UncheckedBoard]:
        numbers = _numbers(text)
        if not any(number is not None for number in numbers):
            return
        side = n or len(numbers)
        queens = [(row, c - first) for row, c in enumerate(numbers) if c is not None]
        if all(0 <= column < side for _, column in queens):
            yield UncheckedBoard(_with_rows(len(numbers), side), queens)

    return read


def _numbers(text: str) -> list[int | None]:
    """A number for each row, None for no queen; an empty list if the text has anything else."""
    words = text.translate(FRAME).split()
    if len(words) == 1 and DIGITS.fullmatch(words[0]):
        words = list(words[0])
    if not all(NUMBER.fullmatch(word) or NO_QUEEN.fullmatch(word) for word in words):
        return []
    return [int(word) if NUMBER.fullmatch(word) else None for word in words]


def _squares(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    words = text.translate(FRAME).lower().split()
    if not words or not all(map(SQUARES.fullmatch, words)):
        return
    names = [name for word in words for name in SQUARE.findall(word)]
    positions = [(int(number), _column_number(letters)) for letters, number in names]
    side = n or _smallest_board(positions)
    for (number, column), (letters, _) in zip(positions, names, strict=True):
        if not (1 <= number <= side and column < side):
            raise UserError(f"the board of N = {side} has no square {letters}{number}")
    yield UncheckedBoard(side, [(side - number, column) for number, column in positions])


def _smallest_board(positions: Sequence[Square]) -> int:
    """The number of queens, if they all fit; if not, or for one alone, a chess board or larger."""
    side = max(max(number, column + 1) for number, column in positions)
    return len(positions) if 1 < len(positions) >= side else max(side, CHESS_BOARD)


def _column_number(letters: str) -> int:
    """The number of a column, given by its name: the reverse of `column_letter`."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("a") + 1
    return number - 1


def _fen(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    if not (match := FEN.fullmatch(text)):
        return
    ranks = match[1].split("/")
    side = _agreed(len(ranks), n)
    queens = []
    for row, rank in enumerate(ranks):
        squares = _squares_of_rank(rank, side)
        if len(squares) != side:
            name = f"rank {side - row} of the FEN"
            raise UserError(f"{name} has {len(squares)} squares, N = {side} has {side}")
        queens += [(row, column) for column, queen in enumerate(squares) if queen]
    yield UncheckedBoard(side, queens)


def _squares_of_rank(rank: str, n: int) -> list[bool]:
    """Whether each square of a rank has a queen; up to N = 9 every number has one digit."""
    squares: list[bool] = []
    for word in re.findall("[0-9]|[a-z]" if n < 10 else "[0-9]+|[a-z]", rank, re.IGNORECASE):
        if word.isdigit():
            squares += [False] * min(int(word), MAX_N + 1)
        elif word in "qQ":
            squares.append(True)
        else:
            raise UserError(f"a FEN of queens has the letters Q and q, got {word}")
    return squares


def _rows(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    rows = _split_rows(text)
    if not rows or not all(map(ROW.fullmatch, rows)):
        return
    side = n or len(rows[0])
    for row in rows:
        if len(row) != side:
            raise UserError(f"the row {row} has {len(row)} squares, N = {side} has {side}")
    squares = [(r, c, mark) for r, row in enumerate(rows) for c, mark in enumerate(row)]
    queens = [(row, column) for row, column, mark in squares if mark in QUEENS]
    forbidden = tuple((row, column) for row, column, mark in squares if mark in "xX")
    yield UncheckedBoard(_with_rows(len(rows), side), queens, forbidden)


def _split_rows(text: str) -> list[str]:
    """The rows, each on a line of its own or between other marks; a row may have spaces."""
    lines = text.splitlines()
    if len(lines) > 1 and not FRAMED.search(text):
        return ["".join(line.split()) for line in lines if line.strip()]
    words = text.translate(FRAME).replace("/", " ").split()
    return words if any(len(word) > 1 for word in words) else ["".join(words)] * bool(words)


def _bits_in_binary(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    rows = _squared(text.translate(FRAME).split())
    if len(rows) < 2 or not all(map(BITS.fullmatch, rows)) or len(set(map(len, rows))) > 1:
        return
    side = len(rows[0])
    if len(rows) <= side == (n or side):
        queens = [(r, c) for r, row in enumerate(rows) for c, bit in enumerate(row) if bit == "1"]
        yield UncheckedBoard(side, queens)


def _squared(words: list[str]) -> list[str]:
    """The rows of a board; single bits are joined to the rows of a square board."""
    side = isqrt(len(words))
    if side < 2 or side * side != len(words) or any(len(word) > 1 for word in words):
        return words
    return ["".join(words[at : at + side]) for at in range(0, len(words), side)]


def _bits_in_decimal(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    """Bit 0 is at the right edge; a row without a queen is 0."""
    words = text.translate(FRAME).split()
    if len(words) < 2 or not all(map(NUMBER.fullmatch, words)):
        return
    numbers, side = [*map(int, words)], n or len(words)
    if any(numbers) and all(x < 1 << side and x & (x - 1) == 0 for x in numbers):
        queens = [(row, side - x.bit_length()) for row, x in enumerate(numbers) if x]
        yield UncheckedBoard(_with_rows(len(numbers), side), queens)


def _with_rows(rows: int, n: int) -> int:
    if rows > n:
        raise UserError(f"N = {n} has {n} rows, got {rows}")
    return n


def _agreed(side: int, n: int | None) -> int:
    if n not in (None, side):
        raise UserError(f"the board has N = {n}, got {side}")
    return side


# If two notations read a text as the same board, the first one in this order counts.
NOTATIONS: dict[str, Callable[[str, int | None], Iterator[UncheckedBoard]]] = {
    "label": _label,
    "columns_from_0": _columns(0),
    "columns_from_1": _columns(1),
    "squares": _squares,
    "fen": _fen,
    "rows": _rows,
    "bits_in_binary": _bits_in_binary,
    "bits_in_decimal": _bits_in_decimal,
}
