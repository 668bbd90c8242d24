"""Blocks about other rules and other boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cy_core.variants import MAX_PLACED_SIDE
from site_builder.figures.boards.annotated_board import boards_type
from site_builder.figures.counts.blocks import board
from site_builder.figures.variants.boards import (
    WITHOUT,
    amazon_board,
    completed_boards,
    mirror_board,
    reflecting_boards,
    solutions_without,
    wrapped_board,
)
from site_builder.figures.variants.optima import dominating_board, peaceable_board
from site_builder.figures.variants.rectangles import rectangle_gallery, rectangle_orbits
from site_builder.figures.variants.tables import (
    completion_table,
    placements_table,
    rectangles_table,
    reflecting_table,
    without_table,
)
from site_builder.values.block_type import Block, BlockType, block_type, figure_type, table_type
from site_builder.values.errors import UserError
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.reading import size_of

MAX_LISTED = 14


def _solutions_without(block: Block) -> Sequence[FundamentalSolution]:
    """The solutions of a block such as ``torus 7``."""
    kind, n = block.pair()
    return solutions_without(_kind(kind), size_of(n, 1, MAX_LISTED))


def _kind(text: str) -> str:
    if text not in WITHOUT:
        raise UserError(f"a variant is {' or '.join(WITHOUT)}, got {text}")
    return text


def _side(text: str) -> int:
    return size_of(text, 1, MAX_PLACED_SIDE)


BLOCK_TYPES: Mapping[str, BlockType] = {
    "variant": block_type("variant", "torus 7", _solutions_without, board),
    "wrapped": boards_type(
        "board of wrapped diagonals", "7: 2 1", lambda line: [wrapped_board(line)]
    ),
    "mirrored": boards_type("board before a mirror", "6: 2 1", lambda line: [mirror_board(line)]),
    "amazon": boards_type("board of a superqueen", "7: 3 3", lambda line: [amazon_board(line)]),
    "rectangles": figure_type(
        "list of rectangles", "3 x 5", lambda block: rectangle_gallery(block.all_lines())
    ),
    "rectangle-orbits": figure_type(
        "rectangle", "3 x 5", lambda block: rectangle_orbits(block.line())
    ),
    "completed": boards_type("partial board", "8: 3 3, 4 1", completed_boards),
    "reflecting": boards_type("list of reflecting queens", "5", reflecting_boards),
    "peaceable": boards_type("board of two armies", "5", lambda line: [peaceable_board(line)]),
    "dominating": boards_type("board of few queens", "8", lambda line: [dominating_board(line)]),
    "table variant": table_type("torus", _kind, without_table),
    "table placements": table_type("8", _side, placements_table),
    "table rectangles": table_type("6", _side, rectangles_table),
    "table reflecting": table_type("12", lambda text: size_of(text, 1, 14), reflecting_table),
    "table completion": table_type("10", lambda text: size_of(text, 4, 11), completion_table),
}
