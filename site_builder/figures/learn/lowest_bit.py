"""The lowest 1 of a row of free squares, found bit by bit and taken."""

from __future__ import annotations

import re

from site_builder.figures.laboratories import row_laboratory, row_pictures
from site_builder.values.block_type import Block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure

WIDTH = 8


def lowest_bit(block: Block) -> Figure:
    """Make the figure of the row that the block names: a 1 for each free square."""
    bits = checked_row(block.line())
    context = {
        "bits": bits,
        "max": (1 << WIDTH) - 1,
        "pictures": row_pictures(row_laboratory([bits, "-x & x", "x & (x - 1)"])),
    }
    return Figure("lowest_bit.html.jinja", context, (WIDTH,))


def checked_row(bits: str) -> str:
    """The bits of a row."""
    if not re.fullmatch(f"[01]{{{WIDTH}}}", bits):
        raise UserError(f"a row of squares has {WIDTH} bits, got {bits}: write 01101000")
    return bits
