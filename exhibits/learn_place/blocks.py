"""One solution for any N, which is built by a rule instead of a search."""

from __future__ import annotations

from typing import Annotated

from cy_core import one_solution
from queens_atlas.blocks import Element, Picture, block, queens_text, size, squares
from site_builder.svg.board import board

# The largest N for which the figure lists the columns of the queens.
MAX_LISTED = 1000
# The largest N whose board is drawn. On a larger board the letters beside the columns would be too
# small.
MAX_DRAWN = 20


@block("one-solution", "12")
def one_solution_figure(n: Annotated[int, size(4, MAX_DRAWN)]) -> Element:
    """Return a figure in which a reader types an N and gets one solution, built by a rule.

    Without script it shows the solution of `n`.
    """
    columns = one_solution(n)
    queens = queens_text(squares(columns))
    title = f"One solution of N = {n}"
    picture = board(columns, title=title, description=queens, coordinates=True)
    caption = f"Columns, from 0: {' '.join(map(str, columns))}"
    return Element(
        "queens-one-solution",
        "One solution",
        {"n": n, "max": MAX_LISTED, "drawn": MAX_DRAWN},
        [Picture(picture, caption)],
        sizes=(1, *range(4, MAX_DRAWN + 1)),
        style_class="qa-place",
    )
