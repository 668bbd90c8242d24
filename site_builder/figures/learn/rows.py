"""A row of squares as a number, bit operations on two rows, and questions about both."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from site_builder.svg.bits import Line, stack
from site_builder.values.block import Lines, Word, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture
from site_builder.values.text import low_bits, with_minus

WIDTHS = range(4, 9)
OPERATIONS = ("a | b", "a & b", "~a", "mask & ~a")


def row_bits(text: str) -> str:
    """The bits of a row, as a block has them."""
    if not re.fullmatch("[01]+", text) or len(text) not in WIDTHS:
        rule = f"a row has {WIDTHS[0]} to {WIDTHS[-1]} bits"
        raise UserError(f"{rule}, got {text}: write 00101")
    return text


Row = Annotated[str, Word(row_bits)]


@block("row-number", "00101")
def row_number(bits: Row) -> Figure:
    """One row, which a reader clicks or types as a number."""
    context = {
        "bits": bits,
        "pictures": [Picture(row_picture(bits), f"{sum_text(bits)} = {int(bits, 2)}")],
    }
    return Figure("row_number.html.jinja", context)


def row_picture(bits: str, *, shows_number: bool = True) -> str:
    """Draw a row of bits below the worth of each; without its number, only what is given."""
    value = str(int(bits, 2)) if shows_number else ""
    heads = [str(1 << place) for place in reversed(range(len(bits)))]
    return stack([Line("", bits, value)], title="A row", description=f"{bits}.", heads=heads)


def sum_text(bits: str) -> str:
    """The worth of each 1.

    >>> sum_text("10110"), sum_text("00000")
    ('16 + 4 + 2', '0')
    """
    last = len(bits) - 1
    return " + ".join(str(1 << last - at) for at, bit in enumerate(bits) if bit == "1") or "0"


# Operations ---------------------------------------------------------------------------------------


@block("row-operations", "01100 00101")
def row_operations(first: Row, second: Row) -> Figure:
    """Two rows, which a reader clicks, and all operations on them."""
    if len(first) != len(second):
        got = f"{first} {second}"
        raise UserError(f"an operation takes two rows of one width, got {got}: write 01100 00101")
    context = {
        "rows": [first, second],
        "pictures": [Picture(_operations_picture(first, second))],
    }
    return Figure("row_operations.html.jinja", context)


def _operations_picture(first: str, second: str) -> str:
    a, b, width = int(first, 2), int(second, 2), len(first)
    values = {"a": a, "b": b, **evaluated(a, b, width)}
    lines = [
        Line(
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


# Questions ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RowQuestion:
    """A question about rows."""

    # what it asks for: the number of a row, the squares of a number, or the squares that `a | b`
    # selects
    kind: Literal["number", "squares", "either"]
    given: tuple[str, ...]  # the rows that the reader sees, as bits
    answer: str  # the row that is right, as bits
    question: str  # What is asked. Words between backticks are code.
    reason: str  # why the answer is right

    @property
    def number(self) -> int:
        """The number of the answer."""
        return int(self.answer, 2)

    @property
    def pictures(self) -> list[str]:
        """The rows that are given, for a page without script."""
        return [row_picture(bits, shows_number=False) for bits in self.given]


def row_question(line: str) -> RowQuestion:
    """Parse a line: ``number 10110``, ``squares 10110`` or ``either 01100 00101``.

    >>> row_question("squares 10110").question
    'Click the squares of 22.'
    """
    match line.split():
        case ["number", bits]:
            return _number_question(row_bits(bits))
        case ["squares", bits]:
            return _squares_question(row_bits(bits))
        case ["either", first, second] if len(first) == len(second):
            return _either_question(row_bits(first), row_bits(second))
    forms = "number 10110, squares 10110, or either 01100 00101"
    raise UserError(f"a question about rows is {forms}, got {line}")


def _number_question(bits: str) -> RowQuestion:
    reason = f"The filled squares are worth {sum_text(bits)} = {int(bits, 2)}."
    return RowQuestion("number", (bits,), bits, "Which number is this row?", reason)


def _squares_question(bits: str) -> RowQuestion:
    number = int(bits, 2)
    reason = f"{number} is {sum_text(bits)}, in binary `{bits}`."
    return RowQuestion("squares", (), bits, f"Click the squares of {number}.", reason)


def _either_question(first: str, second: str) -> RowQuestion:
    value = int(first, 2) | int(second, 2)
    bits = f"{value:0{len(first)}b}"
    question = "Which squares does `a | b` select?"
    reason = f"`{first} | {second}` is `{bits}`: the squares that are in a, in b, or in both."
    return RowQuestion("either", (first, second), bits, question, reason)


@block("row-questions", "number 10110")
def row_questions(questions: Annotated[Sequence[RowQuestion], Lines(row_question)]) -> Figure:
    """Questions about rows and their numbers, which a reader answers by a number or by squares."""
    return Figure("row_questions.html.jinja", {"questions": questions})
