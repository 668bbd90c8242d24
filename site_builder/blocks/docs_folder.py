"""A docs folder for other site generators: the essays with their figures, and all our pages."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from site_builder.blocks.extension import (
    FencedBlock,
    draw,
    fill,
    for_zensical,
    loading,
    placeholder,
    replace_blocks,
)
from site_builder.pages.clashes import OwnerFiles, clash_messages, destination
from site_builder.pages.site import body, build_site, figure_assets, front_matter
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, one_line
from site_builder.values.figure import Figure, MarkdownFigure
from site_builder.values.files import (
    new_folder,
    open_file,
    require_empty,
    require_existing_folder,
    require_regular,
)
from site_builder.values.page import Asset, Links, Page


def write_docs(config: SiteConfig, content: Path, folder: Path, *, zensical: bool = False) -> None:
    """Write all that a Markdown site generator without our plugin needs.

    The folder appears when it is complete, or not at all.
    """
    _check_folders(folder, content)
    files = dict(files_below(content, content))
    with new_folder(folder) as temporary:
        _copy_others(files, temporary)
        for name, made in _contents(config, files):
            is_deeper = name.endswith(".md") and Path(name).name != "index.md"
            if zensical and isinstance(made, str) and is_deeper:
                made = for_zensical(made)
            (temporary / name).parent.mkdir(parents=True, exist_ok=True)
            (temporary / name).write_bytes(made.encode() if isinstance(made, str) else made)


def _check_folders(folder: Path, content: Path) -> None:
    require_existing_folder(content, "name the folder of your pages with --content")
    if content.resolve() in Path(os.path.realpath(folder)).parents:
        raise UserError(f"{folder} must not be within {content}: name another folder")
    require_empty(folder)


def files_below(folder: Path, top: Path, *above: Path) -> Iterator[tuple[str, Path]]:
    """Every file by its name below `top`, behind links to folders too; the rest is refused."""
    here = folder.resolve()
    if here in above:
        raise UserError(f"{folder} must not lead to a folder above it: move the link away")
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            yield from files_below(path, top, *above, here)
        else:
            require_regular(path, remedy="move it away")
            yield path.relative_to(top).as_posix(), path


def _copy_others(files: Mapping[str, Path], folder: Path) -> None:
    """All but the essays; only what they hold, so that a copy can be written and removed."""
    for name, path in files.items():
        if path.suffix != ".md":
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            with open_file(path) as source, (folder / name).open("xb") as copy:
                shutil.copyfileobj(source, copy)


def _contents(config: SiteConfig, files: Mapping[str, Path]) -> Iterator[tuple[str, str | bytes]]:
    """The path of every file that is ours to write, and what is in it."""
    essays = {name: path for name, path in files.items() if path.suffix == ".md"}
    items = tuple(build_site(config))
    known = {*essays, *(item.path for item in items)}
    owner_files = OwnerFiles((destination(name), name) for name in files)
    for name, path in essays.items():
        figures = dict[str, Figure]()
        lines = _drawn(read_page(path, name).split("\n"), name, config, figures)
        yield name, fill("\n".join(lines), figures, Links(name, exists=known.__contains__))
        assets = figure_assets(figures.values())
        yield from ((_free(asset, owner_files, config), asset.content) for asset in assets)
    for item in items:
        links = Links(item.path, exists=known.__contains__)
        content = item.content if isinstance(item, Asset) else _as_markdown(item, links)
        yield _free(item, owner_files, config), content


def _drawn(
    lines: Sequence[str], name: str, config: SiteConfig, figures: dict[str, Figure]
) -> list[str]:
    """The lines of an essay with placeholders for its figures, which it adds to `figures`."""

    def replacement(block: FencedBlock) -> Sequence[str]:
        if block.is_text:  # other generators would take its end for the beginning of a block
            return [line.replace("`", "&#96;").replace("~", "&#126;") for line in block.lines]
        try:
            if block.quotes or block.indent or block.item:
                remedy = "begin it at the left edge"
                raise UserError(f"a {block.name} in a list or a quote needs the plugin: {remedy}")
            figure = draw(block, config)
        except UserError as error:
            raise UserError(f"{name}, line {block.first + 1}: {one_line(str(error))}") from error
        if isinstance(figure, MarkdownFigure):
            lines = figure.text.split("\n")
            return [*lines, "", f"<p>{figure.caption}</p>"] if figure.caption else lines
        figures[block.key] = figure
        return [placeholder(block.key)]

    drawn = replace_blocks(lines, replacement)
    return [*drawn, "", placeholder("shared")] if figures else drawn


def read_page(path: Path, name: str) -> str:
    """The Markdown of a page that an error calls by this name."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise UserError(f"{name} must be UTF-8 text: save it again as such") from error
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from error


def _free(item: Page | Asset, owner_files: OwnerFiles, config: SiteConfig) -> str:
    """The path of one of ours, where none of theirs is in the way."""
    if owner := owner_files.blocking(destination(item.path)):
        (message,) = clash_messages([(owner, item.path)], config.folder)
        raise UserError(message)
    return item.path


def _as_markdown(page: Page, links: Links) -> str:
    """One block of HTML: Markdown takes a blank line for its end."""
    lines = [line for line in body(page, links).splitlines() if line.strip()]
    return "\n".join([front_matter(page), "<div>", loading(links), *lines, "</div>", ""])
