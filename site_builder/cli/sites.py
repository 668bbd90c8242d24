"""`queens figure`, `assets` and `export`: files for sites and other programs."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import file_digest
from pathlib import Path
from textwrap import indent

import click

from cy_core import known_census
from site_builder.blocks.extension import draw, find_blocks, path_in_folder
from site_builder.blocks.one_file import html_file
from site_builder.blocks.registry import public_blocks
from site_builder.cli.group import command
from site_builder.cli.options import (
    MultiChoice,
    argument,
    file_path,
    flag,
    option,
    output_option,
    sizes,
    write_text,
)
from site_builder.data.files import (
    CHECKSUMS,
    MAX_ROWS,
    DataFile,
    WrittenFile,
    available_formats,
    combined_files,
    list_files,
    write_data,
)
from site_builder.data.listings import FORMATS, about_bytes
from site_builder.data.parquet import REMEDY, require_pyarrow
from site_builder.figures.stepper.blocks import trace_assets
from site_builder.pages.site import figure_assets
from site_builder.terminal.lines import echo, note
from site_builder.terminal.progress import waiting
from site_builder.timings.record_files import load_records
from site_builder.values.block import Block
from site_builder.values.census import recursive_methods
from site_builder.values.config import NO_PAGES, SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, MarkdownFigure, figure_text
from site_builder.values.files import (
    make_folder,
    new_folder,
    open_file,
    require_empty,
    require_existing_folder,
    require_folder,
    write_file,
)
from site_builder.values.page import Asset
from site_builder.values.plain_text import printed
from site_builder.values.text import bytes_text, counted, sizes_text

# Figure -------------------------------------------------------------------------------------------


@command("figure", 'queens figure "stepper bitmap 5" --as html --output stepper.html')
@argument("[BLOCK]...", str, "A block as in a page: its type, then its text.", "words", nargs=-1)
@option(
    "--as", click.Choice(["html", "text"]), "One HTML file, or text.", name="kind", default="html"
)
@output_option
@flag(
    "--list", "List the types of blocks, or those with a name, each with an example.", name="listed"
)
def figure(words: tuple[str, ...], kind: str, output: Path, listed: bool) -> None:
    """Draw a figure into one HTML file, or print it as text."""
    block = " ".join(words)
    if listed:
        entries = [_entry(public) for public in public_blocks() if block in public.name]
        echo("\n".join(entries))
        return
    parts = block.split(maxsplit=1)
    name = parts[0] if parts else ""
    text = parts[1] if len(parts) > 1 else ""
    if not name:
        raise UserError(f"a figure is a type and a text, such as 'stepper bitmap 5', got {block!r}")
    with waiting(f"drawing {name}"):
        fence = f"```queens {name}\n{text.strip()}\n```"
        drawn = _figure_text(fence) if kind == "text" else html_file(block.strip(), fence)
    write_text(drawn, output)


def _figure_text(fence: str) -> str:
    """Return the figure of a fenced block as text."""
    (block,) = find_blocks(fence.splitlines())
    drawn = draw(block, NO_PAGES)
    return f"{drawn.text if isinstance(drawn, MarkdownFigure) else printed(figure_text(drawn))}\n"


def _entry(block: Block) -> str:
    """Return the name and the summary of a block, with its example in the lines below."""
    summary = (block.draw.__doc__ or "").partition("\n")[0]
    return f"{block.name}: {summary}\n{indent(block.example, '    ')}".rstrip()


# Assets -------------------------------------------------------------------------------------------


@command("assets", "queens assets docs/assets/queens-atlas --for docs")
@argument("DIR", file_path, "A folder of your site; older files are replaced.", name="folder")
@option("--for DIR", file_path, "Your pages: write only what their figures load.", name="docs")
def assets(folder: Path, docs: Path | None) -> None:
    """Write the files that figures load without the plugin."""
    require_folder(folder)
    if docs:
        require_existing_folder(docs, "name the folder of your pages with --for")
    with waiting(f"writing {folder}"):
        items = _assets_for(docs) if docs else _all_assets()
        assets = {asset.path: asset.content for asset in items}
        for path, content in assets.items():
            file = folder / path_in_folder(path)
            make_folder(file.parent)
            write_file(file, content)
    size = sum(
        len(content if isinstance(content, bytes) else content.encode())
        for content in assets.values()
    )
    echo(f"{counted(len(assets), 'file')}, {bytes_text(size)} in {folder}")


def _all_assets() -> Iterator[Asset]:
    """Yield the files that figures of all kinds load. A file may be repeated."""
    for method in recursive_methods():
        yield from trace_assets(method.key)
    drawn = (block.figure(block.example.splitlines(), NO_PAGES) for block in public_blocks())
    yield from figure_assets(figure for figure in drawn if isinstance(figure, Figure))


def _assets_for(docs: Path) -> Iterator[Asset]:
    """Yield the files that the figures of the pages in the folder `docs` load.

    A file may be repeated. Links to other folders are followed, as MkDocs does.
    """
    pages = [
        _read_page(Path(folder, name))
        for folder, _, names in os.walk(docs, followlinks=True)
        for name in names
        if name.endswith(".md")
    ]
    yield from figure_assets(figure for page in pages for figure in _figures_of(page))


def _read_page(path: Path) -> str:
    """Return the Markdown of a page."""
    with open_file(path, remedy="move it away") as stream:
        content = stream.read()
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UserError(f"{path} must be UTF-8 text: save it again as such") from error


def _figures_of(page: str) -> Iterator[Figure]:
    """Yield the figures of a page, given as Markdown.

    Wrong blocks are skipped, because they are reported when the pages are built.
    """
    for block in find_blocks(page.split("\n")):
        with suppress(UserError):
            figure = None if block.is_text else draw(block, NO_PAGES)
            if isinstance(figure, Figure):
                yield figure


# Export -------------------------------------------------------------------------------------------

# Writing a row with properties takes about as long as writing this many rows without.
ROW_WITH_PROPERTIES = 500


@command("export", "queens export n-queens --n 1-14 --formats csv,parquet")
@argument("DIR", file_path, "A new or an empty folder.", name="folder")
@option("--n FIRST-LAST", sizes, "Sizes to list, within 1-27.", default="1-12")
@option(
    "--formats FORMATS",
    MultiChoice(FORMATS),
    f"Some of {', '.join(FORMATS)}, with commas between them.",
    show_default="all",
)
@option("--records DIR", file_path, "Folder of records.", show_default="records, if there is one")
def export(
    folder: Path, n: tuple[int, ...], formats: tuple[str, ...] | None, records: Path | None
) -> None:
    """Write a folder of data: solutions, counts, times and traces."""
    formats = _usable_formats(formats)
    require_empty(folder)
    times = load_records((records or SiteConfig().records) / "timings")
    if records and not times:
        raise UserError(
            f"no timing record in {records}: name another folder, or leave out --records"
        )
    echo(_size_text(folder, n, formats))
    efforts = 0

    def write(file: DataFile) -> WrittenFile:
        nonlocal efforts
        path = new / file.path
        before = efforts
        effort = _row_effort(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x+b") as stream:
            file.write(stream, lambda rows: progress.reach(before + rows * effort))
            efforts += file.rows * effort
            stream.seek(0)
            digest = file_digest(stream, "sha256").hexdigest()
        return WrittenFile(file, path.stat().st_size, digest)

    lists = [
        *combined_files(n, formats),
        *(file for size in n for file in list_files(size, formats)),
    ]
    total = sum(file.rows * _row_effort(file) for file in lists)
    with waiting(f"writing {folder}", total=total) as progress, new_folder(folder) as new:
        written = write_data(n, times, formats, write)
    size = bytes_text(sum(file.size for file in written))
    echo(f"{counted(len(written), 'file')}, {size}; {folder / CHECKSUMS} lists them")


def _row_effort(file: DataFile) -> int:
    """Return the relative time of writing one row of `file`.

    A row of a file with several N includes properties, so it takes longer.
    """
    return 1 if file.n else ROW_WITH_PROPERTIES


def _usable_formats(chosen: tuple[str, ...] | None) -> tuple[str, ...]:
    """Return the `chosen` formats.

    If it is None, return all formats that this machine can write.
    """
    if chosen is None:
        formats = available_formats()
        if "parquet" not in formats:
            note(f"Parquet is left out, as it needs pyarrow: {REMEDY}")
        return tuple(formats)
    if "parquet" in chosen:
        require_pyarrow()
    return chosen


def _size_text(folder: Path, sizes: Sequence[int], formats: Sequence[str]) -> str:
    """Return a line with the approximate size of the lists.

    Raise a UserError if the disk has not enough space.
    """
    size = sum(_size(n, file_format) for n in sizes for file_format in formats)
    target = Path(os.path.realpath(folder))
    existing = next(path for path in (target, *target.parents) if path.exists())
    left = shutil.disk_usage(existing).free
    if size > left:
        needs = f"{folder} needs about {bytes_text(size)}"
        raise UserError(
            f"{needs}, and its disk has {bytes_text(left)} left: choose fewer n or formats"
        )
    return f"lists of {sizes_text(sizes)} as {', '.join(formats)}: about {bytes_text(size)}"


def _size(n: int, file_format: str) -> int:
    known = known_census(n)
    rows = (known.fundamental or 0) + (known.total if known.total <= MAX_ROWS else 0)
    return about_bytes(n, rows, file_format)
