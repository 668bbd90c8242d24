"""`queens figure`, `build` and `assets`: figures in a file, and for other site generators."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from textwrap import indent
from typing import Any

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from site_builder.blocks.docs_folder import files_below, read_page, write_docs
from site_builder.blocks.extension import draw, find_blocks, path_in_folder
from site_builder.blocks.one_file import html_file
from site_builder.blocks.registry import public_blocks
from site_builder.cli.group import Decorator, argument, command, flag, option
from site_builder.cli.parameters import STANDARD_STREAM, Choice, file_or_stream, file_path
from site_builder.counts.plans import require_records
from site_builder.figures.stepper import trace_assets
from site_builder.pages.site import figure_assets
from site_builder.terminal.lines import echo
from site_builder.terminal.progress import waiting
from site_builder.values.block import Block
from site_builder.values.census import recursive_methods
from site_builder.values.config import NO_PAGES, SiteConfig, default_of, read_option
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

# Figure -------------------------------------------------------------------------------------------


@command("figure", 'queens figure "stepper bitmap 5" --as html --output stepper.html')
@argument("[BLOCK]...", str, "A block as in a page: its type, then its text.", "words", nargs=-1)
@option("--as", Choice(["html"]), "The only form: one file.", name="kind", default="html")
@option("--output FILE", file_or_stream, "File to write; - is standard output.", default="-")
@flag(
    "--list", "List the types of blocks, or those with a name, each with an example.", name="listed"
)
def figure(words: tuple[str, ...], kind: str, output: Path, listed: bool) -> None:
    """Draw a figure into one HTML file."""
    block = " ".join(words)
    if listed:
        echo("\n".join(_entry(each) for each in public_blocks() if block in each.name))
        return
    name, text = (*block.split(maxsplit=1), "", "")[:2]
    if not name:
        raise UserError(f"a figure is a type and a text, such as 'stepper bitmap 5', got {block!r}")
    with waiting(f"drawing {name}"):
        html = html_file(block.strip(), f"```queens {name}\n{text.strip()}\n```")
    if output is STANDARD_STREAM:
        echo(html.removesuffix("\n"))
    else:
        write_file(output, html)


def _entry(block: Block) -> str:
    """The name of a block and what it shows, and its example in the lines below."""
    summary = (block.draw.__doc__ or "").partition("\n")[0]
    return f"{block.name}: {summary}\n{indent(block.example, '    ')}".rstrip()


# Build --------------------------------------------------------------------------------------------


def site_option(names: str, text: str) -> Decorator:
    """Add an option that the plugin has under the same name."""
    name = names.split()[0].removeprefix("--").replace("-", "_")
    default = str(default_of(name))
    return option(names, lambda word: read_site_option(name, word), text, default=default)


def read_site_option(name: str, word: str) -> Any:
    """The value of an option of a site.

    >>> read_site_option("solution_pages", "8"), read_site_option("folder", "8")
    (8, '8')
    """
    is_number = isinstance(default_of(name), int) and re.fullmatch("[0-9]{1,9}", word)
    typed = f"--{name.replace('_', '-')}"
    return read_option(name, int(word) if is_number else word, typed)


@command("build", "queens build --docs docs --galleries 1-8")
@option("--docs DIR", file_path, "A new or an empty folder.", required=True)
@option("--content DIR", file_path, "Folder of your pages, in Markdown.", default="content")
@site_option("--galleries FIRST-LAST", "Sizes N that get a gallery.")
@site_option("--long-galleries FIRST-LAST", "Sizes N whose gallery is drawn in the browser.")
@site_option("--solution-pages N", "Largest size N whose solutions get a page each.")
@site_option("--boards-per-page COUNT", "Boards on each page of a gallery.")
@site_option("--records DIR", "Folder of records: times, plans, ledgers and new terms.")
@site_option("--downloads FIRST-LAST", "Sizes N whose solutions can be downloaded.")
@site_option("--folder NAME", "Folder of the galleries in the site.")
@flag("--zensical", "Write addresses as Zensical reads them.")
@flag("--coordinates", "Label the rows and columns of boards in galleries.")
def build(docs: Path, content: Path, zensical: bool, **options: Any) -> None:
    """Write a docs folder that other site generators can use."""
    if (records := options["records"]) != SiteConfig().records:
        require_existing_folder(records, "name another one, or leave out --records")
    config = SiteConfig(cards=False, **options)  # Markdown has no place for cards
    require_records(config)  # a mistake in one is known before the long work
    with waiting(f"writing {docs}"):
        write_docs(config, content, docs, zensical=zensical)


# Assets -------------------------------------------------------------------------------------------


@command("assets", "queens assets docs/assets/queens-atlas --for docs")
@argument("DIR", file_path, "A folder of your site; older files are replaced.", name="folder")
@option("--for DIR", file_path, "Your pages: write only what their figures load.", name="docs")
def assets(folder: Path, docs: Path | None) -> None:
    """Write the files that figures load without the plugin."""
    require_folder(folder)
    if docs:
        require_existing_folder(docs, "name that of your pages with --for")
    with waiting(f"writing {folder}"):
        assets = {
            each.path: each.content for each in (_assets_for(docs) if docs else _all_assets())
        }
        for path, content in assets.items():
            file = folder / path_in_folder(path)
            make_folder(file.parent)
            write_file(file, content)
    size = sum(len(each if isinstance(each, bytes) else each.encode()) for each in assets.values())
    echo(f"{counted(len(assets), 'file')}, {bytes_text(size)} in {folder}")


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
