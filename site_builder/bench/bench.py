"""Measure the cells of a plan, and store them in the record of this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from cy_core import __version__
from site_builder.bench.machine import machine_name, this_machine
from site_builder.bench.report import BenchProgress
from site_builder.bench.session import Cells, Plan, Session
from site_builder.timings.record_files import format_record, load_record
from site_builder.timings.records import Machine, Record
from site_builder.timings.subjects import subject_order
from site_builder.values.errors import UserError
from site_builder.values.files import make_folder, require_folder, write_file

try:
    import fcntl
except ImportError:
    # Windows has no `fcntl`. Two runs at once are not noticed there.
    fcntl = None  # type: ignore[assignment]


def bench(plan: Plan, folder: Path, progress: BenchProgress, *, again: bool = False) -> Record:
    """Measure every cell of the plan that the record of this machine does not have yet.

    The record is written after each cell, so that an interrupted run continues where it ended.
    """
    make_folder(folder)
    with _alone(folder):
        path = record_path(folder)
        if not os.access(folder, os.W_OK):
            raise UserError(f"cannot write {path}: choose another folder with --output")
        first = machine_name(this_machine())
        if path.stem != first:
            rule = f"{first}.json is of another machine, system, compiler or core"
            progress.note(f"{rule}: these times go to {path.name}")
        begun = Record(path.stem, this_machine(), __version__, "", ())
        record = load_record(path) if path.exists() else begun
        known: Cells = {(cell.subject, cell.n): cell for cell in record.cells}
        # Cells that are measured again keep their old samples in the record until new ones exist.
        cells = {key: cell for key, cell in known.items() if not (again and key in plan)}

        def save() -> None:
            nonlocal record
            whole = (known | cells).values()
            ordered = sorted(whole, key=lambda cell: (subject_order(cell.subject), cell.n))
            if ordered != list(record.cells):
                today = datetime.now(UTC).date().isoformat()
                record = replace(record, date=today, cells=tuple(ordered))
                write_file(path, format_record(record))

        try:
            Session(plan, cells, progress, save).run()
        finally:
            save()
    return record


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Lock the folder, because two runs at once would disturb each other and lose cells.

    Raise a `UserError` if another run has locked it. Without `fcntl` (on Windows), do nothing.
    """
    if fcntl is None:
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        rule = f"only one run at a time can measure into {folder}"
        raise UserError(f"{rule}: wait for the other, or name another --output") from None
    finally:
        os.close(handle)


def record_path(folder: Path) -> Path:
    """Return the file for the record of this core on this machine.

    The file has the name of the machine. If the file has a record of another core or machine of the
    same name, the name gets the first number that makes it free, so that no record is overwritten.
    """
    require_folder(folder)
    machine = this_machine()
    name = machine_name(machine)
    for number in count(1):
        path = folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        if not path.exists() or _belongs_to(load_record(path), machine):
            break
    return path


def _belongs_to(record: Record, machine: Machine) -> bool:
    """Return whether a record was measured with this core on this machine.

    The memory of the machine is not compared, because the system may reserve some of it.
    """
    is_same_machine = replace(record.machine, memory=machine.memory) == machine
    return is_same_machine and record.core_version == __version__
