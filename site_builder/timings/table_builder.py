"""Build the tables of timing records: what a page shows, and the cells in full as CSV and JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import median

from site_builder.timings.records import Record, Timing
from site_builder.timings.selections import (
    Grid,
    GridRow,
    classic_time,
    format_seconds,
    format_speed,
)
from site_builder.timings.subjects import reason_text, subject_text, subject_title
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Column, Row, Table, number_columns, text_columns

DATA_FOLDER = "timings/data"
MACHINES_PATH = "timings/machines/index.md"
DASH_NOTE = "A dash: not run, and the files tell why."
# The files have all of these columns; the classic tables show those with a heading.
CELL_COLUMNS = (
    *map(Column, ("record", "processor", "date", "core_version")),
    *map(Column, ("task", "method", "form", "backend", "threads")),
    Column("n", "N"),
    Column("total", "Total"),
    Column("fundamental", "Unique"),
    Column("nodes"),
    Column("samples"),
    Column("", "hh:mm:ss.ms", format=classic_time),
    Column("best", "time", "seconds", format_seconds, mark="quiet"),
    Column("median", unit="seconds"),
    Column("slowest", unit="seconds"),
    Column("nodes", unit="per_second"),
    *map(Column, ("compared_with", "times_as_fast", "not_run")),
)

RowHead = Callable[[GridRow], Sequence[Cell | str]]
RowValues = Callable[[GridRow], Iterable[Cell | float | None]]


def subject_head(row: GridRow, *, with_form: bool = True) -> Cell:
    """The name of what ran in a row, with a link to the page of its method."""
    title = subject_title(row.subject, with_form=with_form)
    return Cell(title, target=method_path(row.subject.method))


def row_times(row: GridRow) -> list[Cell | None]:
    """The best time at each size, and below it how many times as fast as the reference."""
    return list(map(time_cell, row.cells, row.speeds))


def time_cell(cell: Timing | None, speed: float | None, best: float | None = None) -> Cell | None:
    """The best time of a cell and its speed-up; marked where the time equals `best`."""
    if cell is None or cell.best is None:
        return None
    under = "" if speed is None else format_speed(speed)
    return Cell(cell.best, mark="best" if cell.best == best else "", under=under)


def grid_table(
    record: Record,
    name: str,
    caption: str,
    grid: Grid,
    note: str,
    *,
    heads: Sequence[str] = ("program",),
    head: RowHead = lambda row: [subject_head(row)],
    values: RowValues = row_times,
) -> Table:
    """A table with a row for each subject of a grid, and a column for each N."""
    columns = (
        *text_columns(*heads),
        *number_columns(*(f"N = {n}" for n in grid.sizes), format=format_seconds),
    )
    rows = tuple((*head(row), *values(row)) for row in grid.rows)
    return record_table(
        record, name, caption, columns, rows, explain_dash(note, rows), grid_rows(record, grid)
    )


def record_table(
    record: Record,
    name: str,
    caption: str,
    columns: tuple[Column, ...],
    rows: Iterable[Row],
    note: str,
    file_rows: Iterable[Row],
) -> Table:
    """A table of one record; its files have `file_rows`, under `CELL_COLUMNS`."""
    path = f"{DATA_FOLDER}/{record.name}/{name}"
    files = Table(caption, CELL_COLUMNS, tuple(file_rows), path=path)
    return Table(caption, columns, tuple(rows), note, data=files)


def explain_dash(note: str, rows: Sequence[Row]) -> str:
    """The note, and what a dash means where the rows have one."""
    return f"{note} {DASH_NOTE}" if any(None in row for row in rows) else note


def grid_rows(record: Record, grid: Grid) -> Iterator[Row]:
    """The cells of a grid, and those they are compared with where the grid has no row of them."""
    subjects = {row.subject for row in grid.rows}
    references = {base: None for row in grid.rows for base in row.bases if base}
    for base in references:
        if base.subject not in subjects:
            yield cell_row(record, base)
    for row in grid.rows:
        for cell, speed in zip(row.cells, row.speeds, strict=True):
            if cell:
                yield cell_row(record, cell, _reference_name(row), speed)


def cell_row(
    record: Record, cell: Timing, reference: str | None = None, speed: float | None = None
) -> Row:
    """One row under `CELL_COLUMNS`; `reference` names what the cell is compared with."""
    subject, samples = cell.subject, cell.samples
    seconds = (min(samples), median(samples), max(samples)) if samples else (None, None, None)
    return (
        record.name,
        record.machine.processor,
        record.date,
        record.core_version,
        *(subject.task, subject.method, subject.form, subject.backend, subject.threads),
        *(cell.n, cell.total, cell.fundamental, cell.nodes, len(samples)),
        *(cell.best, *seconds),
        cell.nodes / cell.best if cell.nodes and cell.best else None,
        reference,
        speed,
        reason_text(subject, cell.reason) if cell.reason else None,
    )


def _reference_name(row: GridRow) -> str | None:
    """The reference of a row without commas: ``bitmap recursive``."""
    return subject_text(row.reference).replace(",", "") if row.reference else None


def machine_path(record: Record) -> str:
    """Source path of the page of a machine; in a folder, as a record may be called ``index``."""
    return f"timings/machines/{record.name}/index.md"
