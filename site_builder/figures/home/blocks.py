"""The blocks of the home page."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.figures.home.all_boards import all_boards_figure
from site_builder.figures.home.live import live_blocks, live_orbit, live_search
from site_builder.values.block_type import BlockType, block_type, figure_type
from site_builder.values.reading import size_of

BLOCK_TYPES: Mapping[str, BlockType] = {
    "all-boards": block_type(
        "picture of all boards",
        "8",
        lambda block: size_of(block.line(), 4, 8),
        all_boards_figure,
    ),
    "live-blocks": figure_type("group of blocks", "4 2 0 3 1", live_blocks),
    "live-orbit": figure_type("orbit that moves", "8.8.1", live_orbit),
    "live-search": figure_type("search that moves", "4", live_search),
}
