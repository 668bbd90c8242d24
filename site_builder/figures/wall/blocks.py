"""The wall: every solution of one N on a canvas. The script in the browser finds and draws them."""

from __future__ import annotations

from typing import Annotated

from site_builder.figures.solutions import gallery_links, solution_links
from site_builder.figures.symmetry.blocks import orbits_of
from site_builder.svg.board import QUEEN_DATA
from site_builder.svg.palette import LIGHT
from site_builder.svg.wall import wall
from site_builder.values.block import block, size
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Element, Picture, SiteLink

SIZES = range(4, 14)
# The N of the wall that is shown without JavaScript. Boards of larger walls would be too small to
# see.
STILL_N = 8


@block("wall", "12", is_public=True)
def wall_figure(
    n: Annotated[int, size(SIZES[0], SIZES[-1], "a wall takes")], config: SiteConfig
) -> Element:
    """Draw all solutions of one N, to zoom into; the reader can choose another N."""
    title = f"All solutions of N = {STILL_N}, a column for each orbit"
    picture = wall(orbits_of(STILL_N), title=title, description="Each board is a small square.")
    caption = f"All boards of N = {STILL_N}, a column for each orbit."
    return Element(
        "queens-wall",
        "The wall",
        {
            "n": n,
            "sizes": list(SIZES),
            "queen": QUEEN_DATA,
            "light": {name: LIGHT[name] for name in LIGHT if "series" not in name},
            "worker": SiteLink("assets/queens-search-worker.js"),
            **solution_links(config, SIZES),
            **gallery_links(config),
        },
        [Picture(picture, caption)],
        sizes=tuple(SIZES),
    )
