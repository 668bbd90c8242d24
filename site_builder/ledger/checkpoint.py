"""Follows a long count: shows its progress and keeps its finished parts in a ledger."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Self

from cy_core import CountParts, InputError, Worker, WrongCount, __version__
from site_builder.ledger.database import REMEDY, LedgerWriter, make_ledger, read_ledger, reason
from site_builder.ledger.rows import Header, Ledger, PartRow, header_of, parts_of, row_of
from site_builder.terminal.progress import Progress
from site_builder.values.errors import UserError
from site_builder.values.files import require_regular
from site_builder.values.text import rough

SECONDS_BETWEEN_WRITES = 1.0
SECONDS_AFTER_A_FAILURE = 10.0


class Checkpoint:
    """A progress listener for `cy_core.count` that keeps finished parts while its block is open."""

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
        self._unwritten: list[PartRow] = []
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
            self._warn(f"{self.progress.note}; {len(self._unwritten)} finished parts are not in it")
        elif self._writer and isinstance(error, KeyboardInterrupt):
            kept = f"finished parts are in {self.path}; run it again to go on"
            raise KeyboardInterrupt(kept) from error
        if isinstance(error, WrongCount | InputError) and self._known:
            raise UserError(f"remove {self.path}, or name another file: {error}") from error

    def search(self, n: int) -> str | None:
        """Return the search whose parts are in the ledger of a count of n, or None."""
        if not self.path or not self.path.exists() or not self.path.stat().st_size:
            return None
        header = read_ledger(self.path).header
        parts = parts_of(header) if header.n == n else None
        return parts.search if parts else None

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        """Return the boards of each part in the ledger."""
        self._parts, self._here = parts, Worker("", self._processor, backend, __version__)
        if self.path:
            self._known = self._opened(self.path, n, parts)
        self._boards = dict(self._known)
        self._boards_before, self._started = sum(self._known.values()), time.monotonic()
        self._done = sum(parts.efforts[number] for number in self._known)
        self.progress.begin(sum(parts.efforts), before=self._done)
        self._next_write = time.monotonic() + SECONDS_BETWEEN_WRITES
        return self._known

    def _opened(self, path: Path, n: int, parts: CountParts) -> Mapping[int, int]:
        self._writer = _fitting_writer(path, header_of(n, parts))
        ledger = self._writer.ledger
        self._written += ledger.rows.values()
        if ledger.damaged:
            self._warn(f"damaged rows in {path}: {ledger.damaged}; their parts are counted again")
        if ledger.rows:
            self._warn(f"going on from {path}: it has {len(ledger.rows)} of {len(parts)} parts")
        return {number: row.boards for number, row in ledger.rows.items()}

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        """Keep a finished part; the ledger is written once a second."""
        with self._lock:
            self._done += self._parts.efforts[number]
            self._boards[number] = boards
            self.progress.reach(self._done)
            if worker:
                self._show_facts()
            if self._writer:
                row = row_of(self._parts[number], boards, seconds, worker or self._here)
                self._unwritten.append(row)
                if time.monotonic() >= self._next_write:
                    self._write(self._writer)

    def _show_facts(self) -> None:
        """Show the number of parts and boards, which a cluster takes long to count."""
        boards = sum(self._boards.values())
        rate = (boards - self._boards_before) / (time.monotonic() - self._started)
        self.progress.facts["parts"] = f"{len(self._boards)} of {len(self._parts)} parts"
        self.progress.facts["boards"] = f"{rough(boards)} boards, {rough(rate)} a second"

    def _write(self, writer: LedgerWriter) -> None:
        """Write the new rows; the count goes on if the file cannot be written."""
        pause = SECONDS_BETWEEN_WRITES
        try:
            self._add(writer)
        except sqlite3.Error as error:
            self.progress.note, pause = reason(writer.path, error), SECONDS_AFTER_A_FAILURE
        except UserError as error:
            self.progress.note, pause = str(error), SECONDS_AFTER_A_FAILURE
        else:
            self.progress.note = ""
            self._written += self._unwritten
            self._unwritten.clear()
        self._next_write = time.monotonic() + pause

    def _add(self, writer: LedgerWriter) -> None:
        try:
            writer.add(self._unwritten)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_READONLY_DBMOVED:
                raise
            self._unwritten, self._written = self._written + self._unwritten, []
            self._writer = _fitting_writer(writer.path, writer.ledger.header)
            writer.close()
            self._writer.add(self._unwritten)
            message = "was moved or removed during the count; a new one has all finished parts"
            self.progress.facts["ledger"] = f"{writer.path} {message}"


def _fitting_writer(path: Path, header: Header) -> LedgerWriter:
    """Open the ledger of this count, and make it first if there is none."""
    require_regular(path)
    if not path.exists() or not path.stat().st_size:
        make_ledger(path, header)
    writer = LedgerWriter(path)
    try:
        _require_fit(path, writer.ledger, header)
    except UserError:
        writer.close()  # the file stays as it was
        raise
    return writer


def _require_fit(path: Path, ledger: Ledger, wanted: Header) -> None:
    header = ledger.header
    if header.n != wanted.n:
        raise UserError(f"{path} belongs to N = {header.n}, got N = {wanted.n}: {REMEDY}")
    if header != wanted:
        parts = parts_of(header)
        if parts:
            difference = f"has parts of another search, {parts.search}"
        elif header.core == wanted.core:
            difference = "divides the board into other parts than this version does"
        else:
            difference = f"was written by version {header.core}, this is {wanted.core}"
        raise UserError(f"{path} {difference}: {REMEDY}")
    strays = [number for number in ledger.rows if number not in range(wanted.parts)]
    if strays:
        raise UserError(f"{path} names part {strays[0]} of {wanted.parts}: {REMEDY}")
