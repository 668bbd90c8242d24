"""The block of the finder: a text box, a board to click, and the search in the browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cy_core import MAX_LABELLED_N, index_bytes
from site_builder.figures.boards.files import diagonal_asset, diagonal_path
from site_builder.values.block_type import Block, BlockType, block_type
from site_builder.values.config import LONG_GALLERIES, SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Asset, own_asset
from site_builder.values.reading import size_of
from site_builder.values.site_paths import SitePaths

SIZES = range(1, MAX_LABELLED_N + 1)
FIRST = "assets/queens-address.js"
# Every page that searches loads these, in this order; its worker loads some of them.
LIBRARY = tuple(f"assets/queens-{name}.js" for name in ("symmetry", "pictures", "asking"))
_OWN = tuple(
    f"assets/queens-{name}.js"
    for name in ("notations", "queries", "copies", "copy", "click", "puzzle", "find")
)
SCRIPTS = (*LIBRARY, *_OWN)
# What the board to click needs.
CLICK_SCRIPTS = tuple(f"assets/queens-{name}.js" for name in ("symmetry", "pictures", "click"))
WORKER = "assets/queens-worker.js"
_SEARCHED = ("assets/queens-search.js", "assets/queens-labels.js")
STYLESHEET = "assets/queens-find.css"


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
        "first": FIRST,
        "scripts": SCRIPTS,
        "worker": WORKER,
        "stylesheet": STYLESHEET,
    }
    return Figure("finder.html.jinja", context, tuple(SIZES), (*finder_assets(),))


def finder_assets() -> Iterator[Asset]:
    """The files of a finder: scripts, a style sheet, and the indexes of labels."""
    yield from search_assets(FIRST, *_OWN, STYLESHEET)
    yield from index_assets()
    yield from map(diagonal_asset, SIZES)


def search_assets(*others: str) -> Iterator[Asset]:
    """The files of a page that searches, with other scripts and style sheets."""
    yield from map(own_asset, (*LIBRARY, WORKER, *_SEARCHED, *others))


def index_assets() -> Iterator[Asset]:
    """The indexes of labels, for N of the long galleries; smaller boards need none."""
    for n in LONG_GALLERIES:
        yield Asset(f"assets/labels/{n}.index", index_bytes(n))


BLOCK_TYPES: Mapping[str, BlockType] = {"find": block_type("finder", "8", _size, _finder)}
