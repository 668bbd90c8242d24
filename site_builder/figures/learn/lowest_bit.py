"""The lowest 1 of a row of free squares: found bit by bit and taken."""

from __future__ import annotations

import re
from typing import Annotated

from site_builder.figures.laboratories import row_laboratory, row_pictures
from site_builder.values.block import Word, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Element

WIDTH = 8


def _free_squares(bits: str) -> str:
    if not re.fullmatch(f"[01]{{{WIDTH}}}", bits):
        raise UserError(f"a row of squares has {WIDTH} bits, got {bits}: write 01101000")
    return bits


@block("lowest-bit", "01101000")
def lowest_bit(bits: Annotated[str, Word(_free_squares)]) -> Element:
    """A row with a 1 for each free square, and step by step its lowest 1."""
    pictures = row_pictures(row_laboratory([bits, "-x & x", "x & (x - 1)"]))
    return Element(
        "queens-lowest-bit",
        "The lowest 1, bit by bit",
        {"bits": bits},
        pictures,
        sizes=(WIDTH,),
        style_class="qa-lab qa-lowest",
    )
