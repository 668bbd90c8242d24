"""Measure the cells of a plan, and keep the record of this machine."""

from __future__ import annotations

import os
import time
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path

from site_builder.bench.machine import machine_name, this_machine
from site_builder.bench.session import Cells, Follower, Plan, Session
from site_builder.census import core_version
from site_builder.errors import UserError
from site_builder.files import make_folder, write_file
from site_builder.timings.record_files import format_record, load_record
from site_builder.timings.records import Record
from site_builder.timings.subjects import place

WRITE_EACH = 1.0  # seconds; so much measuring is lost at most when the process is killed


def bench(plan: Plan, folder: Path, follower: Follower, *, again: bool = False) -> Record:
    """Measure every cell of the plan that the record of this machine does not hold yet.

    The record is written each second, so that an interrupted run continues where it ended.

    Parameters
    ----------
    plan : Plan
        What to measure.
    folder : Path
        Where records lie; made if need be.
    follower : Follower
        Is told how it goes on.
    again : bool
        Measure finished cells too.

    Returns
    -------
    Record
        All that is known of this machine now, in ``FOLDER/NAME.json``.

    Raises
    ------
    UserError
        The record that is there is broken, or cannot be written.
    ArithmeticError
        A result was wrong: a defect of the program.
    """
    path = record_path(folder)
    make_folder(folder)
    if not os.access(folder, os.W_OK):
        raise UserError(f"cannot write {path}: choose another folder with --output")
    keeper = _Keeper(path, _begun(path, follower))
    if again:
        keeper.forget(plan)
    try:
        Session(plan, keeper.cells, follower, keeper.changed).run()
    finally:
        keeper.write()
    return keeper.record()


class _Keeper:
    """All that is known of this machine, and the file it is kept in."""

    def __init__(self, path: Path, begun: Record) -> None:
        self._path, self._begun, self._written = path, begun, time.monotonic()
        self.cells: Cells = {(cell.subject, cell.n): cell for cell in begun.cells}

    def forget(self, plan: Plan) -> None:
        """Know nothing of the cells of a plan."""
        for subject in plan.subjects:
            for n in plan.sizes:
                self.cells.pop((subject, n), None)

    def record(self) -> Record:
        """What is known, dated today."""
        cells = sorted(self.cells.values(), key=lambda cell: (place(cell.subject), cell.n))
        today = datetime.now(UTC).date().isoformat()
        return replace(self._begun, date=today, cells=tuple(cells))

    def changed(self) -> None:
        """Write again, if the last time was a while ago."""
        if time.monotonic() - self._written > WRITE_EACH:
            self.write()

    def write(self) -> None:
        """Write what is known, all at once."""
        if self.cells:
            write_file(self._path, format_record(self.record()))
        self._written = time.monotonic()


def record_path(folder: Path) -> Path:
    """The file for this machine's record."""
    return folder / f"{machine_name(this_machine())}.json"


def _begun(path: Path, follower: Follower) -> Record:
    """What there is from this machine with this core, or a record without cells."""
    new = Record(path.stem, this_machine(), core_version, "", ())
    if not path.exists():
        return new
    old = load_record(path)
    told = {"core": old.core_version} | asdict(old.machine)
    now = {"core": core_version} | asdict(new.machine)
    other = [f"{key} {told[key]}, not {now[key]}" for key in now if told[key] != now[key]]
    if other:
        follower.note(f"{path} is of {'; '.join(other)}: measuring anew")
    return new if other else old
