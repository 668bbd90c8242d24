"""Charts of counts: each a picture, its description, and its data as a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from cy_core import Census
from site_builder.figures.counts.tables import (
    QUEENS_CONSTANT,
    constant_of,
    constant_table,
    first_column_table,
    heat_table,
    orbits_table,
    totals_table,
)
from site_builder.svg.charts.bars import bars, orbit_dots
from site_builder.svg.charts.heatmap import heatmap
from site_builder.svg.charts.line_plot import linear_lines, log_lines
from site_builder.svg.charts.scale import power_label
from site_builder.svg.palette import SERIES_COLORS
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, ValueSlider
from site_builder.values.text import counted, grouped

MAX_WRITTEN_N = 12  # a chart of a larger N has no room for numbers


def totals_chart(censuses: Sequence[Census]) -> Chart:
    """All and fundamental solutions on a logarithmic scale."""
    rows = [row for row in censuses if row.total]
    if not rows:
        raise UserError("N = 2 and N = 3 have no solution to chart: choose a wider range")
    series = {
        "all": {row.n: row.total for row in rows},
        "fundamental": {row.n: row.fundamental or 0 for row in rows},
    }
    drawn = log_lines(
        {name: [*by_n.items()] for name, by_n in series.items()},
        x_title="N",
        y_title="solutions",
        title=f"Number of solutions for N = {censuses[0].n} to {censuses[-1].n}",
        description=f"{_totals(rows[0])}; {_totals(rows[-1])}.",
        value_label=power_label,
        styles={"all": SERIES_COLORS - 1, "fundamental": SERIES_COLORS},
    )
    reader = ValueSlider.of(series, drawn.samples, grouped, rows[-1].n)
    return Chart(drawn.wide, totals_table(censuses), wide=True, narrow=drawn.narrow, reader=reader)


def _totals(row: Census) -> str:
    all_of_them = counted(row.total, "solution")
    return f"N = {row.n}: {all_of_them}, {grouped(row.fundamental or 0)} fundamental"


def constant_chart(censuses: Sequence[Census]) -> Chart:
    """The constant that each total gives, beside the limit that is proved."""
    rows = [row for row in censuses if row.total]
    if not rows:
        raise UserError("N = 2 and N = 3 have no solution to chart: choose a wider range")
    series = {
        "measured": {row.n: constant_of(row) for row in rows},
        "proved limit": {row.n: QUEENS_CONSTANT for row in rows},
    }
    drawn = linear_lines(
        {name: [*by_n.items()] for name, by_n in series.items()},
        x_title="N",
        y_title="\N{GREEK SMALL LETTER ALPHA}",
        title="Simkin's constant, and what the totals give for it",
        description=f"N = {rows[-1].n} gives {constant_of(rows[-1]):.3f}; the proved limit is "
        f"{QUEENS_CONSTANT}.",
        value_label="{:.3f}".format,
        reference="proved limit",
        styles={"measured": SERIES_COLORS - 1},
        parts=10,
    )
    reader = ValueSlider.of(series, drawn.samples, "{:.3f}".format, rows[-1].n)
    table = constant_table(rows)
    return Chart(drawn.wide, table, wide=True, narrow=drawn.narrow, reader=reader)


def orbits_chart(censuses: Sequence[Census]) -> Chart:
    """Orbits by size on a logarithmic scale."""
    svg = orbit_dots(
        [(row.n, row.orbits_by_size or {}) for row in censuses],
        title=f"Orbits of 1, 2, 4 and 8 boards for N = {censuses[0].n} to {censuses[-1].n}",
        description=f"N = {censuses[-1].n} has {_by_size(censuses[-1])}.",
    )
    return Chart(svg, orbits_table(censuses), wide=True)


def _by_size(row: Census) -> str:
    counts = (row.orbits_by_size or {}).items()
    named = [f"{counted(count, 'orbit')} of {size}" for size, count in counts if count]
    return ", ".join(named) or "no orbits"


def first_column_chart(values: Sequence[int]) -> Chart:
    """Solutions by the column of the queen in the top row."""
    svg = bars(
        values,
        range(len(values)),
        title=f"Solutions of N = {len(values)} by column of the first queen",
        description=", ".join(f"column {c}: {value}" for c, value in enumerate(values)),
    )
    return Chart(svg, first_column_table(values), caption=_extent(len(values), values))


def heat_chart(counts: Sequence[Sequence[int]]) -> Chart:
    """How many solutions have a queen on each square."""
    least, most = min(map(min, counts)), max(map(max, counts))
    svg = heatmap(
        counts,
        title=f"Queens per square over all solutions of N = {len(counts)}",
        description=f"From {least} to {most} of the {counted(sum(counts[0]), 'solution')} "
        "have a queen on a square; each row and each column adds up to all of them.",
    )
    return Chart(svg, heat_table(counts), caption=_extent(len(counts), [*chain(*counts)]))


def _extent(n: int, counts: Sequence[int]) -> str:
    """The caption of a chart that has no room for its numbers; otherwise empty."""
    if n <= MAX_WRITTEN_N:
        return ""
    return f"From {grouped(min(counts))} to {grouped(max(counts))} solutions."
