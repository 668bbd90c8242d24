"""Ledgers as SQLite files, with one writer and any number of readers.

Rows are written in transactions: however the process ends, the file has all rows of the last one.
SQLite does not notice altered cells; the checksums of the rows do.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import astuple
from pathlib import Path

from cy_core import WrongCount, require_known_total
from site_builder.ledger.rows import (
    COLUMNS,
    Header,
    Ledger,
    PartRow,
    cells_of,
    checksum,
    row_checksum,
)
from site_builder.values.errors import UserError
from site_builder.values.files import open_file

APPLICATION = 0x51415450  # in the head of the file: marks SQLite files that are ledgers
MAGIC = b"SQLite format 3\0"
APPLICATION_BYTES = slice(68, 72)  # where SQLite has it: https://www.sqlite.org/fileformat2.html
REMEDY = "name another file, or remove it to count anew"
PATIENCE = 1.0  # seconds to wait for another program that writes the file

HEADER_TABLE = (
    "CREATE TABLE header (n INTEGER, core TEXT, parts INTEGER, digest TEXT, checksum TEXT)"
)
PART_TABLE = (
    "CREATE TABLE part (number INTEGER PRIMARY KEY, squares TEXT, weight INTEGER, boards INTEGER,"
    " seconds REAL, processor TEXT, backend TEXT, core TEXT, finished TEXT, worker TEXT,"
    " again TEXT, again_backend TEXT, checksum TEXT)"
)

IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
NO_PLACE = (
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR),
    *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY),
)


def read_ledger(path: Path) -> Ledger:
    """Read a ledger, which a count may be writing meanwhile."""
    _require_ledger(path)
    with named_errors(path), closing(_connected(path)) as connection:
        return _read(connection)


def make_ledger(path: Path, header: Header, rows: Iterable[PartRow] = ()) -> None:
    """Make a new ledger where no file is, or an empty one.

    If another process makes a ledger there meanwhile, that ledger stays as it is.
    """
    with named_errors(path), _nothing_left(path), closing(_connected(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        if connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            return  # another process was faster
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(HEADER_TABLE)
        connection.execute(PART_TABLE)
        cells = astuple(header)
        connection.execute("INSERT INTO header VALUES (?, ?, ?, ?, ?)", (*cells, checksum(cells)))
        _write(connection, header, rows)
        connection.execute("COMMIT")


@contextmanager
def _nothing_left(path: Path) -> Iterator[None]:
    """Remove the empty file that SQLite makes before it fails to write."""
    was_there, made = path.exists(), Path(os.path.realpath(path))  # a link stays, as it was there
    try:
        yield
    except sqlite3.Error as error:
        if not was_there and _code(error) in NO_PLACE:  # not in use: another count made it then
            made.unlink(missing_ok=True)
        raise


class LedgerWriter:
    """An open ledger to add rows to; no other program can write to it until it is closed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        _require_ledger(path)
        with named_errors(path):
            self._connection = _connected(path)
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                # SQLite begins on a file that nobody may write, too: only a change shows that.
                self._connection.execute(f"PRAGMA application_id = {APPLICATION}")
                self._connection.execute("ROLLBACK")
                self._connection.execute("BEGIN IMMEDIATE")
                self.ledger = _read(self._connection)
                if self.ledger.damaged:
                    self._connection.execute("DELETE FROM part")
                    _write(self._connection, self.ledger.header, self.ledger.rows.values())
            except BaseException:
                self.close()
                raise

    def add(self, rows: Iterable[PartRow]) -> None:
        """Write all rows or none; a row replaces an older one of the same part."""
        if not self._connection.in_transaction:
            self._connection.execute("BEGIN IMMEDIATE")
        try:
            _write(self._connection, self.ledger.header, rows)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:  # SQLite ends it by itself after some errors
                self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("BEGIN IMMEDIATE")  # keeps other writers out

    def close(self) -> None:
        """Close the file, so that others can write to it."""
        self._connection.close()


def require_right_total(path: Path, ledger: Ledger) -> None:
    """Refuse a complete ledger whose total is not the published one."""
    try:
        if ledger.is_complete:
            require_known_total(ledger.header.n, ledger.boards)
    except WrongCount as error:
        raise UserError(f"remove {path}, or name another file: {error}") from error


@contextmanager
def named_errors(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of its cells into one line that names the file."""
    try:
        yield
    except (sqlite3.Error, TypeError, ValueError) as error:
        raise UserError(reason(path, error)) from error


def reason(path: Path, error: Exception) -> str:
    """Return the message for an error: why the ledger cannot be used, and what to do."""
    code = _code(error)
    if code in IN_USE:
        return f"{path} is being written by another count: wait for it, or name another file"
    if code in NO_PLACE:
        return f"cannot write {path}: {error}"
    return f"{path} is damaged ({error}): {REMEDY}"


def _code(error: Exception) -> int:
    """Return SQLite's primary error code, without its extended bits."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _require_ledger(path: Path) -> None:
    """Refuse a file that is not ours before SQLite opens it, and may call it damaged."""
    with open_file(path) as stream:
        head = stream.read(APPLICATION_BYTES.stop)
    if not head.startswith(MAGIC) or head[APPLICATION_BYTES] != APPLICATION.to_bytes(4):
        raise UserError(f"{path} must be a ledger that --resume has written: name another file")


def _connected(path: Path) -> sqlite3.Connection:
    # An absolute path, as a name such as :memory: means no file to SQLite.
    connection = sqlite3.connect(
        path.absolute(), timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    # A row with bytes that are not UTF-8 must be read as far as its checksum.
    connection.text_factory = lambda data: data.decode(errors="replace")
    return connection


def _read(connection: sqlite3.Connection) -> Ledger:
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise ValueError(verdict.splitlines()[-1])
    row = connection.execute("SELECT * FROM header").fetchone()
    if row is None:
        raise ValueError("it has no header")
    *cells, header_checksum = row
    if header_checksum != checksum(cells):
        raise ValueError("its header was altered")
    header = Header(*cells)
    lines = connection.execute(f"SELECT {', '.join(COLUMNS)}, checksum FROM part").fetchall()
    rows = [(PartRow(*cells), stored) for *cells, stored in lines]
    undamaged = {row.number: row for row, stored in rows if stored == row_checksum(header, row)}
    return Ledger(header, undamaged, len(rows) - len(undamaged))


def _write(connection: sqlite3.Connection, header: Header, rows: Iterable[PartRow]) -> None:
    cells = [(*cells_of(row), row_checksum(header, row)) for row in rows]
    names, marks = ", ".join([*COLUMNS, "checksum"]), ", ".join("?" for _ in [*COLUMNS, ""])
    connection.executemany(f"REPLACE INTO part ({names}) VALUES ({marks})", cells)
