"""The charts and tables of times in a page: of one machine, or of all side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import get_args

from site_builder.core import ENGINE, LARGEST_KNOWN_N
from site_builder.timings.charts import Kind, nodes_chart, time_chart
from site_builder.timings.data import MACHINES_PATH
from site_builder.timings.machine_tables import across_table, machines_table, titles
from site_builder.timings.ratio_charts import growth_chart, speed_chart
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Subject
from site_builder.timings.selections import engines
from site_builder.timings.spread import spread_table
from site_builder.timings.subjects import FORMS
from site_builder.timings.tables import (
    classic_table,
    engine_table,
    forms_table,
    listing_table,
    lists_table,
    matrix_table,
    measured_on,
    threads_table,
)
from site_builder.timings.work_tables import comparison_table, rates_table
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, Figure
from site_builder.values.page import TEMPLATES, Asset
from site_builder.values.reading import Made, checked_n, form_of, methods_named, number_of, small_n
from site_builder.values.table import Table

SCRIPT = "assets/queens-tables.js"
LARGEST_TIMED = 32


@dataclass(frozen=True, slots=True)
class Group:
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


Of = Callable[[Record], Sequence[Table]]
Grouped = Callable[[Sequence[Record]], Group | None]
Charts = Callable[[str, Sequence[Record]], list[Chart]]


def timing_block(kind: str, value: str, config: SiteConfig) -> Figure:
    """The tables of one kind for the machine with the fullest record, or for all of them.

    Parameters
    ----------
    kind : str
        A key of `TABLES`.
    value : str
        What follows it in the block; some kinds take nothing.
    config : SiteConfig
        Tells where the records lie.

    Raises
    ------
    UserError
        As for `site_records`, or for a value that the kind does not take.
    """
    records = site_records(config)
    group = TABLES[kind](value.strip())(records)
    assets = [asset for table in group.tables for asset in table.files()] if group else []
    if assets:
        assets.append(Asset(SCRIPT, (TEMPLATES / SCRIPT).read_text(encoding="utf-8")))
    single = kind == "across" and bool(records)
    listed = {"count": len(records), "machines": MACHINES_PATH}
    context = {"group": group, "script": SCRIPT, "single": single, **listed}
    return Figure("timings.html.jinja", context, assets=tuple(assets))


def _grouped(parse: Callable[[str], Of], value: str) -> Grouped:
    return partial(_of_first, parse(value))


def _of_first(draw: Of, records: Sequence[Record]) -> Group | None:
    """The tables of the first machine that has such; each has them on a page of its own."""
    for record, title in zip(records, titles(records), strict=True):
        if tables := tuple(table for table in draw(record) if table.rows):
            return Group(f"{title}, {record.date}", tables, measured_on(record))
    return None


def _machines(records: Sequence[Record]) -> Group | None:
    return Group("", (machines_table(records),), "") if records else None


def _across(records: Sequence[Record]) -> Group | None:
    """The machines side by side, if there are several with something in common."""
    table = across_table(records) if len(records) > 1 else None
    return Group("", (table,), "") if table and table.rows else None


def _classic(value: str) -> Of:
    if value == ENGINE:
        return lambda record: [classic_table(record, subject) for subject in engines(record)]
    subjects = [Subject(methods_named(value), form) for form in FORMS]
    return lambda record: [classic_table(record, subject) for subject in subjects]


def _matrix(value: str) -> Of:
    form = form_of(value)
    return lambda record: [matrix_table(record, form)]


def _listing(record: Record) -> Sequence[Table]:
    return [listing_table(record, "fundamental"), listing_table(record, "solutions")]


def _rates(value: str) -> Of:
    n = checked_n(number_of(value), 1, LARGEST_KNOWN_N) if value else None
    return lambda record: [rates_table(record, n)]


def _comparison(value: str) -> Of:
    n = small_n(value)
    return lambda record: [comparison_table(n, record)]


def _plain(draw: Made, value: str) -> Made:
    """A kind that takes no value."""
    if value:
        raise UserError(f"this table takes no further word, got {value}: leave it out")
    return draw


def _alone(draw: Callable[[Record], Table]) -> Of:
    return lambda record: [draw(record)]


OF_ONE: Mapping[str, Callable[[str], Of]] = {
    "timings": _classic,
    "matrix": _matrix,
    "comparison": _comparison,
    "rates": _rates,
    "forms": partial(_plain, _alone(forms_table)),
    "threads": partial(_plain, _alone(threads_table)),
    "lists": partial(_plain, _alone(lists_table)),
    "engine": partial(_plain, _alone(engine_table)),
    "spread": partial(_plain, _alone(spread_table)),
    "listing": partial(_plain, _listing),
}
TABLES: Mapping[str, Callable[[str], Grouped]] = {
    **{kind: partial(_grouped, parse) for kind, parse in OF_ONE.items()},
    "machines": partial(_plain, _machines),
    "across": partial(_plain, _across),
}


def _timings(value: str, records: Sequence[Record]) -> list[Chart]:
    for kind in get_args(Kind):
        if kind == value:
            return _made(time_chart(record, kind) for record in records)
    known = ", ".join(get_args(Kind))
    raise UserError(f"timings are one of {known}, got {value or 'nothing'}")


def _growth(value: str, records: Sequence[Record]) -> list[Chart]:
    form = form_of(value)
    return _made(growth_chart(record, form) for record in records)


def _speed(value: str, records: Sequence[Record]) -> list[Chart]:
    """The N may be left out: then it is the largest at which most were measured."""
    word, _, size = value.partition(" ")
    form = form_of(word)
    n = checked_n(number_of(size), 1, LARGEST_TIMED) if size else None
    return _made(speed_chart(record, form, n) for record in records)


def _nodes(value: str, records: Sequence[Record]) -> list[Chart]:
    if value:
        raise UserError(f"a chart of nodes takes no further word, got {value}: write nodes")
    return _made([nodes_chart(records)])


def _made(charts: Iterable[Chart | None]) -> list[Chart]:
    """The first that a record can fill: each machine has its charts on a page of its own."""
    return [*islice((chart for chart in charts if chart is not None), 1)]


CHARTS: Mapping[str, Charts] = {
    "timings": _timings,
    "growth": _growth,
    "speed-up": _speed,
    "nodes": _nodes,
}
