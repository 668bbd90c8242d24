"""Tables of several machines: what they are, and the same work on each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import starmap

from site_builder.timings.data import COLUMNS, FOLDER, machine_path, values
from site_builder.timings.records import Record, Timing
from site_builder.timings.selections import across, format_seconds, format_speed, times_as_fast
from site_builder.timings.subjects import subject_title
from site_builder.timings.tables import machine_title
from site_builder.values.addresses import method_path
from site_builder.values.table import NOTHING, Cell, Data, Table
from site_builder.values.text import counted, grouped

GIB = 1 << 30
# More would make a page of megabytes; the list of all machines leads to the rest.
MOST_LISTED, MOST_COMPARED = 50, 8
BUILT = "The AVX2 and AVX-512 paths add their instructions to the flags shown."
FACTS = (
    *("record", "processor", "cores", "memory_bytes", "system", "python", "compiler", "flags"),
    *("core_version", "date", "cells_finished", "cells_not_run"),
)


def titles(records: Sequence[Record]) -> tuple[str, ...]:
    """What each machine is called; where some have one title, each with the name of its record."""
    plain = [*map(machine_title, records)]
    count = Counter(plain)
    return tuple(
        title if count[title] == 1 else f"{title} ({record.name})"
        for record, title in zip(records, plain, strict=True)
    )


def machines_table(records: Sequence[Record]) -> Table:
    """What the machines are, one line each for the first; the files have them all."""
    headings = ("machine", "memory", "system", "Python", "compiler", "core", "measured")
    return Table(
        "Machines, and how the core was built",
        headings,
        "lrlllll",
        tuple(starmap(_machine, [*zip(records, titles(records), strict=True)][:MOST_LISTED])),
        BUILT,
        data=Data(f"{FOLDER}/machines", FACTS, tuple(map(_facts, records))),
    )


def _machine(record: Record, title: str) -> tuple[Cell, ...]:
    machine = record.machine
    built = " ".join(filter(None, [machine.compiler, machine.flags]))
    gib = None if machine.memory is None else machine.memory / GIB
    return (
        Cell(title, target=machine_path(record)),
        Cell(NOTHING if gib is None else f"{gib:.0f} GiB", value=gib),
        Cell(machine.system),
        Cell(machine.python),
        Cell(built or NOTHING),
        Cell(record.core_version),
        Cell(
            record.date,
            under=f"{counted(record.finished, 'time')}, {grouped(_missing(record))} not run",
        ),
    )


def _facts(record: Record) -> tuple[str | float | None, ...]:
    m = record.machine
    told = (m.processor, m.cores, m.memory, m.system, m.python, m.compiler, m.flags)
    return record.name, *told, record.core_version, record.date, record.finished, _missing(record)


def _missing(record: Record) -> int:
    """How many cells were not run."""
    return len(record.cells) - record.finished


def across_table(records: Sequence[Record]) -> Table:
    """The same work on the first machines; the others are compared with the very first."""
    records, machines = records[:MOST_COMPARED], titles(records)[:MOST_COMPARED]
    rows = across(records)
    note = (
        f"Small figures: how many times as fast as {machines[0]}, {records[0].date}. "
        "N is the largest that all of these machines finished which ran the method."
    )
    return Table(
        "The same work on each machine",
        ("program", "N", *machines),
        "l" + "r" * (1 + len(records)),
        tuple(map(_across_row, rows)),
        note,
        data=Data(f"{FOLDER}/across-machines", COLUMNS, _across_values(records, rows)),
    )


def _across_row(cells: Sequence[Timing | None]) -> tuple[Cell, ...]:
    known = next(cell for cell in cells if cell)
    task = {"count": ""}.get(known.subject.task, f", listing {known.subject.task}")
    head = Cell(subject_title(known.subject) + task, target=method_path(known.subject.method))
    return head, Cell(str(known.n), value=known.n), *(_time(cell, cells[0]) for cell in cells)


def _time(cell: Timing | None, base: Timing | None) -> Cell:
    if cell is None or cell.best is None:
        return Cell(NOTHING, mark="quiet")
    speed = None if cell is base else times_as_fast(cell, base)
    under = "" if speed is None else format_speed(speed)
    return Cell(format_seconds(cell.best), under=under, value=cell.best)


def _across_values(
    records: Sequence[Record], rows: Sequence[Sequence[Timing | None]]
) -> tuple[tuple[str | float | None, ...], ...]:
    return tuple(
        values(record, cell)
        if cell is row[0]
        else values(record, cell, records[0].name, times_as_fast(cell, row[0]))
        for row in rows
        for record, cell in zip(records, row, strict=True)
        if cell
    )
