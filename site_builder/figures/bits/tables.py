"""Tables that teach bits: two's complement, the lowest 1, the lowest 0, lists beside bits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from site_builder.figures.bits.arithmetic import low_bits
from site_builder.values.table import Column, Row, Table, number_columns, text_columns
from site_builder.values.text import bit_rows, columns_text, with_minus


def complement_table(width: int) -> Table:
    """Every number of `width` bits: with and without a sign, its negative, its lowest bit."""
    rows = tuple(_complement(value, width) for value in range(1 << width))
    columns = (
        *_bits("x"),
        *number_columns("unsigned"),
        *number_columns("signed", format=_signed),
        *_bits("~x", "~x + 1"),
        *number_columns("-x", format=_signed),
        *_bits("-x & x"),
    )
    least = low_bits(1 << (width - 1), width)
    note = f"{least} is its own negative: {1 << (width - 1)} does not fit {width} bits with a sign."
    return Table(f"Two's complement of {width} bits", columns, rows, note)


def lowest_bits_table(width: int, number: int) -> Table:
    """The loop that removes one bit of a number in each turn, from the right."""
    rows = tuple(_lowest_bit(value, width) for value in _by_lowest_bit(number))
    bits = _bits("x", "-x", "bit = -x & x", "bit - 1")
    columns = (*bits, *number_columns("position"), *_bits("x ^ bit"))
    caption = f"The bits of {number} from the right, one a turn"
    note = "The position, from 0 at the right, is popcount(bit - 1): the number of ones in bit - 1."
    return Table(caption, columns, rows, note)


def zeros_table(width: int, number: int) -> Table:
    """The loop that occupies one free square in each turn, from the right."""
    turns = [*_by_lowest_zero(number, width)]
    rows = (*(_lowest_zero(value, width) for value in turns), _full(width))
    columns = _bits("x", "x + 1", "~x", "bit = (x + 1) & ~x", "x | bit")
    caption = f"The zeros of {low_bits(number, width)} from the right, one a turn"
    beyond = f"the bit is {low_bits(1 << width, width + 1)}, beyond the board"
    note = f"In the last line all squares are taken: {beyond}, and the loop ends."
    return Table(caption, columns, rows, note)


def lists_and_bits_table(solution: Sequence[int]) -> Table:
    """The columns left before each row, as a list and as one number."""
    n = len(solution)
    rows = []
    for row, taken in enumerate(bit_rows(solution)):
        left = sorted(solution[row:])
        mask = low_bits(sum(1 << (n - 1 - column) for column in left), n)
        rows.append((row, str(left), mask, solution[row], taken.bits))
    columns = (
        *number_columns("row"),
        *text_columns("columns left, a list", mark="code"),
        *_bits("as bits"),
        *number_columns("column taken"),
        *_bits("its bit"),
    )
    caption = f"The columns left on the way to {columns_text(solution)}"
    return Table(caption, columns, tuple(rows))


def columns_left_table(solution: Sequence[int]) -> Table:
    """The columns left before each row, as a list."""
    rows = tuple((row, str(sorted(solution[row:])), taken) for row, taken in enumerate(solution))
    columns = (
        *number_columns("row"),
        *text_columns("columns left", mark="code"),
        *number_columns("column taken"),
    )
    return Table(f"The columns left on the way to {columns_text(solution)}", columns, rows)


def _bits(*headings: str) -> tuple[Column, ...]:
    return number_columns(*headings, mark="code")


def _complement(value: int, width: int) -> Row:
    half, turned = 1 << (width - 1), low_bits(~value, width)
    signed = value - (value >= half) * 2 * half
    negative = signed if signed == -half else -signed
    return (
        low_bits(value, width),
        value,
        signed,
        turned,
        low_bits(-value, width),
        negative,
        low_bits(-value & value, width),
    )


def _signed(value: int) -> str:
    return with_minus(str(value))


def _by_lowest_bit(number: int) -> Iterator[int]:
    while number:
        yield number
        number &= number - 1


def _lowest_bit(value: int, width: int) -> Row:
    bit = -value & value
    *before, rest = (low_bits(x, width) for x in (value, -value, bit, bit - 1, value ^ bit))
    return *before, (bit - 1).bit_count(), rest


def _by_lowest_zero(number: int, width: int) -> Iterator[int]:
    while number < (1 << width) - 1:
        yield number
        number |= number + 1


def _lowest_zero(value: int, width: int) -> Row:
    bit = (value + 1) & ~value
    return tuple(low_bits(x, width) for x in (value, value + 1, ~value, bit, value | bit))


def _full(width: int) -> Row:
    """The last turn, which finds no zero on the board: its values need one bit more."""
    full, beyond = (1 << width) - 1, low_bits(1 << width, width + 1)
    turned = low_bits(~full, width + 1)
    return low_bits(full, width), beyond, turned, beyond, None
