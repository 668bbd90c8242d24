"""Blocks that draw boards with marks: what queens attack, and the numbers of diagonals."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.figures.boards.annotated_board import boards_type
from site_builder.figures.boards.attacks import attack_board, numbered_diagonals
from site_builder.figures.boards.reach import reach_board
from site_builder.values.block_type import BlockType

BLOCK_TYPES: Mapping[str, BlockType] = {
    "attacks": boards_type("block of attacks", "5: 3", lambda line: [attack_board(line)]),
    "reach": boards_type("board of one or two queens", "5: 1 2", lambda line: [reach_board(line)]),
    "numbering": boards_type("numbering", "5 rising", lambda line: [numbered_diagonals(line)]),
}
