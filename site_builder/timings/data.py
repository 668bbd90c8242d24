"""What the files beside a table of times hold: each cell in full, a row each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from site_builder.timings.records import Record, Timing
from site_builder.timings.selections import Grid, Row
from site_builder.timings.subjects import subject_words
from site_builder.values.table import Data

FOLDER = "timings/data"
MACHINES_PATH = "timings/machines/index.md"
COLUMNS = (
    "record",
    "processor",
    "date",
    "core_version",
    "task",
    "method",
    "form",
    "path",
    "threads",
    "n",
    "total",
    "fundamental",
    "nodes",
    "samples",
    "best_seconds",
    "median_seconds",
    "slowest_seconds",
    "nodes_per_second",
    "compared_with",
    "times_as_fast",
    "not_run",
)
Values = tuple[str | float | None, ...]


def cells_data(record: Record, name: str, cells: Iterable[Timing]) -> Data:
    """The cells of a table that compares nothing; `name` is that of its files."""
    return Data(place(record, name), COLUMNS, tuple(values(record, cell) for cell in cells))


def grid_data(record: Record, name: str, grid: Grid) -> Data:
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
    return Data(place(record, name), COLUMNS, (*others, *rows))


def place(record: Record, name: str) -> str:
    """Where the files of a table of one record lie; its name is fit for an address."""
    return f"{FOLDER}/{record.name}/{name}"


def machine_path(record: Record) -> str:
    """Source path of the page of a machine; in a folder, as a record may be called ``index``."""
    return f"timings/machines/{record.name}/index.md"


def values(
    record: Record, cell: Timing, reference: str | None = None, speed: float | None = None
) -> Values:
    """One row under `COLUMNS`; `reference` names what the cell is compared with."""
    subject = cell.subject
    return (
        record.name,
        record.machine.processor,
        record.date,
        record.core_version,
        *(subject.task, subject.method, subject.form, subject.path, subject.threads),
        *(cell.n, cell.total, cell.fundamental, cell.nodes, len(cell.samples)),
        *_seconds(cell.samples),
        cell.nodes / cell.best if cell.nodes and cell.best else None,
        reference,
        speed,
        cell.reason,
    )


def _seconds(samples: Sequence[float]) -> tuple[float | None, ...]:
    return (min(samples), median(samples), max(samples)) if samples else (None, None, None)


def _key(row: Row) -> str | None:
    """The reference of a row in one word group: ``bitmap recursive``."""
    return subject_words(row.reference).replace(",", "") if row.reference else None
