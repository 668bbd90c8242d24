"""Placing queens by hand: a board to click."""

from __future__ import annotations

from typing import Annotated

from site_builder.figures.boards import (
    AnnotatedBoard,
    reach_board,
    stuck_rows,
)
from site_builder.figures.solutions import solution_links
from site_builder.svg.board import Board
from site_builder.values.block import block, size
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Element
from site_builder.values.text import squares_text

SIZES = (4, 5, 6, 8)  # to choose from
UNSOLVABLE = (2, 3)  # shown by links of the text
FAILING = ((0, 0), (1, 2), (2, 4), (3, 1))  # leaves row 3 of N = 8 without a free square


@block("place", "8")
def place(n: Annotated[int, size(SIZES[0], SIZES[-1])], config: SiteConfig) -> Element:
    """A board on which a reader places queens; without script, attacks and a board that fails."""
    return Element(
        "queens-place",
        "Place queens",
        {"n": n, "sizes": SIZES, **solution_links(config, SIZES)},
        [reach_board(8, (4, 3)).picture(), _failing_board().picture()],
        sizes=(*UNSOLVABLE, *SIZES),
        style_class="qa-place",
    )


def place_in_vain(n: int, config: SiteConfig) -> Element:
    """The board of 2 or 3 rows, which has no solution, and after it the smallest that has one."""
    tried = (*UNSOLVABLE, SIZES[0])
    return Element(
        "queens-place",
        "Place queens",
        {"n": n, "sizes": tried, **solution_links(config, tried)},
        [reach_board(n, (0, 0)).picture()],
        sizes=tried,
        style_class="qa-place",
    )


def _failing_board() -> AnnotatedBoard:
    """A board of N = 8 whose queens leave a row without a free square."""
    n = SIZES[-1]
    (row,) = stuck_rows(n, FAILING)
    marks = Board(
        n,
        FAILING,
        crosses=[(row, column) for column in range(n)],
        coordinates=True,
        outlines=[(row, 0, 1, n)],
    )
    caption = f"No free square is left in row {n - row}: this board fails."
    description = f"Queens: {squares_text(FAILING, n)}."
    return AnnotatedBoard(marks, "A board that fails", description, caption)
