"""The tables that compare times on one machine, made from its record."""

from __future__ import annotations

from collections.abc import Sequence

from cy_core import ENGINE
from site_builder.timings.records import Record, Subject, Task
from site_builder.timings.selections import (
    CLASSIC_HEADER,
    GridRow,
    classic_line,
    classic_rows,
    comparable_sizes,
    engine_grid,
    fastest,
    format_seconds,
    forms_grid,
    listing_grid,
    lists_grid,
    matrix_grid,
    programs_grid,
    puzzle_grid,
    threads_grid,
)
from site_builder.timings.subjects import COMPILED, LANGUAGES, subject_title
from site_builder.timings.table_builder import (
    CELL_COLUMNS,
    DATA_FOLDER,
    cell_row,
    explain_dash,
    grid_rows,
    grid_table,
    record_table,
    row_times,
    subject_head,
    time_cell,
)
from site_builder.timings.tasks import TASK_SPECS
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Table, number_columns, text_columns
from site_builder.values.text import method_title


def classic_table(record: Record, subject: Subject) -> Table:
    """The table that N-Queens programs print, also as text in their layout."""
    text = "\n".join([CLASSIC_HEADER, *map(classic_line, classic_rows(record, subject))])
    rows = tuple(cell_row(record, cell) for cell in record.of(subject))
    path = f"{DATA_FOLDER}/{record.name}/classic-{subject_file(subject)}"
    return Table(subject_title(subject), CELL_COLUMNS, rows, text=text, path=path)


def subject_file(subject: Subject) -> str:
    """A subject as part of the name of a file.

    >>> subject_file(Subject("engine", backend="avx2", threads=2))
    'engine-avx2-2-threads'
    """
    threads = f"{subject.threads}-threads" if subject.threads > 1 else ""
    parts = (subject.method, subject.form, subject.backend, threads)
    return "-".join(filter(None, parts)).replace("_", "-")


def matrix_table(record: Record, form: str) -> Table:
    """All methods in one form, and the engine, at all N; the fastest of each N is marked."""
    grid = matrix_grid(record, form)
    best = {row: fastest(group) for group in _ladder_and_engine(grid.rows) for row in group}
    note = (
        "Small figures: how many times as fast as the bitmap, recursive. "
        "The fastest of the ladder at each N is marked, and the fastest engine."
    )
    return grid_table(
        record,
        f"matrix-{form}",
        f"Best time of each method, {form}",
        grid,
        note,
        heads=("method",),
        head=lambda row: [subject_head(row, with_form=False)],
        values=lambda row: map(time_cell, row.cells, row.speeds, best[row]),
    )


def _ladder_and_engine(rows: Sequence[GridRow]) -> tuple[Sequence[GridRow], Sequence[GridRow]]:
    methods = [row for row in rows if row.subject.method != ENGINE]
    return methods, rows[len(methods) :]


def forms_table(record: Record) -> Table:
    """How the iterative form of each method compares with the recursive one."""
    whole = forms_grid(record)
    grid = comparable_sizes(whole)
    note = (
        "How many times as fast the iterative form is as the recursive one; above 1 it is faster. "
        "A dash: one of them was not run, or took less than ten microseconds."
    )
    sizes = (f"N = {n}" for n in grid.sizes)
    columns = (*text_columns("method"), *number_columns(*sizes, format="{:.2f}".format))
    rows = [(subject_head(row, with_form=False), *row.speeds) for row in grid.rows]
    caption = "Iterative against recursive"
    return record_table(record, "forms", caption, columns, rows, note, grid_rows(record, whole))


def threads_table(record: Record) -> Table:
    """How many times as fast the engine is with more threads."""
    note = "Small figures: how many times as fast as with one thread."
    return grid_table(record, "threads", "The engine by its threads", threads_grid(record), note)


def lists_table(record: Record) -> Table:
    """How many times as fast the search is with bits as with lists."""
    note = "Small figures: how many times as fast as with lists, in the same form."
    return grid_table(record, "lists", "Lists against bits", lists_grid(record), note)


def engine_table(record: Record) -> Table:
    """The engine against symmetry elimination, the fastest method of the ladder for both counts."""
    note = "Small figures: how many times as fast as symmetry elimination. One thread each."
    return grid_table(record, "engine", "Counting with the engine", engine_grid(record), note)


def listing_table(record: Record, task: Task) -> Table:
    """Times to list all solutions, or the fundamental ones against symmetry elimination."""
    caption = "Listing all solutions"
    note = "All boards, sorted, in memory."
    if task == "fundamental":
        caption = "Listing the fundamental solutions"
        note = "Small figures: how many times as fast as symmetry elimination. " + note
    return grid_table(record, f"listing-{task}", caption, listing_grid(record, task), note)


def programs_table(record: Record) -> Table:
    """Times of the programs to copy in each language, below those of the compiled search."""
    return grid_table(
        record,
        "programs",
        "Programs to copy: best time",
        programs_grid(record),
        "Small figures: how many times as fast as the compiled search. ",
        heads=("method", "language"),
        head=_language_head,
    )


def _language_head(row: GridRow) -> Sequence[Cell | str]:
    method = row.subject.method
    language = LANGUAGES.get(row.subject.task, COMPILED)
    return Cell(method_title(method), target=method_path(method)), language


def puzzle_table(record: Record, task: Task) -> Table:
    """Times of a puzzle and what each method places: a row for each n."""
    spec, grid = TASK_SPECS[task], puzzle_grid(record, task)
    methods = [row.subject.method for row in grid.rows]
    columns = (
        *number_columns(spec.size_name),
        *number_columns(*methods, format=format_seconds),
        *number_columns(*(f"placed, {method}" for method in methods)),
    )
    times = zip(*map(row_times, grid.rows), strict=True)
    placed = zip(*([cell and cell.nodes for cell in row.cells] for row in grid.rows), strict=True)
    rows = [
        (n, *times_of_n, *placed_of_n)
        for n, times_of_n, placed_of_n in zip(grid.sizes, times, placed, strict=True)
    ]
    note = explain_dash(f"Small figures: how many times as fast as {spec.methods[0]}.", rows)
    caption = f"{spec.title}: best time"
    return record_table(record, task, caption, columns, rows, note, grid_rows(record, grid))
