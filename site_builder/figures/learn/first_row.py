"""All solutions of a board by the column of their first queen, which a reader folds in half."""

from __future__ import annotations

from cy_core import queens_per_square, solutions
from site_builder.figures.counts.charts import first_column_chart
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.reading import size_of

MIN_N, MAX_N = 4, 8  # all solutions are drawn


def first_row(block: Block) -> Figure:
    """Make the figure of the sizes that the lines of the block name; the first is shown."""
    sizes = [size_of(line, MIN_N, MAX_N, "a first row has") for line in block.all_lines()]
    context = {
        "solutions": {n: solution_lists(n) for n in sizes},
        "charts": [first_column_chart(queens_per_square(n)[0]) for n in sizes],
    }
    return Figure("first_row.html.jinja", context, tuple(sorted(set(sizes))))


def solution_lists(n: int) -> str:
    """Write all solutions, a digit for each column, in ascending order.

    >>> solution_lists(4)
    '1302 2031'
    """
    return " ".join("".join(map(str, columns)) for columns in solutions(n))
