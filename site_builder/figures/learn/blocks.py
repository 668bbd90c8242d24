"""The blocks of the chapters, one module of this package for each chapter."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.figures.learn.hand_search import hand_search
from site_builder.values.block_type import BlockType, figure_type

BLOCK_TYPES: Mapping[str, BlockType] = {
    "hand-search": figure_type("search by hand", "4", hand_search),
}
