"""Boards: what queens attack, and solutions as files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from cy_core import Masks, attack_masks
from site_builder.figures.finder.copies import LabelledBoard
from site_builder.svg.board import Board, Square, board_file, draw_board
from site_builder.values.block import Lines, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.page import Asset
from site_builder.values.parsing import size_of, whole_number
from site_builder.values.text import counted, square_name, squares, squares_text, with_minus

# The largest N of a board that shows attacked squares.
MAX_ATTACKS = 8


@dataclass(frozen=True, slots=True)
class AnnotatedBoard:
    """A board with marks, and the texts that describe its picture."""

    # The queens, letters and lines on the board.
    marks: Board
    title: str
    # A description of the picture for screen readers.
    description: str
    # The text below the picture.
    caption: str

    def picture(self) -> Picture:
        """Draw the board."""
        svg = draw_board(self.marks, title=self.title, description=self.description)
        return Picture(svg, self.caption, self.marks.n)


# Free squares -------------------------------------------------------------------------------------


def stuck_rows(n: int, queens: tuple[Square, ...]) -> list[int]:
    """Return the rows, from the top, that have neither a queen nor a free square."""
    open_rows = {row for row, _ in (*queens, *free_squares(n, queens))}
    return [row for row in range(n) if row not in open_rows]


def free_squares(n: int, queens: tuple[Square, ...]) -> list[Square]:
    """Return the squares that have no queen and that no queen attacks, row by row.

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


# The squares that queens in the top rows attack ---------------------------------------------------


@block("attacks", "5: 3", is_public=True)
def attacks(
    boards: Annotated[Sequence[AnnotatedBoard], Lines(attack_board)],
) -> Sequence[AnnotatedBoard]:
    """Draw queens in the top rows and the squares they attack, or the diagonals of one queen."""
    return boards


def attack_board(line: str) -> AnnotatedBoard:
    """Parse a line, and draw what its queens attack.

    In ``5: 3 1`` the line has N and the columns of queens in the top rows. In ``8: 3 offsets`` it
    has one queen, and the picture shows the distances of the queen's diagonals.

    >>> attack_board("5: 3").marks.below[-1]
    ('11000', 'free = 24')
    """
    n, queens = placed_queens(line.removesuffix(" offsets"))
    return offsets(n, queens) if line.endswith(" offsets") else attacks_below(n, queens)


def placed_queens(text: str, least: int = 1) -> tuple[int, tuple[Square, ...]]:
    """Parse N and the columns of queens in the top rows. The queens must not attack each other.

    N is from `least` to 8.

    >>> placed_queens("5: 3 1")
    (5, ((0, 3), (1, 1)))
    """
    size, colon, columns = text.partition(":")
    if not colon:
        raise UserError(f"queens are written N: columns, got {text or 'nothing'}: write 5: 3")
    n = size_of(size, least, MAX_ATTACKS, "this board has")
    queens = tuple(enumerate(whole_number(word, 0, n - 1, "column") for word in columns.split()))
    for row, column in queens:
        if attack_masks(n, queens[:row], row).attacked >> n - 1 - column & 1:
            rule = "queens placed may not attack each other"
            raise UserError(f"{rule}, got {columns.strip()}: move the one in row {row}")
    return n, queens


def attacks_below(n: int, queens: Sequence[Square]) -> AnnotatedBoard:
    """Draw queens in the top rows, the squares they attack below, and the masks of the next row."""
    row = len(queens)
    letters = [(square, word) for square, word in _attacked(n, queens) if square[0] >= row]
    has_next_row = row < n
    marks = Board(
        n,
        queens,
        letters=letters,
        faint_lines=[ray for queen in queens for ray in rays(n, queen)],
        outlines=[(row, 0, 1, n)] if has_next_row else [],
        below=_masks(n, queens) if has_next_row else [],
    )
    masks = "; ".join(text for _, text in marks.below)
    description = (
        f"Queens: {squares_text(queens, n)}. Masks of row {row}: {masks}."
        if has_next_row
        else "Full board."
    )
    attacked = "L, D, R: attacked down to the left, straight down, down to the right. "
    below = f"Below the board: the masks of row {row}." if has_next_row else "No row is left."
    return AnnotatedBoard(
        marks,
        f"{row} of {n} queens placed" if row else f"Empty board of N = {n}",
        description,
        (attacked if letters else "") + below,
    )


def _attacked(n: int, queens: Sequence[Square]) -> Iterator[tuple[Square, str]]:
    """Yield each attacked square below the first row, with the letters of its masks: L, D, R."""
    for row in range(1, n):
        masks = attack_masks(n, (queen for queen in queens if queen[0] < row), row)
        for column in range(n):
            bit = 1 << n - 1 - column
            hit = [letter for letter, mask in zip("LDR", masks, strict=True) if mask & bit]
            if hit:
                yield (row, column), "".join(hit)


