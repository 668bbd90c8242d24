"""The files that figures load, as a folder for pages that are made without our plugin."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from site_builder.blocks.docs_folder import files_below, read_page
from site_builder.blocks.extension import draw, find_blocks
from site_builder.blocks.registry import PUBLIC, block_types
from site_builder.figures.stepper import trace_assets
from site_builder.pages.site import figure_assets
from site_builder.values.census import recursive_methods
from site_builder.values.config import NO_PAGES
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.page import Asset


def all_assets() -> Iterator[Asset]:
    """The files that figures of any kind load; some several times."""
    for method in recursive_methods():
        yield from trace_assets(method.key)
    types = (block_types()[name] for name in PUBLIC)
    drawn = (each.figure(each.example.splitlines() or [""], NO_PAGES) for each in types)
    yield from figure_assets(figure for figure in drawn if isinstance(figure, Figure))


def assets_for(docs: Path) -> Iterator[Asset]:
    """The files that the figures of the pages in a folder load; some several times."""
    pages = [
        read_page(path, name) for name, path in files_below(docs, docs) if path.suffix == ".md"
    ]
    yield from figure_assets(figure for page in pages for figure in _figures(page))


def _figures(page: str) -> Iterator[Figure]:
    """The figures of a page; mistakes in its blocks are reported when the pages are built."""
    for block in find_blocks(page.split("\n")):
        with suppress(UserError):
            figure = draw(block, NO_PAGES)
            if isinstance(figure, Figure):
                yield figure
