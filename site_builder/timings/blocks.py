"""The blocks for tables, charts and findings of times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Annotated

from cy_core import ENGINE, Form
from site_builder.timings.charts import (
    TimesOf,
    comparison_chart,
    cost_chart,
    growth_chart,
    nodes_chart,
    time_chart,
)
from site_builder.timings.comparisons import COMPARISONS
from site_builder.timings.findings import FINDINGS
from site_builder.timings.record_files import NOT_MEASURED, site_records
from site_builder.timings.records import Record
from site_builder.timings.tables import (
    classic_tables,
    comparison_table,
    machine_titles,
    machines_table,
    placed_table,
    rates_table,
    spread_table,
    tables_of_machines,
)
from site_builder.timings.tasks import PUZZLES
from site_builder.values.block import block, choice, size
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart
from site_builder.values.table import Table

OfLadder = Annotated[int, size(1, 12)]
Tables = Sequence[Table | str] | str
Charts = Sequence[Chart] | str


@block("finding", "fastest")
def finding(question: Annotated[str, choice(*FINDINGS)], config: SiteConfig) -> str:
    """What the times say about one question, of the first machine that has an answer."""
    findings = filter(None, map(FINDINGS[question], site_records(config)))
    return next((finding.markdown for finding in findings), NOT_MEASURED)


# Tables -------------------------------------------------------------------------------------------


@block("table timings", ENGINE, is_public=True)
def timings(
    method: Annotated[str, choice(*(method.key for method in recursive_methods()), ENGINE)],
    config: SiteConfig,
) -> Tables:
    """The times of a method in both forms, or of the engine with all instructions and threads."""
    return _tables(config, lambda record: classic_tables(record, method))


@block("table matrix", "recursive", is_public=True)
def matrix(form: Form, config: SiteConfig) -> Tables:
    """All methods in one form, and the engine, at all N."""
    return _tables(config, lambda record: [comparison_table(record, form)])


@block("table comparison", "forms")
def comparison(of: Annotated[str, choice(*COMPARISONS)], config: SiteConfig) -> Tables:
    """Times of programs at all N, and how many times as fast as another way to search they are."""
    return _tables(config, lambda record: [comparison_table(record, of)])


@block("table placed", "8 12")
def placed(n: OfLadder, larger: OfLadder, config: SiteConfig) -> Tables:
    """Queens that each method places for two N, beside its best times."""
    return _tables(config, lambda record: [placed_table((n, larger), record)])


@block("table rates", "")
def rates(config: SiteConfig) -> Tables:
    """Nodes of each method, and how many of them it visits in a second."""
    return _tables(config, lambda record: [rates_table(record)])


@block("table spread", "")
def spread(config: SiteConfig) -> Tables:
    """How far the samples of one cell lie apart."""
    return _tables(config, lambda record: [spread_table(record)])


@block("table machines", "")
def machines(config: SiteConfig) -> Table | str:
    """What was measured on which machine."""
    records = site_records(config)
    return machines_table(records) if records else NOT_MEASURED


def _tables(config: SiteConfig, tables: Callable[[Record], Sequence[Table]]) -> Tables:
    """The tables of all machines, and what these are."""
    records = site_records(config)
    shown = tables_of_machines(records, tables)
    return [*shown, *(record.provenance for record in records)] if shown else NOT_MEASURED


# Charts -------------------------------------------------------------------------------------------


@block("chart timings", "recursive", is_public=True)
def times(of: TimesOf, config: SiteConfig) -> Charts:
    """Best times against N: of one form, of the engine, or of listing."""
    return _charts(config, lambda record: time_chart(record, of))


@block("chart cost", "recursive")
def cost(form: Form, config: SiteConfig) -> Charts:
    """Time by the number of solutions, for every method of a form."""
    return _charts(config, lambda record: cost_chart(record, form))


@block("chart comparison", "permutations")
def speeds(puzzle: Annotated[str, choice(*PUZZLES)], config: SiteConfig) -> Charts:
    """How many times as fast one way to solve a puzzle is as another, a bar for each program."""
    return _charts(config, lambda record: comparison_chart(record, puzzle))


@block("chart growth", "recursive")
def growth(form: Form, config: SiteConfig) -> Charts:
    """Time at N by time at N - 1, for every method of a form."""
    return _charts(config, lambda record: growth_chart(record, form))


@block("chart speed-up", "recursive 9", is_public=True)
def speed_up(
    form: Form, config: SiteConfig, n: Annotated[int | None, size(1, 32)] = None
) -> Charts:
    """How many times as fast as the plain bitmap each method is, at one N."""
    return _charts(config, lambda record: comparison_chart(record, form, n))


@block("chart nodes", "")
def nodes(config: SiteConfig) -> Chart | str:
    """Nodes of each method, which are the same on every machine."""
    return nodes_chart(site_records(config)) or NOT_MEASURED


def _charts(config: SiteConfig, draw: Callable[[Record], Chart | None]) -> Charts:
    """The chart of the first machine that has one, and folded below it those of the others."""
    records = site_records(config)
    charts = [
        replace(chart, folded=machine)
        for machine, record in zip(machine_titles(records), records, strict=True)
        if (chart := draw(record))
    ]
    return [replace(charts[0], folded=""), *charts[1:]] if charts else NOT_MEASURED
