"""Timing records: the JSON files that `queens bench` writes, checked and made into values."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from site_builder.errors import UserError

FORMAT = 1

_CELL_KEYS = (("method", str), ("form", str), ("n", int))
_MACHINE_TEXTS = ("processor", "system", "python", "compiler", "flags")
_KINDS = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}
_REMEDY = "delete the file and run `queens bench`"


@dataclass(frozen=True, slots=True)
class Timing:
    """One cell of the tables: a method, in one form, at one n.

    Attributes
    ----------
    method, form : str
        Keys as in the registry: ``bitmap``, ``recursive``.
    n : int
        Side of the board, 1..32.
    samples : tuple of float
        Wall-clock seconds of each run, as measured; empty when the cell was not run.
    total : int or None
        Solutions counted, checked before the time was kept; None when the cell was not run.
    fundamental : int or None
        The same for fundamental solutions; None too where the method cannot know it.
    reason : str or None
        Why the cell was not run; None when it was.
    """

    method: str
    form: str
    n: int
    samples: tuple[float, ...] = ()
    total: int | None = None
    fundamental: int | None = None
    reason: str | None = None

    @property
    def best(self) -> float | None:
        """Least of the samples in seconds: the run that was disturbed the least."""
        return min(self.samples, default=None)


@dataclass(frozen=True, slots=True)
class Machine:
    """What the samples were measured on.

    Attributes
    ----------
    processor : str
        Name the processor gives itself.
    cores : int
        Logical cores of the machine; each sample used one.
    memory : int or None
        Bytes; None where the system does not tell.
    system, python, compiler, flags : str
        Operating system, interpreter, and the C compiler and optimisation flags of the core, as
        far as they can be known; empty where not.
    """

    processor: str
    cores: int
    memory: int | None
    system: str
    python: str
    compiler: str
    flags: str


@dataclass(frozen=True, slots=True)
class Record:
    """All timings of one machine.

    Attributes
    ----------
    name : str
        Name of the file without ``.json``, made from the processor's.
    machine : Machine
        Where it was measured.
    core_version : str
        Version of `cy_core`.
    date : str
        Day of the last measurement, ``YYYY-MM-DD``.
    cells : tuple of Timing
        In the order of the registry of methods, then by n.
    """

    name: str
    machine: Machine
    core_version: str
    date: str
    cells: tuple[Timing, ...]


class _Broken(Exception):
    """What is wrong with the content of a record."""


def load_records(folder: Path) -> tuple[Record, ...]:
    """Every record of a folder, by file name; none when there is no such folder.

    Raises
    ------
    UserError
        ``PATH: RULE, got VALUE: delete the file and run `queens bench``.
    """
    return tuple(load_record(path) for path in sorted(folder.glob("*.json")))


def load_record(path: Path) -> Record:
    """One record, checked.

    Raises
    ------
    UserError
        As for `load_records`.
    """
    try:
        return _record(path.stem, path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from error
    except _Broken as error:
        raise UserError(f"{path}: {error}: {_REMEDY}") from error
    except (OverflowError, RecursionError) as error:
        raise UserError(f"{path}: not a record ({error}): {_REMEDY}") from error
    except ValueError as error:
        raise UserError(f"{path}: not JSON ({error}): {_REMEDY}") from error


def _record(name: str, text: str) -> Record:
    """The record that a JSON text holds; raises `_Broken`, or ValueError where it is no JSON."""
    data = json.loads(text)
    _require(isinstance(data, dict), "the file must hold an object", data)
    _require(data.get("format") == FORMAT, f'"format" must be {FORMAT}', data.get("format"))
    cells = tuple(_timing(cell) for cell in _field(data, "cells", list))
    seen = [(cell.method, cell.form, cell.n) for cell in cells]
    twice = [key for key in seen if seen.count(key) > 1]
    _require(not twice, "each cell must stand once", twice[:1])
    version, date = _field(data, "core_version", str), _field(data, "date", str)
    return Record(name, _machine(_field(data, "machine", dict)), version, date, cells)


def format_record(record: Record) -> str:
    """The JSON text of a record: one line for each cell, so that differences can be read."""
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
    """A cell without what it has nothing to say about."""
    values = asdict(timing)
    seconds = [round(sample, 9) for sample in values.pop("samples")]
    known = {key: value for key, value in values.items() if value is not None}
    return known | {"seconds": seconds} if seconds else known


def _timing(cell: object) -> Timing:
    if not isinstance(cell, dict):
        raise _Broken(f"a cell must be an object, got {cell!r}")
    method, form, n = (_field(cell, key, kind) for key, kind in _CELL_KEYS)
    _require(1 <= n <= 32, '"n" must be 1..32', n)
    _require(form in ("recursive", "iterative"), '"form" must be recursive or iterative', form)
    if "seconds" not in cell:
        return Timing(method, form, n, reason=_field(cell, "reason", str))
    fundamental = _field(cell, "fundamental", int) if "fundamental" in cell else None
    return Timing(method, form, n, _samples(cell), _field(cell, "total", int), fundamental)


def _samples(cell: dict[str, Any]) -> tuple[float, ...]:
    samples = _field(cell, "seconds", list)
    good = [type(s) in (int, float) and math.isfinite(s) and s > 0 for s in samples]
    _require(samples and all(good), '"seconds" must be a list of numbers above 0', samples)
    return tuple(map(float, samples))


def _machine(data: dict[str, Any]) -> Machine:
    memory = _field(data, "memory", int) if data.get("memory") is not None else None
    texts = {key: _field(data, key, str) for key in _MACHINE_TEXTS}
    return Machine(cores=_field(data, "cores", int), memory=memory, **texts)


def _field(data: dict[str, Any], key: str, kind: type) -> Any:
    """The value of a key, which must be of exactly this type: True is no number."""
    if key not in data:
        raise _Broken(f'"{key}" is missing')
    _require(type(data[key]) is kind, f'"{key}" must be {_KINDS[kind]}', data[key])
    return data[key]


def _require(holds: object, rule: str, value: object) -> None:
    if not holds:
        raise _Broken(f"{rule}, got {_short(value)}")


def _short(value: object) -> str:
    text = json.dumps(value, default=repr)
    return text if len(text) <= 60 else f"{text[:57]}..."


@dataclass(frozen=True, slots=True)
class ClassicRow:
    """One line of the table that N-Queens programs print; `seconds` is the best sample."""

    n: int
    total: int
    unique: int | None
    seconds: float


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """All that one method has at the sizes of a matrix; None where the record has no cell."""

    method: str
    cells: tuple[Timing | None, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """Methods by sizes, in one form: `cells` of each row stand in the order of `sizes`."""

    sizes: tuple[int, ...]
    rows: tuple[MatrixRow, ...]


def classic_rows(record: Record, method: str, form: str) -> tuple[ClassicRow, ...]:
    """The finished cells of one method and form, by n."""
    cells = [c for c in record.cells if (c.method, c.form) == (method, form) and c.samples]
    cells.sort(key=lambda cell: cell.n)
    return tuple(ClassicRow(c.n, c.total or 0, c.fundamental, min(c.samples)) for c in cells)


def matrix(record: Record, form: str) -> Matrix:
    """Every cell of one form; methods in the order of the record, sizes ascending."""
    cells = {(c.method, c.n): c for c in record.cells if c.form == form}
    methods = dict.fromkeys(method for method, _ in cells)
    sizes = tuple(sorted({n for _, n in cells}))
    rows = (MatrixRow(method, tuple(cells.get((method, n)) for n in sizes)) for method in methods)
    return Matrix(sizes, tuple(rows))


def format_seconds(seconds: float) -> str:
    """A duration in three figures, with its unit.

    >>> [format_seconds(s) for s in (3.4e-05, 0.0012, 2.3149, 0.99999, 754.2)]
    ['34.0 µs', '1.20 ms', '2.31 s', '1.00 s', '754 s']
    """
    rounded = float(f"{seconds:.3g}")
    scale, unit = (1, "s") if rounded >= 1 else (1e3, "ms") if rounded >= 1e-3 else (1e6, "µs")
    value = seconds * scale
    return f"{value:.0f} {unit}" if value >= 1000 else f"{value:#.3g}".rstrip(".") + f" {unit}"


def classic_time(seconds: float) -> str:
    """A duration as hours, minutes, seconds and hundredths.

    >>> classic_time(0.123), classic_time(3725.5)
    ('00:00:00.12', '01:02:05.50')
    """
    whole, hundredths = divmod(round(seconds * 100), 100)
    minutes, second = divmod(whole, 60)
    return f"{minutes // 60:02}:{minutes % 60:02}:{second:02}.{hundredths:02}"


CLASSIC_HEADER = f"{'N':>2}: {'Total':>18} {'Unique':>17}  hh:mm:ss.ms"


def classic_line(row: ClassicRow) -> str:
    """The row as text, aligned with `CLASSIC_HEADER`; ``-`` for an unknown number.

    >>> classic_line(ClassicRow(8, 92, None, 0.004))
    ' 8:                 92                 -  00:00:00.00'
    """
    unique = "-" if row.unique is None else row.unique
    return f"{row.n:>2}: {row.total:>18} {unique:>17}  {classic_time(row.seconds)}"
