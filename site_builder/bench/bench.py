"""Measure the cells of a plan, and keep the record of this machine."""

from __future__ import annotations

import os
import time
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
except ImportError:  # Windows: two runs at once are not noticed there
    fcntl = None  # type: ignore[assignment]

WRITE_EACH = 1.0  # seconds; no more measuring than this is lost when the process is killed


def bench(plan: Plan, folder: Path, progress: BenchProgress, *, again: bool = False) -> Record:
    """Measure every cell of the plan that the record of this machine does not hold yet.

    The record is written each second, so that an interrupted run continues where it ended.
    """
    make_folder(folder)
    with _alone(folder):
        path = record_path(folder)
        if not os.access(folder, os.W_OK):
            raise UserError(f"cannot write {path}: choose another folder with --output")
        if path.stem != (first := machine_name(this_machine())):
            rule = f"{first}.json is of another machine, system, compiler or core"
            progress.note(f"{rule}: these times go to {path.name}")
        begun = Record(path.stem, this_machine(), __version__, "", ())
        keeper = _RecordKeeper(path, load_record(path) if path.exists() else begun)
        if again:
            keeper.set_aside(plan)
        try:
            Session(plan, keeper.cells, progress, keeper.changed).run()
        finally:
            keeper.write()
    return keeper.record()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Lock the folder: two runs at once would disturb each other and lose cells."""
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


class _RecordKeeper:
    """Holds the cells of this machine and writes them to its record."""

    def __init__(self, path: Path, existing: Record) -> None:
        self._path, self._existing, self._written = path, existing, time.monotonic()
        self._known: Cells = {(cell.subject, cell.n): cell for cell in existing.cells}
        self._has_changed = False
        self.cells: Cells = dict(self._known)

    def set_aside(self, plan: Plan) -> None:
        """Open the cells of a plan; the record keeps their old samples until they have new ones."""
        for subject in plan.subjects:
            for n in plan.sizes:
                self.cells.pop((subject, n), None)

    def record(self) -> Record:
        """All cells as a record, with the day of the last sample."""
        whole = self._known | self.cells
        cells = sorted(whole.values(), key=lambda cell: (subject_order(cell.subject), cell.n))
        measured = any(cell.samples and cell != self._known.get(key) for key, cell in whole.items())
        old, today = self._existing.date, datetime.now(UTC).date().isoformat()
        return replace(self._existing, date=today if measured else old or today, cells=tuple(cells))

    def changed(self) -> None:
        """Write the record if the last time was more than a second ago."""
        self._has_changed = True
        if time.monotonic() - self._written > WRITE_EACH:
            self.write()

    def write(self) -> None:
        """Write the record, if it has changed."""
        if self._has_changed and self.cells:
            write_file(self._path, format_record(self.record()))
        self._written = time.monotonic()


def record_path(folder: Path) -> Path:
    """The file for this machine's record: the first of its name that is not another's.

    Two machines may have the same name, and one may have another core or system by now: their
    records stay as they are.
    """
    require_folder(folder)
    machine = this_machine()
    name = machine_name(machine)
    for number in count(1):
        path = folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        if not path.exists() or _is_of(load_record(path), machine):
            break
    return path


def _is_of(record: Record, machine: Machine) -> bool:
    """Whether a record is of this core on this machine; memory may differ by what is reserved."""
    same = replace(record.machine, memory=machine.memory) == machine
    return same and record.core_version == __version__
