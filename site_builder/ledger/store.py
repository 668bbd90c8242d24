"""Ledgers as files: an SQLite table of sealed rows, with one writer and any number of readers.

Rows are written in transactions: whatever ends the process, the file holds all that the last one
brought. SQLite does not notice altered cells; the seals of the rows do.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import astuple
from pathlib import Path

from cy_core import WrongCount, require_known_total
from site_builder.ledger.rows import COLUMNS, Header, Ledger, PartRow, cells_of, checksum, seal
from site_builder.values.errors import UserError
from site_builder.values.files import open_file, temporary_path

APPLICATION = 0x51415450  # in the head of the file: which SQLite files are ledgers
MAGIC = b"SQLite format 3\0"
REMEDY = "name another file, or remove it to count anew"
PATIENCE = 1.0  # seconds for which a file that others write is waited for

HEADER_TABLE = (
    "CREATE TABLE header (n INTEGER, core TEXT, parts INTEGER, digest TEXT, checksum TEXT)"
)
PART_TABLE = (
    "CREATE TABLE part (number INTEGER PRIMARY KEY, squares TEXT, weight INTEGER, boards INTEGER,"
    " seconds REAL, processor TEXT, backend TEXT, finished TEXT, checksum TEXT)"
)
ADDED = ("worker", "core", "again", "again_backend")  # columns that ledgers did not have at first

IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
NO_PLACE = (
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR),
    *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY),
)


def read_ledger(path: Path) -> Ledger:
    """Read a ledger, which a count may be writing meanwhile.

    Raises
    ------
    UserError
        ``FILE must be a ledger that --resume has written: ...``, ``FILE is damaged (REASON): ...``,
        ``cannot read FILE: REASON``.
    """
    _require_magic(path)
    with named_errors(path), closing(_connected(path)) as connection:
        return _read(path, connection)


def replace_by_ledger(path: Path, header: Header, rows: Iterable[PartRow]) -> None:
    """Put a new ledger in the place of a file, which stays as it is until the ledger is whole.

    Raises
    ------
    UserError
        ``cannot write FILE: REASON``.
    """
    target = path.resolve()
    temporary = temporary_path(target.parent)
    try:
        make_ledger(temporary, header, rows)
        os.replace(temporary, target)
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from error
    finally:
        temporary.unlink(missing_ok=True)


def make_ledger(path: Path, header: Header, rows: Iterable[PartRow] = ()) -> None:
    """Make a new ledger where there is no file, or an empty one.

    If another process makes a ledger there meanwhile, that ledger stays as it is.

    Raises
    ------
    UserError
        ``cannot write FILE: REASON``; then there is no file if there was none.
    """
    with named_errors(path), _nothing_left(path), closing(_connected(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        if connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            return  # another process was faster
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(HEADER_TABLE)
        connection.execute(PART_TABLE)
        _add_columns(connection)
        cells = astuple(header)
        connection.execute("INSERT INTO header VALUES (?, ?, ?, ?, ?)", (*cells, checksum(cells)))
        _write(connection, header, rows)
        connection.execute("COMMIT")


@contextmanager
def _nothing_left(path: Path) -> Iterator[None]:
    """Remove the empty file that SQLite makes where it then has no place to write."""
    was_there, made = path.exists(), Path(os.path.realpath(path))  # a link stays, as it was there
    try:
        yield
    except sqlite3.Error as error:
        if not was_there and _code(error) in NO_PLACE:  # not in use: another count made it then
            made.unlink(missing_ok=True)
        raise


class LedgerWriter:
    """An open ledger that grows; until it is closed, no other program can write to it.

    Attributes
    ----------
    path : Path
        Its file.
    ledger : Ledger
        As it was when it was opened.

    Raises
    ------
    UserError
        As `read_ledger`, or ``FILE is being written by another count: ...``.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        _require_magic(path)
        with named_errors(path):
            self._connection = _connected(path)
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                self.ledger = _read(path, self._connection)
                _add_columns(self._connection)
                if self.ledger.damaged:
                    self._connection.execute("DELETE FROM part")
                    _write(self._connection, self.ledger.header, self.ledger.rows.values())
            except BaseException:
                self.close()
                raise

    def add(self, rows: Iterable[PartRow]) -> None:
        """Write rows, all or none; one takes the place of an older one of the same part.

        Raises
        ------
        sqlite3.Error
            They could not be written.
        """
        if not self._connection.in_transaction:
            self._connection.execute("BEGIN IMMEDIATE")
        try:
            _write(self._connection, self.ledger.header, rows)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:  # SQLite ends it by itself after some errors
                self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("BEGIN IMMEDIATE")  # nobody else may write

    def close(self) -> None:
        """Let others write."""
        self._connection.close()


