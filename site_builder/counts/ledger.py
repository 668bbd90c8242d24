"""Ledgers: SQLite files that store the finished parts of a long count, so that it can be resumed.

Rows are written in transactions. If the process is killed, the file still has all rows of the last
complete transaction. SQLite does not notice when a cell is altered, so each row has a checksum.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from operator import attrgetter
from pathlib import Path

from cy_core import (
    SEARCHES,
    CountParts,
    InputError,
    Worker,
    __version__,
    count_parts,
)
from site_builder.values.errors import UserError
from site_builder.values.files import open_file, require_regular

# The application id in the header of the SQLite file. It marks a ledger with the columns below.
APPLICATION = 0x5141544D
MAGIC = b"SQLite format 3\0"
# The position of the id: https://www.sqlite.org/fileformat2.html.
APPLICATION_BYTES = slice(68, 72)
REMEDY = "name another file, or remove it to count anew"
# Seconds to wait for another program that writes the file.
LOCK_TIMEOUT = 1.0

IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
UNWRITABLE = (
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR),
    *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY),
)


@dataclass(frozen=True, slots=True)
class Header:
    """The count that a ledger belongs to."""

    # The side of the board.
    n: int
    # `depth-first` or `join`.
    search: str
    # The version of the core that divided the count into parts.
    core: str
    # The number of parts.
    parts: int
    # The SHA-256 of all parts: their squares and weights, and in a join also their rows.
    digest: str


@dataclass(frozen=True, slots=True)
class PartRow:
    """A row of a ledger: a finished part."""

    # The number of the part, from 0.
    number: int
    # The number of boards of the part.
    boards: int
    # The seconds that the part took on one core.
    seconds: float
    # The processor of the machine that counted the part.
    processor: str
    # The instruction set with which the part was counted.
    backend: str
    # The version of the core that counted the part.
    core: str
    # The time when the part was finished, in UTC, such as `2026-11-21T21:30:12Z`.
    finished: str
    # The worker of a cluster, or None for a thread of this machine.
    worker: str | None = None


@dataclass(frozen=True, slots=True)
class Ledger:
    """The content of a ledger file."""

    header: Header
    # The rows by the number of their part.
    rows: Mapping[int, PartRow]
    # The parts whose row does not match its checksum. They count as not finished.
    damaged: tuple[int, ...] = ()

    @property
    def boards(self) -> int:
        """The number of boards of all finished parts."""
        return sum(row.boards for row in self.rows.values())

    @property
    def seconds(self) -> float:
        """The time spent on all finished parts, as the sum over the cores."""
        return sum(row.seconds for row in self.rows.values())

    @property
    def is_complete(self) -> bool:
        """Whether every part is finished."""
        return len(self.rows) > 0 and len(self.rows) == self.header.parts


HEADER_COLUMNS = tuple(column.name for column in fields(Header))
COLUMNS = tuple(column.name for column in fields(PartRow))
# `astuple` is not used, because it copies each cell, which takes 40 times as long for thousands of
# rows.
header_cells = attrgetter(*HEADER_COLUMNS)
row_cells = attrgetter(*COLUMNS)


def header_of(parts: CountParts) -> Header:
    """Return the header of the ledger of a count, as this version writes it."""
    digest = hashlib.sha256(repr([(p.squares, p.weight, p.rows) for p in parts]).encode())
    return Header(parts.n, parts.search, __version__, len(parts), digest.hexdigest())


def parts_of(header: Header) -> CountParts | None:
    """Return the parts of a ledger's count, or None if this version divides it differently."""
    try:
        parts = count_parts(header.n, header.search)
    except InputError:
        # A damaged file may have an n that is out of bounds.
        return None
    return parts if header == header_of(parts) else None


def row_of(number: int, boards: int, seconds: float, worker: Worker) -> PartRow:
    """Return the row of a part that a worker has just finished."""
    return PartRow(
        number,
        boards,
        round(seconds, 9),
        worker.processor,
        worker.backend,
        worker.core,
        f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        worker.name or None,
    )


def row_checksum(header: Header, row: PartRow) -> str:
    """Return the checksum of a row. It includes the header, so that it differs between ledgers."""
    cells = [*header_cells(header), *row_cells(row)]
    return hashlib.sha256(json.dumps(cells, default=repr).encode()).hexdigest()


def read_ledger(path: Path) -> Ledger:
    """Read a ledger, even while a count is writing it."""
    _require_ledger(path)
    with _named_errors(path), closing(_connect(path)) as connection:
        return _read(connection)


