"""A form in which a reader draws a region puzzle."""

from __future__ import annotations

from queens_atlas.blocks import Element, block
from site_builder.figures.play.blocks import (
    DRAWN_SIZES,
    region_picture,
    region_puzzles,
    solve_regions,
)


@block("region-editor", "")
def region_editor() -> Element:
    """Regions that a reader draws, with the number of their solutions."""
    puzzle = region_puzzles()[6][0]
    solution = solve_regions(puzzle)
    return Element(
        "queens-region-editor",
        "Draw regions",
        {"sizes": [*DRAWN_SIZES]},
        [region_picture(puzzle, solution, "Regions with one solution", "A puzzle, solved.")],
        sizes=tuple(DRAWN_SIZES),
        style_class="qa-play qa-regions",
    )
