"""Charts of counts as blocks."""

from __future__ import annotations

from typing import Annotated

from cy_core import MAX_KNOWN_N, Census, queens_per_square
from site_builder.figures.counts import charts
from site_builder.figures.counts.tables import SmallSize
from site_builder.values.block import block, sizes
from site_builder.values.census import census
from site_builder.values.figure import Chart

KnownSizes = Annotated[range, sizes(1, MAX_KNOWN_N)]


@block("chart totals", "1-27")
def totals(sizes: KnownSizes) -> Chart:
    """How the totals grow."""
    return charts.totals_chart(censuses(sizes))


@block("chart orbits", "1-27")
def orbits(sizes: KnownSizes) -> Chart:
    """The orbits of each size."""
    return charts.orbits_chart(censuses(sizes))


@block("chart constant", "1-27")
def constant(sizes: KnownSizes) -> Chart:
    """The constant of Simkin, estimated by each total."""
    return charts.constant_chart(censuses(sizes))


@block("chart first-column", "8")
def first_column(n: SmallSize) -> Chart:
    """Solutions by the column of their first queen."""
    return charts.first_column_chart(queens_per_square(n)[0])


@block("chart heat", "8")
def heat(n: SmallSize) -> Chart:
    """How many solutions have a queen on each square."""
    return charts.heat_chart(queens_per_square(n))


def censuses(sizes: range) -> list[Census]:
    """The counts of several N."""
    return [*map(census, sizes)]
