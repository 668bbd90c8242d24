"""A row of squares as a number, and bit operations on two rows."""

from __future__ import annotations

from typing import Annotated

from queens_atlas.blocks import BitLine, Element, Picture, UserError, bits, block, stack
from site_builder.values.text import low_bits, with_minus

WIDTHS = range(4, 9)
OPERATIONS = ("a | b", "a & b", "~a", "mask & ~a")


Row = Annotated[str, bits(WIDTHS[0], WIDTHS[-1], "a row has")]


@block("row-number", "00101")
def row_number(row: Row) -> Element:
    """One row, which a reader clicks or types as a number."""
    value = int(row, 2)
    heads = [str(1 << place) for place in reversed(range(len(row)))]
    svg = stack([BitLine("", row, str(value))], title="A row", description=f"{row}.", heads=heads)
    picture = Picture(svg, f"{sum_text(row)} = {value}")
    return Element(
        "queens-row-number", "A row as a number", {"row": row}, [picture], style_class="qa-rows"
    )


def sum_text(bits: str) -> str:
    """The worth of each 1.

    >>> sum_text("10110"), sum_text("00000")
    ('16 + 4 + 2', '0')
    """
    last = len(bits) - 1
    return " + ".join(str(1 << last - at) for at, bit in enumerate(bits) if bit == "1") or "0"


# Operations ---------------------------------------------------------------------------------------


@block("row-operations", "01100 00101")
def row_operations(first: Row, second: Row) -> Element:
    """Two rows, which a reader clicks, and all operations on them."""
    if len(first) != len(second):
        got = f"{first} {second}"
        raise UserError(f"an operation takes two rows of one width, got {got}: write 01100 00101")
    return Element(
        "queens-row-operations",
        "Operations on two rows",
        {"rows": f"{first} {second}"},
        [Picture(_operations_picture(first, second))],
        style_class="qa-rows",
    )


def _operations_picture(first: str, second: str) -> str:
    a, b, width = int(first, 2), int(second, 2), len(first)
    values = {"a": a, "b": b, **evaluated(a, b, width)}
    lines = [
        BitLine(
            name,
            low_bits(value, width),
            with_minus(str(value)),
            ruled=name in OPERATIONS,
            endless=value < 0,
        )
        for name, value in values.items()
    ]
    description = ", ".join(f"{line.name} is {line.bits}" for line in lines)
    return stack(lines, title="Operations on two rows", description=f"{description}.")


def evaluated(a: int, b: int, width: int) -> dict[str, int]:
    """The value of each operation, as Python computes it.

    >>> evaluated(0b01100, 0b00101, 5)
    {'a | b': 13, 'a & b': 4, '~a': -13, 'mask & ~a': 19}
    """
    mask = (1 << width) - 1
    return dict(zip(OPERATIONS, (a | b, a & b, ~a, mask & ~a), strict=True))
