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
from site_builder.svg.canvas import MEDIUM, SMALL
from site_builder.svg.charts.renderer import draw_chart, line_samples
from site_builder.svg.charts.scale import count_label, power_label
from site_builder.svg.charts.spec import BAR, ORBITS, Axis, ChartSpec, Series, Style, line_series
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
    spec = ChartSpec(
        title=f"Number of solutions for N = {censuses[0].n} to {censuses[-1].n}",
        description=f"{_totals(rows[0])}; {_totals(rows[-1])}.",
        mark="line",
        x=Axis("N"),
        y=Axis("solutions", is_log=True, tick_label=count_label),
        series=line_series(
            series, {"all": SERIES_COLORS - 1, "fundamental": SERIES_COLORS}, power_label
        ),
    )
    wide, narrow = draw_chart(spec)
    reader = ValueSlider.of(series, line_samples(spec), grouped, rows[-1].n)
    return Chart(wide, totals_table(censuses), wide=True, narrow=narrow, reader=reader)


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
    spec = ChartSpec(
        title="Simkin's constant, and what the totals give for it",
        description=f"N = {rows[-1].n} gives {constant_of(rows[-1]):.3f}; the proved limit is "
        f"{QUEENS_CONSTANT}.",
        mark="line",
        x=Axis("N"),
        y=Axis("\N{GREEK SMALL LETTER ALPHA}", parts=10),
        series=line_series(
            series, {"measured": SERIES_COLORS - 1}, "{:.3f}".format, reference="proved limit"
        ),
    )
    wide, narrow = draw_chart(spec)
    reader = ValueSlider.of(series, line_samples(spec), "{:.3f}".format, rows[-1].n)
    return Chart(wide, constant_table(rows), wide=True, narrow=narrow, reader=reader)


def orbits_chart(censuses: Sequence[Census]) -> Chart:
    """Orbits by size on a logarithmic scale."""
    series = [
        Series(
            style,
            f"{'Orbits of' if size == 1 else 'of'} {size}",
            points=[
                (orbits, row)
                for row, census in enumerate(censuses)
                if (orbits := (census.orbits_by_size or {}).get(size))
            ],
        )
        for size, style in ORBITS.items()
    ]
    (svg,) = draw_chart(
        ChartSpec(
            title=f"Orbits of 1, 2, 4 and 8 boards for N = {censuses[0].n} to {censuses[-1].n}",
            description=f"N = {censuses[-1].n} has {_by_size(censuses[-1])}.",
            mark="dot",
            x=Axis("number of orbits, on a logarithmic scale", is_log=True, tick_label=count_label),
            y=Axis("N", bands=[str(census.n) for census in censuses]),
            series=series,
            sheets=[MEDIUM],
        )
    )
    return Chart(svg, orbits_table(censuses), wide=True)


def _by_size(row: Census) -> str:
    counts = (row.orbits_by_size or {}).items()
    named = [f"{counted(count, 'orbit')} of {size}" for size, count in counts if count]
    return ", ".join(named) or "no orbits"


def first_column_chart(values: Sequence[int]) -> Chart:
    """Solutions by the column of the queen in the top row."""
    labels = [grouped(value) if value >= 10_000 else str(value) for value in values]
    columns = [(column, 0, value) for column, value in enumerate(values)]
    (svg,) = draw_chart(
        ChartSpec(
            title=f"Solutions of N = {len(values)} by column of the first queen",
            description=", ".join(f"column {c}: {value}" for c, value in enumerate(values)),
            mark="bar",
            x=Axis(bands=[*map(str, range(len(values)))]),
            y=Axis(),
            series=[Series(BAR, ranges=columns, labels=labels)],
            sheets=[SMALL],
        )
    )
    return Chart(svg, first_column_table(values), caption=_extent(len(values), values))


def heat_chart(counts: Sequence[Sequence[int]]) -> Chart:
    """How many solutions have a queen on each square."""
    least, most = min(map(min, counts)), max(map(max, counts))
    squares = [(x, y, count) for y, row in enumerate(counts) for x, count in enumerate(row)]
    series = [
        Series(
            Style("qa-heat", opacity=0.06 + 0.94 * count / (most or 1)),
            points=(points := [(x, y) for x, y, number in squares if number == count]),
            labels=[str(count)] * len(points),
        )
        for count in sorted({*chain(*counts)})
    ]
    bands = Axis(bands=[""] * len(counts))
    (svg,) = draw_chart(
        ChartSpec(
            title=f"Queens per square over all solutions of N = {len(counts)}",
            description=f"From {least} to {most} of the {counted(sum(counts[0]), 'solution')} "
            "have a queen on a square; each row and each column adds up to all of them.",
            mark="cell",
            x=bands,
            y=bands,
            series=series,
            sheets=[SMALL],
        )
    )
    return Chart(svg, heat_table(counts), caption=_extent(len(counts), [*chain(*counts)]))


def _extent(n: int, counts: Sequence[int]) -> str:
    """The caption of a chart that has no room for its numbers; otherwise empty."""
    if n <= MAX_WRITTEN_N:
        return ""
    return f"From {grouped(min(counts))} to {grouped(max(counts))} solutions."
