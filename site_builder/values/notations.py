"""Parse a board in any of the notations that people use.

`tests/notations.json` has texts and their readings. This module and the script of the page `/find/`
are both tested with it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import isqrt
from string import ascii_lowercase, ascii_uppercase

from cy_core import MAX_N, MIN_N, InputError, format_value, solution
from cy_core.variants import MAX_REGION_N
from site_builder.values.errors import UserError
from site_builder.values.text import counted, square_name

Square = tuple[int, int]

CHESS_BOARD = 8
FRAME = str.maketrans(
    dict.fromkeys("[](){}\"'`,;|", " ")
    # The characters around and between the items of a list.
)
NUMBER = re.compile("[0-9]{1,32}")
FLOAT = re.compile(r"-?[0-9]{1,32}\.0*")
NO_QUEEN = re.compile(r"[._?]|-1|none|null", re.IGNORECASE)
DIGITS = re.compile(r"[0-9._?]*[0-9][0-9._?]*")
FRAMED = re.compile("[][(){}\"']")
LABEL = re.compile(r"[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,18}")
# A queen's letter may precede its square, as in Qd1, because chess players write it so.
SQUARE = re.compile("(?:q(?=[a-z]))?([a-z]{1,2})([0-9]{1,2})", re.IGNORECASE)
SQUARES = re.compile("(?:(?:q(?=[a-z]))?[a-z]{1,2}[0-9]{1,2})+", re.IGNORECASE)
PAIR = re.compile(r"[\[(][ \n]*([0-9]{1,2})(?:[ \n]*,[ \n]*|[ \n]+)([0-9]{1,2})[ \n,]*[\])]")
SOME_PAIRS = rf"(?:{PAIR.pattern}[ \n,;]*)"
PAIRS = re.compile(rf"[\[({{][ \n]*{SOME_PAIRS}+[\])}}]|{SOME_PAIRS}{{2,}}")
FEN = re.compile("([0-9a-z]+(?:/[0-9a-z]+)+)(?: .*)?", re.IGNORECASE)
QUEENS = "qQ♕♛👑👸"
EMPTY = "-._·•∙⋅⬜⬛◻◼◽◾▢⭘🟥🟧🟨🟩🟦🟪🟫"
# The colours of squares. In a board with queens, both mean an empty square.
COLOURS = "■□"
UNCLEAR = f"*#○●oO0{COLOURS}"
ROW = re.compile(f"[{EMPTY}{QUEENS}xX{UNCLEAR}]+")
BITS = re.compile("[01]+")
TRUTH = {"true": "1", "false": "0"}

QUOTED = re.compile("(['\"])([^\n]*?)\\1")
INNERMOST = re.compile(r"[\[({]([^][(){}]*)[\])}]")
BAR = re.compile("[|│┃║]")
RULE = re.compile("[-+=_~: \u2500-\u257f]+")
FILLED_RULE = re.compile("[-=:+─━═]{2,}")
EDGE_LABELS = re.compile("(?: *[a-zA-Z0-9])+ *")
# The result of a game, as the page Play copies it.
PLAYED = re.compile("[▦■□▣]{4,}")
BLANK_LINE = re.compile(r"[\n;][ \t]*[\n;]")
# A board as `plain_text` writes it: rows, an explanation of signs, and a line that names the
# queens.
_ROW_LINE = r"[.Qqx](?: [.Qqx])*[ \t]*"
PRINTED = re.compile(
    rf"((?:{_ROW_LINE}\n)+)(?:[qx]: [a-z ]+\n)*(?!{_ROW_LINE}\n)[^\n]*\b[Qq]ueens?\b[^\n]*"
    rf"(?:\n(?!{_ROW_LINE}(?:\n|\Z))[^\n]*)*"
)
# Patterns of a text with a board in it: a printed board with words below it, JSON and blocks that
# readers copy from our pages, a LaTeX command, quotes, a variable, and the `array(...)` of NumPy.
AROUND = [
    re.compile(r"""\{.*"columns": ?(\[[0-9, ]+\]).*\}""", re.DOTALL),
    re.compile(r"```[ \t]*(?:queens board|text)[ \t]*\n(.*)\n```", re.DOTALL),
    PRINTED,
    re.compile(r".*setpieces=\{([^}]*)\}.*", re.DOTALL),
    re.compile("[\"']{1,3}([^\"']*)[\"']{1,3}"),
    re.compile(r"[A-Za-z_][A-Za-z0-9_ []*\]?[ \t]*[=:][ \t]*([\[({].*|[A-Za-z_.]+\(.*)", re.DOTALL),
    re.compile(r"[A-Za-z_.]+\(([\[({].*?)(?:,[ \n]*dtype=[^()]*)?\)", re.DOTALL),
]


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a text as a board."""

    # The notation, a key of `NOTATIONS`.
    notation: str
    # The column of the queen in each row from the top, 0..n-1, or None in a row without a queen.
    columns: tuple[int | None, ...]
    # The squares that must stay empty.
    forbidden: tuple[Square, ...] = ()

    @property
    def n(self) -> int:
        """The side of the board."""
        return len(self.columns)

    @property
    def queens(self) -> tuple[Square, ...]:
        """The squares that have a queen, row by row from the top."""
        return tuple((row, column) for row, column in enumerate(self.columns) if column is not None)

    @property
    def is_whole(self) -> bool:
        """Whether every row has a queen."""
        return None not in self.columns

    @property
    def solution(self) -> tuple[int, ...]:
        """The columns of the queens, for a board with a queen in every row."""
        return tuple(column for _, column in self.queens)


