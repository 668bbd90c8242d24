"""A folder with every kind of thing a path can lead to, and what has become of them."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fuzz.ledgers import prepared
from tests.helpers.records import write_records

FILES = ("file", "link", "ledger", "records/test-whole-2-cores.json")
FOLDERS = ("empty", "essays", "records", "odd")
NOWHERE = (
    *("new", "new ", "new.txt", "empty/new", "./new", "n\u00e4\u00fc", "\U0001f451", "-new"),
    *("dangling", "a" * 255),
)
REFUSED = (
    *("", ".", "..", "/", "missing/new", "file/new", "loop", "loop/new", "fifo", "pipe-link"),
    *("/dev/full", "/dev/zero", "/dev/null", "/proc/none", "/dev/full/new", "a" * 256),
    *("a/" * 3000, "new\n", "\x1b[31mnew", "new\0", "new\udcff", "\u202enew", "new\r"),
)
PLACES = (*FILES, *FOLDERS, *NOWHERE, *REFUSED)

Nodes = dict[str, tuple[str, int, bytes]]


@contextmanager
def scratch(folder: Path) -> Iterator[Path]:
    """A new folder `here` within the folder, with all of it; it goes when the block ends."""
    here = folder / "here"
    for name in FOLDERS:
        (here / name).mkdir(parents=True)
    (here / "file").write_text("mine\n")
    (here / "file").chmod(0o640)
    (here / "link").symlink_to("file")
    (here / "loop").symlink_to("loop")
    (here / "dangling").symlink_to("nothing")
    os.mkfifo(here / "fifo")
    (here / "pipe-link").symlink_to("fifo")
    (here / "essays" / "index.md").write_text("# One\n\n```queens board\n4 2 0 3 1\n```\n")
    os.mkfifo(here / "odd" / "fifo.md")
    for name, content in _costly().items():
        (here / name).write_bytes(content)
    (here / "odd" / "a\n\x1b[31mb.json").write_text("{}")
    try:
        yield here
    finally:
        shutil.rmtree(here)


@cache
def _costly() -> dict[str, bytes]:
    """A ledger with half of its parts, and records: to make them takes longer than to copy them."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        prepared(folder / "ledger", 15, 0.5)
        write_records(folder / "records")
        paths = [path for path in folder.rglob("*") if path.is_file()]
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def nodes(folder: Path) -> Nodes:
    """All that is below a folder: its kind, its mode, and what it holds."""
    return {str(path.relative_to(folder)): _node(path) for path in sorted(folder.rglob("*"))}


def _node(path: Path) -> tuple[str, int, bytes]:
    status = path.lstat()
    kind = stat.filemode(status.st_mode)[0]
    readers = {"-": path.read_bytes, "l": lambda: os.fsencode(os.readlink(path))}
    return kind, stat.S_IMODE(status.st_mode), readers.get(kind, bytes)()


def changed(before: Nodes, after: Nodes) -> set[str]:
    """The paths that came, went or became different."""
    paths = before.keys() | after.keys()
    return {path for path in paths if before.get(path) != after.get(path)}
