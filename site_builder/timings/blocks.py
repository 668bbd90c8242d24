"""The blocks for tables, charts and findings of times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from cy_core import ENGINE
from site_builder.timings.charts import (
    COMPARISONS,
    TimesOf,
    comparison_chart,
    cost_chart,
    growth_chart,
    nodes_chart,
    puzzle_chart,
    speed_chart,
    time_chart,
)
from site_builder.timings.findings import FINDINGS
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Task
from site_builder.timings.tables import (
    classic_tables,
    comparison_table,
    engine_table,
    forms_table,
    listing_tables,
    lists_table,
    machine_titles,
    machines_table,
    matrix_table,
    programs_table,
    puzzle_table,
    rates_table,
    spread_table,
    tables_of_machines,
    threads_table,
)
from site_builder.timings.tasks import PUZZLES
from site_builder.values.block import Form, block, choice, size
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart, Figure
from site_builder.values.table import Table

Puzzle = Annotated[Task, choice(*PUZZLES)]


@block("finding", "fastest")
def finding(question: Annotated[str, choice(*FINDINGS)], config: SiteConfig) -> Figure:
    """What the times say about one question, of the first machine that has an answer."""
    findings = filter(None, map(FINDINGS[question], site_records(config)))
    return Figure("finding.html.jinja", {"finding": next(findings, None)})


# Tables -------------------------------------------------------------------------------------------


@block("table timings", ENGINE)
def timings(
    method: Annotated[str, choice(*(method.key for method in recursive_methods()), ENGINE)],
    config: SiteConfig,
) -> Figure:
    """The times of a method in both forms, or of the engine with all instructions and threads."""
    return _tables(config, lambda record: classic_tables(record, method))


@block("table matrix", "recursive")
def matrix(form: Form, config: SiteConfig) -> Figure:
    """All methods in one form, and the engine, at all N."""
    return _tables(config, lambda record: [matrix_table(record, form)])


@block("table comparison", "8")
def comparison(n: Annotated[int, size(1, 12)], config: SiteConfig) -> Figure:
    """Queens that each method places for one N, beside its best times."""
    return _tables(config, lambda record: [comparison_table(n, record)])


@block("table rates", "")
def rates(config: SiteConfig) -> Figure:
    """Nodes of each method, and how many of them it visits in a second."""
    return _tables(config, lambda record: [rates_table(record)])


@block("table forms", "")
def forms(config: SiteConfig) -> Figure:
    """How the iterative form of each method compares with the recursive one."""
    return _tables(config, lambda record: [forms_table(record)])


@block("table threads", "")
def threads(config: SiteConfig) -> Figure:
    """How many times as fast the engine is with more threads."""
    return _tables(config, lambda record: [threads_table(record)])


@block("table lists", "")
def lists(config: SiteConfig) -> Figure:
    """How many times as fast the search is with bits as with lists."""
    return _tables(config, lambda record: [lists_table(record)])


@block("table engine", "")
def engine(config: SiteConfig) -> Figure:
    """The engine against symmetry elimination."""
    return _tables(config, lambda record: [engine_table(record)])


@block("table spread", "")
def spread(config: SiteConfig) -> Figure:
    """How far the samples of one cell lie apart."""
    return _tables(config, lambda record: [spread_table(record)])


@block("table programs", "")
def programs(config: SiteConfig) -> Figure:
    """The programs to copy in each language, below the compiled search."""
    return _tables(config, lambda record: [programs_table(record)])


@block("table listing", "")
def listing(config: SiteConfig) -> Figure:
    """Times to list the fundamental solutions, and all solutions."""
    return _tables(config, listing_tables)


@block("table puzzle", "sudoku")
def puzzle(task: Puzzle, config: SiteConfig) -> Figure:
    """Times of a puzzle, and what each method places."""
    return _tables(config, lambda record: [puzzle_table(record, task)])


@block("table machines", "")
def machines(config: SiteConfig) -> Figure:
    """What was measured on which machine."""
    records = site_records(config)
    return _tables_figure([machines_table(records)] if records else [])


def _tables(config: SiteConfig, tables: Callable[[Record], Sequence[Table]]) -> Figure:
    """The tables of all machines."""
    records = site_records(config)
    notes = [record.provenance for record in records]
    return _tables_figure(tables_of_machines(records, tables), notes)


def _tables_figure(tables: Sequence[Table], notes: Sequence[str] = ()) -> Figure:
    assets = tuple(asset for table in tables for asset in table.files())
    return Figure("timings.html.jinja", {"tables": tables, "notes": notes}, assets=assets)


# Charts -------------------------------------------------------------------------------------------


@block("chart timings", "recursive")
def times(of: TimesOf, config: SiteConfig) -> Figure:
    """Best times against N: of one form, of the engine, or of listing."""
    return _charts(config, lambda record: time_chart(record, of))


@block("chart cost", "recursive")
def cost(form: Form, config: SiteConfig) -> Figure:
    """Time by the number of solutions, for every method of a form."""
    return _charts(config, lambda record: cost_chart(record, form))


@block("chart comparison", "forms")
def compared(of: Annotated[str, choice(*COMPARISONS)], config: SiteConfig) -> Figure:
    """How many times as fast one way to search is as another, a bar for each program."""
    return _charts(config, lambda record: comparison_chart(record, of))


@block("chart growth", "recursive")
def growth(form: Form, config: SiteConfig) -> Figure:
    """Time at N by time at N - 1, for every method of a form."""
    return _charts(config, lambda record: growth_chart(record, form))


@block("chart speed-up", "recursive 9")
def speed_up(
    form: Form, config: SiteConfig, n: Annotated[int | None, size(1, 32)] = None
) -> Figure:
    """How many times as fast as the plain bitmap each method is, at one N."""
    return _charts(config, lambda record: speed_chart(record, form, n))


@block("chart puzzle", "sudoku")
def puzzle_speeds(task: Puzzle, config: SiteConfig) -> Figure:
    """How many times as fast as the first method of a puzzle the others are."""
    return _charts(config, lambda record: puzzle_chart(record, task))


@block("chart nodes", "")
def nodes(config: SiteConfig) -> Figure:
    """Nodes of each method, which are the same on every machine."""
    chart = nodes_chart(site_records(config))
    return Figure("charts.html.jinja", {"charts": [chart] if chart else []})


def _charts(config: SiteConfig, draw: Callable[[Record], Chart | None]) -> Figure:
    """The chart of the first machine that has one, and folded below it those of the others."""
    records = site_records(config)
    charts = zip(machine_titles(records), map(draw, records), strict=True)
    first, *others = [each for each in charts if each[1]] or [("", None)]
    return Figure("charts.html.jinja", {"charts": [*filter(None, first[1:])], "others": others})
