"""A form in which a reader makes posters of many boards."""

from __future__ import annotations

from typing import Annotated

from cy_core import MAX_LABELLED_N
from queens_atlas.blocks import Element, Picture, SiteLink, block, size
from site_builder.figures.finder.blocks import index_assets
from site_builder.figures.symmetry.blocks import orbits_of
from site_builder.svg.board import QUEEN_DATA
from site_builder.svg.wall import wall
from site_builder.values.site_paths import POSTER_SIZES

MIN_N = POSTER_SIZES[0]
# The largest N of a poster of all solutions.
MAX_ALL = POSTER_SIZES[-1]
# The largest N of a poster of the fundamental solutions.
MAX_FUNDAMENTAL = 13


@block("poster", "8")
def poster(n: Annotated[int, size(MIN_N, MAX_FUNDAMENTAL, "a poster takes")]) -> Element:
    """Return a form that makes posters of many boards, to print.

    Without script it shows a wall of N = 8.
    """
    title = "All solutions of N = 8, a column for each orbit"
    fallback = wall(orbits_of(8), title=title, description="Each board is a small square.")
    return Element(
        "queens-poster",
        "Make a poster",
        {
            "n": n,
            "least": MIN_N,
            "most": {"all": MAX_ALL, "fundamental": MAX_FUNDAMENTAL, "label": MAX_LABELLED_N},
            "queen": QUEEN_DATA,
            "worker": SiteLink("assets/queens-search-worker.js"),
        },
        [
            Picture(
                fallback, "All 92 boards of N = 8. With JavaScript you make posters of any N here."
            )
        ],
        assets=tuple(index_assets()),
    )