@dataclass(frozen=True, slots=True)
class UncheckedBoard:
    """A board as it was typed, before its queens are checked."""

    n: int
    queens: Sequence[Square]
    forbidden: tuple[Square, ...] = ()


def whole_reading(text: str) -> Reading:
    """Parse a board with a queen in every row.

    Raise a UserError if a row has no queen.

    >>> whole_reading("[.Q.., ...Q, Q..., ..Q.]").solution
    (1, 3, 0, 2)
    """
    boards = readings(text)
    for reading in boards:
        if reading.is_whole:
            return reading
    board = boards[0]
    n = board.n
    queens = board.queens
    if not queens and n > 1 and len(board.forbidden) == n:
        raise UserError("x marks a square that stays empty: type Q for a queen")
    raise UserError(f"a solution of N = {n} has {counted(n, 'queen')}, got {len(queens)}")


def readings(text: str, n: int | None = None) -> tuple[Reading, ...]:
    """Return the different boards that a text can mean. A board may lack queens in some rows.

    `n` is the side of the board, or None if the text says it.

    >>> [reading.notation for reading in readings("1 5 8 . . . . .")]
    ['columns_from_1']
    """
    text = _board_in(text)
    boards, errors = _every_reading(text, n)
    if boards:
        return boards
    if (count := len(board_texts(text))) > 1:
        raise UserError(f"these are {count} boards, and one is expected: leave out the others")
    raise errors[0] if errors else _unreadable(text, n)


def board_texts(text: str) -> tuple[str, ...]:
    """Split a text with several solutions of one N into boards, such as an answer on LeetCode.

    Any other text is returned whole.

    >>> board_texts("1302; 2031")
    ('1302', ' 2031')
    """
    board = _board_in(text)
    if not _every_reading(board)[0]:
        lines = _lines(board)
        for parts in (INNERMOST.findall(board), lines, _printed_boards(board) or _blocks(board)):
            sizes = {_size_of_solution(part) for part in parts}
            if len(parts) > 1 and len(sizes) == 1 and max(sizes) > 1:
                return tuple(parts)
    return (text,)


def _blocks(text: str) -> list[str]:
    return [block.strip() for block in BLANK_LINE.split(text) if block.strip()]


def _printed_boards(text: str) -> list[str]:
    """Return the boards in a text that our commands have printed, without headings and captions."""
    return [block for block in _blocks(text) if PRINTED.fullmatch(block)]


def _size_of_solution(text: str) -> int:
    """Return N if the text is a board with a queen in every row, otherwise 0."""
    board = _board_in(text)
    wholes = (reading.n for reading in _every_reading(board)[0] if reading.is_whole)
    return next(wholes, 0)


