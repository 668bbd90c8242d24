"""A record as text: tables of the times at the largest n, and of their speed-ups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from cy_core import ENGINE
from site_builder.terminal.tables import text_table
from site_builder.timings.comparisons import BITMAP, ELIMINATION, format_seconds, speedup
from site_builder.timings.records import Record, Subject, Task
from site_builder.timings.subjects import subject_text
from site_builder.timings.tasks import PROGRAMS, PUZZLES, SCALAR_LISTING, TASK_SPECS
from site_builder.values.text import counted

COLUMNS = 7
NONE = "-"

# A title, and the rows: each subject with what it is compared with; None for its time.
Section = tuple[str, Mapping[Subject, Subject | None]]


def report(record: Record) -> str:
    """The machine of a record, and tables of its seven largest n."""
    tables = (_table(record, *section) for section in _sections(record))
    note = f"\n{NONE}  not run, as the record explains, or too short to compare"
    return "\n".join([*_head(record), *(f"\n{table}" for table in tables if table), note])


def _sections(record: Record) -> Iterator[Section]:
    def of(*tasks: Task) -> list[Subject]:
        return [subject for task in tasks for subject in record.subjects() if subject.task == task]

    counts = of("count", "browser")
    engine = [subject for subject in counts if subject.method == ENGINE]
    threads = [subject for subject in engine if subject.threads > 1]
    yield "counting, best time", dict.fromkeys(counts)
    yield f"times as fast as {subject_text(BITMAP)}", dict.fromkeys(counts, BITMAP)
    yield f"times as fast as {subject_text(ELIMINATION)}", dict.fromkeys(engine, ELIMINATION)
    yield "times as fast as one thread", {each: replace(each, threads=1) for each in threads}
    yield "listing, best time", dict.fromkeys(of("fundamental", "solutions"))
    listed = of("fundamental")
    yield "times as fast as the scalar lister", dict.fromkeys(listed, SCALAR_LISTING)
    for task in PUZZLES:
        first = Subject(TASK_SPECS[task].methods[0], task=task)
        yield f"{task}, best time", dict.fromkeys(of(task))
        yield f"times as fast as {subject_text(first)}", dict.fromkeys(of(task), first)
    yield "programs to copy, best time", dict.fromkeys(of(*PROGRAMS))


def _head(record: Record) -> Iterator[str]:
    machine = record.machine
    memory = f"{machine.memory / 2**30:.0f} GiB" if machine.memory else ""
    compiler = f"{machine.compiler} {machine.flags}".strip()
    measured = (f"core {record.core_version}", f"measured {record.date}")
    yield ", ".join(filter(None, (machine.processor, counted(machine.cores, "core"), memory)))
    yield ", ".join(filter(None, (machine.system, machine.python, compiler, *measured)))


def _table(record: Record, title: str, rows: Mapping[Subject, Subject | None]) -> str:
    """A table under a title; an empty text where nothing was measured."""
    cells = {(cell.subject, cell.n): cell for cell in record.cells}
    finished = {n for (subject, n), cell in cells.items() if subject in rows and cell.samples}
    sizes = sorted(finished)[-COLUMNS:]

    def text(subject: Subject, n: int) -> str:
        cell, reference = cells.get((subject, n)), rows[subject]
        if reference:
            return _ratio(speedup(cell, cells.get((reference, n))))
        return format_seconds(cell.best) if cell and cell.best is not None else NONE

    lines = [[subject_text(subject), *(text(subject, n) for n in sizes)] for subject in rows]
    if all(value == NONE for _, *values in lines for value in values):
        return ""
    return f"{title}\n{text_table(['', *(f'n = {n}' for n in sizes)], lines)}"


def _ratio(value: float | None) -> str:
    """A ratio in three figures, or a dash.

    >>> [_ratio(value) for value in (None, 0.512, 12.34, 5678.0)]
    ['-', '0.51', '12.3', '5678']
    """
    if value is None:
        return NONE
    digits = 2 if value < 10 else 1 if value < 100 else 0
    return f"{value:.{digits}f}"
