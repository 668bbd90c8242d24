"""The files that figures load, as a folder for pages that are made without our plugin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from site_builder.blocks.docs_folder import files_below, read_page
from site_builder.blocks.expand import expand
from site_builder.blocks.registry import BLOCK_TYPES, PUBLIC
from site_builder.figures.stepper import traces as stepper
from site_builder.pages.site import common_assets
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Asset, Links

# A site that has figures, and no page of ours.
NO_PAGES = SiteConfig(
    galleries=range(0),
    long_galleries=range(0),
    solution_pages=0,
    cards=False,
    downloads=range(0),
)


def path_in_folder(path: str) -> str:
    """Where the folder has a file that a site has at this path.

    >>> path_in_folder("assets/traces/bitmap/8.json"), path_in_folder("timings/data/all.csv")
    ('traces/bitmap/8.json', 'timings/data/all.csv')
    """
    return path.removeprefix("assets/")


def figure_assets(docs: Path | None = None) -> Iterator[Asset]:
    """The files that figures load; some several times.

    Parameters
    ----------
    docs : Path, optional
        A folder of pages, for the files that only their own blocks load, such as the traces of a
        sudoku.

    Raises
    ------
    UserError
        ``cannot read PAGE: REASON``, ``PAGE must be UTF-8 text: save it again as such``.
    """
    yield from common_assets()
    for method in recursive_methods():
        yield from stepper.assets(method.key)
    for name in PUBLIC:
        block_type = BLOCK_TYPES[name]
        figure = block_type.figure(block_type.example.splitlines() or [""], NO_PAGES)
        if isinstance(figure, Figure):
            yield from figure.assets
    if docs:
        yield from _page_assets(docs)


def _page_assets(docs: Path) -> Iterator[Asset]:
    """The files of the blocks of pages; who builds the pages will hear of mistakes in them."""
    for name, path in files_below(docs, docs):
        if path.suffix == ".md":
            yield from expand(read_page(path, name), Links(name), NO_PAGES).assets
