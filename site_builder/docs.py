"""A complete docs folder: the essays with their figures drawn, and every generated page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from site_builder.clashes import Taken, clash, destination
from site_builder.config import SiteConfig
from site_builder.errors import UserError
from site_builder.fences import Drawn, expand
from site_builder.pages import Asset, Page
from site_builder.paging import Links
from site_builder.site import body, build_site, front_matter


def write_docs(config: SiteConfig, content: Path, folder: Path) -> None:
    """Write all that a Markdown site generator without our plugin needs.

    The folder appears when it is complete, or not at all.

    Parameters
    ----------
    config : SiteConfig
        What the site may choose.
    content : Path
        Folder of the essays; Markdown is copied with its figures, other files as they are.
    folder : Path
        A new or an empty folder.

    Raises
    ------
    UserError
        ``DIR must be a new or an empty folder: ...``, ``PAGE, line LINE: MISTAKE`` for a figure
        that cannot be drawn, ``FILE is where queens-atlas has PAGE: ...`` for an essay or a file
        of that name, ``cannot write DIR: REASON``.
    """
    target = folder.resolve()
    _check_folders(folder, target, content)
    temporary = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        shutil.copytree(content, temporary)
        for path, text in _texts(config, content):
            _write(temporary / path, text)
        _rename(temporary, target)
    except OSError as error:
        raise UserError(f"cannot write {folder}: {error.strerror or error}") from error
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


def _check_folders(folder: Path, target: Path, content: Path) -> None:
    if not content.is_dir():
        raise UserError(f"the essays must be in a folder, got {content}: name it with --content")
    if content.resolve() in target.parents:
        raise UserError(f"{folder} must not be within {content}: name another folder")
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise UserError(f"{folder} must be a new or an empty folder: remove it, or name another")


def _texts(config: SiteConfig, content: Path) -> Iterator[tuple[str, str]]:
    """The path of every file that is ours to write, and its text."""
    essays = {path.relative_to(content).as_posix(): path for path in sorted(content.rglob("*.md"))}
    items = tuple(build_site(config))
    known = {*essays, *(item.path for item in items)}
    theirs = [path.relative_to(content).as_posix() for path in content.rglob("*") if path.is_file()]
    taken = Taken((destination(name), name) for name in sorted(theirs))
    for name, path in essays.items():
        drawn = _drawn(path, Links(name, exists=known.__contains__), config)
        yield name, drawn.filled(drawn.markdown)
        yield from ((_free(asset, taken, config), asset.content) for asset in drawn.assets)
    for item in items:
        links = Links(item.path, exists=known.__contains__)
        text = item.content if isinstance(item, Asset) else _as_markdown(item, links)
        yield _free(item, taken, config), text


def _free(item: Page | Asset, taken: Taken, config: SiteConfig) -> str:
    """The path of one of ours, where none of theirs is in the way."""
    if owner := taken.owner(destination(item.path)):
        raise UserError(clash(owner, [item.path], config.folder))
    return item.path


def _drawn(essay: Path, links: Links, config: SiteConfig) -> Drawn:
    try:
        drawn = expand(essay.read_text(encoding="utf-8"), links, config, nested=False)
    except UnicodeDecodeError as error:
        raise UserError(f"{links.page} must be UTF-8 text: save it again as such") from error
    for problem in drawn.problems:
        raise UserError(f"{links.page}, line {problem.line}: {problem.message}")
    return drawn


def _as_markdown(page: Page, links: Links) -> str:
    """One block of HTML: Markdown takes a blank line for its end."""
    lines = [line for line in body(page, links).splitlines() if line.strip()]
    return "\n".join([front_matter(page), "<div>", *lines, "</div>", ""])


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _rename(temporary: Path, target: Path) -> None:
    if target.exists():
        target.rmdir()  # Windows renames to new names only
    os.replace(temporary, target)
