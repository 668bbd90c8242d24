"""The finder of boards, and the heat map of a gallery that a reader clicks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import ascii_lowercase, digits
from typing import Annotated

from cy_core import (
    MAX_LABELLED_N,
    fundamental,
    index_bytes,
    queens_per_square,
)
from site_builder.figures.boards import diagonal_asset, diagonal_path
from site_builder.values.block import block, size
from site_builder.values.config import LONG_GALLERIES, SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Asset
from site_builder.values.site_paths import SitePaths

SIZES = range(1, MAX_LABELLED_N + 1)
EXPLORED = range(4, 13)  # smaller boards are too easy, the files of larger ones too large
NAUCK = (None, None, None, 3, 1, None, None, None)  # d5 and b4: his example of 1850


@block("find", "8")
def find(n: Annotated[int, size(SIZES[0], SIZES[-1])], config: SiteConfig) -> Figure:
    """A text box, a board to click, and the search for a solution in the browser."""
    site_paths = SitePaths(config)
    context = {
        "n": n,
        "sizes": [*SIZES],
        "pages": site_paths.solution_page("0.0.0"),
        "paged": [n for n in site_paths.galleries if site_paths.has_solution_pages(n)],
        "diagonal": diagonal_path(0),
        "gallery": site_paths.gallery_page(0),
        "galleries": (*site_paths.galleries, *site_paths.long_galleries),
    }
    assets = (*index_assets(), *map(diagonal_asset, SIZES))
    return Figure("finder.html.jinja", context, tuple(SIZES), assets)


def index_assets() -> Iterator[Asset]:
    """The indexes of labels, for N of the long galleries; smaller boards need none."""
    for n in LONG_GALLERIES:
        yield Asset(f"assets/labels/{n}.index", index_bytes(n))


@dataclass(frozen=True, slots=True)
class Explorer:
    """The values of the heat map of one gallery."""

    counts: tuple[int, ...]  # for each square the solutions with a queen there, row by row
    boards: str  # path of the file of its representatives
    # Source path of the page of a solution, with the label N.0.0; None without such pages.
    solution: str | None
    example: Sequence[int | None]  # a partial board that a button places; empty for none


def explorer(n: int, site_paths: SitePaths) -> Explorer | None:
    """The heat map of one gallery, if N is in `EXPLORED`."""
    if n not in EXPLORED:
        return None
    counts = tuple(count for row in queens_per_square(n) for count in row)
    example = NAUCK if n == 8 else ()
    return Explorer(counts, boards_path(n), site_paths.solution_page_pattern(n), example)


def boards_asset(n: int) -> Asset:
    """The file of all boards of one N."""
    return Asset(boards_path(n), representatives(n))


def boards_path(n: int) -> str:
    """The path of this file in the site."""
    return f"assets/boards/{n}.txt"


def representatives(n: int) -> str:
    """All representatives of one N, the greatest first: a digit to base 36 for each column.

    >>> representatives(6), representatives(5)
    ('420531', '4203130241')
    """
    found, _ = fundamental(n)
    return "".join((digits + ascii_lowercase)[column] for column in found.flat)
