"""Tables of counts and methods."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Annotated

from cy_core import FORMS, Census, Method, first_method_listing
from site_builder.values.block import block, size, sizes
from site_builder.values.census import (
    MAX_COMPUTED_N,
    KnownCount,
    census,
    known_counts,
    nodes,
    recursive_methods,
)
from site_builder.values.reading import MAX_CHARTED
from site_builder.values.site_paths import method_path
from site_builder.values.table import (
    Cell,
    Column,
    Row,
    Table,
    number_columns,
    or_dash,
    text_columns,
)
from site_builder.values.text import ratio

ORBIT_SIZES = (1, 2, 4, 8)
QUEENS_CONSTANT = 1.944  # Nobel, Agrawal and Boyd: proved to three decimals
COUNTS = number_columns("N", "all", "fundamental")
ORBITS = number_columns(*(f"orbits of {size}" for size in ORBIT_SIZES), format=or_dash)
LISTS = {
    "solutions": "every solution",
    "half": "one of each mirrored pair",
    "fundamental": "one of each orbit",
    None: "adds up, lists none",
}
SmallSize = Annotated[int, size(1, MAX_CHARTED)]


@block("table census", "1-12")
def census_table(sizes: Annotated[range, sizes(1, MAX_COMPUTED_N)]) -> Table:
    """N, total, fundamental, and orbits by size, all computed."""
    caption = f"Solutions for N = {sizes[0]} to {sizes[-1]}, computed while this page was made"
    rows = tuple((*_counts(row), *_orbits(row)) for row in map(census, sizes))
    return Table(caption, (*COUNTS, *ORBITS), rows)


@block("table ledger", "")
def ledger_table() -> Table:
    """Every N whose counts are known, and how we know them."""
    rows = tuple((*_counts(row.census), _source(row)) for row in known_counts())
    return Table("All counts that are known", (*COUNTS, *text_columns("source")), rows)


def _source(row: KnownCount) -> Cell:
    if row.origin == "computed":
        return Cell("computed here")
    if row.origin == "counted":
        return Cell("counted", under=row.source)
    return Cell("cited", mark="quiet")


def orbits_table(censuses: Sequence[Census]) -> Table:
    """The number of orbits of each size."""
    rows = tuple((row.n, *_orbits(row)) for row in censuses)
    return Table("Orbits by their size", (*number_columns("N"), *ORBITS), rows)


def totals_table(censuses: Sequence[Census]) -> Table:
    """The number of all and of fundamental solutions."""
    return Table("Solutions by N", COUNTS, tuple(map(_counts, censuses)))


def constant_table(censuses: Sequence[Census]) -> Table:
    """What each total gives for Simkin's constant, and how far the limit form is off."""
    rows = tuple(
        (
            row.n,
            (alpha := constant_of(row)),
            QUEENS_CONSTANT - alpha,
            exp(row.n * (QUEENS_CONSTANT - alpha)),
        )
        for row in censuses
    )
    columns = (
        *number_columns("N"),
        Column("measured", "measured", format="{:.4f}".format),
        Column("below", "below the limit", format="{:.4f}".format),
        Column("ratio", "total / limit form", format="{:,.2f}".format),
    )
    return Table("Simkin's constant by N", columns, rows)


def constant_of(row: Census) -> float:
    """The alpha for which a total is (N e^-alpha)^N."""
    return log(row.n) - log(row.total) / row.n


@block("table methods", "")
def methods_table() -> Table:
    """The methods, one a row."""
    rows = tuple(
        (
            Cell(method.title, target=method_path(method.key)),
            method.source,
            LISTS[method.lists],
            method.max_n,
        )
        for method in recursive_methods()
    )
    columns = (*text_columns("method", "idea from", "lists"), *number_columns("largest N"))
    return Table("The methods, from the plain to the fast", columns, rows)


@block("table nodes", "8")
def nodes_table(n: SmallSize) -> Table:
    """The queens that each method places in both forms, and the ratio to backtracking."""
    base = nodes(first_method_listing("solutions").key, "recursive", n)
    rows = tuple(_nodes_row(method, n, base) for method in recursive_methods() if n <= method.max_n)
    columns = (
        *text_columns("method"),
        *number_columns(*FORMS),
        *number_columns("against backtracking", format=ratio),
    )
    return Table(f"Queens placed in the search for N = {n}", columns, rows)


def first_column_table(values: Sequence[int]) -> Table:
    """Solutions by the column of the first queen."""
    columns = number_columns("column", "solutions")
    return Table("Solutions by column of the first queen", columns, tuple(enumerate(values)))


def heat_table(counts: Sequence[Sequence[int]]) -> Table:
    """Queens on each square over all solutions."""
    rows: tuple[Row, ...] = tuple((row, *values) for row, values in enumerate(counts))
    columns = number_columns("row", *(f"column {column}" for column in range(len(counts))))
    return Table("Queens on each square, over all solutions", columns, rows)


def _counts(row: Census) -> Row:
    return row.n, row.total, row.fundamental


def _orbits(row: Census) -> Row:
    counts = row.orbits_by_size or {}
    return tuple(counts.get(size, 0) for size in ORBIT_SIZES)


def _nodes_row(method: Method, n: int, base: int | None) -> Row:
    placed = [nodes(method.key, form, n) for form in FORMS]
    share = (placed[0] or 0) / base if base else 0.0
    return Cell(method.title, target=method_path(method.key)), *placed, share
