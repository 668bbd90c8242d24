"""The backtracking search that a reader does square by square."""

from __future__ import annotations

from cy_core import METHODS, StepKind, trace
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.page import own_asset
from site_builder.values.reading import size_of

SIZES = (4, 5, 6)
SCRIPT = "assets/queens-hand-search.js"
STYLESHEET = "assets/queens-hand-search.css"
# Backtracking: the first method that checks each queen as it is placed.
METHOD = next(method.key for method in METHODS if method.checks == "placing")
_LETTERS = {
    StepKind.PLACE: "p",
    StepKind.REJECT: "x",
    StepKind.BACKTRACK: "b",
    StepKind.SOLUTION: "b",  # the search lifts the last queen to look for more
}


def hand_search(block: Block) -> Figure:
    """Make the figure: the board, the tree and the program, and pictures without script."""
    n = size_of(block.line(), SIZES[0], SIZES[-1], "a search by hand takes")
    context = {
        "n": n,
        "searches": {size: search_letters(size) for size in SIZES},
        "script": SCRIPT,
        "stylesheet": STYLESHEET,
    }
    assets = (own_asset(SCRIPT), own_asset(STYLESHEET))
    return Figure("hand_search.html.jinja", context, SIZES, assets)


def search_letters(n: int) -> str:
    """Write a whole search with one letter a step.

    Parameters
    ----------
    n : int
        Side of the board.

    Returns
    -------
    str
        ``p`` puts a queen on the next square of the row, ``x`` finds that square attacked, ``b``
        goes back up and lifts the queen there.

    >>> search_letters(4)[:10]
    'pxxpxxxxbp'
    """
    return "".join(_LETTERS[step.kind] for step in trace(n, METHOD))
