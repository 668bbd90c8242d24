"""Writing files so that nobody ever finds one half-written, and opening only what is a file."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

from site_builder.values.errors import UserError

_KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFREG: "a file",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)  # there is none on Windows, nor a pipe with a name


def write_file(path: Path, content: str | bytes) -> None:
    r"""Write a whole file at once; text as UTF-8 with ``\n`` at the ends of lines.

    Raises
    ------
    UserError
        ``cannot write PATH: REASON``.
    """
    with replacing(path) as stream:
        stream.write(content.encode() if isinstance(content, str) else content)


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A stream whose content becomes the file `path` when the block ends without an error.

    An old file is replaced all at once, and the new one has its mode, and its owner where the
    system lets us. One that has several names (hard links) keeps them: the content, complete by
    then, is copied into it, and an error of the disk may leave a part of it there.

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
        with _writing(path) as stream:
            yield stream
    except BrokenPipeError:
        raise
    except OSError as error:
        unread = error.errno == errno.ENXIO
        reason = "no program reads from it" if unread else error.strerror or error
        raise UserError(f"cannot write {path}: {reason}") from error


def _writing(path: Path) -> AbstractContextManager[BinaryIO]:
    old = _status(path)
    # Renaming onto /dev/null or a named pipe would destroy it.
    if old and not stat.S_ISREG(old.st_mode):
        return _opened_as_it_stands(path)
    return _renamed_at_the_end(Path(os.path.realpath(path)), old)


def _opened_as_it_stands(path: Path) -> BinaryIO:
    """A pipe that nobody reads from is an error at once, where to open it might never end."""
    handle = os.open(path, os.O_WRONLY | _AT_ONCE)
    if _AT_ONCE:
        os.set_blocking(handle, True)
    return open(handle, "wb")


@contextmanager
def _renamed_at_the_end(path: Path, old: os.stat_result | None) -> Iterator[BinaryIO]:
    temporary = temporary_path(path.parent)
    try:
        with temporary.open("xb") as stream:  # never what somebody else has put there
            if old:
                _resemble(stream.fileno(), old)
            yield stream
            stream.flush()
            # Some disks tell only now that they are full; and a power failure that comes after
            # the renaming leaves the old file or the new one, not an empty one.
            os.fsync(stream.fileno())
        if old and old.st_nlink > 1:
            shutil.copyfile(temporary, path)
        else:
            os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


@contextmanager
def new_folder(target: Path) -> Iterator[Path]:
    """A folder whose files are those of `target`, empty or not there, when the block ends in order.

    A `target` that is there stays: it may be a mount, or the folder where its user works.

    Raises
    ------
    OSError
        It cannot be made, or what is written into it cannot.
    """
    stays = target.exists()
    temporary = temporary_path(target if stays else target.parent)
    made = [folder for folder in target.parents if not folder.exists()]
    try:
        temporary.mkdir(parents=True)
        yield temporary
        if stays:
            _move_up(temporary)
        else:
            os.replace(temporary, target)
    finally:
        shutil.rmtree(temporary, ignore_errors=True)
        for folder in made:
            with suppress(OSError):  # it holds what was asked for
                folder.rmdir()


def _move_up(folder: Path) -> None:
    """What is in a folder goes beside it, where there must be nothing else."""
    if [*folder.parent.iterdir()] != [folder]:
        raise OSError(errno.ENOTEMPTY, os.strerror(errno.ENOTEMPTY))
    for path in [*folder.iterdir()]:
        path.rename(folder.parent / path.name)


def temporary_path(folder: Path) -> Path:
    """A name that nobody can guess, and that is short, whatever the name of the result."""
    return folder / f".queens-{token_hex(8)}.tmp"


def _resemble(handle: int, old: os.stat_result) -> None:
    """Give a new file the owner and the mode of the one it replaces, as far as we may."""
    if hasattr(os, "fchown"):  # not on Windows
        for owner, group in ((-1, old.st_gid), (old.st_uid, -1)):
            with suppress(OSError):
                os.fchown(handle, owner, group)
        with suppress(OSError):
            os.fchmod(handle, old.st_mode & 0o777)


def read_file(path: Path, most: int, remedy: str = "name another file") -> bytes:
    """The content of a regular file.

    Parameters
    ----------
    path : Path
        What is read.
    most : int
        Bytes that it may have.
    remedy : str
        What to do where it is none, or too long.

    Raises
    ------
    UserError
        As `open_file`; ``PATH must have MOST bytes at most: name another file``.
    """
    with open_file(path, remedy) as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise UserError(f"{path} must have {most} bytes at most: {remedy}")
    return content


def open_file(path: Path, remedy: str = "name another file") -> BinaryIO:
    """A stream to read a regular file from.

    Raises
    ------
    UserError
        As `require_regular`; ``cannot read PATH: REASON``.
    """
    require_regular(path, remedy)
    try:
        return path.open("rb")
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from error


def require_regular(path: Path, remedy: str = "name another file") -> None:
    """Refuse what is there and is no regular file; one that is missing passes.

    To open a pipe may wait without end, and a device may be read until the memory is gone.

    Raises
    ------
    UserError
        ``PATH must be a regular file, got a pipe: name another file``;
        ``cannot open PATH: REASON``, as for a symbolic link that leads to itself.
    """
    _require(path, stat.S_IFREG, "a regular file", remedy)


def require_empty(path: Path) -> None:
    """Refuse what is there and is no empty folder; one that is missing passes.

    Raises
    ------
    UserError
        As `require_folder`; ``PATH must be a new or an empty folder: remove it, or name another``;
        ``cannot open PATH: REASON``.
    """
    require_folder(path)
    try:
        empty = not path.exists() or not any(path.iterdir())
    except OSError as error:
        raise UserError(f"cannot open {path}: {error.strerror}") from error
    if not empty:
        raise UserError(f"{path} must be a new or an empty folder: remove it, or name another")


def require_folder(path: Path, remedy: str = "name another folder") -> None:
    """Refuse what is there and is no folder; one that is missing passes.

    Raises
    ------
    UserError
        ``PATH must be a folder, got a file: name another folder``; ``cannot open PATH: REASON``.
    """
    _require(path, stat.S_IFDIR, "a folder", remedy)


def _require(path: Path, kind: int, rule: str, remedy: str) -> None:
    try:
        found = _status(path)
    except OSError as error:
        raise UserError(f"cannot open {path}: {error.strerror}") from error
    if found and stat.S_IFMT(found.st_mode) != kind:
        name = _KINDS.get(stat.S_IFMT(found.st_mode), "something else")
        raise UserError(f"{path} must be {rule}, got {name}: {remedy}")


def _status(path: Path) -> os.stat_result | None:
    """What the system tells of a path, or of what a link there leads to; None for nothing."""
    try:
        return path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None


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
