"""Tables of several machines: what they are, and the same work on each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import starmap

from site_builder.timings.data import COLUMNS, FOLDER, machine_path, values
from site_builder.timings.records import Record, Timing
from site_builder.timings.selections import across, format_seconds, times_as_fast
from site_builder.timings.subjects import subject_title
from site_builder.timings.tables import machine_title, time_cell
from site_builder.timings.tasks import WORKS
from site_builder.values.addresses import method_path
from site_builder.values.table import Cell, Column, Row, Table, numbers, words
from site_builder.values.text import counted, grouped

GIB = 1 << 30
# More would make a page of megabytes; the list of all machines leads to the rest.
MAX_LISTED, MAX_COMPARED = 50, 8
BUILT = "The AVX2 and AVX-512 backends add their instructions to the flags shown."
FACTS = (
    Column("", "machine", align="l"),
    *map(Column, ("record", "processor", "cores")),
    Column("memory", "memory", "bytes", lambda size: f"{size / GIB:.0f} GiB"),
    Column("system", "system", align="l"),
    Column("python", "Python", align="l"),
    Column("", "compiler", align="l"),
    *map(Column, ("compiler", "flags")),
    Column("core_version", "core", align="l"),
    Column("date", "measured", align="l"),
    *map(Column, ("cells_finished", "cells_not_run")),
)


def machines_table(records: Sequence[Record]) -> Table:
    """What the machines are, one line each for the first; the files have them all."""
    rows = tuple(starmap(_machine, zip(records, titles(records), strict=True)))
    caption, path = "Machines, and how the core was built", f"{FOLDER}/machines"
    whole = Table(caption, FACTS, rows, BUILT, path=path)
    return replace(whole, rows=rows[:MAX_LISTED], data=whole)


def _machine(record: Record, title: str) -> Row:
    m, missing = record.machine, len(record.cells) - record.finished
    built = " ".join(filter(None, [m.compiler, m.flags])) or None
    under = f"{counted(record.finished, 'time')}, {grouped(missing)} not run"
    return (
        Cell(title, target=machine_path(record)),
        *(record.name, m.processor, m.cores, m.memory, m.system, m.python),
        *(built, m.compiler, m.flags, record.core_version),
        *(Cell(record.date, under=under), record.finished, missing),
    )


def across_table(records: Sequence[Record]) -> Table:
    """The same work on the first machines; the others are compared with the very first."""
    records, machines = records[:MAX_COMPARED], titles(records)[:MAX_COMPARED]
    rows = across(records)
    note = (
        f"Small figures: how many times as fast as {machines[0]}, {records[0].date}. "
        "N is the largest that all of these machines finished which ran the method."
    )
    caption, path = "The same work on each machine", f"{FOLDER}/across-machines"
    columns = (*words("program"), *numbers("N"), *numbers(*machines, format=format_seconds))
    data = Table(caption, COLUMNS, _across_values(records, rows), path=path)
    return Table(caption, columns, tuple(map(_across_row, rows)), note, data=data)


def _across_row(cells: Sequence[Timing | None]) -> Row:
    known = next(cell for cell in cells if cell)
    work = WORKS[known.subject.task]
    title = ", ".join(filter(None, [subject_title(known.subject), work.told]))
    head = Cell(title, target=work.page or method_path(known.subject.method))
    first, *others = cells
    times = (time_cell(cell, times_as_fast(cell, first)) for cell in others)
    return head, known.n, time_cell(first, None), *times


def _across_values(
    records: Sequence[Record], rows: Sequence[Sequence[Timing | None]]
) -> tuple[Row, ...]:
    return tuple(
        values(record, cell)
        if cell is row[0]
        else values(record, cell, records[0].name, times_as_fast(cell, row[0]))
        for row in rows
        for record, cell in zip(records, row, strict=True)
        if cell
    )


def titles(records: Sequence[Record]) -> tuple[str, ...]:
    """What each machine is called; where some have one title, each with the name of its record."""
    plain = [*map(machine_title, records)]
    count = Counter(plain)
    return tuple(
        title if count[title] == 1 else f"{title} ({record.name})"
        for record, title in zip(records, plain, strict=True)
    )
