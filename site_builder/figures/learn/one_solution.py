"""One solution of an N that the reader types, by a rule rather than a search."""

from __future__ import annotations

from collections.abc import Sequence

from cy_core import one_solution
from site_builder.svg.board import board
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.reading import size_of
from site_builder.values.text import squares

MIN_N, MAX_FIRST_N = 4, 32
MAX_N = 1000  # listed; the larger of them are not drawn


def one_solution_figure(block: Block) -> Figure:
    """Make the figure, which begins with the N of the block."""
    n = size_of(block.line(), MIN_N, MAX_FIRST_N, "one solution takes")
    columns = one_solution(n)
    context = {
        "n": n,
        "max": MAX_N,
        "columns": columns,
        "picture": _picture(columns),
    }
    return Figure("one_solution.html.jinja", context, (n,))


def _picture(columns: Sequence[int]) -> str:
    names = " ".join(squares(columns))
    title = f"One solution of N = {len(columns)}"
    return board(columns, title=title, description=names, coordinates=True)
