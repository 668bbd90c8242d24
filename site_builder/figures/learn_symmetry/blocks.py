"""Symmetry: first rows in half, and forbidden squares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from cy_core import queens_per_square
from site_builder.figures.solutions import solution_digits
from site_builder.figures.symmetry_methods import bounded_board
from site_builder.figures.totals import first_column_chart
from site_builder.svg.board import Square
from site_builder.values.block import Lines, block, size
from site_builder.values.figure import Element, Picture
from site_builder.values.text import square_name


@block("first-row", "8")
def first_row(sizes: Annotated[Sequence[int], Lines(size(4, 8).read)]) -> Element:
    """All solutions by the column of their first queen, which a reader folds in half."""
    return Element(
        "queens-first-row",
        "Solutions by first queen",
        {"boards": [solution_digits(n) for n in sizes]},
        [first_column_chart(queens_per_square(n)[0]) for n in sizes],
        sizes=tuple(sorted(set(sizes))),
        style_class="qa-first-row",
    )


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

    @property
    def data(self) -> dict[str, object]:
        """What the script needs to know."""
        marks = {"forbidden": self.forbidden, "ties": self.ties}
        return {"name": self.name, "column": self.column, **marks}


@block("forbidden-squares", "8")
def forbidden_squares(n: Annotated[int, size(6, 12)]) -> Element:
    """The squares that each first queen forbids, each with the image that would be greater."""
    queens = first_queens(n)
    return Element(
        "queens-forbidden-squares",
        "Forbidden squares",
        {
            "n": n,
            "first": queens[len(queens) // 2].name,
            "queens": [queen.data for queen in queens],
        },
        [queen.picture for queen in queens],
        sizes=(n,),
        style_class="qa-forbidding",
    )


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
