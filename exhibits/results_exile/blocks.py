"""Figures of greedy queens on a board without end.

They are a picture to move and zoom, and the distances of the queens from two lines.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal, TypedDict

from exhibits.results_exile.antidiagonals import greedy_rows
from queens_atlas.blocks import (
    Asset,
    Board,
    Chart,
    Column,
    Element,
    Picture,
    Table,
    block,
    draw_board,
    grouped,
    number_columns,
)
from site_builder.svg.board import QUEEN_DATA
from site_builder.svg.charts.renderer import draw_chart
from site_builder.svg.charts.scale import count_label
from site_builder.svg.charts.spec import Axis, ChartSpec, line_series
from site_builder.values.text import with_minus

FOLDER = Path(__file__).parent
PROGRAMS = ("columns.c", "antidiagonals.py")
# The number of columns and rows in the picture for pages without script.
STILL_SIDE = 24
# The number of terms in the b-files, as in the b-files of the OEIS.
B_FILE_TERMS = 10_000
# The two lines near which the queens are: the name of each in the data, and its slope as text.
SLOPES: dict[Literal["upper", "lower"], str] = {"upper": "\u03c6", "lower": "1/\u03c6"}


class NearLine(TypedDict):
    """A summary of the queens near one line."""

    queens: int
    # The least and the greatest distance of a queen from the line, in rows, each with the column of
    # the queen. A distance is negative for a queen below the line.
    least: tuple[float, int]
    most: tuple[float, int]


class Summary(TypedDict):
    """A summary of the queens in the first `n` columns. Both programs print such summaries."""

    n: int
    upper: NearLine
    lower: NearLine
    # The sum of (column + 1) * row modulo 2**64, in hexadecimal digits.
    checksum: str


@cache
def summaries() -> list[Summary]:
    """Return the recorded summaries on which both programs agree, for n = 10, 20, 50 and so on."""
    recorded = json.loads((FOLDER / "distances.json").read_text(encoding="utf-8"))
    found: list[Summary] = recorded["summaries"]
    return found


@block("exile", "")
def exile() -> Element:
    """Return a board with greedy queens that a reader moves and zooms.

    Without script it shows the first columns and rows.
    """
    rows = greedy_rows(STILL_SIDE)
    queens = [(STILL_SIDE - 1 - row, column) for column, row in enumerate(rows) if row < STILL_SIDE]
    picture = draw_board(
        Board(STILL_SIDE, queens),
        title=f"Greedy queens in the first {STILL_SIDE} columns and rows",
        description=f"From column 0 on, the queens stand in rows {', '.join(map(str, rows))}.",
    )
    return Element(
        "queens-exile",
        "Greedy queens",
        {"queen": QUEEN_DATA},
        [Picture(picture, n=STILL_SIDE)],
        sizes=(STILL_SIDE,),
        style_class="qa-exile",
    )


@block("chart exile", "")
def distance_chart() -> Chart:
    """Draw for each line how far above and below it the first n queens are at most, by n."""
    # A chart connects the points of consecutive numbers only. So it has the powers of ten, with
    # their exponents as the numbers.
    powers = {
        len(str(summary["n"])) - 1: summary
        for summary in summaries()
        if str(summary["n"]).strip("0") == "1"
    }
    series = {
        f"{slope}, {'lowest' if end == 'least' else 'highest'}": {
            exponent: summary[line][end][0] for exponent, summary in powers.items()
        }
        for line, slope in SLOPES.items()
        for end in ("most", "least")
    }
    last = summaries()[-1]
    ranges = [
        f"within {last[line]['least'][0]:.3f} to {last[line]['most'][0]:.3f} rows of slope {slope}"
        for line, slope in SLOPES.items()
    ]
    wide, narrow = draw_chart(
        ChartSpec(
            title="Distances of greedy queens from their lines",
            description=f"The first {grouped(last['n'])} queens stay {' and '.join(ranges)}.",
            mark="line",
            x=Axis("queens", tick_label=lambda exponent: count_label(10**exponent)),
            y=Axis("rows above the line"),
            series=line_series(series, {}, "{:.2f}".format),
        )
    )
    return Chart(wide, distance_table(), wide=True, narrow=narrow)


def distance_table() -> Table:
    """Return a table of the summaries, with a row for each n."""
    columns = list(number_columns("queens"))
    for line, slope in SLOPES.items():
        columns += [
            Column(f"{line}_queens", f"near {slope}"),
            Column(f"{line}_least", f"lowest, {slope}", "rows", "{:.4f}".format),
            Column(f"{line}_least_column", "in column"),
            Column(f"{line}_most", f"highest, {slope}", "rows", "{:.4f}".format),
            Column(f"{line}_most_column", "in column"),
        ]
    rows = []
    for summary in summaries():
        row: list[float] = [summary["n"]]
        for line in SLOPES:
            near = summary[line]
            row += [near["queens"], *near["least"], *near["most"]]
        rows.append(tuple(row))
    return Table("Distances from the lines", tuple(columns), tuple(rows))


@block("exile-range", "upper", is_inline=True)
def distance_range(line: Literal["upper", "lower"]) -> str:
    """Return as text the least and the greatest distance of all queens near a line."""
    near = summaries()[-1][line]
    return with_minus(f"{near['least'][0]} to {near['most'][0]}")


@block("table exile", "")
def terms_table() -> Table:
    """Return a table of the first terms of both sequences.

    Their b-files and both programs are links.
    """
    rows = greedy_rows(B_FILE_TERMS)
    first = (
        (f"A{key}", offset, ", ".join(str(row + offset) for row in rows[:16]))
        for key, offset in (("275895", 0), ("065188", 1))
    )
    columns = (
        Column("sequence", "sequence", align="l"),
        Column("first", "counts from"),
        Column("terms", "first terms", align="l"),
    )
    return Table(
        "Rows of the queens, column by column",
        columns,
        tuple(first),
        path="results/exile",
        others=(
            Asset("results/b275895.txt", b_file(rows, 0)),
            Asset("results/b065188.txt", b_file(rows, 1)),
            *(
                Asset(f"results/{name}", (FOLDER / name).read_text(encoding="utf-8"))
                for name in PROGRAMS
            ),
        ),
    )


def b_file(rows: Sequence[int], offset: int) -> str:
    """Return the text of a b-file with the row of each column's queen.

    Columns and rows are counted from `offset`, 0 or 1.
    """
    lines = (f"{column} {row + offset}\n" for column, row in enumerate(rows, offset))
    return "".join(lines)
