"""The backtracking search that a reader does square by square."""

from __future__ import annotations

from itertools import takewhile

from cy_core import METHODS, Step, StepKind, attack_masks, trace
from site_builder.svg import strip
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure, Picture
from site_builder.values.reading import size_of
from site_builder.values.text import square_name

SIZES = (4, 5, 6)
PROGRAM_ID = "search-program"  # of the program in the page, which the figure shows line by line
# Backtracking: the first method that checks each queen as it is placed.
METHOD = next(method.key for method in METHODS if method.checks == "placing")
_LETTERS = {
    StepKind.PLACE: "p",
    StepKind.REJECT: "x",
    StepKind.BACKTRACK: "b",
    StepKind.SOLUTION: "b",  # the search lifts the last queen to look for more
}


def hand_search(block: Block) -> Figure:
    """Make the figure: board, tree and program for a script, and pictures for pages without one."""
    n = size_of(block.line(), SIZES[0], SIZES[-1], "a search by hand takes")
    context = {
        "n": n,
        "searches": {size: search_letters(size) for size in SIZES},
        "program": PROGRAM_ID,
        "pictures": first_pictures(n),
    }
    return Figure("hand_search.html.jinja", context, SIZES)


def search_letters(n: int) -> str:
    """Write a whole search with one letter a step.

    >>> search_letters(4)[:10]
    'pxxpxxxxbp'
    """
    return "".join(_LETTERS[step.kind] for step in trace(n, METHOD))


def first_pictures(n: int) -> list[Picture]:
    """Draw each queen that is placed or lifted up to the first solution.

    The page needs the shared parts of boards of this N.
    """
    steps = takewhile(lambda step: step.solutions == 0, trace(n, METHOD))
    return [_picture(step) for step in steps if step.kind is not StepKind.REJECT]


def _picture(step: Step) -> Picture:
    square = square_name((step.row, step.column), step.n)
    is_placed = step.kind is StepKind.PLACE
    below = _attacked_below(step) if is_placed and step.depth < step.n else 0
    svg = strip.state(
        step.n,
        step.queens,
        title=f"Search by hand, N = {step.n}",
        description=" ".join(square_name(queen, step.n) for queen in step.queens) or "no queens",
        attacked={step.row + 1: below} if below else None,
        square=(step.row, step.column),
        act="place" if is_placed else "backtrack",
    )
    return Picture(svg, _caption(step, square, is_stuck=below == (1 << step.n) - 1))


def _attacked_below(step: Step) -> int:
    """The attacked squares of the next row, as bits."""
    return attack_masks(step.n, step.queens, step.row + 1).attacked


def _caption(step: Step, square: str, *, is_stuck: bool) -> str:
    if step.kind is StepKind.BACKTRACK:
        return f"Go back: lift the queen from {square}."
    if step.depth == step.n:
        return f"{square} is free: the first solution. Go back to look for more."
    stuck = f" Every square of row {step.n - step.row - 1} is attacked." if is_stuck else ""
    return f"{square} is free: put a queen.{stuck}"
