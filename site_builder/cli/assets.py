"""`queens assets`: the files that figures load, for sites without our plugin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from site_builder.blocks.docs_folder import files_below, read_page
from site_builder.blocks.extension import draw, find_blocks, path_in_folder
from site_builder.blocks.registry import public_blocks
from site_builder.cli.group import argument, command, option
from site_builder.cli.parameters import file_path
from site_builder.figures.stepper import trace_assets
from site_builder.pages.site import figure_assets
from site_builder.terminal.lines import echo
from site_builder.terminal.progress import waiting
from site_builder.values.census import recursive_methods
from site_builder.values.config import NO_PAGES
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.files import (
    make_folder,
    require_existing_folder,
    require_folder,
    write_file,
)
from site_builder.values.page import Asset
from site_builder.values.text import bytes_text, counted


@command("assets", "queens assets docs/assets/queens-atlas --for docs")
@argument("DIR", file_path, "A folder of your site; older files are replaced.", name="folder")
@option("--for DIR", file_path, "Your pages: write only what their figures load.", name="docs")
def assets(folder: Path, docs: Path | None) -> None:
    """Write the files that figures load without the plugin."""
    require_folder(folder)
    if docs:
        require_existing_folder(docs, "name that of your pages with --for")
    with waiting(f"writing {folder}"):
        sizes = _written(folder, _assets_for(docs) if docs else _all_assets())
    echo(f"{counted(len(sizes), 'file')}, {bytes_text(sum(sizes))} in {folder}")


def _written(folder: Path, assets: Iterable[Asset]) -> list[int]:
    """Write each file once; their sizes in bytes."""
    contents = {asset.path: asset.content for asset in assets}
    for path, content in contents.items():
        file = folder / path_in_folder(path)
        make_folder(file.parent)
        write_file(file, content)
    return [len(each if isinstance(each, bytes) else each.encode()) for each in contents.values()]


def _all_assets() -> Iterator[Asset]:
    """The files that figures of any kind load; some several times."""
    for method in recursive_methods():
        yield from trace_assets(method.key)
    drawn = (each.figure(each.example.splitlines(), NO_PAGES) for each in public_blocks())
    yield from figure_assets(figure for figure in drawn if isinstance(figure, Figure))


def _assets_for(docs: Path) -> Iterator[Asset]:
    """The files that the figures of the pages in a folder load; some several times."""
    pages = [
        read_page(path, name) for name, path in files_below(docs, docs) if path.suffix == ".md"
    ]
    yield from figure_assets(figure for page in pages for figure in _figures_of(page))


def _figures_of(page: str) -> Iterator[Figure]:
    """The figures of a page; mistakes in its blocks are reported when the pages are built."""
    for block in find_blocks(page.split("\n")):
        with suppress(UserError):
            figure = draw(block, NO_PAGES)
            if isinstance(figure, Figure):
                yield figure
