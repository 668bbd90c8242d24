"""The blocks of the worksheets."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.figures.teach.bits import bits_sheet
from site_builder.figures.teach.orbits import orbits_sheet
from site_builder.figures.teach.positions import boards_sheet, sheet_maker
from site_builder.figures.teach.search_tree import tree_sheet
from site_builder.values.block_type import BlockType, figure_type

BLOCK_TYPES: Mapping[str, BlockType] = {
    "worksheet-bits": figure_type("worksheet of bits", "", bits_sheet),
    "worksheet-boards": figure_type("worksheet of boards", "6: b6 d5", boards_sheet),
    "worksheet-maker": figure_type("maker of worksheets", "6: b6 d5", sheet_maker),
    "worksheet-orbits": figure_type("worksheet of orbits", "5.8.1", orbits_sheet),
    "worksheet-tree": figure_type("worksheet of a tree", "", tree_sheet),
}
