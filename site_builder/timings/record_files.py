"""Timing records in files: one JSON file for each machine, written, read and checked."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

from msgspec import Meta, MsgspecError, Struct, ValidationError, convert
from msgspec.json import decode

from cy_core import BACKENDS, FORMS
from site_builder.timings.records import Machine, Record, Subject, Timing
from site_builder.timings.subjects import subject_text
from site_builder.timings.tasks import TASK_SPECS
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import read_file, require_folder

FORMAT = 5
# The most bytes of a file. Even a record with all possible cells and samples is smaller.
MAX_BYTES = 1 << 25
REMEDY = "move it away and run `queens bench`"

Data = TypeVar("Data")
# The path, modification time and size of a file.
Stamp = tuple[str, int, int]

# The JSON of a record -----------------------------------------------------------------------------

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d\Z")]


class _File(Struct):
    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    core_version: str
    date: Day
    machine: Machine
    cells: list[dict[str, Any]]


def format_record(record: Record) -> str:
    """Return the JSON of a record. Each cell has a line of its own, so that diffs are readable."""
    head = {
        "format": FORMAT,
        "core_version": record.core_version,
        "date": record.date,
        "machine": asdict(record.machine),
    }
    opening = json.dumps(head, indent=2, ensure_ascii=False).removesuffix("\n}")
    cells = ",\n".join(f"    {json.dumps(_cell(timing))}" for timing in record.cells)
    return f'{opening},\n  "cells": [\n{cells}\n  ]\n}}\n'


def _cell(timing: Timing) -> dict[str, Any]:
    """Return a cell as a flat object for JSON. Values that equal their default are left out."""
    values = asdict(timing)
    values["seconds"] = [round(seconds, 9) for seconds in values.pop("samples")]
    usual = {"threads": 1, "task": "count"}
    cell = values.pop("subject") | values
    return {k: v for k, v in cell.items() if v not in (None, "", [], usual.get(k))}


def _timing(cell: dict[str, Any]) -> Timing:
    names = [field.name for field in fields(Subject) if field.name in cell]
    subject = {name: cell.pop(name) for name in names}
    samples = cell.pop("seconds", ())
    return convert(cell | {"subject": subject, "samples": samples}, Timing)


def read_json(content: bytes, type_: type[Data], name: str, remedy: str) -> Data:
    """Parse JSON into a value of the type `type_`.

    An error begins with `name` and ends with `remedy`.
    """
    try:
        return decode(content, type=type_)
    except (MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise UserError(f"{name}: {error}: {remedy}") from error


# Records of a folder ------------------------------------------------------------------------------


NOT_MEASURED = "Not measured yet. Run `queens bench` and build again."


def site_records(config: SiteConfig) -> tuple[Record, ...]:
    """Return the timing records of a site. The record with the most times comes first."""
    if os.path.lexists(config.records) and not config.records.is_dir():
        raise UserError(f"records must be the name of a folder, got {config.records}")
    folder = config.records / "timings"
    return _load(folder, tuple(map(_stamp, sorted(folder.glob("*.json")))))


# Cached, because every figure of times uses the records.
@lru_cache(maxsize=1)
def _load(folder: Path, stamps: tuple[Stamp, ...]) -> tuple[Record, ...]:
    """Return the records of a folder. The cache reads them again if `stamps` have changed."""
    return tuple(sorted(load_records(folder), key=lambda record: -record.finished))


def _stamp(path: Path) -> Stamp:
    status = path.lstat()
    return str(path), status.st_mtime_ns, status.st_size


def load_records(folder: Path) -> tuple[Record, ...]:
    """Return all records of a folder, sorted by file name. Return no records if it is missing."""
    require_folder(folder)
    return tuple(map(load_record, sorted(folder.glob("*.json"))))


def load_record(path: Path) -> Record:
    """Read a record from a file and check it."""
    file = read_json(read_file(path, MAX_BYTES, REMEDY), _File, str(path), REMEDY)
    try:
        cells = tuple(map(_timing, file.cells))
    except ValidationError as error:
        raise UserError(f"{path}: {error}, in a cell: {REMEDY}") from error
    for mistake in _mistakes(cells):
        raise UserError(f"{path}: {mistake}: {REMEDY}")
    return Record(path.stem, file.machine, file.core_version, file.date, cells)


def _mistakes(cells: Iterable[Timing]) -> Iterator[str]:
    """Yield an error for each unknown program, each wrong count, and each wrong number of nodes.

    The two forms of a method must have the same number of nodes.
    """
    seen: set[tuple[Subject, int]] = set()
    # The number of nodes of each method, by the subject without its form and by n, because both
    # forms of a method must have the same number.
    nodes: dict[tuple[Subject, int], int] = {}
    for cell in cells:
        subject = cell.subject
        n = cell.n
        spec = TASK_SPECS[subject.task]
        name = f"{subject_text(subject)}, n = {n}"
        is_known = subject.form in ("", *FORMS) and subject.backend in ("", *BACKENDS)
        if not is_known or subject.method not in spec.methods or n not in spec.sizes:
            yield f"{name}: there is no such program"
        if (subject, n) in seen:
            yield f"{name}: each cell must stand once"
        seen.add((subject, n))
        if bool(cell.samples) == bool(cell.limit):
            yield f'{name}: "seconds" or "limit" must be given, and not both'
        known = spec.known_counts(n)
        if cell.samples and cell.total != (known.total if spec.kept_count == "total" else None):
            yield f'{name}: "total" must be {known.total}, got {cell.total}'
        if cell.fundamental not in (None, known.fundamental):
            yield f'{name}: "fundamental" must be {known.fundamental}, got {cell.fundamental}'
        if cell.nodes is not None:
            exact = spec.nodes(subject, n) or cell.nodes
            count = nodes.setdefault((replace(subject, form=""), n), exact)
            if cell.nodes != count:
                yield f'{name}: "nodes" must be {count}, got {cell.nodes}'
