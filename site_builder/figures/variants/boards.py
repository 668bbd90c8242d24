"""Boards of the variants: the torus, a mirror below the board, and solutions with a property."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cy_core import fundamental, property_columns
from cy_core.variants import reflecting_solutions
from site_builder.figures.boards.marked import MarkedBoard
from site_builder.svg.board import Square
from site_builder.svg.marked import Marks
from site_builder.values.errors import UserError
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.reading import size_of
from site_builder.values.text import columns_text, squares_text

MAX_DRAWN = 10
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


def wrapped_board(line: str) -> MarkedBoard:
    """What one queen attacks along the diagonals if opposite edges are joined.

    Parameters
    ----------
    line : str
        ``N: row column`` of the queen, N = 2..10.

    Raises
    ------
    UserError
        As for `_queen_of`.
    """
    n, (row, column) = _queen_of(line)
    attacked = sorted(
        {(r, (column + way * (r - row)) % n) for r in range(n) for way in (1, -1)} - {(row, column)}
    )
    marks = Marks(n, queens=[(row, column)], crosses=attacked)
    caption = "Crossed: both diagonals of a queen on the torus. They go on at the opposite edge."
    description = f"Queen in row {row}, column {column}. {squares_text(attacked)}"
    return MarkedBoard(marks, f"Diagonals on the torus, N = {n}", description, caption)


def mirror_board(line: str) -> MarkedBoard:
    """What one queen attacks along the diagonals if a mirror lies below the board.

    Parameters and errors are those of `wrapped_board`.
    """
    n, queen = _queen_of(line)
    ways = [_way(n, queen, across) for across in (1, -1)]
    attacked = [square for way in ways for square in way if square[0] < n]
    ends = [(queen, way[0]) for way in ways if way]
    lines = [*ends, *((a, b) for way in ways for a, b in pairwise(way))]
    marks = Marks(n, queens=[queen], crosses=attacked, lines=lines, has_strip=True)
    caption = "Below the board lies the mirror. Crossed: what the queen attacks by way of it."
    description = f"Queen in row {queen[0]}, column {queen[1]}. {squares_text(attacked)}"
    return MarkedBoard(marks, f"Diagonals before a mirror, N = {n}", description, caption)


def _way(n: int, queen: Square, across: int) -> list[Square]:
    """The squares of a diagonal downwards, in the mirror, and up again."""
    row, column = queen
    rows = [*range(row + 1, n + 1), *range(n - 1, -1, -1)]
    squares = [(r, column + across * step) for step, r in enumerate(rows, 1)]
    return [square for square in squares if 0 <= square[1] < n]


def reflecting_boards(line: str) -> Sequence[MarkedBoard]:
    """The solutions before a mirror, one of each pair of mirror images; N = 1..10."""
    n = size_of(line, 1, MAX_DRAWN, "this block takes")
    return [*_reflecting_boards(n)]


def _reflecting_boards(n: int) -> Iterator[MarkedBoard]:
    for columns in reflecting_solutions(n).tolist():
        if columns <= [n - 1 - column for column in columns]:
            queens = [*enumerate(columns)]
            marks = Marks(n, queens=queens, has_strip=True)
            title = f"Reflecting queens, N = {n}"
            yield MarkedBoard(marks, title, squares_text(queens), columns_text(columns))


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
