"""The blocks for tables, charts and findings of times, of one machine or of all side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
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
    MACHINES_PATH,
    across_table,
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


# Tables of one machine ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableGroup:
    """The tables of one block."""

    title: str  # the machine and the day; empty where the tables are of all machines
    tables: tuple[Table, ...]  # at least one
    note: str  # the machine with its software; empty where the tables are of all machines


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


def _tables(config: SiteConfig, tables: Callable[[Record], Sequence[Table]]) -> Figure:
    """The tables of the first machine that has any; every machine has them on its own page."""
    records = site_records(config)
    groups = (
        TableGroup(f"{title}, {record.date}", filled, record.provenance)
        for record, title in zip(records, machine_titles(records), strict=True)
        if (filled := tuple(table for table in tables(record) if table.rows))
    )
    return _tables_figure(next(groups, None), records)


# Tables of all machines ---------------------------------------------------------------------------


@block("table machines", "")
def machines(config: SiteConfig) -> Figure:
    """What was measured on which machine."""
    records = site_records(config)
    group = TableGroup("", (machines_table(records),), "") if records else None
    return _tables_figure(group, records)


@block("table across", "")
def across(config: SiteConfig) -> Figure:
    """All machines side by side, if several of them have measured the same work."""
    records = site_records(config)
    table = across_table(records) if len(records) > 1 else None
    group = TableGroup("", (table,), "") if table and table.rows else None
    return _tables_figure(group, records, needs_several=bool(records))


def _tables_figure(
    group: TableGroup | None, records: Sequence[Record], *, needs_several: bool = False
) -> Figure:
    assets = [asset for table in group.tables for asset in table.files()] if group else []
    context = {
        "group": group,
        "needs_several": needs_several,
        "count": len(records),
        "machines": MACHINES_PATH,
    }
    return Figure("timings.html.jinja", context, assets=tuple(assets))


# Charts -------------------------------------------------------------------------------------------


@block("chart timings", "recursive")
def times(of: TimesOf, config: SiteConfig) -> Figure:
    """Best times against N: of one form, of the engine, or of listing."""
    return _first_chart(time_chart(record, of) for record in site_records(config))


@block("chart cost", "recursive")
def cost(form: Form, config: SiteConfig) -> Figure:
    """Time by the number of solutions, for every method of a form."""
    return _first_chart(cost_chart(record, form) for record in site_records(config))


@block("chart comparison", "forms")
def compared(of: Annotated[str, choice(*COMPARISONS)], config: SiteConfig) -> Figure:
    """How many times as fast one way to search is as another, a bar for each program."""
    return _first_chart(comparison_chart(record, of) for record in site_records(config))


@block("chart growth", "recursive")
def growth(form: Form, config: SiteConfig) -> Figure:
    """Time at N by time at N - 1, for every method of a form."""
    return _first_chart(growth_chart(record, form) for record in site_records(config))


@block("chart speed-up", "recursive 9")
def speed_up(
    form: Form, config: SiteConfig, n: Annotated[int | None, size(1, 32)] = None
) -> Figure:
    """How many times as fast as the plain bitmap each method is, at one N."""
    return _first_chart(speed_chart(record, form, n) for record in site_records(config))


@block("chart puzzle", "sudoku")
def puzzle_speeds(task: Puzzle, config: SiteConfig) -> Figure:
    """How many times as fast as the first method of a puzzle the others are."""
    return _first_chart(puzzle_chart(record, task) for record in site_records(config))


@block("chart nodes", "")
def nodes(config: SiteConfig) -> Figure:
    """Nodes of each method, which are the same on every machine."""
    return _first_chart([nodes_chart(site_records(config))])


def _first_chart(charts: Iterable[Chart | None]) -> Figure:
    """The chart of the first machine that has one; every machine has its charts on its own page."""
    return Figure("charts.html.jinja", {"charts": [*islice(filter(None, charts), 1)]})
