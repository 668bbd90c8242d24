"""Writing files so that nobody ever finds one half-written."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from site_builder.errors import UserError

_KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}


def require_regular(path: Path) -> None:
    """Refuse what is there and is no regular file; one that is missing passes.

    To open a pipe may wait without end, and a device may be read until the memory is gone.

    Raises
    ------
    UserError
        ``PATH must be a regular file, got a pipe: name another file``;
        ``cannot open PATH: REASON``, as for a symbolic link that leads to itself.
    """
    try:
        kind = stat.S_IFMT(path.stat().st_mode)
    except FileNotFoundError:
        return
    except OSError as error:
        raise UserError(f"cannot open {path}: {error.strerror}") from error
    if kind != stat.S_IFREG:
        found = _KINDS.get(kind, "something else")
        raise UserError(f"{path} must be a regular file, got {found}: name another file")


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A stream whose content becomes the file `path` when the block ends without an error.

    Parameters
    ----------
    path : Path
        Its folder must exist. A device or a pipe is written to as it stands.

    Raises
    ------
    UserError
        ``cannot write PATH: REASON``.
    """
    try:
        # Renaming onto /dev/null or a named pipe would destroy it.
        special = path.exists() and not path.is_file()
        with path.open("wb") if special else _renamed_at_the_end(path.resolve()) as stream:
            yield stream
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from error


@contextmanager
def _renamed_at_the_end(path: Path) -> Iterator[BinaryIO]:
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as stream:
            yield stream
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def write_file(path: Path, content: str | bytes) -> None:
    """Write a whole file at once; text as UTF-8 with ``\\n`` at the ends of lines.

    Raises
    ------
    UserError
        ``cannot write PATH: REASON``.
    """
    with replacing(path) as stream:
        stream.write(content.encode() if isinstance(content, str) else content)


def make_folder(path: Path) -> None:
    """Make a folder, and those above it, unless it is there already.

    Raises
    ------
    UserError
        ``cannot make the folder PATH: REASON``.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"cannot make the folder {path}: {error.strerror}") from error
