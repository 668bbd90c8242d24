"""Tables of several machines: what they are, and the same work on each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import starmap

from site_builder.timings.records import Record, Timing
from site_builder.timings.selections import format_seconds, shared_work, speedup
from site_builder.timings.subjects import subject_title
from site_builder.timings.table_builder import (
    CELL_COLUMNS,
    DATA_FOLDER,
    cell_row,
    machine_path,
    time_cell,
)
from site_builder.timings.tasks import TASK_SPECS
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Column, Row, Table, number_columns, text_columns
from site_builder.values.text import counted, grouped

GIB = 1 << 30
# More rows would make a page of megabytes; the list of all machines leads to the rest.
MAX_LISTED, MAX_COMPARED = 50, 8


def _gibibytes(size: float) -> str:  # no lambda: the cache on disk keeps tables
    return f"{size / GIB:.0f} GiB"


FLAGS_NOTE = "The SSE4, AVX2 and AVX-512 backends add their instructions to the flags shown."
MACHINE_COLUMNS = (
    Column("", "machine", align="l"),
    *map(Column, ("record", "processor", "cores")),
    Column("memory", "memory", "bytes", _gibibytes),
    Column("system", "system", align="l"),
    Column("python", "Python", align="l"),
    Column("", "compiler", align="l"),
    *map(Column, ("compiler", "flags")),
    Column("core_version", "core", align="l"),
    Column("date", "measured", align="l"),
    *map(Column, ("cells_finished", "cells_not_run")),
)


def machines_table(records: Sequence[Record]) -> Table:
    """One row for each machine: the first of them on a page, all of them in the files."""
    rows = tuple(starmap(_machine_row, zip(records, machine_titles(records), strict=True)))
    caption = "Machines, and how the core was built"
    files = Table(caption, MACHINE_COLUMNS, rows, FLAGS_NOTE, path=f"{DATA_FOLDER}/machines")
    return replace(files, rows=rows[:MAX_LISTED], data=files)


def _machine_row(record: Record, title: str) -> Row:
    m, missing = record.machine, len(record.cells) - record.finished
    compiler = " ".join(filter(None, [m.compiler, m.flags])) or None
    under = f"{counted(record.finished, 'time')}, {grouped(missing)} not run"
    return (
        Cell(title, target=machine_path(record)),
        *(record.name, m.processor, m.cores, m.memory, m.system, m.python),
        *(compiler, m.compiler, m.flags, record.core_version),
        *(Cell(record.date, under=under), record.finished, missing),
    )


def across_table(records: Sequence[Record]) -> Table:
    """The same work on the first machines, each compared with the very first."""
    records, titles = records[:MAX_COMPARED], machine_titles(records)[:MAX_COMPARED]
    rows = shared_work(records)
    note = (
        f"Small figures: how many times as fast as {titles[0]}, {records[0].date}. "
        "N is the largest that all of these machines finished which ran the method."
    )
    caption, path = "The same work on each machine", f"{DATA_FOLDER}/across-machines"
    columns = (
        *text_columns("program"),
        *number_columns("N"),
        *number_columns(*titles, format=format_seconds),
    )
    files = Table(caption, CELL_COLUMNS, _across_file_rows(records, rows), path=path)
    return Table(caption, columns, tuple(map(_across_row, rows)), note, data=files)


def _across_row(cells: Sequence[Timing | None]) -> Row:
    measured = next(cell for cell in cells if cell)
    spec = TASK_SPECS[measured.subject.task]
    title = ", ".join(filter(None, [subject_title(measured.subject), spec.suffix]))
    head = Cell(title, target=spec.page or method_path(measured.subject.method))
    first, *others = cells
    times = (time_cell(cell, speedup(cell, first)) for cell in others)
    return head, measured.n, time_cell(first, None), *times


def _across_file_rows(
    records: Sequence[Record], rows: Sequence[Sequence[Timing | None]]
) -> tuple[Row, ...]:
    return tuple(
        cell_row(record, cell)
        if cell is row[0]
        else cell_row(record, cell, records[0].name, speedup(cell, row[0]))
        for row in rows
        for record, cell in zip(records, row, strict=True)
        if cell
    )


def machine_titles(records: Sequence[Record]) -> tuple[str, ...]:
    """What each machine is called; equal titles get the names of their records."""
    titles = [record.title for record in records]
    count = Counter(titles)
    return tuple(
        title if count[title] == 1 else f"{title} ({record.name})"
        for record, title in zip(records, titles, strict=True)
    )
