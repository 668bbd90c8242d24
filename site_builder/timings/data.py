"""What the files beside a table of times hold: each cell in full, a row each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from site_builder.timings.records import Record, Timing
from site_builder.timings.selections import Grid, GridRow, classic_time, format_seconds
from site_builder.timings.subjects import reason_words, subject_words
from site_builder.values.table import Column, Table, Value

FOLDER = "timings/data"
MACHINES_PATH = "timings/machines/index.md"
# Those with a heading are what the classic tables show of a cell.
COLUMNS = (
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


def cells_table(caption: str, record: Record, name: str, cells: Iterable[Timing]) -> Table:
    """Cells that are compared with nothing; `name` is that of its files."""
    rows = tuple(values(record, cell) for cell in cells)
    return Table(caption, COLUMNS, rows, path=data_path(record, name))


def grid_table(caption: str, record: Record, name: str, grid: Grid) -> Table:
    """The cells of a grid, finished or not, with how they compare, and what they compare with."""
    shown = {row.subject for row in grid.rows}
    bases = {base: None for row in grid.rows for base in row.bases if base}
    others = (values(record, base) for base in bases if base.subject not in shown)
    rows = (
        values(record, cell, _key(row), speed)
        for row in grid.rows
        for cell, speed in zip(row.cells, row.speeds, strict=True)
        if cell
    )
    return Table(caption, COLUMNS, (*others, *rows), path=data_path(record, name))


def data_path(record: Record, name: str) -> str:
    """Where the files of a table of one record lie; its name is fit for an address."""
    return f"{FOLDER}/{record.name}/{name}"


def machine_path(record: Record) -> str:
    """Source path of the page of a machine; in a folder, as a record may be called ``index``."""
    return f"timings/machines/{record.name}/index.md"


def values(
    record: Record, cell: Timing, reference: str | None = None, speed: float | None = None
) -> tuple[Value, ...]:
    """One row under `COLUMNS`; `reference` names what the cell is compared with."""
    subject = cell.subject
    return (
        record.name,
        record.machine.processor,
        record.date,
        record.core_version,
        *(subject.task, subject.method, subject.form, subject.backend, subject.threads),
        *(cell.n, cell.total, cell.fundamental, cell.nodes, len(cell.samples)),
        *(cell.best, *_seconds(cell.samples)),
        cell.nodes / cell.best if cell.nodes and cell.best else None,
        reference,
        speed,
        reason_words(subject, cell.reason) if cell.reason else None,
    )


def _seconds(samples: Sequence[float]) -> tuple[float | None, ...]:
    return (min(samples), median(samples), max(samples)) if samples else (None, None, None)


def _key(row: GridRow) -> str | None:
    """The reference of a row in one word group: ``bitmap recursive``."""
    return subject_words(row.reference).replace(",", "") if row.reference else None
