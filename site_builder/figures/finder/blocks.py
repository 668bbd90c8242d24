"""The finder of boards, and the heat map of a gallery, whose squares a reader can click."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

from cy_core import (
    MAX_LABELLED_N,
    index_bytes,
    queens_per_square,
)
from site_builder.figures.boards import diagonal_asset, diagonal_path
from site_builder.figures.solutions import gallery_links, solution_links
from site_builder.values.block import block, size
from site_builder.values.config import LONG_GALLERIES, SiteConfig
from site_builder.values.figure import Element, SiteLink
from site_builder.values.page import Asset

SIZES = range(1, MAX_LABELLED_N + 1)
# The N of galleries with a heat map. Smaller boards are too easy, and the search of larger boards
# takes too long.
EXPLORED = range(4, 13)
WITHOUT_SCRIPT = (
    "This needs JavaScript: the browser itself searches, no server does. With it, type a board in "
    "any notation, place queens on a board or choose properties, and read its label, its symmetry "
    "and what completes it."
)
# Queens on d5 and b4: the example of Franz Nauck, 1850.
NAUCK = (None, None, None, 3, 1, None, None, None)


@block("find", "8", is_public=True)
def find(n: Annotated[int, size(SIZES[0], SIZES[-1])], config: SiteConfig) -> Element:
    """Render a text box and a board to click, with the search for solutions in the browser."""
    return Element(
        "queens-finder",
        "Find a board",
        {
            "n": n,
            "sizes": list(SIZES),
            "data-qa-worker": SiteLink("assets/queens-search-worker.js"),
            "data-qa-parts": SiteLink("assets/queens-finder-parts.js"),
            "data-qa-copies": SiteLink("assets/queens-copies.css"),
            "data-qa-take": SiteLink("assets/queens-take.js"),
            **solution_links(config, SIZES),
            **gallery_links(config),
            "data-qa-diagonal": SiteLink(diagonal_path(0)),
            "data-qa-glossary": SiteLink("glossary.md", is_optional=True),
            "data-qa-symmetry": SiteLink("symmetry.md", is_optional=True),
        },
        text=WITHOUT_SCRIPT,
        assets=(*index_assets(), *map(diagonal_asset, SIZES)),
        sizes=(n,),
        style_class="qa-find",
    )


def index_assets() -> Iterator[Asset]:
    """Yield an index of labels for each N of the long galleries; smaller N do not need an index."""
    for n in LONG_GALLERIES:
        yield Asset(f"assets/labels/{n}.index", index_bytes(n))


@dataclass(frozen=True, slots=True)
class Explorer:
    """The values of the heat map of one gallery."""

    # For each square, row by row, the number of solutions with a queen there.
    counts: tuple[int, ...]
    # A partial board that a button places; empty if the gallery has no such button.
    example: Sequence[int | None]


def explorer(n: int) -> Explorer | None:
    """Return the values of the heat map for `n`, or None if `n` is not in `EXPLORED`."""
    if n not in EXPLORED:
        return None
    counts = tuple(count for row in queens_per_square(n) for count in row)
    example = NAUCK if n == 8 else ()
    return Explorer(counts, example)
