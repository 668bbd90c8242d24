"""How far a long count has come: for whoever waits, and kept in a ledger that it can go on from."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Self

from cy_core import (
    DEPTH_FIRST,
    CountParts,
    InputError,
    Worker,
    WrongCount,
    __version__,
)
from site_builder.ledger.old_resume import is_old, old_rows
from site_builder.ledger.rows import Header, Ledger, PartRow, header_of, parts_of, row_of
from site_builder.ledger.store import (
    REMEDY,
    LedgerWriter,
    make_ledger,
    read_ledger,
    reason,
    replace_by_ledger,
)
from site_builder.terminal.progress import Progress
from site_builder.values.errors import UserError
from site_builder.values.files import require_regular
from site_builder.values.text import rough

SECONDS_BETWEEN_WRITES = 1.0
SECONDS_AFTER_A_FAILURE = 10.0


class Checkpoint:
    """Follows a count, as `cy_core.count` wants of a progress listener, while its block is open.

    Parameters
    ----------
    path : Path, optional
        Ledger of the finished parts: read at the beginning if it is there, written then, every
        second, and when the block ends in whatever way. If it is moved or removed meanwhile, a new
        one gets all finished parts. Without it nothing is kept.
    processor : str
        Name of this machine's, for the rows.
    warn : callable of (str) to None
        Told, in a line each, what is wrong with the file although the count goes on.

    Attributes
    ----------
    progress : Progress
        How far the count is; its note says why the file cannot be written, if so it is.

    Raises
    ------
    UserError
        When the block ends: ``remove FILE, or name another file: n = 15 has 2279184 solutions,
        counted 2279192: ...``.
    KeyboardInterrupt
        After Ctrl-C, when the block ends: ``finished parts are in FILE; run it again to go on``.
    """

    def __init__(
        self,
        path: Path | None = None,
        processor: str = "",
        warn: Callable[[str], None] = lambda line: None,
    ) -> None:
        self.path, self._processor, self._warn = path, processor, warn
        self.progress = Progress()
        self._writer: LedgerWriter | None = None
        self._known: Mapping[int, int] = {}
        self._written: list[PartRow] = []
        self._fresh: list[PartRow] = []
        self._next_write = 0.0
        self._lock = Lock()
        self._done = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self._writer:
            self._write(self._writer)
            self._writer.close()
        if moved := self.progress.facts.get("ledger"):
            self._warn(moved)
        if self.progress.note:
            self._warn(f"{self.progress.note}; {len(self._fresh)} finished parts are not in it")
        elif self._writer and isinstance(error, KeyboardInterrupt):
            kept = f"finished parts are in {self.path}; run it again to go on"
            raise KeyboardInterrupt(kept) from error
        if isinstance(error, WrongCount | InputError) and self._known:
            raise UserError(f"remove {self.path}, or name another file: {error}") from error

    def search(self, n: int) -> str | None:
        """The search that the ledger of a count of n was begun with; None where that is open."""
        if not self.path or not self.path.exists() or not self.path.stat().st_size:
            return None
        if is_old(self.path):
            return DEPTH_FIRST
        header = read_ledger(self.path).header
        parts = parts_of(header) if header.n == n else None
        return parts.search if parts else None

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        """The boards of the parts in the ledger.

        Raises
        ------
        UserError
            ``FILE belongs to N = 19, got N = 20: name another file, or remove it to count anew``,
            and its kin; ``cannot write FILE: REASON``.
        """
        self._parts, self._here = parts, Worker("", self._processor, backend, __version__)
        if self.path:
            self._known = self._opened(self.path, n, parts)
        self._boards = dict(self._known)
        self._boards_before, self._begun = sum(self._known.values()), time.monotonic()
        self._done = sum(parts.efforts[number] for number in self._known)
        self.progress.begin(sum(parts.efforts), before=self._done)
        self._next_write = time.monotonic() + SECONDS_BETWEEN_WRITES
        return self._known

    def _opened(self, path: Path, n: int, parts: CountParts) -> Mapping[int, int]:
        self._writer = _fitting_writer(path, header_of(n, parts), parts)
        ledger = self._writer.ledger
        self._written += ledger.rows.values()
        if ledger.damaged:
            told = f"damaged rows in {path}: {ledger.damaged}"
            self._warn(f"{told}; their parts are counted again")
        if ledger.rows:
            self._warn(f"going on from {path}: it has {len(ledger.rows)} of {len(parts)} parts")
        return {number: row.boards for number, row in ledger.rows.items()}

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        """Keep a part; the ledger is written once a second."""
        with self._lock:
            self._done += self._parts.efforts[number]
            self._boards[number] = boards
            self.progress.reach(self._done)
            if worker:
                self._tell()
            if self._writer:
                self._fresh.append(self._row(number, boards, seconds, worker or self._here))
                if time.monotonic() >= self._next_write:
                    self._write(self._writer)

    def _tell(self) -> None:
        """Say what takes long enough to be wondered about."""
        found = sum(self._boards.values())
        rate = (found - self._boards_before) / (time.monotonic() - self._begun)
        self.progress.facts["parts"] = f"{len(self._boards)} of {len(self._parts)} parts"
        self.progress.facts["boards"] = f"{rough(found)} boards, {rough(rate)} a second"

    def _row(self, number: int, boards: int, seconds: float, worker: Worker) -> PartRow:
        return replace(
            row_of(self._parts[number], boards),
            seconds=round(seconds, 9),
            processor=worker.processor,
            backend=worker.backend,
            finished=f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
            worker=worker.name or None,
            core=worker.core,
            again=worker.again.name if worker.again else None,
            again_backend=worker.again.backend if worker.again else None,
        )

    def _write(self, writer: LedgerWriter) -> None:
        """Bring the fresh rows into the file; a count is worth more than its file."""
        pause = SECONDS_BETWEEN_WRITES
        try:
            self._add(writer)
        except sqlite3.Error as error:
            self.progress.note, pause = reason(writer.path, error), SECONDS_AFTER_A_FAILURE
        except UserError as error:
            self.progress.note, pause = str(error), SECONDS_AFTER_A_FAILURE
        else:
            self.progress.note = ""
            self._written += self._fresh
            self._fresh.clear()
        self._next_write = time.monotonic() + pause

    def _add(self, writer: LedgerWriter) -> None:
        try:
            writer.add(self._fresh)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_READONLY_DBMOVED:
                raise
            self._fresh, self._written = self._written + self._fresh, []
            self._writer = _fitting_writer(writer.path, writer.ledger.header, self._parts)
            writer.close()
            self._writer.add(self._fresh)
            told = "was moved or removed during the count; a new one has all finished parts"
            self.progress.facts["ledger"] = f"{writer.path} {told}"


def _fitting_writer(path: Path, header: Header, parts: CountParts) -> LedgerWriter:
    """The ledger of this count, made if there is none."""
    _require_file(path, header, parts)
    writer = LedgerWriter(path)
    try:
        _require_fit(path, writer.ledger, header)
    except UserError:
        writer.close()  # the file stays as it was
        raise
    return writer


def _require_file(path: Path, header: Header, parts: CountParts) -> None:
    """Make the ledger if there is none; take over what an older version has left."""
    require_regular(path)
    if not path.exists() or not path.stat().st_size:
        make_ledger(path, header)
    elif is_old(path):
        replace_by_ledger(path, header, old_rows(path, header.n, parts))


def _require_fit(path: Path, ledger: Ledger, wanted: Header) -> None:
    found = ledger.header
    if found.n != wanted.n:
        raise UserError(f"{path} belongs to N = {found.n}, got N = {wanted.n}: {REMEDY}")
    if found != wanted:
        other = parts_of(found)
        told = f"was written by version {found.core}, this is {wanted.core}"
        if other:
            told = f"has parts of another search, {other.search}"
        raise UserError(f"{path} {told}: {REMEDY}")
    strays = [number for number in ledger.rows if number not in range(wanted.parts)]
    if strays:
        raise UserError(f"{path} names part {strays[0]} of {wanted.parts}: {REMEDY}")
