"""The search by hand: a board to search on, and squares tried."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import Annotated

from cy_core import Step, StepKind, attack_masks, count, find_method, trace
from site_builder.figures.searches import squares_of
from site_builder.svg.board import Board, Square, draw_board
from site_builder.svg.canvas import MEDIUM
from site_builder.svg.charts.renderer import draw_chart
from site_builder.svg.charts.scale import count_label
from site_builder.svg.charts.spec import Axis, ChartSpec, Series, Style, series_class
from site_builder.values.block import block, size, sizes
from site_builder.values.cache import disk_cache
from site_builder.values.figure import Chart, Element, Picture
from site_builder.values.table import Table, number_columns
from site_builder.values.text import queens_text, square_name

METHOD = "backtracking"
SIZES = (4, 5, 6)
PROGRAM_ID = "search-program"  # of the program in the page, which the figure shows line by line
_BRUTE_FORCE = find_method("brute_force")


# The search by hand -------------------------------------------------------------------------------


@block("hand-search", "4")
def hand_search(n: Annotated[int, size(SIZES[0], SIZES[-1])]) -> Element:
    """The backtracking search that a reader does square by square; without script, its boards."""
    return Element(
        "queens-hand-search",
        "Search by hand",
        {"n": n, "program": PROGRAM_ID, "sizes": SIZES},
        first_pictures(n),
        "Try squares left to right. If one is free, put a queen and go down a row. "
        "If none is left, go back up and move that queen on.",
        sizes=SIZES,
        style_class="qa-hand",
    )


def first_pictures(n: int) -> list[Picture]:
    """Draw each queen that is placed or lifted up to the first solution."""
    steps = takewhile(lambda step: step.solutions == 0, trace(n, METHOD))
    return [_picture(step) for step in steps if step.kind is not StepKind.REJECT]


def _picture(step: Step) -> Picture:
    is_placed = step.kind is StepKind.PLACE
    attacked: list[Square] = []  # in the next row
    if is_placed and step.depth < step.n:
        below = step.row + 1
        masks = attack_masks(step.n, step.queens, below)
        attacked = squares_of(step.n, below, masks.attacked)
    square = (step.row, step.column)
    board = Board(
        step.n,
        step.queens,
        crosses=attacked,
        rings=[square] if is_placed else [],
        dashed_rings=[] if is_placed else [square],
        coordinates=True,
    )
    svg = draw_board(
        board,
        title=f"Search by hand, N = {step.n}",
        description=queens_text(square_name(queen, step.n) for queen in step.queens),
        style_class="qa-state",
    )
    return Picture(svg, _caption(step, is_stuck=len(attacked) == step.n))


def _caption(step: Step, *, is_stuck: bool) -> str:
    square = square_name((step.row, step.column), step.n)
    if step.kind is StepKind.BACKTRACK:
        return f"Go back: lift the queen from {square}."
    if step.depth == step.n:
        return f"{square} is free: the first solution. Go back to look for more."
    stuck = f" Every square of row {step.n - step.row - 1} is attacked." if is_stuck else ""
    return f"{square} is free: put a queen.{stuck}"


# Squares tried ------------------------------------------------------------------------------------

_STYLES = {
    "Backtracking": Style(series_class(0)),
    "Brute force": Style(series_class(1), shape="square", is_hollow=True),
}


@block("squares-tried", "4-8")
def squares_tried_chart(sizes: Annotated[range, sizes(1, _BRUTE_FORCE.max_n)]) -> Chart:
    """The squares that backtracking and brute force try, on a logarithmic scale."""
    columns = [[*map(squares_tried, sizes)], [*map(squares_by_brute_force, sizes)]]
    rows = [*zip(sizes, *columns, strict=True)]
    n, fewer, more = rows[-1]
    counts = f"{fewer:,} squares, and brute force {more:,}"
    (svg,) = draw_chart(
        ChartSpec(
            title="Squares tried by backtracking and by brute force",
            description=f"Backtracking tries {counts} for N = {n}.",
            mark="dot",
            x=Axis("squares, on a logarithmic scale", is_log=True, tick_label=count_label),
            y=Axis("N", bands=[*map(str, sizes)]),
            series=[
                Series(style, name, points=[(count, row) for row, count in enumerate(its)])
                for (name, style), its in zip(_STYLES.items(), columns, strict=True)
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
        tuple((*row, round(row[2] / row[1])) for row in rows),
    )
    caption = f"For N = {n} backtracking tries {counts}."
    return Chart(svg, table, wide=True, caption=caption)


@cache  # counted once for all rebuilds of `mkdocs serve`
@disk_cache
def squares_by_brute_force(n: int) -> int:
    """Count the squares that brute force tries: one for each queen.

    >>> squares_by_brute_force(4)
    340
    """
    return count(n, method=_BRUTE_FORCE.key).nodes or 0


def squares_tried(n: int) -> int:
    """Count the squares that backtracking tries: a row of each board that is not full.

    >>> squares_tried(4)
    60
    """
    return n * (1 + (count(n, method=METHOD).nodes or 0) - count(n).total)
