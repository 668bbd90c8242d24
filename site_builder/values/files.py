"""Write files whole or not at all. Open only regular files for reading."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from site_builder.values.errors import UserError

_FILE_TYPES = {
    stat.S_IFDIR: "a folder",
    stat.S_IFREG: "a file",
    stat.S_IFIFO: "a pipe",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}
# The write bits of a file's mode. They are checked, too, because the system lets root write any
# file.
_ANY_WRITE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


def write_file(path: Path, content: str | bytes) -> None:
    r"""Write a file whole or not at all.

    A text is written as UTF-8 with ``\n`` at the ends of lines.
    """
    with replacing(path) as stream:
        stream.write(content.encode() if isinstance(content, str) else content)


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Yield a stream. If the block ends without an error, its content becomes the file `path`.

    The stream writes to a temporary file. At the end, the temporary file gets the mode of the old
    file and replaces it. If `path` is a symbolic link, the target of the link is replaced. If the
    file is write-protected, raise a UserError at once: the system would allow its replacement,
    because this needs only permission to write in the folder.
    """
    try:
        with _stream_to(path) as stream:
            yield stream
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror or error}") from error


def _stream_to(path: Path) -> AbstractContextManager[BinaryIO]:
    status = _status(path)
    if status and not stat.S_ISREG(status.st_mode):
        # A pipe or a device is written directly, because a file cannot replace it.
        return path.open("wb")
    return _replace_at_end(Path(os.path.realpath(path)), status)


@contextmanager
def _replace_at_end(path: Path, old: os.stat_result | None) -> Iterator[BinaryIO]:
    if _is_protected(path, old):
        raise PermissionError(errno.EACCES, "it is write-protected")
    temporary = temporary_path(path.parent)
    try:
        with temporary.open("xb") as stream:
            if old:
                temporary.chmod(stat.S_IMODE(old.st_mode))
            yield stream
            stream.flush()
            # Only this call may notice that the disk is full. It also makes sure that a power
            # failure leaves the old or the new file, but not an empty file.
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def _is_protected(path: Path, status: os.stat_result | None) -> bool:
    """Return whether the file at `path` exists and must not be written.

    `status` is None without it.
    """
    if status is None:
        return False
    return not (status.st_mode & _ANY_WRITE and os.access(path, os.W_OK))


@contextmanager
def new_folder(folder: Path) -> Iterator[Path]:
    """Yield a temporary folder. If the block ends without an error, its files move to `folder`."""
    target = Path(os.path.realpath(folder))
    exists = target.exists()
    temporary = temporary_path(target if exists else target.parent)
    new_parents = [parent for parent in target.parents if not parent.exists()]
    try:
        temporary.mkdir(parents=True)
        yield temporary
        if exists:
            for path in list(temporary.iterdir()):
                path.rename(target / path.name)
        else:
            os.replace(temporary, target)
    except OSError as error:
        raise UserError(f"cannot write {folder}: {error.strerror or error}") from error
    finally:
        # Imported here, because it takes long to load.
        import shutil

        shutil.rmtree(temporary, ignore_errors=True)
        for parent in new_parents:
            # A parent of the target that is not empty cannot be removed, and stays.
            with suppress(OSError):
                parent.rmdir()


def temporary_path(folder: Path) -> Path:
    """Return a path in `folder` with a short random name, which other programs cannot guess."""
    return folder / f".queens-{os.urandom(8).hex()}.tmp"


def read_file(path: Path, max_bytes: int, remedy: str = "name another file") -> bytes:
    """Return the content of a regular file. Raise a UserError if it has more than `max_bytes`.

    `remedy` ends the error.
    """
    with open_file(path, remedy) as stream:
        content = stream.read(max_bytes + 1)
    if len(content) > max_bytes:
        raise UserError(f"{path} must have {max_bytes} bytes at most: {remedy}")
    return content


def open_file(path: Path, remedy: str = "name another file") -> BinaryIO:
    """Open a regular file for reading. `remedy` ends the error for another kind of file."""
    require_regular(path, remedy)
    try:
        return path.open("rb")
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from error


def require_regular(path: Path, remedy: str = "name another file") -> None:
    """Raise a UserError if `path` exists and is not a regular file. `remedy` ends the error.

    Other files are refused, because opening a pipe may block forever, and a device may be endless.
    """
    _require(path, stat.S_IFREG, "a regular file", remedy)


def require_writable(path: Path) -> None:
    """Raise a UserError if `path` cannot be written.

    Call this before long work that fills the file.

    A pipe or a device is accepted without a check.
    """
    try:
        status = _status(path)
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from error
    if status and stat.S_ISDIR(status.st_mode):
        raise UserError(f"cannot write {path}: it is a folder")
    if status and not stat.S_ISREG(status.st_mode):
        return
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        raise UserError(f"cannot write {path}: make the folder {path.parent} first")
    if not os.access(target.parent, os.W_OK):
        raise UserError(f"cannot write {path}: the folder {path.parent} is write-protected")
    if _is_protected(target, status):
        raise UserError(f"cannot write {path}: it is write-protected")


def require_empty(path: Path) -> None:
    """Raise a UserError if `path` exists and is not an empty folder."""
    require_folder(path)
    try:
        empty = not path.exists() or not any(path.iterdir())
    except OSError as error:
        raise UserError(f"cannot open {path}: {error.strerror}") from error
    if not empty:
        raise UserError(f"{path} must be a new or an empty folder: name another one")


def require_existing_folder(path: Path, remedy: str) -> None:
    """Raise a UserError if `path` is not a folder."""
    require_folder(path)
    if not path.exists():
        raise UserError(f"there is no folder {path}: {remedy}")


def require_folder(path: Path) -> None:
    """Raise a UserError if `path` exists and is not a folder."""
    _require(path, stat.S_IFDIR, "a folder", "name another folder")


def _require(path: Path, file_type: int, rule: str, remedy: str) -> None:
    try:
        status = _status(path)
    except OSError as error:
        raise UserError(f"cannot open {path}: {error.strerror}") from error
    if status and stat.S_IFMT(status.st_mode) != file_type:
        name = _FILE_TYPES.get(stat.S_IFMT(status.st_mode), "something else")
        raise UserError(f"{path} must be {rule}, got {name}: {remedy}")


def _status(path: Path) -> os.stat_result | None:
    """Return the status of the file at `path`, or None if it is missing. Links are followed."""
    try:
        return path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None


def make_folder(path: Path) -> None:
    """Make a folder and its parents, unless they exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"cannot make the folder {path}: {error.strerror}") from error
