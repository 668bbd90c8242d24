"""How the solutions and the nodes of backtracking grow with N, beside N factorial."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial

from cy_core import BASELINE
from site_builder.values.census import MAX_COMPUTED_N, census, nodes
from site_builder.values.reading import range_of
from site_builder.values.table import Table, number_columns, text_columns
from site_builder.values.text import TIMES

EXAMPLE = "8-14"
_MIN_N = 2


def sizes_of(text: str) -> Sequence[int]:
    """Parse a range of N whose counts are computed in each build."""
    return range_of(text, _MIN_N, MAX_COMPUTED_N)


def complexity_table(sizes: Sequence[int]) -> Table:
    """A row for each N: solutions, nodes, the factor from the nodes of N - 1, and N factorial."""
    columns = (
        *text_columns("N"),
        *number_columns("solutions", "nodes"),
        *number_columns(f"nodes {TIMES}", format="{:.1f}".format),
        *number_columns("N!"),
    )
    return Table("Nodes of backtracking, and N!", columns, tuple(map(_row, sizes)))


def _row(n: int) -> tuple[str | float, ...]:
    placed = _nodes(n)
    return str(n), census(n).total, placed, placed / _nodes(n - 1), factorial(n)


def _nodes(n: int) -> int:
    """The nodes of every method that refuses no more than attacked squares; this one is fast."""
    return nodes(BASELINE, "recursive", n) or 0
