"""Tables with every step of the search of each method, for small boards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cy_core import Step, trace
from site_builder.data.schema import Field, N, optional
from site_builder.data.tables import DataTable
from site_builder.figures.searches import sizes_within
from site_builder.values.census import recursive_methods
from site_builder.values.table import Column, Row, Table

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
