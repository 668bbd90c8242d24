"""The figure of the page "How hard is it?": a table of how the nodes of a search grow with N."""

from __future__ import annotations

from math import factorial
from typing import Annotated

from cy_core import BASELINE
from queens_atlas.blocks import Table, block, number_columns, sizes, text_columns
from site_builder.values.census import MAX_COMPUTED_N, census, nodes
from site_builder.values.text import TIMES


@block("table complexity", "8-14")
def complexity_table(sizes: Annotated[range, sizes(2, MAX_COMPUTED_N)]) -> Table:
    """Return a table of how the search grows, with a row for each N.

    A row has the solutions, the nodes, the nodes divided by the nodes for N - 1, and N factorial.
    """
    columns = (
        *text_columns("N"),
        *number_columns("solutions", "nodes"),
        *number_columns(f"nodes {TIMES}", format="{:.1f}".format),
        *number_columns("N!"),
    )
    rows = tuple(
        (str(n), census(n).total, _placed(n), _placed(n) / _placed(n - 1), factorial(n))
        for n in sizes
    )
    return Table("Nodes of backtracking, and N!", columns, rows)


def _placed(n: int) -> int:
    """Return the number of nodes, which is equal for all methods that refuse only attacked squares.

    The count of the baseline is used, because it is fast.
    """
    return nodes(BASELINE, "recursive", n) or 0
