"""Charts and tables of the number of solutions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Annotated

from cy_core import MAX_KNOWN_N, Census, queens_per_square
from site_builder.svg.canvas import MEDIUM, SMALL
from site_builder.svg.charts.renderer import draw_chart, line_samples
from site_builder.svg.charts.scale import count_label, power_label
from site_builder.svg.charts.spec import BAR, ORBITS, Axis, ChartSpec, Series, Style, line_series
from site_builder.svg.palette import SERIES_COLORS
from site_builder.values.block import block, size, sizes
from site_builder.values.census import (
    MAX_COMPUTED_N,
    KnownCount,
    census,
    known_counts,
)
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, ValueSlider
from site_builder.values.parsing import MAX_CHARTED
from site_builder.values.table import (
    Cell,
    Row,
    Table,
    number_columns,
    or_dash,
    text_columns,
)
from site_builder.values.text import column_letter, counted, grouped

ORBIT_SIZES = (1, 2, 4, 8)
COUNT_COLUMNS = number_columns("N", "all", "fundamental")
ORBIT_COLUMNS = number_columns(*(f"orbits of {size}" for size in ORBIT_SIZES), format=or_dash)
SmallSize = Annotated[int, size(1, MAX_CHARTED)]
KnownSizes = Annotated[range, sizes(1, MAX_KNOWN_N)]
# The largest N whose chart has room for numbers.
MAX_WRITTEN_N = 12


# Charts ------------------------------------------------------------------------------------------


@block("chart first-column", "8")
def first_column(n: SmallSize) -> Chart:
    """Draw how many solutions have their first queen in each column."""
    return first_column_chart(queens_per_square(n)[0])


@block("chart heat", "8", is_public=True)
def heat(n: SmallSize) -> Chart:
    """How many solutions have a queen on each square."""
    return heat_chart(queens_per_square(n))


@block("chart totals", "1-27", is_public=True)
def totals_chart(sizes: KnownSizes) -> Chart:
    """All and fundamental solutions on a logarithmic scale."""
    counts = list(map(census, sizes))
    rows = [row for row in counts if row.total]
    if not rows:
        raise UserError("N = 2 and N = 3 have no solution to chart: choose a wider range")
    series = {
        "all": {row.n: row.total for row in rows},
        "fundamental": {row.n: row.fundamental or 0 for row in rows},
    }
    spec = ChartSpec(
        title=f"Number of solutions for N = {sizes[0]} to {sizes[-1]}",
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
    table = Table("Solutions by N", COUNT_COLUMNS, tuple(map(_counts, counts)))
    return Chart(wide, table, wide=True, narrow=narrow, reader=reader)


def _totals(row: Census) -> str:
    total = counted(row.total, "solution")
    return f"N = {row.n}: {total}, {grouped(row.fundamental or 0)} fundamental"


@block("chart orbits", "1-27", is_public=True)
def orbits_chart(sizes: KnownSizes) -> Chart:
    """How many orbits have 1, 2, 4 and 8 boards for each N, on a logarithmic scale."""
    counts = list(map(census, sizes))
    series = []
    for orbit_size, style in ORBITS.items():
        orbits = [(row.orbits_by_size or {}).get(orbit_size) for row in counts]
        points = [(count, index) for index, count in enumerate(orbits) if count]
        label = f"Orbits of {orbit_size}" if orbit_size == 1 else f"of {orbit_size}"
        series.append(Series(style, label, points=points))
    (svg,) = draw_chart(
        ChartSpec(
            title=f"Orbits of 1, 2, 4 and 8 boards for N = {sizes[0]} to {sizes[-1]}",
            description=f"N = {counts[-1].n} has {_by_size(counts[-1])}.",
            mark="dot",
            x=Axis("number of orbits, on a logarithmic scale", is_log=True, tick_label=count_label),
            y=Axis("N", bands=list(map(str, sizes))),
            series=series,
            sheets=[MEDIUM],
        )
    )
    rows = tuple((row.n, *_orbits(row)) for row in counts)
    table = Table("Orbits by their size", (*number_columns("N"), *ORBIT_COLUMNS), rows)
    return Chart(svg, table, wide=True)


def _by_size(row: Census) -> str:
    counts = (row.orbits_by_size or {}).items()
    named = [f"{counted(count, 'orbit')} of {size}" for size, count in counts if count]
    return ", ".join(named) or "no orbits"


def first_column_chart(values: Sequence[int]) -> Chart:
    """Draw the number of solutions for each column of the queen in the top row."""
    labels = [grouped(value) if value >= 10_000 else str(value) for value in values]
    bars = [(column, 0, value) for column, value in enumerate(values)]
    named = [(column_letter(column), value) for column, value in enumerate(values)]
    (svg,) = draw_chart(
        ChartSpec(
            title=f"Solutions of N = {len(values)} by column of the first queen",
            description=", ".join(f"column {column}: {value}" for column, value in named),
            mark="bar",
            x=Axis(bands=[column for column, _ in named]),
            y=Axis(),
            series=[Series(BAR, ranges=bars, labels=labels)],
            sheets=[SMALL],
        )
    )
    table = Table(
        "Solutions by column of the first queen",
        (*text_columns("column"), *number_columns("solutions")),
        tuple(named),
    )
    return Chart(svg, table, caption=_extent(len(values), values))


def heat_chart(counts: Sequence[Sequence[int]]) -> Chart:
    """Draw the number of solutions with a queen on each square."""
    values = list(chain.from_iterable(counts))
    least = min(values)
    most = max(values)
    squares = [(x, y, count) for y, row in enumerate(counts) for x, count in enumerate(row)]
    series = []
    for value in sorted(set(values)):
        style = Style("qa-heat", opacity=0.06 + 0.94 * value / (most or 1))
        points = [(x, y) for x, y, count in squares if count == value]
        series.append(Series(style, points=points, labels=[str(value)] * len(points)))
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
    n = len(counts)
    rows: tuple[Row, ...] = tuple((n - index, *row) for index, row in enumerate(counts))
    columns = number_columns("row", *map(column_letter, range(n)))
    table = Table("Queens on each square, over all solutions", columns, rows)
    return Chart(svg, table, caption=_extent(n, values))


def _extent(n: int, counts: Sequence[int]) -> str:
    """Return a caption with the least and the greatest of `counts`, if the chart lacks numbers.

    Return an empty text if the chart has room for its numbers.
    """
    if n <= MAX_WRITTEN_N:
        return ""
    return f"From {grouped(min(counts))} to {grouped(max(counts))} solutions."


# Tables ------------------------------------------------------------------------------------------


@block("table census", "1-12", is_public=True)
def census_table(sizes: Annotated[range, sizes(1, MAX_COMPUTED_N)]) -> Table:
    """N, total, fundamental, and orbits by size, all computed."""
    caption = f"Solutions for N = {sizes[0]} to {sizes[-1]}, computed while this page was made"
    rows = tuple((*_counts(row), *_orbits(row)) for row in map(census, sizes))
    return Table(caption, (*COUNT_COLUMNS, *ORBIT_COLUMNS), rows)


@block("table ledger", "", is_public=True)
def ledger_table() -> Table:
    """Every N whose counts are known, and how we know them."""
    rows = tuple((*_counts(row.census), _source(row)) for row in known_counts())
    return Table("All counts that are known", (*COUNT_COLUMNS, *text_columns("source")), rows)


def _source(row: KnownCount) -> Cell:
    if row.origin == "computed":
        return Cell("computed here")
    if row.origin == "counted":
        return Cell("counted", under=row.source)
    return Cell("cited", mark="quiet")


def _counts(row: Census) -> Row:
    return row.n, row.total, row.fundamental


def _orbits(row: Census) -> Row:
    counts = row.orbits_by_size or {}
    return tuple(counts.get(size, 0) for size in ORBIT_SIZES)
