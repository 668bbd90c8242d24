"""The form that makes posters, and the boards that a poster may show."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Annotated

from cy_core import MAX_LABELLED_N, solution
from site_builder.figures.finder.blocks import index_assets
from site_builder.figures.symmetry.blocks import different_images, orbits_of
from site_builder.svg.board import QUEEN_DATA
from site_builder.svg.wall import wall
from site_builder.values.block import block, size
from site_builder.values.errors import UserError
from site_builder.values.figure import Element, Picture, SiteLink
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.parsing import size_of

MAX_ALL, MAX_FUNDAMENTAL = 12, 13
MIN_N = 4  # of many boards: N = 2 and 3 have none
CHOICES = ("all", "fundamental", "orbit", "board")
Columns = tuple[int, ...]


def chosen_boards(what: str, choice: str) -> Sequence[Columns]:
    """The boards of a poster: of an N, all or the fundamental ones; of a label, its orbit or it.

    >>> chosen_boards("4", "all"), chosen_boards("5.2.1", "board")
    ([(2, 0, 3, 1), (1, 3, 0, 2)], [(3, 0, 2, 4, 1)])
    """
    if ("." in what) != (choice in ("orbit", "board")):
        remedy = "N goes with all or fundamental, and a label such as 8.4.1 with orbit or board"
        raise UserError(f"{remedy}, got {what} and {choice}")
    if choice == "board":
        return [solution(what)]
    if choice == "orbit":
        return different_images(solution(what))
    largest = MAX_ALL if choice == "all" else MAX_FUNDAMENTAL
    n = size_of(what, MIN_N, largest, f"a poster of {choice} solutions takes")
    if choice == "fundamental":
        return [each.columns for each in fundamental_solutions(n)]
    return [*chain(*orbits_of(n))]


@block("poster", "8")
def poster(n: Annotated[int, size(MIN_N, MAX_FUNDAMENTAL, "a poster takes")]) -> Element:
    """A form that makes posters of many boards, to print."""
    title = "All solutions of N = 8, a column for each orbit"
    still = wall(orbits_of(8), title=title, description="Each board is a small square.")
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
        [Picture(still, "All 92 boards of N = 8. With JavaScript you make posters of any N here.")],
        assets=tuple(index_assets()),
    )
