"""The figure of the chapter: the lowest 1 of a row of free squares, found bit by bit."""

from __future__ import annotations

from typing import Annotated

from queens_atlas.blocks import Element, bits, block
from site_builder.figures.laboratories.blocks import FORMULAS, formula_picture

WIDTH = 8


@block("lowest-bit", "01101000")
def lowest_bit(row: Annotated[str, bits(WIDTH, WIDTH)]) -> Element:
    """Return a figure of a row of free squares, whose lowest 1 a reader finds step by step.

    `row` has the free squares as bits. Without script the figure shows two formulas for it.
    """
    formulas = ("-x & x", "x & (x - 1)")
    return Element(
        "queens-lowest-bit",
        "The lowest 1, bit by bit",
        {"bits": row},
        [formula_picture(row, FORMULAS[formula]) for formula in formulas],
        sizes=(WIDTH,),
        style_class="qa-lab qa-lowest",
    )
