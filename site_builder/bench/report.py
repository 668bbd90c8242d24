"""A record as text: tables of the times at the largest n, and of their speed-ups."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from cy_core import ENGINE
from site_builder.terminal.tables import text_table
from site_builder.timings.comparisons import BITMAP, ELIMINATION, format_seconds, speedup
from site_builder.timings.records import Record, Subject, Task, Timing
from site_builder.timings.subjects import subject_text
from site_builder.timings.tasks import PROGRAMS, PUZZLES, SCALAR_LISTING, TASK_SPECS
from site_builder.values.text import counted

COLUMNS = 7
NONE = "-"

Reference = Callable[[Subject], Subject]


def report(record: Record) -> str:
    """The machine of a record, and tables of its seven largest n."""
    by_task = {task: [s for s in record.subjects() if s.task == task] for task in TASK_SPECS}
    puzzles = {task: by_task.pop(task) for task in PUZZLES}
    programs = [subject for task in PROGRAMS for subject in by_task.pop(task)]
    counts = [*by_task.pop("count"), *by_task.pop("browser")]
    tables = [*_of_counts(record, counts), *_of_lists(record, [*chain(*by_task.values())])]
    tables += chain.from_iterable(_of_puzzle(record, *one) for one in puzzles.items())
    tables.append(_times("programs to copy, best time", record, programs))
    note = f"\n{NONE}  not run, as the record explains, or too short to compare"
    return "\n".join([*_head(record), *(f"\n{table}" for table in tables if table), note])


def _of_counts(record: Record, subjects: Sequence[Subject]) -> Iterator[str]:
    engine = [subject for subject in subjects if subject.method == ENGINE]
    threads = [subject for subject in engine if subject.threads > 1]
    plain, best = subject_text(BITMAP), subject_text(ELIMINATION)
    yield _times("counting, best time", record, subjects)
    yield _speeds(f"times as fast as {plain}", record, subjects, lambda _: BITMAP)
    yield _speeds(f"times as fast as {best}", record, engine, lambda _: ELIMINATION)
    yield _speeds("times as fast as one thread", record, threads, lambda s: replace(s, threads=1))


def _of_lists(record: Record, subjects: Sequence[Subject]) -> Iterator[str]:
    scalar = SCALAR_LISTING
    fundamental = [subject for subject in subjects if subject.task == scalar.task]
    yield _times("listing, best time", record, subjects)
    yield _speeds("times as fast as the scalar lister", record, fundamental, lambda _: scalar)


def _of_puzzle(record: Record, task: Task, subjects: Sequence[Subject]) -> Iterator[str]:
    first = Subject(TASK_SPECS[task].methods[0], task=task)
    yield _times(f"{task}, best time", record, subjects)
    yield _speeds(f"times as fast as {subject_text(first)}", record, subjects, lambda _: first)


def _head(record: Record) -> Iterator[str]:
    machine = record.machine
    memory = f"{machine.memory / 2**30:.0f} GiB" if machine.memory else ""
    compiler = f"{machine.compiler} {machine.flags}".strip()
    measured = (f"core {record.core_version}", f"measured {record.date}")
    yield ", ".join(filter(None, (machine.processor, counted(machine.cores, "core"), memory)))
    yield ", ".join(filter(None, (machine.system, machine.python, compiler, *measured)))


def _times(title: str, record: Record, subjects: Sequence[Subject]) -> str:
    return _table(title, record, subjects, _seconds)


def _speeds(title: str, record: Record, subjects: Sequence[Subject], reference: Reference) -> str:
    cells = {(cell.subject, cell.n): cell for cell in record.cells}

    def text(cell: Timing) -> str:
        return _ratio(speedup(cell, cells.get((reference(cell.subject), cell.n))))

    return _table(title, record, subjects, text)


def _table(
    title: str, record: Record, subjects: Sequence[Subject], text: Callable[[Timing], str]
) -> str:
    """A table under a title; an empty text where nothing was measured."""
    cells = {(cell.subject, cell.n): cell for cell in record.cells if cell.subject in subjects}
    sizes = sorted({cell.n for cell in cells.values() if cell.samples})[-COLUMNS:]
    rows = [
        [text(cells.get((subject, n), Timing(subject, n))) for n in sizes] for subject in subjects
    ]
    if all(value == NONE for row in rows for value in row):
        return ""
    names = map(subject_text, subjects)
    named = [[name, *row] for name, row in zip(names, rows, strict=True)]
    return f"{title}\n{text_table(['', *(f'n = {n}' for n in sizes)], named)}"


def _seconds(cell: Timing) -> str:
    return NONE if cell.best is None else format_seconds(cell.best)


def _ratio(value: float | None) -> str:
    """A ratio in three figures, or a dash.

    >>> [_ratio(value) for value in (None, 0.512, 12.34, 5678.0)]
    ['-', '0.51', '12.3', '5678']
    """
    if value is None:
        return NONE
    digits = 2 if value < 10 else 1 if value < 100 else 0
    return f"{value:.{digits}f}"
