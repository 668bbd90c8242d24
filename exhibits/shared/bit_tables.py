"""Tables of bit tricks, and of columns as a list and as bits."""

from __future__ import annotations

from typing import Annotated

from queens_atlas.blocks import (
    Column,
    Row,
    Table,
    block,
    columns_text,
    number,
    number_columns,
    solution,
    text_columns,
)
from site_builder.figures.bits import fitting
from site_builder.svg.bits import MAX_WIDTH
from site_builder.values.text import bit_rows, low_bits, with_minus

MAX_NUMBER = (1 << MAX_WIDTH) - 1

SmallSolution = Annotated[tuple[int, ...], solution(1, MAX_WIDTH)]
Width = Annotated[int, number(1, MAX_WIDTH, "width")]


@block("table complement", "4")
def complement(width: Annotated[int, number(2, 5, "width")]) -> Table:
    """Return a table of two's complement, with a row for each number of `width` bits.

    A row has the number unsigned and signed, its complement, its negative, and its lowest bit.
    """
    columns = (
        *_bit_columns("x"),
        *number_columns("unsigned"),
        *number_columns("signed", format=_signed),
        *_bit_columns("~x", "~x + 1"),
        *number_columns("-x", format=_signed),
        *_bit_columns("-x & x"),
    )
    half = 1 << (width - 1)
    note = (
        f"{low_bits(half, width)} is its own negative: {half} does not fit {width} bits with a "
        "sign."
    )
    rows = tuple(_complement(value, width) for value in range(1 << width))
    return Table(f"Two's complement of {width} bits", columns, rows, note)


def _complement(value: int, width: int) -> Row:
    half = 1 << (width - 1)
    signed = value - 2 * half if value >= half else value
    # The smallest signed number is its own negative.
    negative = signed if signed == -half else -signed
    return (
        low_bits(value, width),
        value,
        signed,
        low_bits(~value, width),
        low_bits(-value, width),
        negative,
        low_bits(-value & value, width),
    )


@block("table lowest-bits", "5 22")
def lowest_bits(width: Width, number: Annotated[int, number(1, MAX_NUMBER, "number")]) -> Table:
    """Return a table of the loop that takes one bit of `number` in each turn, from the right."""
    rows: list[Row] = []
    value = fitting(number, str(number), width)
    while value:
        bit = -value & value
        rest = value ^ bit
        steps = [low_bits(x, width) for x in (value, -value, bit, bit - 1)]
        position = (bit - 1).bit_count()
        rows.append((*steps, position, low_bits(rest, width)))
        value = rest
    columns = (
        *_bit_columns("x", "-x", "bit = -x & x", "bit - 1"),
        *number_columns("position"),
        *_bit_columns("x ^ bit"),
    )
    caption = f"The bits of {number} from the right, one a turn"
    note = "The position, from 0 at the right, is popcount(bit - 1): the number of ones in bit - 1."
    return Table(caption, columns, tuple(rows), note)


@block("table zeros", "5 20")
def zeros(width: Width, number: Annotated[int, number(0, MAX_NUMBER, "number")]) -> Table:
    """Return a table of the loop that occupies one free square in each turn, from the right.

    The free squares are the zeros among the `width` bits of `number`. A row of the table is a turn.
    """
    rows: list[Row] = []
    value = fitting(number, str(number), width)
    full = (1 << width) - 1
    while value < full:
        bit = (value + 1) & ~value
        steps = (value, value + 1, ~value, bit, value | bit)
        rows.append(tuple(low_bits(step, width) for step in steps))
        value |= bit
    beyond = low_bits(1 << width, width + 1)
    rows.append((low_bits(full, width), beyond, low_bits(~full, width + 1), beyond, None))
    columns = _bit_columns("x", "x + 1", "~x", "bit = (x + 1) & ~x", "x | bit")
    caption = f"The zeros of {low_bits(number, width)} from the right, one a turn"
    note = (
        "In the last line all squares are taken: "
        f"the bit is {beyond}, beyond the board, and the loop ends."
    )
    return Table(caption, columns, tuple(rows), note)


@block("table lists-and-bits", "4 2 0 3 1")
def lists_and_bits(solution: SmallSolution) -> Table:
    """Return a table of the columns that are left before each row, as a list and as bits."""
    n = len(solution)
    rows = []
    for row, queen in enumerate(bit_rows(solution)):
        columns_left = sorted(solution[row:])
        mask = sum(1 << (n - 1 - column) for column in columns_left)
        rows.append((row, str(columns_left), low_bits(mask, n), solution[row], queen.bits))
    columns = (
        *number_columns("row"),
        *text_columns("columns left, a list", mark="code"),
        *_bit_columns("as bits"),
        *number_columns("column taken"),
        *_bit_columns("its bit"),
    )
    caption = f"The columns left on the way to {columns_text(solution)}"
    return Table(caption, columns, tuple(rows))


def _bit_columns(*headings: str) -> tuple[Column, ...]:
    return number_columns(*headings, mark="code")


def _signed(value: int) -> str:
    return with_minus(str(value))
