"""Figures of the search by hand, and of the number of squares that searches try."""

from __future__ import annotations

from typing import Annotated

from cy_core import find_method
from exhibits.shared.searches import METHOD, squares_tried
from queens_atlas.blocks import (
    Chart,
    Element,
    Table,
    block,
    grouped,
    number_columns,
    size,
    sizes,
)
from site_builder.figures.searches import tree_picture
from site_builder.svg.canvas import MEDIUM
from site_builder.svg.charts.renderer import draw_chart
from site_builder.svg.charts.scale import count_label
from site_builder.svg.charts.spec import Axis, ChartSpec, Series, Style, series_class
from site_builder.values.census import nodes

SIZES = (4, 5, 6)
# The largest N for the blocks `tried` and `calls`, which print a number within a sentence.
MAX_COUNTED = 10
# The id in the page of the program that the figure shows beside the board.
PROGRAM_ID = "search-program"
# The clauses of the rule of the search. The script highlights the clause that a step applies; the
# keys are the kinds of steps.
RULE = {
    "skip": "Try squares left to right.",
    "put": "If one is free, put a queen and go down a row.",
    "back": "If none is left, go back up and move that queen on.",
}
_BRUTE_FORCE = find_method("brute_force")


# The search by hand -------------------------------------------------------------------------------


@block("hand-search", "4")
def hand_search(n: Annotated[int, size(SIZES[0], SIZES[-1])]) -> Element:
    """Return a figure in which a reader does a backtracking search square by square.

    Without script it shows the search tree.
    """
    return Element(
        "queens-hand-search",
        "Search by hand",
        {"n": n, "program": PROGRAM_ID, "sizes": SIZES, "rule": list(RULE.items())},
        [tree_picture(METHOD, n)],
        " ".join(RULE.values()),
        sizes=SIZES,
        style_class="qa-hand",
    )


# Squares tried ------------------------------------------------------------------------------------

_STYLES = {
    "Backtracking": Style(series_class(0)),
    "Brute force": Style(series_class(1), shape="square", is_hollow=True),
}


@block("squares-tried", "4-8")
def squares_tried_chart(sizes: Annotated[range, sizes(1, _BRUTE_FORCE.max_n)]) -> Chart:
    """Draw how many squares backtracking and brute force try, on a logarithmic scale."""
    counts_by_method = [
        list(map(squares_tried, sizes)),
        list(map(squares_by_brute_force, sizes)),
    ]
    rows = list(zip(sizes, *counts_by_method, strict=True))
    n, by_backtracking, by_brute_force = rows[-1]
    counts_text = f"{by_backtracking:,} squares, and brute force {by_brute_force:,}"
    (svg,) = draw_chart(
        ChartSpec(
            title="Squares tried by backtracking and by brute force",
            description=f"Backtracking tries {counts_text} for N = {n}.",
            mark="dot",
            x=Axis("squares, on a logarithmic scale", is_log=True, tick_label=count_label),
            y=Axis("N", bands=list(map(str, sizes))),
            series=[
                Series(style, name, points=[(count, row) for row, count in enumerate(counts)])
                for (name, style), counts in zip(_STYLES.items(), counts_by_method, strict=True)
            ],
            sheets=[MEDIUM],
        )
    )
    table = Table(
        "Squares tried until all solutions are found",
        (
            *number_columns("N", *_STYLES),
            *number_columns("brute force tries", format="{:,} times as many".format),
        ),
        tuple((size, fewer, more, round(more / fewer)) for size, fewer, more in rows),
    )
    caption = f"For N = {n} backtracking tries {counts_text}."
    return Chart(svg, table, wide=True, caption=caption)


def squares_by_brute_force(n: int) -> int:
    """Return how many squares brute force tries, which is one for each queen that it places.

    >>> squares_by_brute_force(4)
    340
    """
    return nodes(_BRUTE_FORCE.key, "recursive", n) or 0


@block("tried", "6", is_inline=True)
def tried(n: Annotated[int, size(1, MAX_COUNTED)]) -> str:
    """Return the number of squares that backtracking tries for `n`."""
    return grouped(squares_tried(n))


@block("calls", "8", is_inline=True)
def calls(n: Annotated[int, size(1, MAX_COUNTED)]) -> str:
    """Return the number of calls of the recursive program for `n`.

    It has one call for each queen that it places, and the first call.
    """
    return grouped(1 + (nodes(METHOD, "recursive", n) or 0))
