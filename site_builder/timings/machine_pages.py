"""Pages of machines: one for each with all its tables and charts, and a list of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Literal

from cy_core import ENGINE, FORMS
from site_builder.timings.charts import (
    cost_chart,
    growth_chart,
    puzzle_chart,
    speed_chart,
    time_chart,
)
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Task
from site_builder.timings.tables import (
    MACHINES_PATH,
    classic_tables,
    engine_table,
    forms_table,
    listing_tables,
    lists_table,
    machine_path,
    machine_titles,
    machines_table,
    matrix_table,
    programs_table,
    puzzle_table,
    rates_table,
    spread_table,
    threads_table,
)
from site_builder.timings.tasks import PUZZLES, TASK_SPECS
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart
from site_builder.values.page import Asset, Page
from site_builder.values.table import Table

HEADLINE = "N-Queens programs, measured"
ABOUT = "Measured times of the methods that solve the N-Queens problem, machine by machine."


@dataclass(frozen=True, slots=True)
class SectionParts:
    """A heading, and how the tables and charts below it are made; None for one without data."""

    title: str
    tables: Callable[[Record], Sequence[Table]] = lambda record: ()
    charts: Callable[[Record], Sequence[Chart | None]] = lambda record: ()


def _methods(form: Literal["recursive", "iterative"]) -> SectionParts:
    return SectionParts(
        f"All methods, {form}",
        lambda record: [matrix_table(record, form)],
        lambda record: [
            speed_chart(record, form),
            cost_chart(record, form),
            time_chart(record, form),
        ],
    )


def _puzzle(task: Task) -> SectionParts:
    return SectionParts(
        TASK_SPECS[task].title,
        lambda record: [puzzle_table(record, task)],
        lambda record: [puzzle_chart(record, task)],
    )


def _classic(record: Record) -> Sequence[Table]:
    keys = (*(method.key for method in recursive_methods()), ENGINE)
    return [table for key in keys for table in classic_tables(record, key)]


SECTIONS = (
    _methods("recursive"),
    _methods("iterative"),
    SectionParts("Recursive or iterative", lambda record: [forms_table(record)]),
    SectionParts("Lists or bits", lambda record: [lists_table(record)]),
    SectionParts("Nodes", lambda record: [rates_table(record)]),
    SectionParts("Growth", charts=lambda record: [growth_chart(record, form) for form in FORMS]),
    SectionParts(
        "The engine",
        lambda record: [engine_table(record)],
        lambda record: [time_chart(record, "engine")],
    ),
    SectionParts("Threads", lambda record: [threads_table(record)]),
    SectionParts("Programs to copy", lambda record: [programs_table(record)]),
    SectionParts("Listing", listing_tables, lambda record: [time_chart(record, "listing")]),
    SectionParts("Spread", lambda record: [spread_table(record)]),
    *map(_puzzle, PUZZLES),
    SectionParts("The classic tables", _classic),
)
SectionTables = Sequence[tuple[Table, ...]]  # of each section


@dataclass(frozen=True, slots=True)
class Section:
    """The tables and charts below one heading of a machine's page."""

    title: str
    tables: tuple[Table, ...]
    charts: tuple[Chart, ...]


def machine_pages(config: SiteConfig, card: str) -> Iterator[Page | Asset]:
    """The pages of all machines, their tables as files, and the list; none without records."""
    records = site_records(config)
    if records:
        yield _list_page(records, card)
    for record, title in zip(records, machine_titles(records), strict=True):
        tables = [
            tuple(table for table in parts.tables(record) if table.rows) for parts in SECTIONS
        ]
        yield _machine_page(record, title, card, tables)
        for table in chain.from_iterable(tables):
            yield from table.files()


def _list_page(records: Sequence[Record], card: str) -> Page:
    machines = [
        (title, machine_path(record), record.date)
        for record, title in zip(records, machine_titles(records), strict=True)
    ]
    context = {"machines": machines}
    return Page(MACHINES_PATH, "Machines", "machines.html.jinja", context, HEADLINE, ABOUT, card)


def _machine_page(record: Record, title: str, card: str, tables: SectionTables) -> Page:
    context = {
        "title": title,
        "machines": MACHINES_PATH,
        "about": replace(machines_table([record]), path="", data=None),
        # Charts are drawn when the page is: a build looks at pages, too, that it does not write.
        "sections": partial(_sections, record, tables),
    }
    headline = f"{HEADLINE}: {title}"
    path, template = machine_path(record), "machine.html.jinja"
    return Page(path, title, template, context, headline, ABOUT, card)


def _sections(record: Record, tables: SectionTables) -> list[Section]:
    """The sections that a record can fill."""
    sections = (
        Section(parts.title, filled, tuple(filter(None, parts.charts(record))))
        for parts, filled in zip(SECTIONS, tables, strict=True)
    )
    return [section for section in sections if section.tables or section.charts]
