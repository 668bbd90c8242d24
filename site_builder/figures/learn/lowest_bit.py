"""The lowest 1 of a row of free squares: found bit by bit and taken, and questions about it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from site_builder.figures.laboratories import evaluated, row_laboratory, row_pictures
from site_builder.values.block import Word, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.text import low_bits

WIDTH = 8
X = 0b10110  # which the questions are about


def _free_squares(bits: str) -> str:
    if not re.fullmatch(f"[01]{{{WIDTH}}}", bits):
        raise UserError(f"a row of squares has {WIDTH} bits, got {bits}: write 01101000")
    return bits


@block("lowest-bit", "01101000")
def lowest_bit(bits: Annotated[str, Word(_free_squares)]) -> Figure:
    """A row with a 1 for each free square, and step by step its lowest 1."""
    pictures = row_pictures(row_laboratory([bits, "-x & x", "x & (x - 1)"]))
    context = {"bits": bits, "pictures": pictures}
    return Figure("lowest_bit.html.jinja", context, (WIDTH,))


@dataclass(frozen=True, slots=True)
class BitQuestion:
    """A question whose answer is a number, and the reply to each answer."""

    name: str  # under which a browser keeps the answer
    bits: str  # the row whose lowest 1 is clicked; empty where a number is typed
    text: str  # what is asked, with code between backticks
    right: int  # the right answer
    why: str  # why it is right
    slips: Mapping[int, str]  # wrong answers, each with the reason why it is wrong
    hint: str  # what is said of any other answer


@block("bit-questions", "")
def bit_questions() -> Figure:
    """Two questions: the bits of the lowest 1, and the rounds of the loop that takes each 1."""
    questions = [lowest_question(X), rounds_question(X)]
    return Figure("bit_questions.html.jinja", {"questions": questions})


def lowest_question(x: int) -> BitQuestion:
    """Ask for the bits of ``x & -x``; `x` has more than one 1.

    >>> lowest_question(22).right
    2
    """
    values = evaluated(x, WIDTH)
    right, left = values["-x & x"], values["x & (x - 1)"]
    above = "x has a 1 there, but -x has a 0: above the lowest 1 they are opposite."
    zero = "x has a 0 there, and & needs a 1 in both."
    slips = {
        **{1 << bit: above for bit in range(WIDTH) if left >> bit & 1},
        **{1 << bit: zero for bit in range(WIDTH) if not x >> bit & 1},
        left: "That is what the loop leaves for later. Only the lowest 1 is asked for.",
        x: "That is x itself. -x shares only one of these ones.",
        values["~x"]: "That is ~x, which shares no 1 with x. Add 1 first.",
        values["-x"]: "That is -x. & keeps a 1 only where x has one, too.",
        0: "x is not 0, so it has a lowest 1.",
    }
    why = f"-x is {low_bits(values['-x'], WIDTH)}. It shares one 1 with x, the lowest: {right}."
    hint = "From the right, x and -x have the same zeros, then the same 1. All else differs."
    text = f"x is {x}. Click the bits of `x & -x`."
    return BitQuestion("lowest", low_bits(x, WIDTH), text, right, why, slips, hint)


def rounds_question(x: int) -> BitQuestion:
    """Ask how often the loop runs that takes one 1 in each round.

    >>> rounds_question(22).right
    3
    """
    right, places = x.bit_count(), x.bit_length()
    bits = [low_bits(1 << bit, places) for bit in range(places) if x >> bit & 1]
    why = f"Each round takes one 1 and looks at no 0. The bits come in the order {', '.join(bits)}."
    slips = {
        places: "These are the places of the number. The loop never looks at a 0.",
        places - right: "These are the zeros. The loop takes the ones.",
        right + 1: "The condition is tested once more. Then free is 0, and no round follows.",
        x: "That is the value of the number. Count its ones.",
    }
    text = f"`free` is `{x:#b}`. How many rounds does the loop take?"
    hint = "Each round takes one 1 away. Count the ones."
    return BitQuestion("rounds", "", text, right, why, slips, hint)