def _board_in(text: str) -> str:
    """Return the board in a text, without the text around it.

    Variation selectors, which turn signs into emoji, are also removed.
    """
    text = re.sub("[\ufe0e\ufe0f]", "", text).strip()
    if len(printed := _printed_boards(text)) == 1:
        text = printed[0]
    for around in AROUND:
        if match := around.fullmatch(text):
            text = match[1].strip()
    return text


def _every_reading(text: str, n: int | None = None) -> tuple[tuple[Reading, ...], list[UserError]]:
    """Parse a text by all notations. Return the different boards, and the errors of notations."""
    boards: dict[object, Reading] = {}
    errors: list[UserError] = []
    for notation in NOTATIONS:
        try:
            for reading in _read(notation, text, n):
                boards.setdefault((reading.columns, reading.forbidden), reading)
        except UserError as error:
            errors.append(error)
    return tuple(boards.values()), errors


def _read(notation: str, text: str, n: int | None) -> Iterator[Reading]:
    for board in NOTATIONS[notation](text, n):
        yield Reading(notation, checked_columns(board), board.forbidden)


def checked_columns(board: UncheckedBoard) -> tuple[int | None, ...]:
    """Return the column of the queen in each row, or None in a row without a queen.

    Raise a UserError if queens attack each other.
    """
    n = board.n
    queens = sorted(board.queens)
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
    rows = second[0] - first[0]
    columns = abs(second[1] - first[1])
    if rows and columns:
        return "diagonal" if rows == columns else ""
    if rows:
        return "column"
    return "row" if columns else "square"


def _unreadable(text: str, n: int | None) -> UserError:
    """Return the error for a text that fits no notation."""
    if pairs := _pairs(text):
        most = max(max(pair) for pair in pairs)
        side = n or len(pairs)
        rule = f"rows and columns of N = {side} are 0 to {side - 1} or 1 to {side}"
        return UserError(f"{rule}, got {most}")
    numbers = _numbers(text)
    if queens := [number for number in numbers if number is not None]:
        side = n or len(numbers)
        rule = f"columns of N = {side} are 0 to {side - 1} or 1 to {side}"
        return UserError(f"{rule}, got {max(queens)}")
    if PLAYED.search(text):
        rule = "▦ ■ □ ▣ tell how a game went, not where its queens stand"
        return UserError(f"{rule}: type their squares (b4 d5)")
    if line := _line_without_squares(text):
        return UserError(f"a line is no row of a board: leave it out, got {format_value(line)}")
    given = f"not understood: {format_value(text)}" if text else "nothing to read"
    kinds = "squares (b4 d5), rows of . and Q, a FEN, bits or a label (8.8.1)"
    return UserError(f"{given}; type columns (0 4 7 5 2 6 1 3), {kinds}")


def _line_without_squares(text: str) -> str:
    """Return the first line that is not a row of squares, if at least two other lines are.

    Return an empty text otherwise.
    """
    lines = _lines(text)
    others = [line for line in lines if not ROW.fullmatch("".join(line.split()))]
    return others[0].strip() if others and len(lines) - len(others) > 1 else ""


