"""The block of the board on which a reader places queens by hand."""

from __future__ import annotations

from collections.abc import Sequence
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
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import columns_text, squares_text

# The values of N in the menu of the figure.
SIZES = (4, 5, 6, 8)
# The values of N without a solution. They are not in the menu, but links in the text open them.
UNSOLVABLE = (2, 3)
# Queens that leave a row of N = 8 without a free square.
FAILING = ((0, 0), (1, 2), (2, 4), (3, 1))


@block("place", "8")
def place(n: Annotated[int, size(SIZES[0], SIZES[-1])], config: SiteConfig) -> Element:
    """Draw a board on which a reader places queens.

    Without JavaScript, the figure shows what one queen attacks, and a board that fails.
    """
    return Element(
        "queens-place",
        "Place queens",
        place_data(n, SIZES, config),
        [reach_board(8, (4, 3)).picture(), _failing_board().picture()],
        sizes=(*UNSOLVABLE, *SIZES),
        style_class="qa-place",
    )


def place_data(n: int, sizes: Sequence[int], config: SiteConfig) -> dict[str, object]:
    """Return the attributes of a board with `n` rows, and with a choice of `sizes`, at most 8.

    `labels` has the label of each representative, by its columns as digits.
    """
    labels = {
        columns_text(solution.columns): solution.label
        for size in sizes
        for solution in fundamental_solutions(size)
    }
    return {"n": n, "sizes": sizes, "labels": labels, **solution_links(config, sizes)}


def unsolvable_board_figure(n: int, config: SiteConfig) -> Element:
    """Draw a board of 2 or 3 rows, which has no solution. The reader can choose an N up to 4."""
    sizes = (*UNSOLVABLE, SIZES[0])
    return Element(
        "queens-place",
        "Place queens",
        place_data(n, sizes, config),
        [reach_board(n, (0, 0)).picture()],
        sizes=sizes,
        style_class="qa-place",
    )


def _failing_board() -> AnnotatedBoard:
    """Draw a board of N = 8 whose queens leave a row without a free square."""
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
