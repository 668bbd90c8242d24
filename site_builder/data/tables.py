"""The tables in the data files: counts, claims, properties, times, and traces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from statistics import median

from cy_core import MAX_MEASURED_N, Step, property_counts, trace
from site_builder.figures.searches import sizes_within
from site_builder.timings.records import Record, Timing
from site_builder.values.census import KnownCount, count_claims, known_counts, recursive_methods
from site_builder.values.table import Column, Row, Table

SIZES = (1, 2, 4, 8)
COUNTS = ("n", "total", "fundamental", *(f"orbits_of_size_{size}" for size in SIZES))
CENSUS = (*COUNTS, "origin", "source")
CLAIMS = ("first_n", "last_n", "claim", "who", "when", "how", "source", "address")
PROPERTY_COUNTS = ("n", "property", "value", "fundamental", "total")
STEPS = (
    *("n", "step", "kind", "row", "column", "queens"),
    *("untried", "left", "down", "right", "nodes", "solutions"),
)
TIMES = (
    *("record", "processor", "date", "core_version"),
    *("task", "method", "form", "backend", "threads"),
    *("n", "total", "fundamental", "nodes", "samples"),
    *("best_seconds", "median_seconds", "slowest_seconds", "nodes_per_second", "limit_seconds"),
)
TRACED_SIZES = range(4, 7)
# The most queens that a traced search may place. Brute force places 3,905 for N = 5.
MAX_QUEENS = 400


@cache
def data_tables() -> tuple[Table, ...]:
    """Return the tables of counts, of claims, and of counts by property."""
    claims = ((*claim[:2], *(text or None for text in claim[2:])) for claim in count_claims())
    by_property = f"Solutions by property, N = 1 to {MAX_MEASURED_N}"
    return (
        _table("census", "How many solutions, N = 1 to 27", CENSUS, map(_counts, known_counts())),
        _table("claims", "Who counted them, and who confirmed it", CLAIMS, claims),
        _table("properties", by_property, PROPERTY_COUNTS, _property_rows()),
    )


def _table(path: str, caption: str, names: Sequence[str], rows: Iterator[Row]) -> Table:
    return Table(caption, tuple(map(Column, names)), tuple(rows), path=path)


def _counts(row: KnownCount) -> Row:
    counts = row.census
    orbits = [(counts.orbits_by_size or {}).get(size, 0) for size in SIZES]
    return counts.n, counts.total, counts.fundamental, *orbits, row.origin, row.source or None


def _property_rows() -> Iterator[Row]:
    for n in range(1, MAX_MEASURED_N + 1):
        for name, counts in property_counts(n).items():
            yield from ((n, name, *count) for count in counts)


def times_table(records: Sequence[Record]) -> Table:
    """Return a table of the measured times in all records."""
    rows = (_times_row(record, cell) for record in records for cell in record.cells)
    return _table("timings", "Measured times, all machines", TIMES, rows)


def _times_row(record: Record, cell: Timing) -> Row:
    subject = cell.subject
    samples = cell.samples
    return (
        *(record.name, record.machine.processor, record.date, record.core_version),
        *(subject.task, subject.method, subject.form, subject.backend, subject.threads),
        *(cell.n, cell.total, cell.fundamental, cell.nodes, len(samples), cell.best),
        *((median(samples), max(samples)) if samples else (None, None)),
        cell.nodes / cell.best if cell.nodes and cell.best else None,
        cell.limit,
    )


# Cached in memory, so that rebuilds of `mkdocs serve` do not trace the searches again.
@cache
def trace_tables() -> tuple[Table, ...]:
    """Return a table of the steps of each method. Both forms of a method take the same steps."""
    return tuple(
        _table(
            f"traces/{method.key.replace('_', '-')}",
            f"Trace: {method.title.lower()}",
            STEPS,
            _steps(method.key),
        )
        for method in recursive_methods()
    )


def _steps(key: str) -> Iterator[Row]:
    for n in sizes_within(key, TRACED_SIZES, MAX_QUEENS):
        for number, step in enumerate(trace(n, key), start=1):
            yield n, number, *_step(step)


def _step(step: Step) -> Row:
    queens = " ".join(f"{row}.{column}" for row, column in step.queens)
    square = step.kind.value, step.row, step.column
    return *square, queens, step.untried, *step.masks, step.nodes, step.solutions
