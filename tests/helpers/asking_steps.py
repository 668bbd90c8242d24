"""The steps of a stepper that asks: those of the core, and one wherever a row is new."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cy_core import Masks, Step, StepKind, trace

FREE = "free"


@dataclass(frozen=True, slots=True)
class AskingStep:
    """A step: its kind, its row, the queens on the board, and the masks of the row."""

    kind: str
    row: int
    columns: tuple[int, ...]
    masks: Masks
    untried: int


def asking_steps(n: int) -> Iterator[AskingStep]:
    """All steps of the bitmap, in order."""
    board = (1 << n) - 1
    yield AskingStep(FREE, 0, (), Masks(0, 0, 0), board)
    for step in trace(n, "bitmap"):
        columns = tuple(column for _, column in step.queens)
        yield AskingStep(step.kind.value, step.row, columns, step.masks, step.untried)
        if step.kind is StepKind.PLACE and step.depth < n:
            masks = _masks_below(step)
            yield AskingStep(FREE, step.row + 1, columns, masks, board & ~masks.attacked)


def _masks_below(step: Step) -> Masks:
    return step.masks.below(step.bit, step.n)