def require_right_total(path: Path, ledger: Ledger) -> None:
    """Refuse a complete ledger whose total is not the published one.

    Raises
    ------
    UserError
        ``remove FILE, or name another file: n = 15 has 2279184 solutions, counted 2279192: ...``.
    """
    try:
        if ledger.is_complete:
            require_known_total(ledger.header.n, ledger.boards)
    except WrongCount as error:
        raise UserError(f"remove {path}, or name another file: {error}") from error


@contextmanager
def named_errors(path: Path) -> Iterator[None]:
    """Turn what SQLite and its cells complain of into one line that names the file."""
    try:
        yield
    except (sqlite3.Error, TypeError, ValueError) as error:
        raise UserError(reason(path, error)) from error


def reason(path: Path, error: Exception) -> str:
    """Why a ledger cannot be used, and what to do about it."""
    code = _code(error)
    if code in IN_USE:
        return f"{path} is being written by another count: wait for it, or name another file"
    if code in NO_PLACE:
        return f"cannot write {path}: {error}"
    return f"{path} is damaged ({error}): {REMEDY}"


def _code(error: Exception) -> int:
    """SQLite's number for a kind of error, without what tells its kin apart."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _require_magic(path: Path) -> None:
    """Refuse what is no SQLite file before SQLite sees it."""
    with open_file(path) as stream:
        head = stream.read(len(MAGIC))
    if head != MAGIC:
        raise UserError(f"{path} must be a ledger that --resume has written: {REMEDY}")


def _connected(path: Path) -> sqlite3.Connection:
    # An absolute path, as a name such as :memory: means no file to SQLite.
    connection = sqlite3.connect(
        path.absolute(), timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    # Bytes that are no UTF-8 must get as far as the seal of their row.
    connection.text_factory = lambda data: data.decode(errors="replace")
    return connection


def _read(path: Path, connection: sqlite3.Connection) -> Ledger:
    if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
        raise UserError(f"{path} must be a ledger that --resume has written: {REMEDY}")
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise ValueError(verdict.splitlines()[-1])
    *cells, found = connection.execute("SELECT * FROM header").fetchone()
    if found != checksum(cells):
        raise ValueError("its header was altered")
    header = Header(*cells)
    missing = _missing(connection)
    told = ["NULL" if name in missing else name for name in COLUMNS]
    sealed = connection.execute(f"SELECT {', '.join(told)}, checksum FROM part").fetchall()
    rows = [row for *cells, found in sealed if found == seal(header, row := PartRow(*cells))]
    return Ledger(header, {row.number: row for row in rows}, len(sealed) - len(rows))


def _add_columns(connection: sqlite3.Connection) -> None:
    for name in _missing(connection):
        connection.execute(f"ALTER TABLE part ADD COLUMN {name} TEXT")


def _missing(connection: sqlite3.Connection) -> list[str]:
    """The columns that a ledger does not have yet."""
    there = {name for _, name, *_ in connection.execute("PRAGMA table_info(part)")}
    return [name for name in ADDED if name not in there]


def _write(connection: sqlite3.Connection, header: Header, rows: Iterable[PartRow]) -> None:
    cells = [(*cells_of(row), seal(header, row)) for row in rows]
    names, marks = ", ".join([*COLUMNS, "checksum"]), ", ".join("?" for _ in [*COLUMNS, ""])
    connection.executemany(f"REPLACE INTO part ({names}) VALUES ({marks})", cells)
