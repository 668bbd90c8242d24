"""Blocks with tables and charts of times, and with findings, which are sentences about times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Annotated

from cy_core import ENGINE, Form
from site_builder.timings.charts import TimesOf, growth_chart, speed_chart, time_chart
from site_builder.timings.comparisons import COMPARISONS
from site_builder.timings.findings import FINDINGS
from site_builder.timings.record_files import NOT_MEASURED, site_records
from site_builder.timings.records import Record
from site_builder.timings.tables import classic_tables, comparison_table
from site_builder.values.block import block, choice, size
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart
from site_builder.values.table import Table

Tables = Sequence[Table | str] | str
Charts = Sequence[Chart] | str


@block("finding", "fastest")
def finding(question: Annotated[str, choice(*FINDINGS)], config: SiteConfig) -> str:
    """Answer a question with the times of the first machine that has measured what it needs."""
    findings = filter(None, map(FINDINGS[question], site_records(config)))
    return next((finding.markdown for finding in findings), NOT_MEASURED)


# Tables -------------------------------------------------------------------------------------------


@block("table timings", ENGINE, is_public=True)
def timings(
    method: Annotated[str, choice(*(method.key for method in recursive_methods()), ENGINE)],
    config: SiteConfig,
) -> Tables:
    """List the times of a method in both forms, or of the engine by instructions and threads."""
    return _tables(config, lambda record: classic_tables(record, method))


@block("table matrix", "recursive", is_public=True)
def matrix(of: Annotated[str, choice(*COMPARISONS)], config: SiteConfig) -> Tables:
    """List the times of all programs of a comparison at each N, such as all methods in one form."""
    return _tables(config, lambda record: [comparison_table(record, of)])


def _tables(config: SiteConfig, draw: Callable[[Record], Sequence[Table]]) -> Tables:
    """Draw the tables of each machine, with a description of the machine below them."""
    items: list[Table | str] = []
    for record in site_records(config):
        tables = [table for table in draw(record) if table.rows]
        # From the second machine on, the files need names of their own.
        if items:
            tables = [replace(table, path=f"{table.path}-{record.name}") for table in tables]
        if tables:
            items += [*tables, record.provenance]
    return items or NOT_MEASURED


# Charts -------------------------------------------------------------------------------------------


@block("chart timings", "recursive", is_public=True)
def times(of: TimesOf, config: SiteConfig) -> Charts:
    """Best times against N: of one form, of the engine, or of listing."""
    return _charts(config, lambda record: time_chart(record, of))


@block("chart growth", "recursive")
def growth(form: Form, config: SiteConfig) -> Charts:
    """Draw the time at N divided by the time at N - 1, for every method of a form."""
    return _charts(config, lambda record: growth_chart(record, form))


@block("chart speed-up", "recursive 9", is_public=True)
def speed_up(
    form: Form, config: SiteConfig, n: Annotated[int | None, size(1, 32)] = None
) -> Charts:
    """How many times as fast as the plain bitmap each method is, at one N."""
    return _charts(config, lambda record: speed_chart(record, form, n))


def _charts(config: SiteConfig, draw: Callable[[Record], Chart | None]) -> Charts:
    """Draw the chart of each machine that has one. All charts except the first are folded."""
    charts: list[Chart] = []
    for record in site_records(config):
        chart = draw(record)
        if chart:
            charts.append(replace(chart, folded=record.title if charts else ""))
    return charts or NOT_MEASURED
