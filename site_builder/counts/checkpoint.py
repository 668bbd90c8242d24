"""The progress of a long count, whose finished parts are stored in a ledger."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Self

from cy_core import CountParts, InputError, Worker, WrongCount, __version__
from site_builder.counts.ledger import (
    LedgerWriter,
    PartRow,
    header_of,
    read_ledger,
    reason,
    row_of,
)
from site_builder.terminal.progress import Progress
from site_builder.values.errors import UserError
from site_builder.values.text import rough

SECONDS_BETWEEN_WRITES = 1.0
SECONDS_AFTER_A_FAILURE = 10.0


class Checkpoint:
    """A listener for `cy_core.count` that stores finished parts in a ledger.

    It is a context manager: it stores parts while its block is open.
    """

    def __init__(
        self,
        path: Path | None = None,
        processor: str = "",
        warn: Callable[[str], None] = lambda line: None,
    ) -> None:
        self.path = path
        self._processor = processor
        self._warn = warn
        self.progress = Progress()
        self._writer: LedgerWriter | None = None
        self._known: Mapping[int, int] = {}
        self._unwritten: list[PartRow] = []
        self._next_write = 0.0
        self._lock = Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self._writer:
            self._write(self._writer)
            self._writer.close()
        if self.progress.note:
            self._warn(f"{self.progress.note}; {len(self._unwritten)} finished parts are not in it")
        elif self._writer and isinstance(error, KeyboardInterrupt):
            message = f"finished parts are in {self.path}; run it again to go on"
            raise KeyboardInterrupt(message) from error
        if isinstance(error, WrongCount | InputError) and self._known:
            raise UserError(f"remove {self.path}, or name another file: {error}") from error

    def search(self, n: int) -> str | None:
        """Return the search of the ledger, or None if there is no ledger for a count of `n`."""
        if not self.path or not self.path.exists() or not self.path.stat().st_size:
            return None
        header = read_ledger(self.path).header
        return header.search if header.n == n else None

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        """Open the ledger, and return the boards of each part that is in it."""
        self._parts = parts
        self._here = Worker("", self._processor, backend, __version__)
        if self.path:
            self._known = self._open(self.path, parts)
        self._boards = dict(self._known)
        self._boards_before = sum(self._known.values())
        self._started = time.monotonic()
        self._done = sum(parts.efforts[number] for number in self._known)
        self.progress.begin(sum(parts.efforts), before=self._done)
        self._next_write = time.monotonic() + SECONDS_BETWEEN_WRITES
        return self._known

    def _open(self, path: Path, parts: CountParts) -> Mapping[int, int]:
        self._writer = LedgerWriter(path, header_of(parts))
        ledger = self._writer.ledger
        if ledger.damaged:
            damaged = len(ledger.damaged)
            self._warn(f"damaged rows in {path}: {damaged}; their parts are counted again")
        if ledger.rows:
            self._warn(f"going on from {path}: it has {len(ledger.rows)} of {len(parts)} parts")
        return {number: row.boards for number, row in ledger.rows.items()}

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        """Store a finished part. The ledger is written once a second."""
        with self._lock:
            self._done += self._parts.efforts[number]
            self._boards[number] = boards
            self.progress.reach(self._done)
            if worker:
                self._show_facts()
            if self._writer:
                self._unwritten.append(row_of(number, boards, seconds, worker or self._here))
                if time.monotonic() >= self._next_write:
                    self._write(self._writer)

    def _show_facts(self) -> None:
        """Show the number of parts and boards, because a count on a cluster takes long."""
        boards = sum(self._boards.values())
        rate = (boards - self._boards_before) / (time.monotonic() - self._started)
        self.progress.facts["parts"] = f"{len(self._boards)} of {len(self._parts)} parts"
        self.progress.facts["boards"] = f"{rough(boards)} boards, {rough(rate)} a second"

    def _write(self, writer: LedgerWriter) -> None:
        """Write the new rows.

        If this fails, show the reason, keep the rows, and try again later.
        """
        pause = SECONDS_BETWEEN_WRITES
        try:
            writer.add(self._unwritten)
        except sqlite3.Error as error:
            self.progress.note = reason(writer.path, error)
            pause = SECONDS_AFTER_A_FAILURE
        else:
            self.progress.note = ""
            self._unwritten.clear()
        self._next_write = time.monotonic() + pause
