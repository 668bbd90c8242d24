"""Figures of symmetry: solutions by first queen, folded in half, and forbidden squares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from cy_core import queens_per_square
from exhibits.shared.symmetry_methods import bounded_board
from queens_atlas.blocks import Element, Lines, Picture, Square, block, size, square_name
from site_builder.figures.solutions import solution_digits
from site_builder.figures.totals import first_column_chart


@block("first-row", "8")
def first_row(sizes: Annotated[Sequence[int], Lines(size(4, 8).read)]) -> Element:
    """Return a figure of all solutions by the column of their first queen, for each N of `sizes`.

    A reader folds them in half.
    """
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
    """A first queen between the middle and the corner, her forbidden squares, and the ties."""

    # The square of the queen, such as `f8`.
    name: str
    # The column of the queen, from 0.
    column: int
    # The squares on which a queen would make an image of the board greater than the board.
    forbidden: Sequence[Square]
    # The squares A, B and C, each with its letter. A rotation takes a queen on them to the square
    # of the first queen.
    ties: Sequence[tuple[Square, str]]
    # The board that the page shows without script.
    picture: Picture

    @property
    def data(self) -> dict[str, object]:
        """The name, the column and the marks, which the script reads."""
        marks = {"forbidden": self.forbidden, "ties": self.ties}
        return {"name": self.name, "column": self.column, **marks}


@block("forbidden-squares", "8")
def forbidden_squares(n: Annotated[int, size(6, 12)]) -> Element:
    """Return a figure of the squares that each first queen forbids.

    For a forbidden square it shows the image of the board that would be greater.
    """
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
    """Return the first queens between the middle and the corner of a board, from the left."""
    return [_first_queen(n, bound) for bound in reversed(range(1, n // 2))]


def _first_queen(n: int, bound: int) -> FirstQueen:
    board = bounded_board(n, bound)
    column = n - 1 - bound
    name = square_name((0, column), n)
    caption = f"First queen on {name}. The crossed squares are forbidden; A, B and C are ties."
    picture = replace(board, caption=caption).picture()
    return FirstQueen(name, column, board.marks.crosses, board.marks.letters, picture)
