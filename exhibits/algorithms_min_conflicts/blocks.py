"""The figure of min-conflicts: a large board on which attacked queens move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cy_core import one_solution
from queens_atlas.blocks import Element, Picture, Square, block, choice
from site_builder.svg.canvas import Svg, draw, inline

SIZES = (8, 20, 50, 100)


@block("min-conflicts", "20")
def min_conflicts(n: Annotated[str, choice(*map(str, SIZES))]) -> Element:
    """Return a figure in which attacked queens move until the board is a solution.

    Without script it shows a solution.
    """
    data = {"n": int(n), "sizes": SIZES}
    columns = one_solution(int(n))
    description = f"Columns: {' '.join(map(str, columns))}"
    drawing = large_board(int(n), list(enumerate(columns)), f"{n} queens", description)
    picture = Picture(drawing, "None of these queens attacks another.")
    return Element("queens-min-conflicts", "Min-conflicts", data, [picture], style_class="qa-lab")


def large_board(n: int, queens: Sequence[Square], title: str, description: str) -> str:
    """Draw a board with discs for queens. Unlike `draw_board`, this has no limit on `n`."""
    discs = "".join(
        f"M{column + 0.15:g} {row + 0.5}a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0"
        for row, column in queens
    )
    elements = [
        draw.rect((0, 0), (n, n), class_="qa-light"),
        draw.path(d=discs, class_="qa-conflicts-calm"),
    ]
    return inline(Svg(title, description, (0, 0, n, n), elements, "qa-conflicts"))
