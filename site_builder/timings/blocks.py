"""The blocks for tables, charts and findings of times, of one machine or of all side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar, get_args

from cy_core import ENGINE, FORMS, MAX_KNOWN_N
from site_builder.timings.charts import TimesOf, nodes_chart, time_chart
from site_builder.timings.comparison_charts import COMPARISONS, comparison_chart
from site_builder.timings.findings import FINDINGS, Finding
from site_builder.timings.machine_tables import across_table, machine_titles, machines_table
from site_builder.timings.ratio_charts import cost_chart, growth_chart, puzzle_chart, speed_chart
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Subject, Task
from site_builder.timings.selections import engines
from site_builder.timings.table_builder import MACHINES_PATH
from site_builder.timings.tables import (
    classic_table,
    engine_table,
    forms_table,
    listing_table,
    lists_table,
    matrix_table,
    programs_table,
    puzzle_table,
    threads_table,
)
from site_builder.timings.tasks import PUZZLES
from site_builder.timings.work_tables import comparison_table, rates_table, spread_table
from site_builder.values.block_type import Block, BlockType, block_type
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, Figure
from site_builder.values.reading import form_of, method_named, nothing, size_of, small_n
from site_builder.values.table import Table

MAX_CHART_N = 32


@dataclass(frozen=True, slots=True)
class TableGroup:
    """The tables of one block."""

    title: str  # the machine and the day; empty where the tables are of all machines
    tables: tuple[Table, ...]  # at least one
    note: str  # the machine with its software; empty where the tables are of all machines


# From the record of one machine to what a block shows of it.
RecordTables = Callable[[Record], Sequence[Table]]
RecordChart = Callable[[Record], Chart | None]
RecordFinding = Callable[[Record], Finding | None]
Option = TypeVar("Option")
Text = TypeVar("Text", bound=str)


def _tables_type(
    example: str,
    read: Callable[[str], Option],
    tables: Callable[[Record, Option], Sequence[Table]],
) -> BlockType:
    """A block type: a table of one machine; `read` takes the option from the text of the block."""

    def parse(block: Block) -> RecordTables:
        option = read(block.line())
        return lambda record: tables(record, option)

    return block_type("table", example, parse, _draw_tables)


def _draw_tables(tables: RecordTables, config: SiteConfig) -> Figure:
    """The tables of the first machine that has any; every machine has them on its own page."""
    records = site_records(config)
    groups = (
        TableGroup(f"{title}, {record.date}", filled, record.provenance)
        for record, title in zip(records, machine_titles(records), strict=True)
        if (filled := tuple(table for table in tables(record) if table.rows))
    )
    return _tables_figure(next(groups, None), records)


def _draw_machines(_: None, config: SiteConfig) -> Figure:
    records = site_records(config)
    group = TableGroup("", (machines_table(records),), "") if records else None
    return _tables_figure(group, records)


def _draw_across(_: None, config: SiteConfig) -> Figure:
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


def _chart_type(
    example: str,
    read: Callable[[str], Option],
    chart: Callable[[Record, Option], Chart | None],
) -> BlockType:
    """A block type: a chart of one machine; `read` takes the option from the text of the block."""

    def parse(block: Block) -> RecordChart:
        option = read(block.line())
        return lambda record: chart(record, option)

    return block_type("chart", example, parse, _draw_chart)


def _draw_chart(chart: RecordChart, config: SiteConfig) -> Figure:
    """The chart of the first machine that has one; every machine has its charts on its own page."""
    return _first_chart(map(chart, site_records(config)))


def _draw_nodes(_: None, config: SiteConfig) -> Figure:
    return _first_chart([nodes_chart(site_records(config))])


def _first_chart(charts: Iterable[Chart | None]) -> Figure:
    return Figure("charts.html.jinja", {"charts": [*islice(filter(None, charts), 1)]})


def _draw_finding(find: RecordFinding, config: SiteConfig) -> Figure:
    """The finding of the first machine that has one."""
    findings = filter(None, map(find, site_records(config)))
    return Figure("finding.html.jinja", {"finding": next(findings, None)})


def _classic_tables(record: Record, key: str) -> Sequence[Table]:
    """The tables of a method in both forms, or of the engine with all instructions and threads."""
    methods = [Subject(key, form) for form in FORMS]
    subjects = engines(record) if key == ENGINE else methods
    return [classic_table(record, subject) for subject in subjects]


def _method_or_engine(text: str) -> str:
    return text if text == ENGINE else method_named(text)


def _n_or_none(text: str) -> int | None:
    return size_of(text, 1, MAX_KNOWN_N) if text else None


def _form_and_n(text: str) -> tuple[str, int | None]:
    """A form, and the N that may follow it."""
    form, _, n = text.partition(" ")
    return form_of(form), size_of(n, 1, MAX_CHART_N) if n else None


def _puzzle(text: str) -> Task:
    return _choice(text, "puzzles", PUZZLES)


def _times_of(text: str) -> TimesOf:
    return _choice(text, "timings", get_args(TimesOf))


def _comparison(text: str) -> str:
    return _choice(text, "comparisons", tuple(COMPARISONS))


def _finding(text: str) -> RecordFinding:
    return FINDINGS[_choice(text, "findings", tuple(FINDINGS))]


def _choice(text: str, name: str, choices: tuple[Text, ...]) -> Text:
    for choice in choices:
        if choice == text:
            return choice
    raise UserError(f"{name} are one of {', '.join(choices)}, got {text or 'nothing'}")


BLOCK_TYPES: Mapping[str, BlockType] = {
    "finding": block_type(
        "finding", "fastest", lambda block: _finding(block.line()), _draw_finding
    ),
    "table timings": _tables_type(ENGINE, _method_or_engine, _classic_tables),
    "table matrix": _tables_type("recursive", form_of, lambda r, form: [matrix_table(r, form)]),
    "table comparison": _tables_type("8", small_n, lambda r, n: [comparison_table(n, r)]),
    "table rates": _tables_type("12", _n_or_none, lambda r, n: [rates_table(r, n)]),
    "table forms": _tables_type("", nothing, lambda r, _: [forms_table(r)]),
    "table threads": _tables_type("", nothing, lambda r, _: [threads_table(r)]),
    "table lists": _tables_type("", nothing, lambda r, _: [lists_table(r)]),
    "table engine": _tables_type("", nothing, lambda r, _: [engine_table(r)]),
    "table spread": _tables_type("", nothing, lambda r, _: [spread_table(r)]),
    "table programs": _tables_type("", nothing, lambda r, _: [programs_table(r)]),
    "table listing": _tables_type(
        "", nothing, lambda r, _: [listing_table(r, "fundamental"), listing_table(r, "solutions")]
    ),
    "table puzzle": _tables_type("sudoku", _puzzle, lambda r, task: [puzzle_table(r, task)]),
    "table machines": block_type("table", "", lambda block: nothing(block.line()), _draw_machines),
    "table across": block_type("table", "", lambda block: nothing(block.line()), _draw_across),
    "chart timings": _chart_type("recursive", _times_of, time_chart),
    "chart cost": _chart_type("recursive", form_of, cost_chart),
    "chart comparison": _chart_type("forms", _comparison, comparison_chart),
    "chart growth": _chart_type("recursive", form_of, growth_chart),
    "chart speed-up": _chart_type(
        "recursive 9", _form_and_n, lambda r, option: speed_chart(r, *option)
    ),
    "chart puzzle": _chart_type("sudoku", _puzzle, puzzle_chart),
    "chart nodes": block_type("chart", "", lambda block: nothing(block.line()), _draw_nodes),
}
