"""Boards that show all squares one queen attacks, or the distance between two queens."""

from __future__ import annotations

import re

from site_builder.figures.boards.annotated_board import AnnotatedBoard
from site_builder.svg.board import Square
from site_builder.svg.marked import Annotations
from site_builder.values.errors import UserError
from site_builder.values.reading import size_of
from site_builder.values.text import counted, squares_text

MAX_REACH = 10
_WAYS = [(down, across) for down in (-1, 0, 1) for across in (-1, 0, 1) if down or across]


def reach_board(line: str) -> AnnotatedBoard:
    """All squares that one queen attacks; or two queens, and how far they are apart.

    >>> reach_board("8: 1 2, 4 5").caption
    '3 rows apart, and 3 columns apart: they share a diagonal, and attack each other.'
    """
    match = re.fullmatch(
        r"([0-9]{1,4}): *([0-9]{1,4}) +([0-9]{1,4})(?:, *([0-9]{1,4}) +([0-9]{1,4}))?", line.strip()
    )
    if not match:
        raise UserError(f"a queen is N: row column, got {line.strip()}: write 5: 1 2")
    n = size_of(match[1], 2, MAX_REACH, "this board has")
    row, column, *second = (int(word) for word in match.groups()[1:] if word)
    queens = [(row, column), *([(second[0], second[1])] if second else [])]
    for queen in queens:
        if max(queen) >= n:
            raise UserError(f"N = {n} has rows and columns 0 to {n - 1}, got {queen[0]} {queen[1]}")
    return _apart(n, *sorted(queens)) if second else _reach(n, queens[0])


def _reach(n: int, queen: Square) -> AnnotatedBoard:
    rays = [_ray(n, queen, way) for way in _WAYS]
    attacked = sorted(square for ray in rays for square in ray)
    marks = Annotations(
        n, queens=(queen,), crosses=attacked, lines=[(queen, ray[-1]) for ray in rays if ray]
    )
    caption = (
        f"Crossed: what the queen attacks, {counted(len(attacked), 'square')} in up to eight "
        "directions. No second queen may stand there."
    )
    description = f"Queen in row {queen[0]}, column {queen[1]}. {squares_text(attacked)}"
    return AnnotatedBoard(marks, f"What a queen attacks, N = {n}", description, caption)


def _ray(n: int, queen: Square, way: Square) -> list[Square]:
    """The squares in one direction, the nearest first."""
    squares = [(queen[0] + far * way[0], queen[1] + far * way[1]) for far in range(1, n)]
    return [square for square in squares if all(0 <= place < n for place in square)]


def _apart(n: int, upper: Square, lower: Square) -> AnnotatedBoard:
    rows, columns = lower[0] - upper[0], abs(lower[1] - upper[1])
    if not rows:
        raise UserError(f"two queens stand in different rows, got row {upper[0]} twice")
    way, corner = (1 if lower[1] > upper[1] else -1), (lower[0], upper[1])
    down = [((upper[0] + step, upper[1]), str(step)) for step in range(1, rows + 1)]
    across = [((lower[0], upper[1] + way * step), str(step)) for step in range(1, columns)]
    marks = Annotations(
        n,
        queens=(upper, lower),
        letters=[*down[: None if columns else -1], *across],
        lines=[(upper, lower)] if columns in (0, rows) else [],
        dashes=[(upper, corner), (corner, lower)],
    )
    apart = f"{counted(rows, 'row')} apart, and {counted(columns, 'column')} apart"
    caption = f"{apart}: {_verdict(rows, columns)}."
    description = f"Queens: {squares_text([upper, lower])}. {caption}"
    return AnnotatedBoard(marks, f"Two queens, N = {n}", description, caption)


def _verdict(rows: int, columns: int) -> str:
    if columns == 0:
        return "they share a column, and attack each other"
    if columns == rows:
        return "they share a diagonal, and attack each other"
    return "they do not attack each other"
