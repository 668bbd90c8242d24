"""The tables among the data files: counts, who counted what, properties, times, and traces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import get_args

from cy_core import MAX_MEASURED_N, Step, property_counts, trace
from site_builder.data.schema import Field, N, optional
from site_builder.figures.searches import sizes_within
from site_builder.timings.records import Record
from site_builder.timings.tables import CELL_COLUMNS, cell_row
from site_builder.values.census import (
    KnownCount,
    Origin,
    count_claims,
    known_counts,
    recursive_methods,
)
from site_builder.values.table import Column, Row, Table

SIZES = (1, 2, 4, 8)


@dataclass(frozen=True, slots=True)
class DataTable:
    """A table with the meaning of its columns."""

    name: str  # the path of its files below the data folder, without the extension
    table: Table  # the table; its caption is the title of the files
    fields: tuple[Field, ...]  # the meaning of each column
    has_json: bool = False  # whether it is written as JSON as well as CSV


def data_tables(records: Sequence[Record]) -> Iterator[DataTable]:
    """All tables; measured times only if there are records."""
    yield census_data()
    yield claims_data()
    yield property_data()
    if records:
        yield timings_data(records)


@cache
def census_data() -> DataTable:
    """The counts of every known N, and the source of each."""
    fields = (
        N,
        Field("total", "all solutions"),
        Field("fundamental", "solutions up to turning and mirroring: orbits"),
        *(Field(f"orbits_of_size_{size}", f"orbits of {size}") for size in SIZES),
        Field(
            "origin",
            "computed with these files, counted by this atlas before, or cited",
            "string",
            pattern=f"^({'|'.join(get_args(Origin))})$",
        ),
        Field("source", "who counted it and when, or where it is from", "string", optional=True),
    )
    rows = tuple(map(_census_row, known_counts()))
    return _named("census", "How many solutions, N = 1 to 27", fields, rows)


def _census_row(row: KnownCount) -> Row:
    counts = row.census
    orbits = [(counts.orbits_by_size or {}).get(size, 0) for size in SIZES]
    return counts.n, counts.total, counts.fundamental, *orbits, row.origin, row.source or None


@cache
def claims_data() -> DataTable:
    """Who found which counts, and who confirmed them."""
    fields = (
        Field("first_n", "the least N that is meant"),
        Field("last_n", "the greatest N that is meant"),
        Field("claim", "found or confirmed", "string", pattern="^(found|confirmed)$"),
        Field("who", "a person, or a group", "string"),
        *optional(
            Field("when", "a year, or more exactly", "string"),
            Field("how", "by which means", "string"),
            Field("source", "who says so", "string"),
            Field("address", "of the source in the web", "string"),
        ),
    )
    rows = tuple((*claim[:2], *(text or None for text in claim[2:])) for claim in count_claims())
    return _named("claims", "Who counted them, and who confirmed it", fields, rows)


@cache
def property_data() -> DataTable:
    """How many solutions share each value of each property, for every N that was counted."""
    fields = (
        N,
        Field("property", "as in fundamental.csv", "string", pattern="^[a-z_]+$"),
        Field("value", "a value of the property"),
        Field("fundamental", "fundamental solutions with this value"),
        Field("total", "all solutions with this value"),
    )
    rows = tuple(
        (n, name, *count)
        for n in range(1, MAX_MEASURED_N + 1)
        for name, counts in property_counts(n).items()
        for count in counts
    )
    caption = f"Solutions by property, N = 1 to {MAX_MEASURED_N}"
    return _named("properties", caption, fields, rows)


def timings_data(records: Sequence[Record]) -> DataTable:
    """The measured times of every record."""
    rows = tuple(cell_row(record, cell) for record in records for cell in record.cells)
    table = Table("Measured times, all machines", CELL_COLUMNS, rows)
    return DataTable("timings", table, TIMES)  # the records themselves are JSON


_TEXT_FIELDS = (
    Field("record", "name of the record: a machine", "string"),
    Field("processor", "as it calls itself", "string"),
    Field("date", "day of the last sample, in UTC", "string"),
    Field("core_version", "version of the core", "string"),
    Field("task", "what was asked of the core", "string"),
    Field("method", "key of a method, engine, or how a puzzle is searched", "string"),
    *optional(
        Field("form", "recursive or iterative, where there are both", "string"),
        Field("backend", "instructions of the engine", "string"),
    ),
)
TIMES = (
    *_TEXT_FIELDS,
    Field("threads", "how many were used"),
    Field("n", "side of the board, things, or number of the puzzle"),
    *optional(
        Field("total", "solutions counted or listed"),
        Field("fundamental", "fundamental solutions, where they are known"),
        Field("nodes", "queens that the search placed"),
    ),
    Field("samples", "how many runs were timed"),
    *optional(
        Field("best_seconds", "the shortest run", "number"),
        Field("median_seconds", "the run in the middle", "number"),
        Field("slowest_seconds", "the longest run", "number"),
        Field("nodes_per_second", "in the shortest run", "number"),
        Field("compared_with", "what times_as_fast compares with", "string"),
        Field("times_as_fast", "beside that", "number"),
        Field("not_run", "why it was not run", "string"),
    ),
)


def _named(name: str, caption: str, fields: tuple[Field, ...], rows: tuple[Row, ...]) -> DataTable:
    columns = tuple(Column(field.name) for field in fields)
    return DataTable(name, Table(caption, columns, rows), fields, has_json=True)


TRACED_SIZES = range(4, 7)
MAX_QUEENS = 400  # that a search may place; brute force places 3,905 for N = 5
STEP = (
    N,
    Field("step", "number of the step, from 1"),
    Field("kind", "what happens", "string", pattern="^(place|reject|backtrack|solution)$"),
    Field("row", "of the square, from 0 at the top"),
    Field("column", "of the square, from 0 at the left"),
    *optional(Field("queens", "row.column of each queen on the board, as placed", "string")),
    Field("untried", "squares of the row left to try, as bits, bit 0 at the right"),
    Field("left", "squares of the row attacked from the upper right, as bits"),
    Field("down", "squares of the row attacked from above, as bits"),
    Field("right", "squares of the row attacked from the upper left, as bits"),
    Field("nodes", "queens placed so far"),
    Field("solutions", "boards counted so far"),
)


@cache  # kept through all rebuilds of `mkdocs serve`
def trace_tables() -> tuple[DataTable, ...]:
    """A table for each method; both forms take the same steps."""
    return tuple(_trace_table(method.key, method.title) for method in recursive_methods())


def _trace_table(key: str, title: str) -> DataTable:
    rows = (row for n in sizes_within(key, TRACED_SIZES, MAX_QUEENS) for row in _steps(key, n))
    columns = tuple(Column(field.name) for field in STEP)
    name = f"traces/{key.replace('_', '-')}"
    return DataTable(name, Table(f"Trace: {title.lower()}", columns, tuple(rows)), STEP)


def _steps(key: str, n: int) -> Iterator[Row]:
    for number, step in enumerate(trace(n, key), start=1):
        yield n, number, *_row(step)


def _row(step: Step) -> Row:
    left, down, right = step.masks
    queens = " ".join(f"{row}.{column}" for row, column in step.queens)
    square = step.kind.value, step.row, step.column
    return *square, queens, step.untried, left, down, right, step.nodes, step.solutions
