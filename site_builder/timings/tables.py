"""The tables that compare times on one machine, made from its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cy_core import ENGINE
from site_builder.timings.data import cells_table, grid_table
from site_builder.timings.records import Record, Subject, Task, Timing
from site_builder.timings.selections import (
    CLASSIC_HEADER,
    Grid,
    GridRow,
    classic_line,
    classic_rows,
    comparable,
    engine,
    fastest,
    format_seconds,
    format_speed,
    forms_grid,
    listing,
    lists,
    matrix,
    programs_grid,
    puzzle,
    threads,
)
from site_builder.timings.subjects import COMPILED, LANGUAGES, subject_title
from site_builder.timings.tasks import WORKS
from site_builder.values.addresses import method_path
from site_builder.values.table import Cell, Row, Table, numbers, words
from site_builder.values.text import counted, method_title

DASH = "A dash: not run, and the files tell why."


def classic_table(record: Record, subject: Subject) -> Table:
    """The table that N-Queens programs print, and the same as they print it."""
    title, name = subject_title(subject), f"classic-{subject_file(subject)}"
    text = "\n".join([CLASSIC_HEADER, *map(classic_line, classic_rows(record, subject))])
    return replace(cells_table(title, record, name, record.of(subject)), text=text)


def matrix_table(record: Record, form: str) -> Table:
    """All methods in one form, and the engine, at all N; the fastest of each N is marked."""
    shown = matrix(record, form)
    best = {row: fastest(group) for group in _groups(shown.rows) for row in group}
    note = (
        "Small figures: how many times as fast as the bitmap, recursive. "
        "The fastest of the ladder at each N is marked, and the fastest engine."
    )
    caption = f"Best time of each method, {form}"
    rows = tuple((_head(row, with_form=False), *_times(row, best[row])) for row in shown.rows)
    columns = (*words("method"), *numbers(*_sizes(shown), format=format_seconds))
    data = grid_table(caption, record, f"matrix-{form}", shown)
    return Table(caption, columns, rows, _explained(note, rows), data=data)


def forms_table(record: Record) -> Table:
    """How the iterative form of each method compares with the recursive one."""
    whole = forms_grid(record)
    shown, caption = comparable(whole), "Iterative against recursive"
    note = (
        "How many times as fast the iterative form is as the recursive one; above 1 it is faster. "
        "A dash: one of them was not run, or took less than ten microseconds."
    )
    rows = tuple((_head(row, with_form=False), *row.speeds) for row in shown.rows)
    columns = (*words("method"), *numbers(*_sizes(shown), format="{:.2f}".format))
    data = grid_table(caption, record, "forms", whole)
    return Table(caption, columns, rows, note, data=data)


def threads_table(record: Record) -> Table:
    """What further threads bring to the engine."""
    note = "Small figures: how many times as fast as with one thread."
    return _grid_table(record, "threads", "The engine by its threads", threads(record), note)


def lists_table(record: Record) -> Table:
    """What bits bring against lists."""
    note = "Small figures: how many times as fast as with lists, in the same form."
    return _grid_table(record, "lists", "Lists against bits", lists(record), note)


def engine_table(record: Record) -> Table:
    """What the engine brings against the fastest way of the ladder to know both counts."""
    note = "Small figures: how many times as fast as symmetry elimination. One thread each."
    return _grid_table(record, "engine", "Counting with the engine", engine(record), note)


def listing_table(record: Record, task: Task) -> Table:
    """What the engine brings to a list of boards."""
    caption = "Listing all solutions"
    note = "All boards, sorted, in memory."
    if task == "fundamental":
        caption = "Listing the fundamental solutions"
        note = "Small figures: how many times as fast as symmetry elimination. " + note
    return _grid_table(record, f"listing-{task}", caption, listing(record, task), note)


def puzzle_table(record: Record, task: Task) -> Table:
    """Times of a puzzle, and how much each method places: a row for each n."""
    work, shown = WORKS[task], puzzle(record, task)
    caption = f"{work.title}: best time"
    methods = [row.subject.method for row in shown.rows]
    columns = (
        *numbers(work.size),
        *numbers(*methods, format=format_seconds),
        *numbers(*(f"placed, {method}" for method in methods)),
    )
    times = zip(*(map(time_cell, row.cells, row.speeds) for row in shown.rows), strict=True)
    placed = zip(*(map(_placed, row.cells) for row in shown.rows), strict=True)
    rows = tuple(
        (n, *of_times, *of_placed)
        for n, of_times, of_placed in zip(shown.sizes, times, placed, strict=True)
    )
    note = f"Small figures: how many times as fast as {work.methods[0]}."
    data = grid_table(caption, record, task, shown)
    return Table(caption, columns, rows, _explained(note, rows), data=data)


def programs_table(record: Record) -> Table:
    """What the programs to copy take, in each language, beside the compiled search."""
    caption, shown = "Programs to copy: best time", programs_grid(record)
    note = "Small figures: how many times as fast as the compiled search. "
    rows = tuple(
        (
            Cell(method_title(row.subject.method), target=method_path(row.subject.method)),
            LANGUAGES.get(row.subject.task, COMPILED),
            *_times(row, (None,) * len(shown.sizes)),
        )
        for row in shown.rows
    )
    columns = (*words("method", "language"), *numbers(*_sizes(shown), format=format_seconds))
    data = grid_table(caption, record, "programs", shown)
    return Table(caption, columns, rows, _explained(note, rows), data=data)


def _placed(cell: Timing | None) -> int | None:
    return cell.nodes if cell else None


def _grid_table(record: Record, name: str, caption: str, shown: Grid, note: str) -> Table:
    unmarked = (None,) * len(shown.sizes)
    rows = tuple((_head(row), *_times(row, unmarked)) for row in shown.rows)
    columns = (*words("program"), *numbers(*_sizes(shown), format=format_seconds))
    data = grid_table(caption, record, name, shown)
    return Table(caption, columns, rows, _explained(note, rows), data=data)


def _explained(note: str, rows: Sequence[Row]) -> str:
    """A note that tells what a dash means, where there is one."""
    return f"{note} {DASH}" if any(None in row for row in rows) else note


def measured_on(record: Record) -> str:
    """Where and when the times of a record were measured."""
    machine = record.machine
    built = " ".join(filter(None, [machine.compiler, machine.flags]))
    parts = (machine_title(record), machine.system, machine.python, built)
    return "; ".join([*filter(None, parts), f"core {record.core_version}; {record.date}"])


def machine_title(record: Record) -> str:
    """What a machine is called."""
    return f"{record.machine.processor}, {counted(record.machine.cores, 'core')}"


def subject_file(subject: Subject) -> str:
    """A subject as part of the name of a file.

    >>> subject_file(Subject("engine", backend="avx2", threads=2))
    'engine-avx2-2-threads'
    """
    threads = f"{subject.threads}-threads" if subject.threads > 1 else ""
    parts = (subject.method, subject.form, subject.backend, threads)
    return "-".join(filter(None, parts)).replace("_", "-")


def _groups(rows: Sequence[GridRow]) -> tuple[tuple[GridRow, ...], tuple[GridRow, ...]]:
    """The ladder and the engine."""
    of_engine = [row.subject.method == ENGINE for row in rows]
    first = of_engine.index(True) if any(of_engine) else len(rows)
    return tuple(rows[:first]), tuple(rows[first:])


def _sizes(shown: Grid) -> tuple[str, ...]:
    return tuple(f"N = {n}" for n in shown.sizes)


def _head(row: GridRow, *, with_form: bool = True) -> Cell:
    title = subject_title(row.subject, with_form=with_form)
    return Cell(title, target=method_path(row.subject.method))


def _times(row: GridRow, best: Sequence[float | None]) -> list[Cell | None]:
    return [
        time_cell(cell, speed, marked)
        for cell, speed, marked in zip(row.cells, row.speeds, best, strict=True)
    ]


def time_cell(cell: Timing | None, speed: float | None, best: float | None = None) -> Cell | None:
    """The best time of a cell, and how it compares; marked where it is the best of all."""
    if cell is None or cell.best is None:
        return None
    under = "" if speed is None else format_speed(speed)
    return Cell(cell.best, mark="best" if cell.best == best else "", under=under)
