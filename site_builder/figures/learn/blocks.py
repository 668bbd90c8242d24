"""The blocks of the chapters, one module of this package for each chapter."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.figures.learn.editor import editor
from site_builder.figures.learn.first_row import first_row
from site_builder.figures.learn.forbidden import forbidden_squares_figure
from site_builder.figures.learn.orbit_prediction import orbit_prediction
from site_builder.figures.learn.turning import turning
from site_builder.values.block_type import BlockType, figure_type

BLOCK_TYPES: Mapping[str, BlockType] = {
    "editor": figure_type("editor", "bitmap-skeleton", editor),
    "first-row": figure_type("first row", "8", first_row),
    "forbidden-squares": figure_type("board of forbidden squares", "8", forbidden_squares_figure),
    "orbit-prediction": figure_type("prediction", "8.4.1", orbit_prediction),
    "turning": figure_type("board that turns", "8.4.1", turning),
}
