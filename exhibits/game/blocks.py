"""Figures of the game of queens: a game against the atlas, and the first moves that win."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from queens_atlas.blocks import (
    AnnotatedBoard,
    Board,
    Element,
    Square,
    Table,
    block,
    number,
    number_columns,
    size,
    sizes,
    square_name,
    squares_text,
    text_columns,
)

# The sizes of the smallest and the largest board that a reader can play on.
MIN_N, MAX_N = 4, 10
# Grundy values of the empty board as published in OEIS A344227. `solve.py` has not computed these
# sizes.
PUBLISHED_GRUNDY = {11: 1, 12: 0, 13: 1}


@dataclass(frozen=True, slots=True)
class Openings:
    """Results of `solve.py`: the values of empty boards and the winning first moves and replies."""

    # The program that computed the values, and the date.
    computed: str
    # For each N, the Grundy value of the empty board.
    grundy: Mapping[str, int]
    # For each N, how many of the N x N first moves are winning moves.
    first_moves: Mapping[str, int]
    # For each N, the winning replies to first moves, as names of squares with spaces between them.
    # The keys are first moves, one of each orbit of squares.
    replies: Mapping[str, Mapping[str, str]]

    def winning_squares(self, n: int) -> list[Square]:
        """Return the first moves on a board of side `n` that win, row by row from the top."""
        rows = range(n)
        squares = [(row, column) for row in rows for column in rows]
        return [square for square in squares if not self.replies[str(n)][_first_of(square, n)]]


def _first_of(square: Square, n: int) -> str:
    """Return the name of the square that stands for the orbit of `square` in `Openings.replies`."""
    folded = sorted(min(index, n - 1 - index) for index in square)
    return square_name((folded[0], folded[1]), n)


@cache
def openings() -> Openings:
    """Return the values that `solve.py` has written into `openings.json`."""
    text = Path(__file__).with_name("openings.json").read_text(encoding="utf-8")
    values: Mapping[str, Any] = json.loads(text)
    return Openings(**values)


@block("queens-game", "8")
def queens_game(n: Annotated[int, size(MIN_N, MAX_N, "a game takes")]) -> Element:
    """Return a game of queens against a perfect player.

    Without script it shows the winning first moves.
    """
    return Element(
        "queens-game",
        "Game of queens",
        {"n": n},
        [first_moves_board(n).picture()],
        sizes=tuple(range(MIN_N, MAX_N + 1)),
        style_class="qa-place qa-game",
    )


@block("first-moves", "4-9")
def first_moves(ns: Annotated[range, sizes(MIN_N, MAX_N)]) -> list[AnnotatedBoard]:
    """Draw for each N a board with dots on the first moves that win."""
    return [first_moves_board(n) for n in ns]


def first_moves_board(n: int) -> AnnotatedBoard:
    """Draw a board with dots on the first moves that win."""
    squares = openings().winning_squares(n)
    return AnnotatedBoard(
        Board(n, dots=squares),
        f"First moves that win, N = {n}",
        squares_text(squares, n),
        f"N = {n}: {len(squares)} of {n * n} first moves win",
    )


@block("table first-moves", "13")
def first_moves_table(largest: Annotated[int, number(1, max(PUBLISHED_GRUNDY), "N")]) -> Table:
    """Return a table of the games on empty boards, with a row for each N from 1 to `largest`.

    A row has the winner, the Grundy value and the number of winning first moves.
    """
    values = openings()
    rows = []
    for n in range(1, largest + 1):
        grundy = values.grundy.get(str(n), PUBLISHED_GRUNDY.get(n))
        winner = "first" if grundy else "second"
        rows.append((n, winner, grundy, values.first_moves.get(str(n))))
    columns = (
        *number_columns("N"),
        *text_columns("winner"),
        *number_columns("Grundy value", "first moves that win"),
    )
    return Table("The player who wins", columns, tuple(rows), path="game/first-moves")