def _masks(n: int, queens: Sequence[Square]) -> list[tuple[str, str]]:
    """Return the masks of the row below the queens: in binary, and as a name with a value."""
    masks = attack_masks(n, queens, len(queens))
    named = {**masks._asdict(), "free": ((1 << n) - 1) & ~masks.attacked}
    return [(f"{mask:0{n}b}", f"{name} = {mask}") for name, mask in named.items()]


def rays(n: int, queen: Square) -> list[tuple[Square, Square]]:
    """Return the lines along which a queen attacks rows below it, up to the edge of the board."""
    row, column = queen
    lines = []
    for direction, columns in ((-1, column), (0, n), (1, n - 1 - column)):
        length = min(columns, n - 1 - row)
        if length:
            lines.append((queen, (row + length, column + direction * length)))
    return lines


def offsets(n: int, queens: Sequence[Square]) -> AnnotatedBoard:
    """Draw a queen in the top row, the distances of its diagonals, and the masks in decimal."""
    if len(queens) != 1:
        raise UserError(f"offsets need one queen, got {len(queens)}: write 8: 3 offsets")
    _, column = queens[0]
    rows = range(1, n)
    letters = [
        ((row, column + offset), with_minus(f"{offset:+}"))
        for row in rows
        for offset in (-row, row)
        if 0 <= column + offset < n
    ]
    below = [attack_masks(n, queens, row) for row in rows]
    marks = Board(
        n,
        queens,
        letters=letters,
        faint_lines=rays(n, queens[0]),
        above=[(index, 1, str(1 << n - 1 - index)) for index in range(n)],
        heads=Masks._fields,
        beside=[(), *([str(mask) for mask in masks] for masks in below)],
    )
    shifted = "; ".join(
        f"row {row}: left {left}, down {down}, right {right}"
        for row, (left, down, right) in enumerate(below, 1)
    )
    masks = f"Masks in decimal: {shifted or 'no row below'}."
    description = f"Queen on {square_name((0, column), n)}. {masks}"
    caption = (
        "Above: the value of each column's bit. On the diagonals: the distance from the queen's "
        "column. At the right: the masks, in decimal. 0: the diagonal has left the board."
    )
    return AnnotatedBoard(
        marks, f"Diagonals of a queen in column {column}, N = {n}", description, caption
    )


# One queen ----------------------------------------------------------------------------------------

# The eight directions of a queen.
_DIRECTIONS = [(down, across) for down in (-1, 0, 1) for across in (-1, 0, 1) if down or across]


def reach_board(n: int, queen: Square) -> AnnotatedBoard:
    """Draw all squares that one queen attacks."""
    row, column = queen
    rays = [
        [
            (row + far * down, column + far * across)
            for far in range(1, n)
            if 0 <= row + far * down < n and 0 <= column + far * across < n
        ]
        for down, across in _DIRECTIONS
    ]
    attacked = sorted(square for ray in rays for square in ray)
    lines = [(queen, ray[-1]) for ray in rays if ray]
    marks = Board(n, queens=(queen,), crosses=attacked, faint_lines=lines)
    caption = (
        f"Crossed: the {counted(len(attacked), 'square')} that the queen attacks. "
        "No second queen may stand there."
    )
    description = f"Queen on {square_name((row, column), n)}. {squares_text(attacked, n)}"
    return AnnotatedBoard(marks, f"What a queen attacks, N = {n}", description, caption)


# Solutions as files -------------------------------------------------------------------------------


# Cached, so that it is drawn once for all rebuilds of `mkdocs serve`.
@cache
def picture_file(board: LabelledBoard) -> str:
    """Return the board of a solution as SVG."""
    return _plain_board(board.columns, board.title)


def diagonal_asset(n: int) -> Asset:
    """Return the SVG file of a board with N queens on the diagonal, as an asset of the site.

    The browser moves these queens to draw any other board of the same N.
    """
    return Asset(diagonal_path(n), _plain_board(range(n), "Diagonal"))


def diagonal_path(n: int) -> str:
    """Return the path in the site of the file that `diagonal_asset` returns."""
    return f"assets/boards/diagonal-{n}.svg"


def _plain_board(columns: Sequence[int], title: str) -> str:
    n = len(columns)
    return board_file(
        columns,
        title=title,
        description=f"{n} queens: {' '.join(squares(columns))}",
        # On a board of 3 rows or fewer, the letters would be too large beside the few squares.
        coordinates=n > 3,
    )
