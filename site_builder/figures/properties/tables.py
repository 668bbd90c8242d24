"""Tables of how many solutions share a value of a property, for each N."""

from __future__ import annotations

from collections.abc import Sequence

from cy_core import MAX_COMPARED_N, MAX_MEASURED_N, PropertyCount, property_counts
from site_builder.figures.properties.properties import BoardProperty
from site_builder.values.table import Row, Table, number_columns

COMPARED = ("distance", "determining_queens")  # with all other solutions, which takes long
ABSENT = ("lines", "knight_pairs", "conflicts", "diagonal_queens")  # boards without are of interest


def property_table(each: BoardProperty) -> Table:
    """How many boards have none, or the least, of a property, and how many have the most."""
    largest = MAX_COMPARED_N if each.key in COMPARED else MAX_MEASURED_N
    counted = ((n, property_counts(n).get(each.key, ())) for n in range(1, largest + 1))
    rows = [(n, counts) for n, counts in counted if counts]
    if each.key in ABSENT:
        columns = number_columns("N", "fundamental with none", "all with none", "most", "with most")
        body = tuple((n, *_absent(counts), *_most(counts)) for n, counts in rows)
    else:
        columns = number_columns("N", "least", "with least", "most", "with most")
        body = tuple((n, *counts[0][:2], *_most(counts)) for n, counts in rows)
    return Table(f"{each.name}: fundamental solutions by N", columns, body)


def _absent(counts: Sequence[PropertyCount]) -> Row:
    first = counts[0]
    return (first.fundamental, first.total) if first.value == 0 else (0, 0)


def _most(counts: Sequence[PropertyCount]) -> Row:
    return counts[-1][:2]