def _label(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    if LABEL.fullmatch(text):
        try:
            columns = solution(text)
        except InputError as error:
            raise UserError(str(error)) from None
        yield UncheckedBoard(_require_side(len(columns), n), list(enumerate(columns)))


def _columns(first: int) -> Callable[[str, int | None], Iterator[UncheckedBoard]]:
    """Return a parser of column numbers that are counted from `first`."""

    def read(text: str, n: int | None) -> Iterator[UncheckedBoard]:
        numbers = _numbers(text)
        if not any(number is not None for number in numbers):
            return
        # Programs that write -1 for a row without a queen count columns from 0.
        if first > 0 and "-1" in _words(text):
            return
        side = n or len(numbers)
        queens = [(row, c - first) for row, c in enumerate(numbers) if c is not None]
        if all(0 <= column < side for _, column in queens):
            yield UncheckedBoard(_require_rows(len(numbers), side), queens)

    return read


def _numbers(text: str) -> list[int | None]:
    """Return the number in each row, or None for a row without a queen.

    Return an empty list if the text is not a list of numbers.
    """
    words = [] if PAIRS.fullmatch(text) else _words(text)
    if len(words) == 1 and DIGITS.fullmatch(words[0]):
        words = list(words[0])
    if not all(NUMBER.fullmatch(word) or NO_QUEEN.fullmatch(word) for word in words):
        return []
    return [int(word) if NUMBER.fullmatch(word) else None for word in words]


def _words(text: str) -> list[str]:
    """Return the items of a list as words: 2.0 becomes 2, True becomes 1, and False becomes 0."""
    words = text.translate(FRAME).split()
    if len(words) > 1 and all(map(FLOAT.fullmatch, words)):
        return [word.partition(".")[0] for word in words]
    return [TRUTH.get(word.lower(), word) for word in words]


def _squares(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    words = _words(text.lower())
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
    """Return the side of the smallest likely board with queens on these (rank, column) positions.

    This is the number of queens if they all fit on a board of this side. Otherwise, and for a
    single queen, it is 8 or the least larger side on which they fit.
    """
    side = max(max(number, column + 1) for number, column in positions)
    if len(positions) > 1 and len(positions) >= side:
        return len(positions)
    return max(side, CHESS_BOARD)


def _pairs_from(first: int) -> Callable[[str, int | None], Iterator[UncheckedBoard]]:
    """Return a parser of pairs (row, column) that are counted from `first`, from the top left."""

    def read(text: str, n: int | None) -> Iterator[UncheckedBoard]:
        pairs = _pairs(text)
        if not pairs or min(map(min, pairs)) < first:
            return
        largest = max(map(max, pairs))
        fits_from_1 = min(map(min, pairs)) > 0 and len(pairs) > 1 and len(pairs) == largest
        if first == 0 and fits_from_1:
            return
        queens = [(row - first, column - first) for row, column in pairs]
        side = n or _smallest_board([(row + 1, column) for row, column in queens])
        if largest - first < side:
            yield UncheckedBoard(side, queens)

    return read


def _pairs(text: str) -> list[Square]:
    """Return the pairs in a list of pairs of numbers. Return an empty list for other texts."""
    pairs = PAIR.findall(text) if PAIRS.fullmatch(text) else []
    return [(int(row), int(column)) for row, column in pairs]


def _column_number(letters: str) -> int:
    """Return the number of the column with these letters, as the inverse of `column_letter`."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("a") + 1
    return number - 1


def _fen(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    if not (match := FEN.fullmatch(text)):
        return
    ranks = match[1].split("/")
    side = _require_side(len(ranks), n)
    queens = []
    for row, rank in enumerate(ranks):
        squares = _squares_of_rank(rank, side)
        if len(squares) != side:
            name = f"rank {side - row} of the FEN"
            raise UserError(f"{name} has {len(squares)} squares, N = {side} has {side}")
        queens += [(row, column) for column, queen in enumerate(squares) if queen]
    yield UncheckedBoard(side, queens)


def _squares_of_rank(rank: str, n: int) -> list[bool]:
    """Return for each square of a FEN's rank whether it has a queen.

    A number stands for empty squares. Up to N = 9, each digit is a number.
    """
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
    signs = "".join(rows)
    if not rows or not all(map(ROW.fullmatch, rows)):
        return
    # A text with 0 and without queens is a list of numbers, not rows of signs.
    if "0" in signs and not any(sign in QUEENS for sign in signs):
        return
    _require_clear_signs(signs)
    if len(rows) > 1 and all(len(row) == 1 and row in QUEENS for row in rows):
        raise UserError("spaces between queens do not count as squares: type . for an empty one")
    side = n or len(rows[0])
    for row in rows:
        if len(row) != side:
            raise UserError(f"the row {row} has {len(row)} squares, N = {side} has {side}")
    squares = [(r, c, mark) for r, row in enumerate(rows) for c, mark in enumerate(row)]
    queens = [(row, column) for row, column, mark in squares if mark in QUEENS]
    forbidden = tuple((row, column) for row, column, mark in squares if mark in "xX")
    yield UncheckedBoard(_require_rows(len(rows), side), queens, forbidden)


def _require_clear_signs(signs: str) -> None:
    """Raise a UserError if it is not clear which signs are queens.

    If the text has queens, one other sign is clear, because it is the empty square. Two colours of
    squares are also clear.
    """
    has_queens = any(sign in QUEENS for sign in signs)
    others = {sign for sign in signs if sign not in f"{QUEENS}xX"}
    if has_queens and (len(others) == 1 or others <= {*EMPTY, *COLOURS}):
        return
    for sign in signs:
        if sign in UNCLEAR:
            rule = f"{sign} can be a queen, a blocked square or an empty one"
            raise UserError(f"{rule}: type Q, x or . for it")


def _split_rows(text: str) -> list[str]:
    """Split a text into the rows of a board.

    The rows may be lines, rows of a table with bars, lists, or quoted strings. Spaces may separate
    the squares of a row.
    """
    lines = _lines(text)
    if FRAMED.search(text):
        text = QUOTED.sub(lambda match: f'"{_join_row(match[2])}"', text)
        lists = [items.translate(FRAME).split() for items in INNERMOST.findall(text)]
        if len(lists) > 1 and all(len(word) == 1 for words in lists for word in words):
            return ["".join(words) for words in lists]
    elif any(map(BAR.search, lines)) and len(lines) > 1:
        return _table_rows(lines)
    elif len(lines) > 1:
        return _without_labels(lines)
    words = text.translate(FRAME).replace("/", " ").split()
    if BAR.search(text) and not all(len(word) > 1 for word in words):
        return _table_rows(lines)
    if not words or any(len(word) > 1 for word in words):
        return words
    return ["".join(words)]


def _lines(text: str) -> list[str]:
    """Return the lines of a text that are not blank. A semicolon ends a line, too."""
    return [line for line in text.replace(";", "\n").splitlines() if line.strip()]


def _join_row(text: str) -> str:
    """Return a row without the spaces between its squares.

    If the row has only queens and spaces, the spaces are empty squares.
    """
    if all(sign in f"{QUEENS} " for sign in text):
        return text.replace(" ", ".") or "."
    return "".join(text.split())


def _table_rows(lines: Sequence[str]) -> list[str]:
    """Return the rows of a table that has bars between the squares or around the rows.

    Return an empty list if another line is neither a rule nor the labels of an edge.
    """
    if any(
        not (BAR.search(line) or RULE.fullmatch(line) or EDGE_LABELS.fullmatch(line))
        for line in lines
    ):
        return []
    table = [BAR.split(line) for line in lines if BAR.search(line)]
    for outer in (0, -1):
        if all(len(cells) > 1 and re.fullmatch(" *[0-9]{0,2} *", cells[outer]) for cells in table):
            for cells in table:
                cells.pop(outer)
    rows = []
    for cells in table:
        squares = [cell.strip() for cell in cells]
        if len(cells) == 1:
            rows.append(_join_row(cells[0]))
        elif not (all(map(FILLED_RULE.fullmatch, squares)) or _is_edge(squares)):
            rows.append("".join(map(_join_row, squares)))
    return rows


def _without_labels(lines: Sequence[str]) -> list[str]:
    """Return the squares of each line, without the letters and numbers at the edges of a board."""
    table = [line.split() for line in lines if not _is_edge(line.split())]
    for outer in (0, -1):
        if table and all(len(words) > 1 and NUMBER.fullmatch(words[outer]) for words in table):
            for words in table:
                words.pop(outer)
    return ["".join(words) for words in table or map(str.split, lines)]


def _is_edge(words: Sequence[str]) -> bool:
    """Return whether the words are the names of columns: a b c d, or numbers."""
    letters = "".join(words).lower()
    has_letters = letters and letters == ascii_lowercase[: len(letters)]
    return all(map(NUMBER.fullmatch, words)) or bool(has_letters)


def _bits_in_binary(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    rows = _join_bits(_words(text))
    if len(rows) < 2 or not all(map(BITS.fullmatch, rows)) or len(set(map(len, rows))) > 1:
        return
    side = len(rows[0])
    if len(rows) <= side and side == (n or side):
        queens = [(r, c) for r, row in enumerate(rows) for c, bit in enumerate(row) if bit == "1"]
        yield UncheckedBoard(side, queens)


def _join_bits(words: list[str]) -> list[str]:
    """Return the rows of a board as bits.

    If the words are single bits, join them to rows of a square.
    """
    side = isqrt(len(words))
    if side < 2 or side * side != len(words) or any(len(word) > 1 for word in words):
        return words
    return ["".join(words[start : start + side]) for start in range(0, len(words), side)]


def _bits_in_decimal(text: str, n: int | None) -> Iterator[UncheckedBoard]:
    """Parse one decimal number for each row. Its bits are squares, and bit 0 is at the right edge.

    The number 0 is a row without a queen.
    """
    words = [] if PAIRS.fullmatch(text) else _words(text)
    if len(words) < 2 or not all(map(NUMBER.fullmatch, words)):
        return
    numbers = list(map(int, words))
    side = n or len(words)
    if any(numbers) and all(x < 1 << side and x & (x - 1) == 0 for x in numbers):
        queens = [(row, side - x.bit_length()) for row, x in enumerate(numbers) if x]
        yield UncheckedBoard(_require_rows(len(numbers), side), queens)


def _require_rows(rows: int, n: int) -> int:
    if rows > n:
        raise UserError(f"N = {n} has {n} rows, got {rows}")
    return n


def _require_side(side: int, n: int | None) -> int:
    if n not in (None, side):
        raise UserError(f"the board has N = {n}, got {side}")
    return side


def region_rows(text: str) -> tuple[str, ...]:
    """Parse the rows of a region puzzle: letters, numbers, emoji, or lists of them.

    If the regions have names other than A, B, C ..., they get these letters in the order in which
    they occur.

    >>> region_rows("[[7, 7], [7, 9]]")
    ('AA', 'AB')
    """
    table = _region_table(_board_in(text))
    n = Counter(len(names) for _, names in table).most_common(1)[0][0] if table else 0
    for typed, names in table:
        if len(names) != n:
            got = format_value(typed.strip())
            raise UserError(f"a row of this puzzle has {counted(n, 'square')}, got {got}")
    if not 1 <= n <= MAX_REGION_N:
        raise UserError(f"a region puzzle has 1 to {MAX_REGION_N} rows, got {n}")
    if len(table) > n:
        rule = f"the puzzle ends after row {n}: leave out the text below it"
        raise UserError(f"{rule}, got {format_value(table[n][0].strip())}")
    if len(table) < n:
        raise UserError(f"a puzzle with {n} squares in each row has {n} rows, got {len(table)}")
    names = list(dict.fromkeys(name for _, row in table for name in row))
    if len(names) > n:
        raise UserError(f"a region puzzle of {n} rows has {n} regions, got {len(names)}")
    letters = ascii_uppercase[:n]
    is_lettered = all(name in letters for name in names)
    letter_of = {name: name if is_lettered else letters[k] for k, name in enumerate(names)}
    return tuple("".join(letter_of[name] for name in row) for _, row in table)


def _region_table(text: str) -> list[tuple[str, Sequence[str]]]:
    """Return for each row its text as typed, and the name of the region of each square."""
    if FRAMED.search(text):
        outside = INNERMOST.sub(" ", text).translate(FRAME).split()
        if outside and INNERMOST.search(text):
            raise UserError(f"this is no row of the puzzle: leave it out, got {' '.join(outside)}")
        lists = INNERMOST.findall(text)
        if len(lists) > 1:
            return [(items, items.translate(FRAME).split()) for items in lists]
    elif len(_lines(text)) > 1:
        table = [(line, line.translate(FRAME).split()) for line in _lines(text)]
        # In a line without spaces, each letter is a square.
        return [(line, words if len(words) > 1 else list("".join(words))) for line, words in table]
    words = re.sub("[/.]", " ", text.translate(FRAME)).split()
    return [(word, word) for word in _join_bits(words)]


# The parser of each notation. If two notations give the same board, the first of them is reported.
NOTATIONS: dict[str, Callable[[str, int | None], Iterator[UncheckedBoard]]] = {
    "label": _label,
    "columns_from_0": _columns(0),
    "columns_from_1": _columns(1),
    "squares": _squares,
    "pairs_from_0": _pairs_from(0),
    "pairs_from_1": _pairs_from(1),
    "fen": _fen,
    "rows": _rows,
    "bits_in_binary": _bits_in_binary,
    "bits_in_decimal": _bits_in_decimal,
}
