"""The block of the finder: a text box, a board to click, and the search in the browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cy_core import MAX_LABELLED_N, index_bytes
from site_builder.figures.boards import diagonal_asset, diagonal_path
from site_builder.values.block_type import Block, BlockType, block_type
from site_builder.values.config import LONG_GALLERIES, SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Asset
from site_builder.values.reading import size_of
from site_builder.values.site_paths import SitePaths

SIZES = range(1, MAX_LABELLED_N + 1)
# The key, the name and the choices of each filter, as in filters.js, for N = 4 to 12.
FILTERS = (
    ("lines", "Three in a line", ("yes", "no")),
    ("knight_pairs", "Superqueens", ("yes", "no")),
    ("conflicts", "Solution on the torus", ("yes", "no")),
    ("size", "Boards in the orbit", ("2", "4", "8")),
    ("diagonal_queens", "Queens on the main diagonals", ("0", "1", "2")),
)


def _size(block: Block) -> int:
    return size_of(block.line().strip(), SIZES[0], SIZES[-1], "a finder takes")


def _finder(n: int, config: SiteConfig) -> Figure:
    site_paths = SitePaths(config)
    context = {
        "n": n,
        "sizes": SIZES,
        "pages": site_paths.solution_page("0.0.0"),
        "paged": [n for n in site_paths.galleries if site_paths.has_solution_pages(n)],
        "diagonal": diagonal_path(0),
        "gallery": site_paths.gallery_page(0),
        "galleries": (*site_paths.galleries, *site_paths.long_galleries),
        "filters": FILTERS,
    }
    return Figure("finder.html.jinja", context, tuple(SIZES), (*finder_assets(),))


def finder_assets() -> Iterator[Asset]:
    """The data of a finder: the indexes of labels, and a picture of each size."""
    yield from index_assets()
    yield from map(diagonal_asset, SIZES)


def index_assets() -> Iterator[Asset]:
    """The indexes of labels, for N of the long galleries; smaller boards need none."""
    for n in LONG_GALLERIES:
        yield Asset(f"assets/labels/{n}.index", index_bytes(n))


BLOCK_TYPES: Mapping[str, BlockType] = {
    "find": block_type("finder", "8", _size, _finder),
}
