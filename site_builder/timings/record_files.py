"""Timing records as files: the JSON that `queens bench` writes, and those that a site shows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from site_builder.timings.record_checks import Unsound, check_record, node_counts, require
from site_builder.timings.records import Machine, Record, Subject, Timing
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import read_file, require_folder

FORMAT = 2

Kinds = Mapping[str, type]
_RECORD: Kinds = {"format": int, "core_version": str, "date": str, "machine": dict, "cells": list}
_MACHINE_TEXTS = ("processor", "system", "python", "compiler", "flags")
_MACHINE: Kinds = {"cores": int, **dict.fromkeys(_MACHINE_TEXTS, str)}
_CELL: Kinds = {"method": str, "n": int}
_SUBJECT: Kinds = {"form": str, "path": str, "threads": int, "task": str}
_COUNTS: Kinds = {"total": int, "fundamental": int, "nodes": int}
_OUTCOME: Kinds = {"reason": str, "seconds": list}
_NAMES = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}
_REMEDY = "move it away and run `queens bench`"
_TOO_LARGE = 1 << 63
Stamp = tuple[str, int, int]
MOST_BYTES = 1 << 25  # of a file: as many cells as there can be, with all of their samples

# Queens that a method places at an n, and the first file that says so.
Counted = dict[tuple[str, int], tuple[int, Path]]


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
    content = read_file(path, MOST_BYTES, _REMEDY)
    try:
        return _record(path.stem, content.decode())
    except Unsound as error:
        raise UserError(f"{path}: {error}: {_REMEDY}") from error
    except RecursionError as error:
        raise UserError(f"{path}: not a record ({error}): {_REMEDY}") from error
    except ValueError as error:
        raise UserError(f"{path}: not JSON ({error}): {_REMEDY}") from error


def site_records(config: SiteConfig) -> tuple[Record, ...]:
    """The timing records of a site, the fullest first; none where nothing was measured.

    Raises
    ------
    UserError
        As for `load_records`, or ``timings must be the name of a folder, got notes.txt``.
    """
    folder = config.timings
    if folder.exists() and not folder.is_dir():
        raise UserError(f"timings must be the name of a folder, got {folder}")
    return _loaded(folder, tuple(map(_stamp, sorted(folder.glob("*.json")))))


@lru_cache(maxsize=1)  # every figure of times asks for them
def _loaded(folder: Path, stamps: tuple[Stamp, ...]) -> tuple[Record, ...]:
    """The records, loaded anew whenever a stamp has changed."""
    return tuple(sorted(load_records(folder), key=lambda record: -record.finished))


def _stamp(path: Path) -> Stamp:
    """What changes with the content of a file; one that cannot be read is the loader's to name."""
    try:
        told = path.stat()
    except OSError:
        return str(path), 0, 0
    return str(path), told.st_mtime_ns, told.st_size


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


def format_record(record: Record) -> str:
    """The JSON text of a record: one line for each cell, so that differences can be read."""
    head = {
        "format": FORMAT,
        "core_version": record.core_version,
        "date": record.date,
        "machine": asdict(record.machine),
    }
    opening = json.dumps(head, indent=2, ensure_ascii=False).removesuffix("\n}")
    cells = ",\n".join(f"    {json.dumps(_written(timing))}" for timing in record.cells)
    return f'{opening},\n  "cells": [\n{cells}\n  ]\n}}\n'


def _written(timing: Timing) -> dict[str, Any]:
    """A cell without what it has nothing to say about."""
    values = asdict(timing)
    subject, seconds = values.pop("subject"), [round(s, 9) for s in values.pop("samples")]
    usual = asdict(Subject(""))
    told = {key: value for key, value in subject.items() if value != usual[key]}
    known = {key: value for key, value in values.items() if value is not None}
    return told | known | ({"seconds": seconds} if seconds else {})


def _record(name: str, text: str) -> Record:
    """The record that a JSON text holds; raises `Unsound`, or ValueError where it is no JSON."""
    data = json.loads(text, object_pairs_hook=_object)
    require(isinstance(data, dict), "the file must hold an object", data)
    require(data.get("format") == FORMAT, f'"format" must be {FORMAT}', data.get("format"))
    _check_fields(data, _RECORD)
    machine = _machine(data["machine"])
    cells = tuple(_numbered(*entry) for entry in enumerate(data["cells"], 1))
    record = Record(name, machine, data["core_version"], data["date"], cells)
    check_record(record)
    return record


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of the JSON, in which no key hides another."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        require(key not in found, "a key must stand once", key)
        found[key] = value
    return found


def _machine(data: dict[str, Any]) -> Machine:
    known = data.get("memory") is not None
    rest = data if known else {key: data[key] for key in data if key != "memory"}
    _check_fields(rest, _MACHINE, {"memory": int})
    return Machine(**(rest if known else rest | {"memory": None}))


def _numbered(place: int, data: object) -> Timing:
    try:
        return _timing(data)
    except Unsound as error:
        raise Unsound(f"cell {place}: {error}") from error


def _timing(data: object) -> Timing:
    if not isinstance(data, dict):
        raise Unsound("a cell must be an object", data)
    _check_fields(data, _CELL, {**_SUBJECT, **_COUNTS, **_OUTCOME})
    samples = data.get("seconds", [])
    for sample in samples:
        require(type(sample) in (int, float), '"seconds" must be a list of numbers', samples)
        _check_size("seconds", sample)
    return Timing(
        Subject(data["method"], **{key: data[key] for key in _SUBJECT if key in data}),
        data["n"],
        tuple(map(float, samples)),
        reason=data.get("reason"),
        **{key: data.get(key) for key in _COUNTS},
    )


def _check_fields(data: dict[str, Any], needed: Kinds, possible: Kinds | None = None) -> None:
    """Every key known, none of the needed missing, each value of exactly its type."""
    kinds = {**needed, **(possible or {})}
    for key in needed:
        if key not in data:
            raise Unsound(f'"{key}" is missing')
    for key, value in data.items():
        require(key in kinds, f"a key must be one of {', '.join(kinds)}", key)
        # Not isinstance: True is no number.
        require(type(value) is kinds[key], f'"{key}" must be {_NAMES[kinds[key]]}', value)
        _check_size(key, value)


def _check_size(key: str, value: object) -> None:
    small = not isinstance(value, int) or abs(value) < _TOO_LARGE
    require(small, f'"{key}" must be a number below 2^63', value)
