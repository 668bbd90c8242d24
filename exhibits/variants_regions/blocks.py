"""An editor in which a reader draws a region puzzle."""

from __future__ import annotations

from queens_atlas.blocks import Element, SiteLink, block
from site_builder.figures.play.blocks import (
    DRAWN_SIZES,
    region_picture,
    region_puzzles,
    solve_regions,
)

# The N of the puzzle that a page without JavaScript shows.
FALLBACK_N = 6


@block("region-editor", "")
def region_editor() -> Element:
    """Return an editor in which a reader draws regions. It tells how many solutions they have.

    Without script it shows a puzzle with its solution.
    """
    puzzle = region_puzzles()[FALLBACK_N][0].rows
    solution = solve_regions(puzzle)
    return Element(
        "queens-region-editor",
        "Draw regions",
        {"sizes": list(DRAWN_SIZES), "data-qa-play": SiteLink("play.md", is_optional=True)},
        [region_picture(puzzle, solution, "Regions with one solution", "A puzzle, solved.")],
        sizes=tuple(DRAWN_SIZES),
        style_class="qa-play qa-regions",
    )
