"""Questions about rows and their numbers, which a reader answers by a number or by squares."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.figures.learn.rows import (
    row_bits,
    row_picture,
    sum_text,
)
from site_builder.values.block_type import Block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure

FORMS = "number 10110, squares 10110, or either 01100 00101"


@dataclass(frozen=True, slots=True)
class RowQuestion:
    """A question about rows."""

    # `number` asks for the number of a row, `squares` for the squares of a number, `either` for the
    # squares that `a | b` selects
    kind: str
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


def row_questions(block: Block) -> Figure:
    """Make the questions, one for each line of the block."""
    context = {
        "questions": [row_question(line) for line in block.all_lines()],
    }
    return Figure("row_questions.html.jinja", context)


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
    raise UserError(f"a question about rows is {FORMS}, got {line.strip()}")


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
