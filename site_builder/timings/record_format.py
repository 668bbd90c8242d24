"""Write a timing record as JSON, and read it back."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, fields
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, ValidationError, convert, structs
from msgspec.json import schema

from site_builder.timings.record_checks import InvalidRecord, check_record, require
from site_builder.timings.records import (
    Machine,
    Reason,
    ReasonKind,
    Record,
    Subject,
    Task,
    Timing,
)

FORMAT = 4

_Count = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
Data = TypeVar("Data")


class _Object(Struct, forbid_unknown_fields=True):
    """An object of the JSON; unknown keys are errors."""


class _Machine(_Object):
    processor: str
    cores: _Count
    system: str
    python: str
    compiler: str
    flags: str
    memory: _Count | None = None


class _Reason(_Object):
    kind: ReasonKind
    n: _Count | None = None
    limit: float | None = None


class _Cell(_Object):
    method: str
    n: _Count
    form: str = ""
    backend: str = ""
    threads: _Count = 1
    task: Task = "count"
    total: _Count | None = None
    fundamental: _Count | None = None
    nodes: _Count | None = None
    seconds: tuple[float, ...] = ()
    reason: _Reason | None = None
    search: Literal["depth-first", "join"] | None = None
    tool: str = ""


class _File(_Object):
    format: int
    core_version: str
    date: str
    machine: _Machine
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
    cells = ",\n".join(f"    {json.dumps(_cell_object(timing))}" for timing in record.cells)
    return f'{opening},\n  "cells": [\n{cells}\n  ]\n}}\n'


def _cell_object(timing: Timing) -> dict[str, Any]:
    """The JSON object of a cell, without keys that have their default value."""
    values = _fields(timing)
    subject, seconds = _fields(values.pop("subject")), [round(s, 9) for s in values.pop("samples")]
    own = {key: value for key, value in subject.items() if value != _DEFAULTS[key]}
    values["reason"] = _without_none(_fields(timing.reason)) if timing.reason else None
    values["tool"] = timing.tool or None
    return own | _without_none(values) | ({"seconds": seconds} if seconds else {})


def _fields(value: Subject | Timing | Reason) -> dict[str, Any]:
    """The attributes by name; not copied, as `asdict` would, because records are written often."""
    return {field.name: getattr(value, field.name) for field in fields(value)}


_DEFAULTS = _fields(Subject(""))


def _without_none(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value is not None}


def record_schema() -> dict[str, Any]:
    """The JSON Schema of a record; `check_record` has the rules for its values."""
    return {"title": "Timing record", **schema(_File)}


def read_record(name: str, text: str | bytes) -> Record:
    """Read a record from its JSON text."""
    data = json_data(text)
    require(isinstance(data, dict), "the file must hold an object", data)
    require(data.get("format") == FORMAT, f'"format" must be {FORMAT}', data.get("format"))
    file = to_type(data, _File)
    machine, cells = Machine(**structs.asdict(file.machine)), tuple(map(_timing, file.cells))
    record = Record(name, machine, file.core_version, file.date, cells)
    check_record(record)
    return record


def json_data(text: str | bytes) -> Any:
    """Parse a JSON text, in which no object may have a key twice."""
    try:
        return json.loads(text, object_pairs_hook=_object)
    except ValueError as error:
        raise InvalidRecord(f"not JSON ({error})") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, value in pairs:
        require(key not in fields, "a key must stand once", key)
        fields[key] = value
    return fields


def to_type(data: Any, type_: type[Data]) -> Data:
    """Convert parsed JSON to a type."""
    try:
        return convert(data, type_, str_keys=True)
    except ValidationError as error:
        raise _invalid(str(error), data) from error
    except UnicodeEncodeError as error:
        raise InvalidRecord("a text must be of whole letters", error.object) from error


def _invalid(text: str, data: Any) -> InvalidRecord:
    """The message of msgspec as an error with the value that it is about.

    >>> data = {"cells": [{"n": "8"}]}
    >>> print(_invalid("Expected `int`, got `str` - at `$.cells[0].n`", data))
    cells[0].n: expected `int`, got "8"
    """
    match = re.search(r" - at (?:`key` in )?`\$((?:\.\w+|\[\d+\])+)(?:\[\.\.\.\])?`$", text)
    path = match[1] if match else ""
    rule = text.removesuffix(match[0] if match else "")
    where = f"{path.removeprefix('.')}: " if path else ""
    if rule.startswith("Object contains unknown field"):
        return InvalidRecord(
            f"{where}a key must be known", rule.partition("`")[2].removesuffix("`")
        )
    if rule.startswith("Object missing"):
        return InvalidRecord(f'{where}"{rule.split("`")[1]}" is missing')
    for key, index in re.findall(r"\.(\w+)|\[(\d+)\]", path):
        data = data[int(index) if index else key]
    expected = re.split(r", got |(?<=value) '", rule)[0]
    return InvalidRecord(f"{where}{expected[0].lower()}{expected[1:]}", data)


def _timing(cell: _Cell) -> Timing:
    return Timing(
        Subject(cell.method, cell.form, cell.backend, cell.threads, cell.task),
        cell.n,
        cell.seconds,
        cell.total,
        cell.fundamental,
        cell.nodes,
        Reason(**structs.asdict(cell.reason)) if cell.reason else None,
        cell.search,
        cell.tool,
    )
