"""Read timing records from files: those of a folder, and those that a site shows."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from site_builder.timings.record_checks import node_counts, user_errors
from site_builder.timings.record_format import read_record
from site_builder.timings.records import Record
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import read_file, require_folder

Stamp = tuple[str, int, int]  # of a file: its path, time of change and size
MAX_BYTES = 1 << 25  # of a file: more than all possible cells with all their samples
_REMEDY = "move it away and run `queens bench`"

# Nodes by method and n, and the first file that has them.
NodeCounts = dict[tuple[str, int], tuple[int, Path]]


def site_records(config: SiteConfig) -> tuple[Record, ...]:
    """The timing records of a site, those with the most times first."""
    folder = config.timings
    if os.path.lexists(folder) and not folder.is_dir():
        raise UserError(f"timings must be the name of a folder, got {folder}")
    return _loaded(folder, tuple(map(_stamp, sorted(folder.glob("*.json")))))


@lru_cache(maxsize=1)  # every figure of times reads them
def _loaded(folder: Path, stamps: tuple[Stamp, ...]) -> tuple[Record, ...]:
    """The records of a folder, read again if a stamp has changed."""
    return tuple(sorted(load_records(folder), key=lambda record: -record.finished))


def _stamp(path: Path) -> Stamp:
    """The stamp of a file; `load_records` names a file that cannot be read."""
    try:
        status = path.stat()
    except OSError:
        return str(path), 0, 0
    return str(path), status.st_mtime_ns, status.st_size


def load_records(folder: Path) -> tuple[Record, ...]:
    """Every record of a folder, by file name; none if the folder does not exist."""
    require_folder(folder)
    counts: NodeCounts = {}
    return tuple(_load_agreeing(path, counts) for path in sorted(folder.glob("*.json")))


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What `queens check` says of one file, in a line."""

    is_valid: bool
    line: str


def check_files(paths: Iterable[Path]) -> Iterator[CheckResult]:
    """Check each record."""
    counts: NodeCounts = {}
    for path in paths:
        files = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not any(file.exists() for file in files):
            raise UserError(f"no record in {path}: run `queens bench`, or name a file")
        yield from (_check_file(file, counts) for file in files)


def _check_file(path: Path, counts: NodeCounts) -> CheckResult:
    try:
        record = _load_agreeing(path, counts)
    except UserError as error:
        return CheckResult(False, str(error))
    missing = len(record.cells) - record.finished
    return CheckResult(True, f"{path}: ok, {record.finished} measured, {missing} not run")


def _load_agreeing(path: Path, counts: NodeCounts) -> Record:
    """One record, whose nodes must be those of the records before it."""
    record = load_record(path)
    for (method, n), nodes in node_counts(record).items():
        known, first = counts.setdefault((method, n), (nodes, path))
        if nodes != known:
            rule = f'{method}, n = {n}: "nodes" must be {known} as in {first}, got {nodes}'
            raise UserError(f"{path}: {rule}: move the wrong one away and run `queens bench`")
    return record


def load_record(path: Path) -> Record:
    """The record in a file, checked."""
    content = read_file(path, MAX_BYTES, _REMEDY)
    with user_errors(str(path), _REMEDY):
        return read_record(path.stem, content)
