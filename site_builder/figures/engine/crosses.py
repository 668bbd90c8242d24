"""Boards with the crosses from which the engine starts: the queens of the centre lines."""

from __future__ import annotations

from collections.abc import Sequence

from cy_core import Cross, crosses
from site_builder.figures.boards.annotated_board import AnnotatedBoard
from site_builder.svg.board import Square
from site_builder.svg.marked import Annotations
from site_builder.values.errors import UserError
from site_builder.values.reading import n_within, number_of
from site_builder.values.text import counted, squares_text

SIZES = range(4, 13)
SHOWN, MAX_SHOWN = 6, 12


def cross_boards(line: str) -> list[AnnotatedBoard]:
    """Crosses of one N, with their weights.

    >>> [board.caption for board in cross_boards("8 9")]
    ['Cross 9 of 28. Weight 8, 2 completions: 16 boards.']
    """
    n, *chosen = [number_of(word) for word in line.split()] or [0]
    n_within(n, SIZES[0], SIZES[-1], "crosses are of")
    every = crosses(n)
    numbers = chosen or range(1, min(SHOWN, len(every)) + 1)
    if len(numbers) > MAX_SHOWN:
        raise UserError(f"at most {MAX_SHOWN} crosses are shown, got {len(numbers)}")
    if wrong := [number for number in numbers if not 1 <= number <= len(every)]:
        raise UserError(f"N = {n} has crosses 1 to {len(every)}, got {wrong[0]}")
    return [_board(n, number, len(every), every[number - 1]) for number in numbers]


def _board(n: int, number: int, count: int, cross: Cross) -> AnnotatedBoard:
    first, lines = (n - 1) // 2, 2 - n % 2
    middle = range(first, first + lines)
    outer = [square for square in cross.squares if not _is_on(square, middle)]
    tinted = range(middle[0] - bool(outer), middle[-1] + 1 + bool(outer))
    marks = Annotations(
        n,
        queens=cross.squares,
        tints=[(r, c) for r in range(n) for c in range(n) if _is_on((r, c), tinted)],
        outlines=[(first, 0, lines, n), (0, first, n, lines)],
    )
    boards = counted(cross.weight * cross.completions, "board")
    ways = counted(cross.completions, "completion")
    caption = f"Cross {number} of {count}. Weight {cross.weight}, {ways}: {boards}."
    if outer:
        caption += " The next lines are filled, too."
    description = f"Queens: {squares_text(cross.squares)}. {caption}"
    return AnnotatedBoard(marks, f"Cross {number} of N = {n}", description, caption)


def _is_on(square: Square, lines: Sequence[int]) -> bool:
    """Whether a square is in a row or a column with one of these numbers."""
    return square[0] in lines or square[1] in lines
