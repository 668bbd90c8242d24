"""One solution of any N by a rule."""

from __future__ import annotations

from typing import Annotated

from cy_core import one_solution
from queens_atlas.blocks import Element, Picture, block, queens_text, size, squares
from site_builder.svg.board import board

# The largest N whose columns are listed. The script draws boards up to N = 32.
MAX_LISTED = 1000


@block("one-solution", "12")
def one_solution_figure(n: Annotated[int, size(4, 32)]) -> Element:
    """Draw one solution of an N that the reader types, by a rule rather than a search."""
    columns = one_solution(n)
    queens, title = queens_text(squares(columns)), f"One solution of N = {n}"
    picture = board(columns, title=title, description=queens, coordinates=True)
    caption = f"Columns, from 0: {' '.join(map(str, columns))}"
    return Element(
        "queens-one-solution",
        "One solution",
        {"n": n, "max": MAX_LISTED},
        [Picture(picture, caption)],
        sizes=(n,),
        style_class="qa-place",
    )
