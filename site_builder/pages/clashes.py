"""Files of a site's owner that stand where ours would: theirs are never replaced."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from posixpath import basename, dirname

from site_builder.pages.site import STYLESHEET


class Taken:
    """The places of a site that its owner has filled.

    Parameters
    ----------
    files : iterable of (str, str)
        For each file, where it comes to lie in the site, and its source path.
    """

    def __init__(self, files: Iterable[tuple[str, str]]) -> None:
        # Many systems and some hosts take names that differ in their case for one.
        self._files = {place.casefold(): source for place, source in files}
        self._folders = {
            folder: source for place, source in self._files.items() for folder in _above(place)
        }

    def owner(self, place: str) -> str | None:
        """The source path of the file that hinders one of ours from lying at a place."""
        wanted = place.casefold()
        if wanted in self._folders:
            return self._folders[wanted]
        hindering = (self._files.get(each) for each in (wanted, *_above(wanted)))
        return next(filter(None, hindering), None)


def destination(path: str) -> str:
    """Where a file comes to lie in a site, as MkDocs and its kin have it.

    >>> destination("boards.md"), destination("boards/README.md"), destination("a.css")
    ('boards/index.html', 'boards/index.html', 'a.css')
    """
    stem = path.removesuffix(".md")
    if stem == path:
        return path
    folder = dirname(stem) if basename(stem) in ("index", "README") else stem
    return f"{folder}/index.html".removeprefix("/")


def clash(owner: str, ours: list[str], folder: str) -> str:
    """What to say of an owner's file and those of ours that it keeps out.

    >>> clash("boards.md", ["boards/index.md"], "boards")
    'boards.md is where queens-atlas has boards/index.md: ...'
    """
    more = f" and {len(ours) - 1} more" if len(ours) > 1 else ""
    remedy = "rename it, or figures may not work"
    if ours[0] == STYLESHEET:
        remedy = "rename it, or figures have no style"
    elif ours[0].startswith(f"{folder}/"):
        remedy = "rename it, or move ours by the option folder"
    return f"{owner} is where queens-atlas has {ours[0]}{more}: {remedy}"


def _above(place: str) -> Iterator[str]:
    while place := dirname(place):
        yield place
