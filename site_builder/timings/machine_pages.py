"""Pages of machines: one for each with all its tables and charts, and a list of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain

from cy_core import ENGINE, FORMS
from site_builder.timings.blocks import BLOCK_TYPES, RecordChart, RecordTables
from site_builder.timings.machine_tables import machine_titles, machines_table
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record
from site_builder.timings.table_builder import MACHINES_PATH, machine_path
from site_builder.timings.tasks import PUZZLES, TASK_SPECS
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart
from site_builder.values.page import Asset, Page
from site_builder.values.table import Table

HEADLINE = "N-Queens programs, measured"
ABOUT = "Measured times of the methods that solve the N-Queens problem, machine by machine."
CLASSIC = tuple(
    f"timings {key}" for key in (*(method.key for method in recursive_methods()), ENGINE)
)
# A heading, and the texts of the blocks below it: first of the tables, then of the charts.
SECTIONS: Sequence[tuple[str, Sequence[str], Sequence[str]]] = (
    *(
        (
            f"All methods, {form}",
            (f"matrix {form}",),
            tuple(f"{kind} {form}" for kind in ("speed-up", "cost", "timings")),
        )
        for form in FORMS
    ),
    ("Recursive or iterative", ("forms",), ()),
    ("Lists or bits", ("lists",), ()),
    ("Nodes", ("rates",), ()),
    ("Growth", (), ("growth recursive", "growth iterative")),
    ("The engine", ("engine",), ("timings engine",)),
    ("Threads", ("threads",), ()),
    ("Programs to copy", ("programs",), ()),
    ("Listing", ("listing",), ("timings listing",)),
    ("Spread", ("spread",), ()),
    *((TASK_SPECS[task].title, (f"puzzle {task}",), (f"puzzle {task}",)) for task in PUZZLES),
    ("The classic tables", CLASSIC, ()),
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
        tables = [tuple(_tables(record, blocks)) for _, blocks, _ in SECTIONS]
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
        Section(title, filled, tuple(_charts(record, charts)))
        for (title, _, charts), filled in zip(SECTIONS, tables, strict=True)
    )
    return [section for section in sections if section.tables or section.charts]


def _tables(record: Record, blocks: Sequence[str]) -> Iterator[Table]:
    for kind, _, text in (words.partition(" ") for words in blocks):
        tables: RecordTables = BLOCK_TYPES[f"table {kind}"].read([text])
        yield from (table for table in tables(record) if table.rows)


def _charts(record: Record, blocks: Sequence[str]) -> Iterator[Chart]:
    for kind, _, text in (words.partition(" ") for words in blocks):
        chart: RecordChart = BLOCK_TYPES[f"chart {kind}"].read([text])
        yield from filter(None, [chart(record)])
