"""Writing files so that nobody ever finds one half-written."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from site_builder.errors import UserError


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
