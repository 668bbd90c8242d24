"""Blocks about symmetry: sums, mirrored halves, forbidden squares, rings, duplicates."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from site_builder.figures.boards.annotated_board import boards_type
from site_builder.figures.symmetry.boards import (
    MAX_LISTED,
    forbidden_boards,
    mirrored_halves,
    ring_board,
)
from site_builder.figures.symmetry.rings import inside_table, pairs_table
from site_builder.figures.symmetry.sums import SUMMED, sum_figure
from site_builder.figures.symmetry.tables import (
    DUPLICATES,
    duplicates_table,
    orbit_sum_table,
    turned_table,
)
from site_builder.values.block_type import BlockType, figure_type, table_type
from site_builder.values.errors import UserError
from site_builder.values.reading import range_of, size_of, solution_of


def _whole(text: str, least: int) -> tuple[int, ...]:
    return solution_of(text, least, MAX_LISTED)


def _bounded(text: str) -> tuple[int, ...]:
    """A solution whose first queen is right of the middle, and not in the corner."""
    solution = solution_of(text, 4, MAX_LISTED)
    if not len(solution) - 1 < 2 * solution[0] < 2 * (len(solution) - 1):
        rule = "the first queen stands right of the middle and not in the corner"
        raise UserError(f"{rule}, got column {solution[0]}: turn or flip the board")
    return solution


BLOCK_TYPES: Mapping[str, BlockType] = {
    "sum": figure_type(
        "sum", "8", lambda block: sum_figure(size_of(block.line(), SUMMED[0], SUMMED[-1]))
    ),
    "halves": boards_type("block of halves", "4 2 0 3 1", lambda line: [mirrored_halves(line)]),
    "forbidden": boards_type("block of forbidden squares", "8 bound 2", forbidden_boards),
    "rings": boards_type("block of rings", "8.4.1", lambda line: [ring_board(line)]),
    "table orbit-sum": table_type("4-12", partial(range_of, least=2), orbit_sum_table),
    "table pairs": table_type("1 6 2 5 7 4 0 3", partial(_whole, least=4), pairs_table),
    "table inside": table_type("1 6 2 5 7 4 0 3", partial(_whole, least=5), inside_table),
    "table turned": table_type("6 1 5 2 0 3 7 4", _bounded, turned_table),
    "table duplicates": table_type(
        "4-8", partial(range_of, least=DUPLICATES[0], largest=DUPLICATES[-1]), duplicates_table
    ),
}
