"""The call stack of a recursive search: the calls that wait."""

from __future__ import annotations

from itertools import takewhile
from typing import Annotated

from cy_core import Step, StepKind, trace
from site_builder.figures.learn_search.blocks import METHOD
from site_builder.svg.board import Board, draw_board
from site_builder.values.block import block, size
from site_builder.values.figure import Element, Picture
from site_builder.values.text import queens_text, square_name

SIZES = (4, 5)
# The programs of the page, by their ids, and how the figure names them.
PROGRAMS = {"recursive-program": "recursive", "loop-program": "one loop"}


@block("call-stack", "4")
def call_stack(n: Annotated[int, size(SIZES[0], SIZES[-1])]) -> Element:
    """The search as its program runs it, with the calls that wait beside the board."""
    return Element(
        "queens-call-stack",
        "Call stack",
        {"n": n, "sizes": SIZES, "programs": [*PROGRAMS.items()]},
        call_pictures(n),
        sizes=SIZES,
        style_class="qa-lab qa-calls",
    )


def call_pictures(n: int) -> list[Picture]:
    """Draw the board at each call up to the first solution."""
    first = takewhile(lambda step: step.solutions == 0, trace(n, METHOD))
    return [_picture(step) for step in first if step.kind is StepKind.PLACE]


def _picture(step: Step) -> Picture:
    svg = draw_board(
        Board(step.n, step.queens, pointer=step.depth if step.depth < step.n else None),
        title=f"Call stack, N = {step.n}",
        description=queens_text(square_name(queen, step.n) for queen in step.queens),
        style_class="qa-state",
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
