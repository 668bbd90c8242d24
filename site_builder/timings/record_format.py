"""A timing record as JSON text: how it is written, and what it must have to be read."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, fields
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, ValidationError, convert, structs
from msgspec.json import schema

from site_builder.timings.record_checks import Unsound, check_record, require
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
Shape = TypeVar("Shape")


class _Object(Struct, forbid_unknown_fields=True):
    """An object of the JSON: no field is unknown, none of the needed missing, each of its type."""


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
    values = _fields(timing)
    subject, seconds = _fields(values.pop("subject")), [round(s, 9) for s in values.pop("samples")]
    unusual = {key: value for key, value in subject.items() if value != _USUAL[key]}
    values["reason"] = _known(_fields(timing.reason)) if timing.reason else None
    values["tool"] = timing.tool or None
    return unusual | _known(values) | ({"seconds": seconds} if seconds else {})


def _fields(value: Subject | Timing | Reason) -> dict[str, Any]:
    """By name, as they are: a record is written anew after each cell, and copies take longest."""
    return {field.name: getattr(value, field.name) for field in fields(value)}


_USUAL = _fields(Subject(""))


def _known(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value is not None}


def record_schema() -> dict[str, Any]:
    """The JSON Schema of a record: its structure, without what the values must mean."""
    return {"title": "Timing record", **schema(_File)}


def read_record(name: str, text: str | bytes) -> Record:
    """The record that a JSON text holds.

    Raises
    ------
    Unsound
        ``RULE, got VALUE``, where the rule begins with the place of the value; as `json_data`.
    RecursionError
        Its brackets are nested beyond all measure.
    """
    data = json_data(text)
    require(isinstance(data, dict), "the file must hold an object", data)
    require(data.get("format") == FORMAT, f'"format" must be {FORMAT}', data.get("format"))
    file = shaped(data, _File)
    machine, cells = Machine(**structs.asdict(file.machine)), tuple(map(_timing, file.cells))
    record = Record(name, machine, file.core_version, file.date, cells)
    check_record(record)
    return record


def json_data(text: str | bytes) -> Any:
    """What a JSON text says; in none of its objects a key hides another.

    Raises
    ------
    Unsound
        ``a key must stand once, got KEY``; ``not JSON (REASON)``.
    RecursionError
        As `read_record`.
    """
    try:
        return json.loads(text, object_pairs_hook=_object)
    except ValueError as error:
        raise Unsound(f"not JSON ({error})") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, value in pairs:
        require(key not in fields, "a key must stand once", key)
        fields[key] = value
    return fields


def shaped(data: Any, shape: type[Shape]) -> Shape:
    """The data of a JSON text as a value of such a type.

    Raises
    ------
    Unsound
        ``PLACE: RULE, got VALUE``; ``a text must be of whole letters, got TEXT``.
    """
    try:
        return convert(data, shape, str_keys=True)
    except ValidationError as error:
        raise _unsound(str(error), data) from error
    except UnicodeEncodeError as error:
        raise Unsound("a text must be of whole letters", error.object) from error


def _unsound(text: str, data: Any) -> Unsound:
    """What msgspec says of the data, with the value that it is about.

    >>> data = {"cells": [{"n": "8"}]}
    >>> print(_unsound("Expected `int`, got `str` - at `$.cells[0].n`", data))
    cells[0].n: expected `int`, got "8"
    """
    at = re.search(r" - at (?:`key` in )?`\$((?:\.\w+|\[\d+\])+)(?:\[\.\.\.\])?`$", text)
    place = at[1] if at else ""
    rule = text.removesuffix(at[0] if at else "")
    where = f"{place.removeprefix('.')}: " if place else ""
    if rule.startswith("Object contains unknown field"):
        return Unsound(f"{where}a key must be known", rule.partition("`")[2].removesuffix("`"))
    if rule.startswith("Object missing"):
        return Unsound(f'{where}"{rule.split("`")[1]}" is missing')
    for key, index in re.findall(r"\.(\w+)|\[(\d+)\]", place):
        data = data[int(index) if index else key]
    expected = re.split(r", got |(?<=value) '", rule)[0]
    return Unsound(f"{where}{expected[0].lower()}{expected[1:]}", data)


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
