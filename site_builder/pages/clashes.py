"""Clashes between generated files and the files of the site's owner, which we never replace."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from posixpath import dirname

from site_builder.pages.loading import STYLESHEET


class OwnerFiles:
    """The files that the owner of a site wrote."""

    def __init__(self, files: Iterable[tuple[str, str]]) -> None:
        # Names are compared in lower case, because many systems and some hosts ignore case.
        self._files = {path.casefold(): source for path, source in files}
        self._folders = {
            folder: source for path, source in self._files.items() for folder in _parents(path)
        }

    def blocking(self, path: str) -> str | None:
        """Return the source path of an owner's file that makes our file at `path` impossible.

        This is a file with the same path, a file in a folder with this path, or a file with the
        path of one of our folders. Return None if there is no such file.
        """
        folded = path.casefold()
        if folded in self._folders:
            return self._folders[folded]
        owners = (self._files.get(file) for file in (folded, *_parents(folded)))
        return next(filter(None, owners), None)


def clash_messages(clashes: Iterable[tuple[str, str]], folder: str) -> Iterator[str]:
    """Yield a message for each clash, given as the owner's file and our file.

    Several of our files may clash with the same file. The message then names only one of them.
    `folder` is the folder of the galleries.

    >>> [*clash_messages([("boards.md", "boards/index.md")], "boards")]
    ['boards.md is where queens-atlas has boards/index.md: ...']
    """
    generated: dict[str, list[str]] = {}
    for owner_file, path in clashes:
        generated.setdefault(owner_file, []).append(path)
    for owner_file, (path, *others) in generated.items():
        more = f" and {len(others)} more" if others else ""
        alternative = _alternative(path, folder)
        yield f"{owner_file} is where queens-atlas has {path}{more}: rename it, or {alternative}"


def _alternative(path: str, folder: str) -> str:
    if path == STYLESHEET:
        return "figures have no style"
    return (
        "move ours by the option folder"
        if path.startswith(f"{folder}/")
        else "figures may not work"
    )


def _parents(path: str) -> Iterator[str]:
    while path := dirname(path):
        yield path
