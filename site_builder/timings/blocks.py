"""The charts, tables and answers of times in a page: of one machine, or of all side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import get_args

from cy_core import ENGINE, MAX_KNOWN_N
from site_builder.timings.answers import ANSWERS, Answer
from site_builder.timings.charts import TimesOf, nodes_chart, time_chart
from site_builder.timings.data import MACHINES_PATH
from site_builder.timings.machine_tables import across_table, machines_table, titles
from site_builder.timings.ratio_charts import cost_chart, growth_chart, puzzle_chart, speed_chart
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Subject, Task
from site_builder.timings.selections import engines
from site_builder.timings.spread import spread_table
from site_builder.timings.tables import (
    classic_table,
    engine_table,
    forms_table,
    listing_table,
    lists_table,
    matrix_table,
    measured_on,
    programs_table,
    puzzle_table,
    threads_table,
)
from site_builder.timings.tasks import FORMS, PUZZLES
from site_builder.timings.work_tables import comparison_table, rates_table
from site_builder.values.block_type import BlockType, block_type
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, Figure
from site_builder.values.page import own_asset
from site_builder.values.reading import form_of, method_named, nothing, size_of, small_n
from site_builder.values.table import Table

SCRIPT = "assets/queens-tables.js"
MAX_TIMED = 32


@dataclass(frozen=True, slots=True)
class MachineTables:
    """Tables that stand together: those of one machine, or one of all machines.

    Attributes
    ----------
    title : str
        The machine; empty where the tables are of all.
    tables : tuple of Table
        At least one.
    note : str
        Where and when they were measured.
    """

    title: str
    tables: tuple[Table, ...]
    note: str


# What a block shows of one machine, where its record has it.
RecordTables = Callable[[Record], Sequence[Table]]
RecordChart = Callable[[Record], Chart | None]


def _matrix(text: str) -> RecordTables:
    form = form_of(text)
    return lambda record: [matrix_table(record, form)]


def _classic(text: str) -> RecordTables:
    if text == ENGINE:
        return lambda record: [classic_table(record, subject) for subject in engines(record)]
    subjects = [Subject(method_named(text), form) for form in FORMS]
    return lambda record: [classic_table(record, subject) for subject in subjects]


def _comparison(text: str) -> RecordTables:
    n = small_n(text)
    return lambda record: [comparison_table(n, record)]


def _rates(text: str) -> RecordTables:
    n = size_of(text, 1, MAX_KNOWN_N) if text else None
    return lambda record: [rates_table(record, n)]


def _listing(record: Record) -> Sequence[Table]:
    return [listing_table(record, "fundamental"), listing_table(record, "solutions")]


def _puzzle_tables(text: str) -> RecordTables:
    task = _puzzle(text)
    return lambda record: [puzzle_table(record, task)]


def _plain_type(tables: RecordTables) -> BlockType:
    """A kind of table that takes no further word."""

    def parse(text: str) -> RecordTables:
        nothing(text)
        return tables

    return _tables_type("", parse)


def _tables_type(example: str, parse: Callable[[str], RecordTables]) -> BlockType:
    return block_type("table", example, lambda block: parse(block.line()), _draw_tables)


def _draw_tables(tables: RecordTables, config: SiteConfig) -> Figure:
    """Of the first machine that has such; each has them on a page of its own."""
    records = site_records(config)
    groups = (
        MachineTables(f"{title}, {record.date}", filled, measured_on(record))
        for record, title in zip(records, titles(records), strict=True)
        if (filled := tuple(table for table in tables(record) if table.rows))
    )
    return _figure(next(groups, None), records)


def _draw_machines(_: None, config: SiteConfig) -> Figure:
    records = site_records(config)
    return _figure(MachineTables("", (machines_table(records),), "") if records else None, records)


def _draw_across(_: None, config: SiteConfig) -> Figure:
    """The machines side by side, if there are several with something in common."""
    records = site_records(config)
    table = across_table(records) if len(records) > 1 else None
    group = MachineTables("", (table,), "") if table and table.rows else None
    return _figure(group, records, single=bool(records))


def _figure(
    group: MachineTables | None, records: Sequence[Record], *, single: bool = False
) -> Figure:
    assets = [asset for table in group.tables for asset in table.files()] if group else []
    if assets:
        assets.append(own_asset(SCRIPT))
    listed = {"count": len(records), "machines": MACHINES_PATH}
    context = {"group": group, "script": SCRIPT, "single": single, **listed}
    return Figure("timings.html.jinja", context, assets=tuple(assets))


def _times(text: str) -> RecordChart:
    for times in get_args(TimesOf):
        if times == text:
            return lambda record: time_chart(record, times)
    known = ", ".join(get_args(TimesOf))
    raise UserError(f"timings are one of {known}, got {text or 'nothing'}")


def _growth(text: str) -> RecordChart:
    form = form_of(text)
    return lambda record: growth_chart(record, form)


def _cost(text: str) -> RecordChart:
    form = form_of(text)
    return lambda record: cost_chart(record, form)


def _speed(text: str) -> RecordChart:
    """The N may be left out: then it is the largest at which most were measured."""
    word, _, size = text.partition(" ")
    form = form_of(word)
    n = size_of(size, 1, MAX_TIMED) if size else None
    return lambda record: speed_chart(record, form, n)


def _puzzle_chart(text: str) -> RecordChart:
    task = _puzzle(text)
    return lambda record: puzzle_chart(record, task)


def _puzzle(text: str) -> Task:
    for task in PUZZLES:
        if task == text:
            return task
    raise UserError(f"puzzles are one of {', '.join(PUZZLES)}, got {text or 'nothing'}")


def _chart_type(example: str, parse: Callable[[str], RecordChart]) -> BlockType:
    return block_type("chart", example, lambda block: parse(block.line()), _draw_chart)


def _draw_chart(chart: RecordChart, config: SiteConfig) -> Figure:
    """Of the first machine that can fill it; each has its charts on a page of its own."""
    return _charts(map(chart, site_records(config)))


def _draw_nodes(_: None, config: SiteConfig) -> Figure:
    return _charts([nodes_chart(site_records(config))])


def _answers(text: str) -> Callable[[Record], Answer | None]:
    if text not in ANSWERS:
        known = ", ".join(ANSWERS)
        raise UserError(f"answers are one of {known}, got {text or 'nothing'}")
    return ANSWERS[text]


def _draw_answer(answer: Callable[[Record], Answer | None], config: SiteConfig) -> Figure:
    """Of the first machine that knows it."""
    known = filter(None, map(answer, site_records(config)))
    return Figure("answer.html.jinja", {"answer": next(known, None)})


def _charts(charts: Iterable[Chart | None]) -> Figure:
    return Figure("charts.html.jinja", {"charts": [*islice(filter(None, charts), 1)]})


BLOCK_TYPES: Mapping[str, BlockType] = {
    "answer": block_type("answer", "fastest", lambda block: _answers(block.line()), _draw_answer),
    "table timings": _tables_type(ENGINE, _classic),
    "table matrix": _tables_type("recursive", _matrix),
    "table comparison": _tables_type("8", _comparison),
    "table rates": _tables_type("12", _rates),
    "table forms": _plain_type(lambda record: [forms_table(record)]),
    "table threads": _plain_type(lambda record: [threads_table(record)]),
    "table lists": _plain_type(lambda record: [lists_table(record)]),
    "table engine": _plain_type(lambda record: [engine_table(record)]),
    "table spread": _plain_type(lambda record: [spread_table(record)]),
    "table programs": _plain_type(lambda record: [programs_table(record)]),
    "table listing": _plain_type(_listing),
    "table puzzle": _tables_type("sudoku", _puzzle_tables),
    "table machines": block_type("table", "", lambda block: nothing(block.line()), _draw_machines),
    "table across": block_type("table", "", lambda block: nothing(block.line()), _draw_across),
    "chart timings": _chart_type("recursive", _times),
    "chart cost": _chart_type("recursive", _cost),
    "chart growth": _chart_type("recursive", _growth),
    "chart speed-up": _chart_type("recursive 9", _speed),
    "chart puzzle": _chart_type("sudoku", _puzzle_chart),
    "chart nodes": block_type("chart", "", lambda block: nothing(block.line()), _draw_nodes),
}
