"""The tables of times as values, made from the records that `queens bench` wrote."""

from __future__ import annotations

from site_builder.tables import NOTHING, Cell, Table, method_path
from site_builder.timings import Record, Timing, classic_rows, classic_time, format_seconds, matrix
from site_builder.words import counted, grouped, method_title

LEAST_MARKED = 1e-4  # seconds; below, most of a time is the call itself


def classic_table(record: Record, key: str, form: str) -> Table:
    """The table that N-Queens programs print."""
    rows = tuple(
        (
            Cell(str(row.n)),
            Cell(grouped(row.total)),
            Cell(NOTHING if row.unique is None else grouped(row.unique)),
            Cell(classic_time(row.seconds)),
            Cell(format_seconds(row.seconds), mark="quiet"),
        )
        for row in classic_rows(record, key, form)
    )
    return Table(
        f"{method_title(key)}, {form}",
        ("N", "Total", "Unique", "hh:mm:ss.ms", "in short"),
        "rrrrr",
        rows,
        measured_on(record),
    )


def matrix_table(record: Record, form: str) -> Table:
    """All methods at all N; the fastest of each N is marked."""
    table = matrix(record, form)
    columns = zip(*(row.cells for row in table.rows), strict=True)
    fastest = [min((c.best for c in column if c and c.best), default=0.0) for column in columns]
    rows = tuple(
        (
            Cell(method_title(row.method), target=method_path(row.method)),
            *(_time(cell, best) for cell, best in zip(row.cells, fastest, strict=True)),
        )
        for row in table.rows
    )
    headings = ("method", *(f"N = {n}" for n in table.sizes))
    caption = f"Best time of each method, {form}"
    align = "l" + "r" * len(table.sizes)
    return Table(caption, headings, align, rows, measured_on(record))


def measured_on(record: Record) -> str:
    """Where and when the times of a record were measured."""
    machine = record.machine
    return (
        f"{machine.processor}, {counted(machine.cores, 'core')}, one used; {machine.system}; "
        f"{machine.python}; {record.date}"
    )


def _time(cell: Timing | None, fastest: float) -> Cell:
    if cell is None or cell.best is None:
        return Cell(NOTHING, mark="quiet")
    marked = cell.best == fastest >= LEAST_MARKED
    return Cell(format_seconds(cell.best), mark="best" if marked else "")
