"""The blocks of puzzles: the position of the day, and coloured regions."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.figures.play.play import play, play_text
from site_builder.figures.play.regions import regions_figure
from site_builder.values.block_type import BlockType, block_type

BLOCK_TYPES: Mapping[str, BlockType] = {
    "play": block_type("position of the day", "", play_text, play),
    "regions": block_type("block of region puzzles", "", play_text, regions_figure),
}
