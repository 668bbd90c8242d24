"""Questions about the call stack: which line goes on, at which square, and how many calls wait."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile

from cy_core import StepKind, attack_masks, trace
from site_builder.figures.learn.search import METHOD, search_letters
from site_builder.svg import strip
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.reading import nothing
from site_builder.values.text import square_name

N_OF_QUESTIONS = 4
DEAD_END = (0, 3, 1)  # the first board on which no square of row 3 is free
CALL = "found += place(…)"


@dataclass(frozen=True, slots=True)
class Question:
    """A moment of the search, and the reply to each answer."""

    name: str  # under which a browser remembers that it was answered
    columns: tuple[int, ...]  # the columns of the queens, from the top row down
    text: str  # the question
    answer: str  # the right answer: a line, a square or a number
    # the reason why an answer is right or wrong; of all that are not named, under ""
    replies: Mapping[str, str]
    choices: tuple[str, ...] = ()  # lines of the program to choose from
    asks_square: bool = False  # whether a click on the board answers

    @property
    def picture(self) -> str:
        """The board."""
        queens = [*enumerate(self.columns)]
        names = " ".join(square_name(queen, N_OF_QUESTIONS) for queen in queens)
        n, row = N_OF_QUESTIONS, len(queens)
        is_full = row == n
        return strip.state(
            n,
            queens,
            title=self.text,
            description=names,
            row=None if is_full else row,
            attacked=None if is_full else {row: attack_masks(n, queens, row).attacked},
        )


def recursion_questions(block: Block) -> Figure:
    """Make the questions; the block has no text."""
    nothing(" ".join(block.lines))
    context = {
        "n": N_OF_QUESTIONS,
        "letters": search_letters(N_OF_QUESTIONS),
        "questions": questions(),
    }
    return Figure("recursion_questions.html.jinja", context, (N_OF_QUESTIONS,))


def questions() -> tuple[Question, ...]:
    """The line and the square after a dead end, and the calls that wait on a full board."""
    return _line_question(), _square_question(), _number_question()


def _line_question() -> Question:
    ended = len(DEAD_END)
    head, back = "def place(row, columns):", "return found"
    replies = {
        head: "No new call begins. A call that waits goes on.",
        CALL: f"Row {ended - 1} waited in the middle of this line. It adds 0 to found.",
        back: f"Row {ended} has just run this line. Row {ended - 1} still has squares to try.",
    }
    text = f"Row {ended}, the bottom row, has no square left and returns 0. Which line goes on?"
    return Question("line", DEAD_END, text, CALL, replies, choices=(head, CALL, back))


def _square_question() -> Question:
    *known, waiting = DEAD_END
    row, n = len(known), N_OF_QUESTIONS
    right = square_name((row, waiting + 1), n)
    replies = {"": f"Only the newest frame goes on: that of row {row}."}
    for column in range(n):
        replies[square_name((row, column), n)] = _reply_in_row(row, column, waiting, right)
        replies[square_name((row + 1, column), n)] = "Its call has returned: its frame is gone."
    text = f"The same moment: row {row + 1} returns 0. Click the square that comes next."
    return Question("square", DEAD_END, text, right, replies, asks_square=True)


def _reply_in_row(row: int, column: int, waiting: int, right: str) -> str:
    """The reply for a square of the row whose call waits, at column `waiting`, and goes on."""
    if column < waiting:
        return f"Row {row} tried that square before."
    if column == waiting:
        return f"There row {row} waited. That column is done."
    if column > waiting + 1:
        return f"{right} comes first: the loop takes every column."
    return f"Row {row} waited at column {waiting}, so its loop takes column {column}."


def _number_question() -> Question:
    steps = [*takewhile(lambda step: step.solutions == 0, trace(N_OF_QUESTIONS, METHOD))]
    calls = 1 + sum(step.kind is StepKind.PLACE for step in steps)
    columns = tuple(column for _, column in steps[-1].queens)
    n = len(columns)
    replies = {
        "": "Each queen on the board was placed by a call that still waits.",
        f"{n - 1}": f"Row {n - 1} waits, too: it has called place for row {n}.",
        f"{n}": f"One call waits for each queen. A frame for row {n} is on top, and it returns 1.",
        f"{n + 1}": f"The stack has {n + 1} frames, but the top one runs.",
        f"{calls}": f"So many calls have begun. Most of them have returned, or run: {n} wait.",
    }
    text = f"The board is full, and the call for row {n} runs. How many calls wait now?"
    return Question("number", columns, text, f"{n}", replies)
