"""The call stack of a recursive search: the calls that wait, and questions about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Annotated

from cy_core import Step, StepKind, attack_masks, trace
from site_builder.figures.learn.search import METHOD, search_letters
from site_builder.svg.search_boards import search_state
from site_builder.values.block import block, size
from site_builder.values.figure import Figure, Picture
from site_builder.values.text import square_name

SIZES = (4, 5)
# The programs of the page, by their ids, and how the figure names them.
PROGRAMS = {"recursive-program": "recursive", "loop-program": "one loop"}
N_OF_QUESTIONS = 4
DEAD_END = (0, 3, 1)  # the first board on which no square of row 3 is free


@block("call-stack", "4")
def call_stack(n: Annotated[int, size(SIZES[0], SIZES[-1])]) -> Figure:
    """The search as its program runs it, with the calls that wait beside the board."""
    context = {
        "n": n,
        "searches": {size: search_letters(size) for size in SIZES},
        "programs": PROGRAMS,
        "pictures": call_pictures(n),
    }
    return Figure("call_stack.html.jinja", context, SIZES)


def call_pictures(n: int) -> list[Picture]:
    """Draw the board at each call up to the first solution."""
    return [_picture(step) for step in _first_steps(n) if step.kind is StepKind.PLACE]


def _first_steps(n: int) -> list[Step]:
    """The steps of the search before it knows its first solution."""
    return [*takewhile(lambda step: step.solutions == 0, trace(n, METHOD))]


def _picture(step: Step) -> Picture:
    svg = search_state(
        step.n,
        step.queens,
        title=f"Call stack, N = {step.n}",
        description=" ".join(square_name(queen, step.n) for queen in step.queens),
        row=step.depth if step.depth < step.n else None,
    )
    return Picture(svg, call_caption(step.n, [column for _, column in step.queens]))


def call_caption(n: int, columns: list[int]) -> str:
    """Say which call runs, and where the calls below it wait, newest first.

    >>> call_caption(4, [0, 2])
    'place(2, [0, 2]) runs. Row 1 waits at column 2. Row 0 waits at column 0.'
    """
    act = "returns 1" if len(columns) == n else "runs"
    waiting = [f"Row {row} waits at column {column}." for row, column in enumerate(columns)]
    return " ".join([f"place({len(columns)}, {columns}) {act}.", *reversed(waiting)])


@dataclass(frozen=True, slots=True)
class RecursionQuestion:
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
        return search_state(
            n,
            queens,
            title=self.text,
            description=names,
            row=None if is_full else row,
            attacked=None if is_full else {row: attack_masks(n, queens, row).attacked},
        )


@block("recursion-questions", "")
def recursion_questions() -> Figure:
    """Questions about the call stack: which line goes on, at which square, how many calls wait."""
    context = {
        "n": N_OF_QUESTIONS,
        "letters": search_letters(N_OF_QUESTIONS),
        "questions": questions(),
    }
    return Figure("recursion_questions.html.jinja", context, (N_OF_QUESTIONS,))


def questions() -> tuple[RecursionQuestion, ...]:
    """The line and the square after a dead end, and the calls that wait on a full board."""
    return _line_question(), _square_question(), _number_question()


def _line_question() -> RecursionQuestion:
    ended = len(DEAD_END)
    head, call, back = "def place(row, columns):", "found += place(…)", "return found"
    replies = {
        head: "No new call begins. A call that waits goes on.",
        call: f"Row {ended - 1} waited in the middle of this line. It adds 0 to found.",
        back: f"Row {ended} has just run this line. Row {ended - 1} still has squares to try.",
    }
    text = f"Row {ended}, the bottom row, has no square left and returns 0. Which line goes on?"
    return RecursionQuestion("line", DEAD_END, text, call, replies, choices=(head, call, back))


def _square_question() -> RecursionQuestion:
    *known, waiting = DEAD_END
    row, n = len(known), N_OF_QUESTIONS
    right = square_name((row, waiting + 1), n)
    replies = {"": f"Only the newest frame goes on: that of row {row}."}
    for column in range(n):
        replies[square_name((row, column), n)] = _reply_in_row(row, column, waiting, right)
        replies[square_name((row + 1, column), n)] = "Its call has returned: its frame is gone."
    text = f"The same moment: row {row + 1} returns 0. Click the square that comes next."
    return RecursionQuestion("square", DEAD_END, text, right, replies, asks_square=True)


def _reply_in_row(row: int, column: int, waiting: int, right: str) -> str:
    """The reply for a square of the row whose call waits, at column `waiting`, and goes on."""
    if column < waiting:
        return f"Row {row} tried that square before."
    if column == waiting:
        return f"There row {row} waited. That column is done."
    if column > waiting + 1:
        return f"{right} comes first: the loop takes every column."
    return f"Row {row} waited at column {waiting}, so its loop takes column {column}."


def _number_question() -> RecursionQuestion:
    steps = _first_steps(N_OF_QUESTIONS)
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
    return RecursionQuestion("number", columns, text, f"{n}", replies)
