"""Boards that show the squares queens attack, and the numbers of diagonals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cy_core import Masks, attack_masks
from site_builder.figures.boards.annotated_board import AnnotatedBoard
from site_builder.svg.board import Square
from site_builder.svg.marked import Annotations
from site_builder.values.errors import UserError
from site_builder.values.reading import size_of, solution_of
from site_builder.values.text import counted, squares_text, with_minus

MAX_ATTACKS, MAX_NUMBERED = 8, 12


def attack_board(line: str) -> AnnotatedBoard:
    """Queens in the top rows, and the squares they attack below.

    >>> attack_board("5: 3").marks.below[-1]
    ('11000', 'free = 24')
    """
    match = re.fullmatch(r"([0-9]{1,4}):((?: *[0-9]{1,4}\b)*)( +offsets)?", line.strip())
    if not match:
        raise UserError(f"attacks are N: columns, got {line.strip()}: write 5: 3 or 8: 3 offsets")
    n = size_of(match[1], 1, MAX_ATTACKS, "this board has")
    queens = tuple(enumerate(map(int, match[2].split())))
    _check_queens(n, queens)
    return _offsets(n, queens) if match[3] else _attacks(n, queens)


def numbered_diagonals(line: str) -> AnnotatedBoard:
    """A board with the numbers of its rising or falling diagonals.

    >>> numbered_diagonals("4 2 0 3 1 falling").caption
    'row - column + 4 of the queens: 0, 3, 6, 4, 7. No number appears twice.'
    """
    match = re.fullmatch(r"(.*\S) +(rising|falling)(?: +([0-9]{1,4}))?", line.strip())
    if not match:
        raise UserError(f"a numbering is N rising or N falling, got {line}: write 5 rising")
    if re.fullmatch("[0-9]{1,3}", match[1]):
        n = size_of(match[1], 1, MAX_NUMBERED, "this board has")
        return _diagonals(n, match[2], n - 1 if match[3] is None else int(match[3]))
    if match[3]:
        raise UserError(f"a solution marks its own diagonals, got {match[3]}: leave it out")
    return _queens_by_diagonal(solution_of(match[1], 4, MAX_NUMBERED), match[2])


def _attacks(n: int, queens: Sequence[Square]) -> AnnotatedBoard:
    row = len(queens)
    letters = [(square, word) for square, word in _attacked(n, queens) if square[0] >= row]
    inside = row < n
    marks = Annotations(
        n,
        queens,
        letters=letters,
        lines=[ray for queen in queens for ray in rays(n, queen)],
        outlines=[(row, 0, 1, n)] if inside else [],
        below=_masks(n, queens) if inside else [],
    )
    masks = "; ".join(words for _, words in marks.below)
    description = (
        f"Queens: {squares_text(queens)}. Masks of row {row}: {masks}." if inside else "Full board."
    )
    attacked = "L, D, R: attacked down to the left, straight down, down to the right. "
    below = f"Below the board: the masks of row {row}." if inside else "No row is left."
    return AnnotatedBoard(
        marks,
        f"{row} of {n} queens placed" if row else f"Empty board of N = {n}",
        description,
        (attacked if letters else "") + below,
    )


def _offsets(n: int, queens: Sequence[Square]) -> AnnotatedBoard:
    if len(queens) != 1:
        raise UserError(f"offsets are of one queen, got {len(queens)}: write 8: 3 offsets")
    (_, column), rows = queens[0], range(1, n)
    letters = [
        ((row, column + way * row), with_minus(f"{way * row:+}"))
        for row in rows
        for way in (-1, 1)
        if 0 <= column + way * row < n
    ]
    below = [attack_masks(n, queens, row) for row in rows]
    marks = Annotations(
        n,
        queens,
        letters=letters,
        lines=rays(n, queens[0]),
        above=[(place, 1, str(1 << n - 1 - place)) for place in range(n)],
        heads=Masks._fields,
        beside=[(), *([str(mask) for mask in masks] for masks in below)],
    )
    shifted = "; ".join(
        f"row {row}: left {left}, down {down}, right {right}"
        for row, (left, down, right) in enumerate(below, 1)
    )
    description = f"Queen in row 0, column {column}. Masks in decimal: {shifted or 'no row below'}."
    caption = (
        "Above: the value of each column's bit. On the diagonals: columns from the queen's own. "
        "At the right: the masks, in decimal; 0 where the line has left the board."
    )
    return AnnotatedBoard(
        marks, f"Diagonals of a queen in column {column}, N = {n}", description, caption
    )


def _masks(n: int, queens: Sequence[Square]) -> list[tuple[str, str]]:
    """The masks of the row below the queens: their bits, and their names with values."""
    masks = attack_masks(n, queens, len(queens))
    named = {**masks._asdict(), "free": ((1 << n) - 1) & ~masks.attacked}
    return [(f"{mask:0{n}b}", f"{name} = {mask}") for name, mask in named.items()]


def _attacked(n: int, queens: Sequence[Square]) -> Iterator[tuple[Square, str]]:
    """Yield the attacked squares below the first row, with the letters of the masks."""
    for row in range(1, n):
        masks = attack_masks(n, (queen for queen in queens if queen[0] < row), row)
        for column in range(n):
            bit = 1 << n - 1 - column
            hit = [letter for letter, mask in zip("LDR", masks, strict=True) if mask & bit]
            if hit:
                yield (row, column), "".join(hit)


def rays(n: int, queen: Square) -> list[tuple[Square, Square]]:
    """The lines of attack from a queen downwards, as far as the board goes."""
    row, column = queen
    lines = []
    for way, columns in ((-1, column), (0, n), (1, n - 1 - column)):
        if length := min(columns, n - 1 - row):
            lines.append((queen, (row + length, column + way * length)))
    return lines


def _diagonals(n: int, kind: str, marked: int) -> AnnotatedBoard:
    if marked > 2 * n - 2:
        raise UserError(f"N = {n} has diagonals 0 to {2 * n - 2}, got {marked}")
    numbers = _numbers(n, kind)
    tints = [square for square, value in numbers if value == marked]
    marks = Annotations(
        n,
        letters=[(square, str(value)) for square, value in numbers],
        tints=tints,
        outlines=[(*square, 1, 1) for square in tints],
    )
    description = f"{_sum(n, kind)} in each square; the diagonal {marked}: {squares_text(tints)}."
    caption = f"{_sum(n, kind)}: 0 to {2 * n - 2}, so {2 * n - 1} diagonals. Outlined: {marked}."
    return AnnotatedBoard(marks, f"Numbers of the {kind} diagonals, N = {n}", description, caption)


def _queens_by_diagonal(solution: tuple[int, ...], kind: str) -> AnnotatedBoard:
    n = len(solution)
    numbers, queens = _numbers(n, kind), tuple(enumerate(solution))
    of_queens = ", ".join(str(dict(numbers)[queen]) for queen in queens)
    marks = Annotations(
        n,
        letters=[(square, str(value)) for square, value in numbers],
        tints=queens,
        outlines=[(*queen, 1, 1) for queen in queens],
    )
    caption = f"{_sum(n, kind)} of the queens: {of_queens}. No number appears twice."
    return AnnotatedBoard(marks, f"The {kind} diagonals of {n} queens", caption, caption)


def _numbers(n: int, kind: str) -> list[tuple[Square, int]]:
    squares = [(row, column) for row in range(n) for column in range(n)]
    return [
        ((row, column), row + column if kind == "rising" else row - column + n - 1)
        for row, column in squares
    ]


def _sum(n: int, kind: str) -> str:
    return "row + column" if kind == "rising" else f"row - column + {n - 1}"


def _check_queens(n: int, queens: Sequence[Square]) -> None:
    columns = " ".join(str(column) for _, column in queens)
    if len(queens) > n or any(column >= n for _, column in queens):
        most = counted(n, "column")
        raise UserError(f"N = {n} takes at most {most} from 0 to {n - 1}, got {columns}")
    for row, column in queens:
        if attack_masks(n, queens[:row], row).attacked >> n - 1 - column & 1:
            rule = "queens placed may not attack each other"
            raise UserError(f"{rule}, got {columns}: move the one in row {row}")
