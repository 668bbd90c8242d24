"""Figures about Simkin's constant: the estimate of it that each total number of solutions gives."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Annotated

from cy_core import MAX_KNOWN_N, Census
from queens_atlas.blocks import (
    Chart,
    Column,
    Table,
    UserError,
    block,
    number_columns,
    size,
)
from site_builder.figures.totals import KnownSizes
from site_builder.svg.charts.renderer import draw_chart, line_samples
from site_builder.svg.charts.spec import Axis, ChartSpec, line_series
from site_builder.svg.palette import SERIES_COLORS
from site_builder.values.census import census
from site_builder.values.figure import ValueSlider

# Simkin's constant, which Nobel, Agrawal and Boyd proved to three decimals.
QUEENS_CONSTANT = 1.944


@block("chart constant", "1-27")
def constant_chart(sizes: KnownSizes) -> Chart:
    """Draw for each N the estimate of the constant that the total gives, and the proved limit."""
    rows = [row for row in map(census, sizes) if row.total]
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


def constant_table(censuses: Sequence[Census]) -> Table:
    """Return a table of the estimate of the constant for each N.

    The other columns have its distance from the limit, and the total divided by the total that the
    limit gives.
    """
    rows = []
    for row in censuses:
        alpha = constant_of(row)
        rows.append((row.n, alpha, QUEENS_CONSTANT - alpha, ratio_to_limit(row)))
    columns = (
        *number_columns("N"),
        Column("measured", "measured", format="{:.4f}".format),
        Column("below", "below the limit", format="{:.4f}".format),
        Column("ratio", "total / limit form", format="{:,.2f}".format),
    )
    return Table("Simkin's constant by N", columns, tuple(rows))


def constant_of(row: Census) -> float:
    """Return the estimate for an N: the alpha for which the total of `row` is (N e^-alpha)^N."""
    return log(row.n) - log(row.total) / row.n


def ratio_to_limit(row: Census) -> float:
    """Return the total of `row` divided by the total that the proved limit gives for its N."""
    return exp(row.n * (QUEENS_CONSTANT - constant_of(row)))


@block("limit-ratio", "27", is_inline=True)
def limit_ratio(n: Annotated[int, size(4, MAX_KNOWN_N)]) -> str:
    """Return as text the total of `n` divided by the total that the proved limit gives."""
    return f"{ratio_to_limit(census(n)):.0f}"
