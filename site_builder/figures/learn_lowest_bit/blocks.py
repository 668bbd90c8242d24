"""The lowest 1 of a row of free squares: found bit by bit and taken."""

from __future__ import annotations

from typing import Annotated

from site_builder.figures.laboratories.blocks import FORMULAS, formula_picture
from site_builder.values.block import bits, block
from site_builder.values.figure import Element

WIDTH = 8


@block("lowest-bit", "01101000")
def lowest_bit(row: Annotated[str, bits(WIDTH, WIDTH)]) -> Element:
    """A row with a 1 for each free square, and step by step its lowest 1."""
    shown = ("-x & x", "x & (x - 1)")
    return Element(
        "queens-lowest-bit",
        "The lowest 1, bit by bit",
        {"bits": row},
        [formula_picture(row, FORMULAS[formula]) for formula in shown],
        sizes=(WIDTH,),
        style_class="qa-lab qa-lowest",
    )
