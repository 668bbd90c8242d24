"""Questions on boards with queens: which squares are free, and which row has none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from site_builder.figures.boards import AnnotatedBoard
from site_builder.figures.learn.place import (
    free_squares,
    named_board,
    stuck_rows,
)
from site_builder.svg.board import Square
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure, Picture
from site_builder.values.reading import nothing
from site_builder.values.text import squares_text


@dataclass(frozen=True, slots=True)
class PlaceQuestion:
    """A board, and what a reader is to click on it."""

    # what the answer is: all free squares, or a row without a free square
    key: Literal["free-squares", "stuck-row"]
    n: int  # side of the board
    queens: tuple[Square, ...]  # queens that do not attack each other
    question: str  # what the reader is to do
    reason: str  # the answer, and why it is right

    @property
    def free(self) -> list[Square]:
        """The squares that no queen attacks."""
        return free_squares(self.n, self.queens)

    @property
    def rows(self) -> list[int]:
        """The rows that show that the board fails; empty if the question is another."""
        return stuck_rows(self.n, self.queens) if self.key == "stuck-row" else []

    @property
    def picture(self) -> Picture:
        """The board, for a page without script."""
        names = f"Queens: {squares_text(self.queens)}."
        marks = named_board(self.n, self.queens)
        return AnnotatedBoard(marks, self.question, names, "").picture()


QUESTIONS = (
    PlaceQuestion(
        "free-squares",
        6,
        ((2, 0), (3, 3), (5, 4)),
        "Three queens stand on the board. Click every square that is still free.",
        "Only b6, f6, c5 and b2 are free. Rows 1, 3 and 4 have their queens.",
    ),
    PlaceQuestion(
        "stuck-row",
        8,
        ((0, 7), (1, 4), (2, 2), (5, 6)),
        "No two of these queens attack each other, and still the board fails. "
        "Click the row that shows why.",
        "Row 4 has no free square: the four queens attack all eight. "
        "No queen that you add can change that.",
    ),
)


def place_questions(block: Block) -> Figure:
    """Make the questions; the block has no text."""
    nothing(" ".join(block.lines))
    context = {"questions": QUESTIONS}
    sizes = tuple(sorted({question.n for question in QUESTIONS}))
    return Figure("place_questions.html.jinja", context, sizes)
