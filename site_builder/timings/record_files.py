"""Timing records in files: one JSON file for each machine, written, read and checked."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, TypeVar

from msgspec import Meta, MsgspecError, Struct, to_builtins
from msgspec.json import decode

from cy_core import BACKENDS
from site_builder.timings.records import Machine, Reason, ReasonKind, Record, Subject, Task, Timing
from site_builder.timings.subjects import subject_text
from site_builder.timings.tasks import TASK_SPECS
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import read_file, require_folder

FORMAT = 4
MAX_BYTES = 1 << 25  # of a file: more than all possible cells with all their samples
REMEDY = "move it away and run `queens bench`"

Data = TypeVar("Data")
Stamp = tuple[str, int, int]  # of a file: its path, time of change and size
# Nodes by subject, without its form, and n; and the first file that has them.
NodeCounts = dict[tuple[Subject, int], tuple[int, Path]]

# The JSON of a record -----------------------------------------------------------------------------

Positive = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
Seconds = Annotated[float, Meta(ge=1e-9, lt=1e9)]
Form = Annotated[str, Meta(pattern=r"^(|recursive|iterative)\Z")]
Backend = Annotated[str, Meta(pattern=rf"^({'|'.join(('', *BACKENDS))})\Z")]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d\Z")]


class _Reason(Struct, omit_defaults=True):
    kind: ReasonKind
    n: Positive | None = None
    limit: Seconds | None = None


class _Cell(Struct, omit_defaults=True, kw_only=True):
    method: str
    form: Form = ""
    backend: Backend = ""
    threads: Positive = 1
    task: Task = "count"
    n: Positive
    total: Count | None = None
    fundamental: Count | None = None
    nodes: Count | None = None
    reason: _Reason | None = None
    search: str | None = None
    tool: str = ""
    seconds: tuple[Seconds, ...] = ()


class _File(Struct):
    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    core_version: str
    date: Day
    machine: Machine
    cells: tuple[_Cell, ...]


def format_record(record: Record) -> str:
    """The JSON text of a record, with one line for each cell, so that diffs are readable."""
    head = {
        "format": FORMAT,
        "core_version": record.core_version,
        "date": record.date,
        "machine": asdict(record.machine),
    }
    opening = json.dumps(head, indent=2, ensure_ascii=False).removesuffix("\n}")
    cells = ",\n".join(f"    {json.dumps(to_builtins(_cell(each)))}" for each in record.cells)
    return f'{opening},\n  "cells": [\n{cells}\n  ]\n}}\n'


def _cell(timing: Timing) -> _Cell:
    reason = timing.reason
    return _Cell(
        **asdict(timing.subject),
        n=timing.n,
        total=timing.total,
        fundamental=timing.fundamental,
        nodes=timing.nodes,
        reason=_Reason(reason.kind, reason.n, reason.limit) if reason else None,
        search=timing.search,
        tool=timing.tool,
        seconds=tuple(round(seconds, 9) for seconds in timing.samples),
    )


def _timing(cell: _Cell) -> Timing:
    reason = cell.reason
    return Timing(
        Subject(cell.method, cell.form, cell.backend, cell.threads, cell.task),
        cell.n,
        cell.seconds,
        cell.total,
        cell.fundamental,
        cell.nodes,
        Reason(reason.kind, reason.n, reason.limit) if reason else None,
        cell.search,
        cell.tool,
    )


def read_json(content: bytes, type_: type[Data], name: str, remedy: str) -> Data:
    """Parse JSON into a type; an error names what was read."""
    try:
        return decode(content, type=type_)
    except (MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise UserError(f"{name}: {error}: {remedy}") from error


# Records of a folder ------------------------------------------------------------------------------


def site_records(config: SiteConfig) -> tuple[Record, ...]:
    """The timing records of a site, those with the most times first."""
    if os.path.lexists(config.records) and not config.records.is_dir():
        raise UserError(f"records must be the name of a folder, got {config.records}")
    folder = config.records / "timings"
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
    nodes: NodeCounts = {}
    return tuple(load_record(path, nodes) for path in sorted(folder.glob("*.json")))


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What `queens check` says of one file, in a line."""

    is_valid: bool
    line: str


def check_files(paths: Iterable[Path]) -> Iterator[CheckResult]:
    """Check each record."""
    nodes: NodeCounts = {}
    for path in paths:
        files = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not any(file.exists() for file in files):
            raise UserError(f"no record in {path}: run `queens bench`, or name a file")
        yield from (_check_file(file, nodes) for file in files)


def _check_file(path: Path, nodes: NodeCounts) -> CheckResult:
    try:
        record = load_record(path, nodes)
    except UserError as error:
        return CheckResult(False, str(error))
    missing = len(record.cells) - record.finished
    return CheckResult(True, f"{path}: ok, {record.finished} measured, {missing} not run")


def load_record(path: Path, nodes: NodeCounts | None = None) -> Record:
    """The record in a file, checked; its nodes must be those of the records before it."""
    file = read_json(read_file(path, MAX_BYTES, REMEDY), _File, str(path), REMEDY)
    cells = tuple(map(_timing, file.cells))
    nodes = {} if nodes is None else nodes
    for mistake in _mistakes(cells, path, nodes):
        raise UserError(f"{path}: {mistake}: {REMEDY}")
    return Record(path.stem, file.machine, file.core_version, file.date, cells)


def _mistakes(cells: Iterable[Timing], path: Path, nodes: NodeCounts) -> Iterator[str]:
    """What a record cannot hold: programs that there are not, wrong counts, and other nodes."""
    seen = set[tuple[Subject, int]]()
    for cell in cells:
        name, spec = f"{subject_text(cell.subject)}, n = {cell.n}", TASK_SPECS[cell.subject.task]
        if cell.subject.method not in spec.methods or cell.n not in spec.sizes:
            yield f"{name}: there is no such program"
        if (cell.subject, cell.n) in seen:
            yield f"{name}: each cell must stand once"
        seen.add((cell.subject, cell.n))
        if bool(cell.samples) == bool(cell.reason):
            yield f'{name}: "seconds" or "reason" must be given, and not both'
        known = spec.known_counts(cell.n)
        if cell.samples and cell.total != (known.total if spec.kept_count == "total" else None):
            yield f'{name}: "total" must be {known.total}, got {cell.total}'
        if cell.fundamental not in (None, known.fundamental):
            yield f'{name}: "fundamental" must be {known.fundamental}, got {cell.fundamental}'
        if cell.nodes is not None:
            exact = spec.nodes(cell.subject, cell.n) or cell.nodes
            key = replace(cell.subject, form=""), cell.n
            count, first = nodes.setdefault(key, (exact, path))
            if cell.nodes != count:
                yield f'{name}: "nodes" must be {count} as in {first}, got {cell.nodes}'
