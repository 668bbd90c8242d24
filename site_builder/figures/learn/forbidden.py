"""The squares that a first queen forbids, each with the image that would be greater."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from site_builder.figures.symmetry import bounded_board
from site_builder.svg.board import Square
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure, Picture
from site_builder.values.reading import size_of
from site_builder.values.text import square_name

MIN_N, MAX_N = 6, 12


@dataclass(frozen=True, slots=True)
class FirstQueen:
    """A first queen between middle and corner, and what symmetry elimination makes of it."""

    name: str  # Its square: `f8`.
    column: int  # its column, from 0
    # squares that stay empty; a queen there would make some image greater
    forbidden: Sequence[Square]
    # the squares A, B and C, which a rotation takes to the first queen's square
    ties: Sequence[tuple[Square, str]]
    picture: Picture  # the board for pages without script


def forbidden_squares_figure(block: Block) -> Figure:
    """Make the figure for a board; it begins with the first queen in the middle of the choice."""
    n = size_of(block.line(), MIN_N, MAX_N, "this block takes")
    queens = first_queens(n)
    context = {
        "n": n,
        "queens": queens,
        "shown": queens[len(queens) // 2],
    }
    return Figure("forbidden_squares.html.jinja", context, (n,))


def first_queens(n: int) -> list[FirstQueen]:
    """The first queens of a board between its middle and the corner, from the left."""
    return [_first_queen(n, bound) for bound in reversed(range(1, n // 2))]


def _first_queen(n: int, bound: int) -> FirstQueen:
    board = bounded_board(n, bound)
    column = n - 1 - bound
    name = square_name((0, column), n)
    caption = f"First queen on {name}. The crossed squares are forbidden; A, B and C are ties."
    picture = replace(board, caption=caption).picture()
    return FirstQueen(name, column, board.marks.crosses, board.marks.letters, picture)
