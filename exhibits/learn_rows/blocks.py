"""Figures about rows of squares as numbers, and about bit operations on two rows."""

from __future__ import annotations

from typing import Annotated

from queens_atlas.blocks import Element, UserError, bits, block
from site_builder.figures.bits import arithmetic, rows_picture

WIDTHS = range(4, 9)
OPERATIONS = ("a | b", "a & b", "~a", "mask & ~a")

Row = Annotated[str, bits(WIDTHS[0], WIDTHS[-1], "a row has")]


@block("row-number", "00101")
def row_number(row: Row) -> Element:
    """Return a figure of one row as a number.

    A reader clicks squares of the row, or types the number.
    """
    return Element(
        "queens-row-number",
        "A row as a number",
        {"row": row, "widths": list(WIDTHS)},
        [rows_picture(f"{len(row)}: {int(row, 2)}")],
        style_class="qa-rows",
    )


@block("row-operations", "01100 00101")
def row_operations(first: Row, second: Row) -> Element:
    """Return a figure of two rows, whose squares a reader clicks, and of the operations on them.

    Raise a `UserError` if the rows have different widths.
    """
    width = len(first)
    if len(second) != width:
        got = f"{first} {second}"
        raise UserError(f"an operation takes two rows of one width, got {got}: write 01100 00101")
    given = (f"a = {first}", f"b = {second}", f"mask = {'1' * width}")
    return Element(
        "queens-row-operations",
        "Operations on two rows",
        {"rows": f"{first} {second}"},
        [arithmetic([f"width {width}", *given, *OPERATIONS])],
        style_class="qa-rows",
    )
