"""Timing records as files: read from a folder, judged one by one, and those that a site shows."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from site_builder.timings.record_checks import node_counts, told_of
from site_builder.timings.record_format import read_record
from site_builder.timings.records import Record
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import read_file, require_folder

Stamp = tuple[str, int, int]
MAX_BYTES = 1 << 25  # of a file: as many cells as there can be, with all of their samples
_REMEDY = "move it away and run `queens bench`"

# Queens that a method places at an n, and the first file that says so.
Counted = dict[tuple[str, int], tuple[int, Path]]


def site_records(config: SiteConfig) -> tuple[Record, ...]:
    """The timing records of a site, the fullest first; none where nothing was measured.

    Raises
    ------
    UserError
        As for `load_records`, or ``timings must be the name of a folder, got notes.txt``.
    """
    folder = config.timings
    if os.path.lexists(folder) and not folder.is_dir():
        raise UserError(f"timings must be the name of a folder, got {folder}")
    return _loaded(folder, tuple(map(_stamp, sorted(folder.glob("*.json")))))


@lru_cache(maxsize=1)  # every figure of times asks for them
def _loaded(folder: Path, stamps: tuple[Stamp, ...]) -> tuple[Record, ...]:
    """The records, loaded anew whenever a stamp has changed."""
    return tuple(sorted(load_records(folder), key=lambda record: -record.finished))


def _stamp(path: Path) -> Stamp:
    """What changes with the content of a file; one that cannot be read is the loader's to name."""
    try:
        status = path.stat()
    except OSError:
        return str(path), 0, 0
    return str(path), status.st_mtime_ns, status.st_size


def load_records(folder: Path) -> tuple[Record, ...]:
    """Every record of a folder, by file name; none when there is no such folder.

    Raises
    ------
    UserError
        ``PATH: RULE, got VALUE: move it away and run `queens bench```;
        ``PATH: METHOD, n = N: "nodes" must be COUNT as in PATH, got VALUE: move the wrong one away
        and run `queens bench```; ``FOLDER must be a folder, got a file: name another folder``.
    """
    require_folder(folder)
    counted: Counted = {}
    return tuple(_load_agreeing(path, counted) for path in sorted(folder.glob("*.json")))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `queens check` says of one file."""

    sound: bool
    line: str


def checked(places: Iterable[Path]) -> Iterator[Verdict]:
    """A verdict for each record.

    Parameters
    ----------
    places : iterable of Path
        Records, and folders of them.

    Raises
    ------
    UserError
        ``no record in FOLDER: run `queens bench`, or name a file``.
    """
    counted: Counted = {}
    for place in places:
        paths = sorted(place.glob("*.json")) if place.is_dir() else [place]
        if not any(path.exists() for path in paths):
            raise UserError(f"no record in {place}: run `queens bench`, or name a file")
        yield from (_verdict(path, counted) for path in paths)


def _verdict(path: Path, counted: Counted) -> Verdict:
    try:
        record = _load_agreeing(path, counted)
    except UserError as error:
        return Verdict(False, str(error))
    missing = len(record.cells) - record.finished
    return Verdict(True, f"{path}: ok, {record.finished} measured, {missing} not run")


def _load_agreeing(path: Path, counted: Counted) -> Record:
    """One record, which places as many queens as those before it."""
    record = load_record(path)
    for (method, n), nodes in node_counts(record).items():
        right, first = counted.setdefault((method, n), (nodes, path))
        if nodes != right:
            rule = f'{method}, n = {n}: "nodes" must be {right} as in {first}, got {nodes}'
            raise UserError(f"{path}: {rule}: move the wrong one away and run `queens bench`")
    return record


def load_record(path: Path) -> Record:
    """One record, checked.

    Raises
    ------
    UserError
        ``PATH: RULE, got VALUE: move it away and run `queens bench```; as `read_file`.
    """
    content = read_file(path, MAX_BYTES, _REMEDY)
    with told_of(str(path), _REMEDY):
        return read_record(path.stem, content)