class LedgerWriter:
    """An open ledger that new rows can be written to.

    It locks the file for other writers until closed.
    """

    def __init__(self, path: Path, header: Header) -> None:
        """Open the ledger of a count. If the file is missing or empty, create it."""
        require_regular(path)
        if path.exists() and path.stat().st_size:
            _require_ledger(path)
        self.path = path
        self._header = header
        with _named_errors(path):
            self._connection = _connect(path)
            try:
                self.ledger = self._open()
            except BaseException:
                # Closing discards the changes that are not committed.
                self.close()
                raise

    def add(self, rows: Iterable[PartRow]) -> None:
        """Write all rows or none. A row replaces an older row of the same part."""
        columns = (*COLUMNS, "checksum")
        statement = f"REPLACE INTO part ({', '.join(columns)}) VALUES ({_placeholders(columns)})"
        cells = [(*row_cells(row), row_checksum(self._header, row)) for row in rows]
        try:
            # After a failed write, the lock must be taken again.
            if not self._connection.in_transaction:
                self._connection.execute("BEGIN IMMEDIATE")
            self._connection.executemany(statement, cells)
            self._commit()
        except BaseException:
            self._connection.rollback()
            raise

    def close(self) -> None:
        """Close the file, so that other programs can write to it."""
        self._connection.close()

    def _open(self) -> Ledger:
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        # SQLite begins a transaction even on a write-protected file. This statement changes
        # something, so that it fails there.
        execute(f"PRAGMA application_id = {APPLICATION}")
        if not execute("SELECT 1 FROM sqlite_master").fetchone():
            execute(f"CREATE TABLE header ({', '.join(HEADER_COLUMNS)})")
            columns = ", ".join(["number INTEGER PRIMARY KEY", *COLUMNS[1:], "checksum"])
            execute(f"CREATE TABLE part ({columns})")
            cells = header_cells(self._header)
            execute(f"INSERT INTO header VALUES ({_placeholders(cells)})", cells)
        ledger = _read(self._connection)
        _require_fit(self.path, ledger.header, self._header)
        for number in ledger.damaged:
            execute("DELETE FROM part WHERE number = ?", (number,))
        self._commit()
        return ledger

    def _commit(self) -> None:
        self._connection.execute("COMMIT")
        # The next transaction begins at once, which keeps other writers out.
        self._connection.execute("BEGIN IMMEDIATE")


def _require_ledger(path: Path) -> None:
    """Raise a UserError if the file is not a ledger.

    Check this before SQLite opens the file, because SQLite might say that the file is damaged.
    """
    with open_file(path) as stream:
        head = stream.read(APPLICATION_BYTES.stop)
    if not head.startswith(MAGIC) or head[APPLICATION_BYTES] != APPLICATION.to_bytes(4):
        raise UserError(f"{path} must be a ledger that --resume has written: name another file")


def _require_fit(path: Path, header: Header, wanted: Header) -> None:
    if header == wanted:
        return
    if header.n != wanted.n:
        difference = f"belongs to N = {header.n}, got N = {wanted.n}"
    elif header.search != wanted.search:
        difference = f"has parts of another search, {header.search}"
    elif header.core != wanted.core:
        difference = f"was written by version {header.core}, this is {wanted.core}"
    else:
        difference = "divides the board into other parts than this version does"
    raise UserError(f"{path} {difference}: {REMEDY}")


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=LOCK_TIMEOUT, isolation_level=None, check_same_thread=False
    )
    # Invalid UTF-8 is replaced, so that the row can be read and its checksum can be compared.
    connection.text_factory = lambda data: data.decode(errors="replace")
    return connection


def _read(connection: sqlite3.Connection) -> Ledger:
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise ValueError(verdict.splitlines()[-1])
    cells = connection.execute(f"SELECT {', '.join(HEADER_COLUMNS)} FROM header").fetchone()
    types = [type(cell) for cell in cells or ()]
    if types != [int, str, str, int, str] or cells[1] not in SEARCHES:
        raise ValueError("its header was altered")
    header = Header(*cells)
    rows: dict[int, PartRow] = {}
    damaged: list[int] = []
    for *cells, checksum in connection.execute(f"SELECT {', '.join(COLUMNS)}, checksum FROM part"):
        row = PartRow(*cells)
        if checksum == row_checksum(header, row):
            rows[row.number] = row
        else:
            damaged.append(row.number)
    return Ledger(header, rows, tuple(damaged))


@contextmanager
def _named_errors(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of invalid cells into a UserError that names the file."""
    try:
        yield
    except UserError:
        raise
    except (sqlite3.Error, TypeError, ValueError) as error:
        raise UserError(reason(path, error)) from error


def reason(path: Path, error: Exception) -> str:
    """Return why the ledger cannot be used, and what to do."""
    # The lowest byte is the primary error code.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in IN_USE:
        return f"{path} is being written by another count: wait for it, or name another file"
    if code in UNWRITABLE:
        return f"cannot write {path}: {error}"
    return f"{path} is damaged ({error}): {REMEDY}"


def _placeholders(cells: Iterable[object]) -> str:
    return ", ".join("?" for _ in cells)
