"""Record the calls and steps of our programs while they run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from types import FrameType
from typing import Any, NamedTuple

from cy_core import Masks, Step, StepKind, trace
from tests.helpers.sources import ROOT

PROGRAMS = ROOT / "content" / "programs"


class Frame(NamedTuple):
    """The local variables of a call of `place` that has not returned yet.

    `found` is the number of solutions so far. `column` is None until the loop of the call begins.
    """

    row: int
    columns: list[int]
    column: int | None
    found: int


class Moment(NamedTuple):
    """The stack of calls after a step, the oldest call first.

    `kind` is "p" when a call begins, "x" when a square is attacked, "b" when a call returns.
    `returned` is the result of the call that returns.
    """

    kind: str
    frames: list[Frame]
    returned: int | None = None


def program_text(name: str, n: int) -> str:
    """Return the text of the program in the file `name`, with N = `n`."""
    text = (PROGRAMS / name).read_text(encoding="utf-8")
    assert text.count("N = 8\n") == 1
    return text.replace("N = 8\n", f"N = {n}\n")


def record_calls(n: int) -> list[Moment]:
    """Run the recursive program for `n`, and record the stack of its calls after each step."""
    names: dict[str, Any] = {}
    exec(program_text("backtracking.py", n).rpartition("print(")[0], names)
    place, is_attacked = names["place"], names["is_attacked"]
    moments: list[Moment] = []

    def recorded_place(row: int, columns: list[int]) -> int:
        moments.append(Moment("p", [*_calls(place), Frame(row, columns, None, 0)]))
        returned: int = place(row, columns)
        moments.append(Moment("b", list(_calls(place)), returned))
        return returned

    def recorded_is_attacked(row: int, column: int, columns: list[int]) -> bool:
        if is_attacked(row, column, columns):
            moments.append(Moment("x", list(_calls(place))))
            return True
        return False

    names |= {"place": recorded_place, "is_attacked": recorded_is_attacked}
    recorded_place(0, [])
    return moments


def _calls(place: Any) -> list[Frame]:
    variables = [dict(frame.f_locals) for frame in _frames() if frame.f_code is place.__code__]
    return [
        Frame(names["row"], names["columns"], names["column"], names["found"])
        for names in reversed(variables)
    ]


def _frames() -> Iterator[FrameType]:
    frame: FrameType | None = sys._getframe()
    while frame:
        yield frame
        frame = frame.f_back


def record_stacks(n: int) -> list[list[tuple[int, list[int], int]]]:
    """Run the program with a stack, and record a copy of its stack before each turn of its loop."""
    stacks: list[list[tuple[int, list[int], int]]] = []

    def record(stack: list[tuple[int, list[int], int]]) -> bool:
        stacks.append(list(stack))
        return bool(stack)

    text = program_text("backtracking-stack.py", n).replace("while stack:", "while record(stack):")
    exec(text, {"record": record})
    return stacks


_LETTERS = {
    StepKind.PLACE: "p",
    StepKind.REJECT: "x",
    StepKind.BACKTRACK: "b",
    # A solution counts as "b", because the search then removes the last queen to look for more.
    StepKind.SOLUTION: "b",
}


def search_letters(n: int) -> str:
    """Return all steps of a search by backtracking, each as the letter that `Moment.kind` has."""
    return "".join(_LETTERS[step.kind] for step in trace(n, "backtracking"))


FREE = "free"


@dataclass(frozen=True, slots=True)
class QuestionStep:
    """A step of the bitmap search as the stepper that asks questions shows it."""

    kind: str
    row: int
    columns: tuple[int, ...]
    masks: Masks
    # The squares of the row that have not been tried, as bits.
    untried: int


def question_steps(n: int) -> Iterator[QuestionStep]:
    """Yield all steps of the bitmap search, and a step of kind `FREE` before each new row."""
    board = (1 << n) - 1
    yield QuestionStep(FREE, 0, (), Masks(0, 0, 0), board)
    for step in trace(n, "bitmap"):
        columns = tuple(column for _, column in step.queens)
        yield QuestionStep(step.kind.value, step.row, columns, step.masks, step.untried)
        if step.kind is StepKind.PLACE and step.depth < n:
            masks = _masks_below(step)
            yield QuestionStep(FREE, step.row + 1, columns, masks, board & ~masks.attacked)


def _masks_below(step: Step) -> Masks:
    return step.masks.below(step.bit, step.n)
