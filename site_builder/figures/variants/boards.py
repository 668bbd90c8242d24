"""Boards of the variants: the torus, a mirror below the board, and solutions with a property."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, product

from cy_core import completions, fundamental, property_columns
from cy_core.variants import reflecting_solutions
from site_builder.figures.boards.annotated_board import AnnotatedBoard
from site_builder.svg.board import Square
from site_builder.svg.marked import Annotations
from site_builder.values.errors import UserError
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.reading import size_of
from site_builder.values.text import columns_text, square_name, squares_text

MAX_DRAWN = 10
MAX_COMPLETED = 10
WITHOUT = {"torus": "conflicts", "superqueens": "knight_pairs"}  # what such a solution has none of


def solutions_without(kind: str, n: int) -> tuple[FundamentalSolution, ...]:
    """The fundamental solutions of N on the torus, or of superqueens.

    >>> [solution.label for solution in solutions_without("torus", 5)]
    ['5.2.1', '5.8.1']
    """
    boards, _ = fundamental(n)
    counts = property_columns(boards)[WITHOUT[kind]]
    found = {tuple(columns) for columns in boards[counts == 0].tolist()}
    return tuple(solution for solution in fundamental_solutions(n) if solution.columns in found)


def wrapped_board(line: str) -> AnnotatedBoard:
    """What one queen attacks along the diagonals if opposite edges are joined."""
    n, (row, column) = _queen_of(line)
    attacked = sorted(
        {(r, (column + way * (r - row)) % n) for r in range(n) for way in (1, -1)} - {(row, column)}
    )
    marks = Annotations(n, queens=[(row, column)], crosses=attacked)
    caption = "Crossed: both diagonals of a queen on the torus. They go on at the opposite edge."
    description = f"Queen in row {row}, column {column}. {squares_text(attacked)}"
    return AnnotatedBoard(marks, f"Diagonals on the torus, N = {n}", description, caption)


def mirror_board(line: str) -> AnnotatedBoard:
    """What one queen attacks along the diagonals if a mirror lies below the board.

    Parameters and errors are those of `wrapped_board`.
    """
    n, queen = _queen_of(line)
    ways = [_way(n, queen, across) for across in (1, -1)]
    attacked = [square for way in ways for square in _after_mirror(n, way)]
    ends = [(queen, way[0]) for way in ways if way]
    lines = [*ends, *((a, b) for way in ways for a, b in pairwise(way))]
    marks = Annotations(n, queens=[queen], crosses=attacked, lines=lines, has_strip=True)
    caption = "Below the board lies the mirror. Crossed: what the queen attacks by way of it."
    seen = f"By way of the mirror: {squares_text(attacked)}"
    description = f"Queen in row {queen[0]}, column {queen[1]}. {seen}"
    return AnnotatedBoard(marks, f"Diagonals before a mirror, N = {n}", description, caption)


def _way(n: int, queen: Square, across: int) -> list[Square]:
    """The squares of a diagonal downwards, in the mirror, and up again."""
    row, column = queen
    rows = [*range(row + 1, n + 1), *range(n - 1, -1, -1)]
    squares = [(r, column + across * step) for step, r in enumerate(rows, 1)]
    return [square for square in squares if 0 <= square[1] < n]


def _after_mirror(n: int, way: Sequence[Square]) -> list[Square]:
    """The squares of a diagonal behind the one in the mirror."""
    rows = [row for row, _ in way]
    return [*way[rows.index(n) + 1 :]] if n in rows else []


def reflecting_boards(line: str) -> Sequence[AnnotatedBoard]:
    """The solutions before a mirror, one of each pair of mirror images; N = 1..10."""
    n = size_of(line, 1, MAX_DRAWN, "this block takes")
    return [*_reflecting_boards(n)]


def _reflecting_boards(n: int) -> Iterator[AnnotatedBoard]:
    for columns in reflecting_solutions(n).tolist():
        if columns <= [n - 1 - column for column in columns]:
            queens = [*enumerate(columns)]
            marks = Annotations(n, queens=queens, has_strip=True)
            title = f"Reflecting queens, N = {n}"
            yield AnnotatedBoard(marks, title, squares_text(queens), columns_text(columns))


def amazon_board(line: str) -> AnnotatedBoard:
    """What a superqueen attacks: the squares of a queen, and crossed those of a knight.

    Parameters and errors are those of `wrapped_board`.
    """
    n, (row, column) = _queen_of(line)
    moves = [(down, across) for down in (-2, -1, 1, 2) for across in (3 - abs(down), abs(down) - 3)]
    jumps = [(row + down, column + across) for down, across in moves]
    attacked = [square for square in jumps if all(0 <= place < n for place in square)]
    lines = [((row, column), end) for end in _ends(n, (row, column))]
    marks = Annotations(n, queens=[(row, column)], crosses=attacked, lines=lines)
    caption = "Lines: what any queen attacks. Crossed: what a superqueen attacks as well."
    description = f"Queen in row {row}, column {column}. Knight's moves: {squares_text(attacked)}"
    return AnnotatedBoard(marks, f"What a superqueen attacks, N = {n}", description, caption)


def _ends(n: int, queen: Square) -> Iterator[Square]:
    """The last square in each of the eight directions."""
    for down, across in product((-1, 0, 1), repeat=2):
        steps = [
            n - 1 - at if way > 0 else at
            for at, way in zip(queen, (down, across), strict=True)
            if way
        ]
        if far := min(steps, default=0):
            yield queen[0] + down * far, queen[1] + across * far


def completed_boards(line: str) -> Sequence[AnnotatedBoard]:
    """All solutions with some given queens; the others in outline."""
    match = re.fullmatch(r"([0-9]{1,4}): *((?:[0-9]{1,4} +[0-9]{1,4}(?:, *|$))+)", line.strip())
    if not match:
        rule = "a partial board is N: row column, row column"
        raise UserError(f"{rule}, got {line.strip()}: write 8: 3 3, 4 1")
    n = size_of(match[1], 4, MAX_DRAWN, "this board has")
    queens = [(int(a), int(b)) for a, b in re.findall(r"([0-9]+) +([0-9]+)", match[2])]
    found = completions(n, queens, limit=MAX_COMPLETED + 1).tolist()
    if not 1 <= len(found) <= MAX_COMPLETED:
        raise UserError(f"this block takes queens with 1 to {MAX_COMPLETED} solutions, got {line}")
    return [_completed(n, queens, columns) for columns in found]


def _completed(n: int, queens: Sequence[Square], columns: Sequence[int]) -> AnnotatedBoard:
    added = [square for square in enumerate(columns) if square not in queens]
    marks = Annotations(n, queens=queens, hollow=added)
    names = ", ".join(square_name(square, n) for square in queens)
    description = f"Given: {squares_text(queens)}. Added: {squares_text(added)}"
    return AnnotatedBoard(
        marks, f"A solution with queens on {names}", description, columns_text(columns)
    )


def _queen_of(line: str) -> tuple[int, Square]:
    """N and the square of the queen."""
    match = re.fullmatch(r"([0-9]{1,4}): *([0-9]{1,4}) +([0-9]{1,4})", line.strip())
    if not match:
        raise UserError(f"a queen is N: row column, got {line.strip()}: write 5: 1 2")
    n = size_of(match[1], 2, MAX_DRAWN, "this board has")
    row, column = int(match[2]), int(match[3])
    if max(row, column) >= n:
        raise UserError(f"N = {n} has rows and columns 0 to {n - 1}, got {row} {column}")
    return n, (row, column)
