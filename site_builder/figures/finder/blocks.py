"""The finder of boards, and the heat map of a gallery that a reader clicks."""

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
EXPLORED = range(4, 13)  # smaller boards are too easy, the searches of larger ones too long
WITHOUT_SCRIPT = (
    "This needs JavaScript: the browser itself searches, no server does. With it, type a board in "
    "any notation, place queens on a board or choose properties, and read its label, its symmetry "
    "and what completes it."
)
NAUCK = (None, None, None, 3, 1, None, None, None)  # d5 and b4: his example of 1850


@block("find", "8", is_public=True)
def find(n: Annotated[int, size(SIZES[0], SIZES[-1])], config: SiteConfig) -> Element:
    """A text box, a board to click, and the search for a solution in the browser."""
    return Element(
        "queens-finder",
        "Find a board",
        {
            "n": n,
            "sizes": [*SIZES],
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
    """The indexes of labels, for N of the long galleries; smaller boards need none."""
    for n in LONG_GALLERIES:
        yield Asset(f"assets/labels/{n}.index", index_bytes(n))


@dataclass(frozen=True, slots=True)
class Explorer:
    """The values of the heat map of one gallery."""

    counts: tuple[int, ...]  # for each square the solutions with a queen there, row by row
    example: Sequence[int | None]  # a partial board that a button places; empty for none


def explorer(n: int) -> Explorer | None:
    """Return the heat map of one gallery; None unless N is in `EXPLORED`."""
    if n not in EXPLORED:
        return None
    counts = tuple(count for row in queens_per_square(n) for count in row)
    example = NAUCK if n == 8 else ()
    return Explorer(counts, example)
