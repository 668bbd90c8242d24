"""Files of `--resume` with some of their parts, and what can happen to them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from cy_core import CountParts, Worker, count, count_parts
from site_builder.ledger.database import MAGIC, make_ledger
from site_builder.ledger.rows import header_of, row_of
from tests.fuzz.json_mutations import OF_BYTES, Change
from tests.fuzz.words import ODD

BESIDE = ("-journal", "-wal", "-shm")
CELLS = (None, -1, 0, 1, 7, 8, 99, 15, 16, 2**31, 2**63 - 1, -(2**63), 0.5, 1e300, b"\xff\0", *ODD)


class _Heard:
    """Hears of every part of a count."""

    def __init__(self) -> None:
        self.boards: dict[int, int] = {}

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        return {}

    def finished(self, number: int, boards: int, seconds: float) -> None:
        self.boards[number] = boards


@cache
def _boards(n: int) -> dict[int, int]:
    heard = _Heard()
    count(n, progress=heard)
    return heard.boards


def _some(n: int, share: float) -> dict[int, int]:
    """The boards of a share of the parts."""
    boards = _boards(n)
    return {number: boards[number] for number in sorted(boards)[: round(share * len(boards))]}


def prepared(path: Path, n: int, share: float) -> None:
    """A ledger as a count leaves it that is stopped after a share of its parts."""
    parts = count_parts(n)
    worker = Worker("", "a machine", "portable", "0.1.0")
    boards = _some(n, share).items()
    rows = [row_of(parts[number], count, 0.5, worker) for number, count in boards]
    make_ledger(path, header_of(n, parts), rows)


def damage(path: Path, change: Change) -> None:
    """Make a change, if it is one that such a file can suffer."""
    random, raw = Random(change.seed), path.read_bytes() if path.exists() else b""
    if change.name in OF_ROWS and raw.startswith(MAGIC):
        with closing(sqlite3.connect(path)) as database, database:
            OF_ROWS[change.name](random, database)
    elif change.name in OF_BYTES:
        path.write_bytes(OF_BYTES[change.name](random, raw))
    elif change.name == "beside":
        beside = path.with_name(path.name + random.choice(BESIDE))
        beside.write_bytes(random.choice((b"", random.randbytes(600), raw, raw[:512])))


def _names(database: sqlite3.Connection, random: Random) -> tuple[str, str]:
    """A table and one of its columns."""
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master")]
    table = random.choice([name for name in tables if not name.startswith("sqlite_")])
    columns = [row[1] for row in database.execute(f'PRAGMA table_info("{table}")')]
    return table, random.choice(columns or ["rowid"])


def _on_rows(statement: str) -> Callable[[Random, sqlite3.Connection], None]:
    """A statement about a row, a table and a column; what the file itself refuses is left."""

    def run(random: Random, database: sqlite3.Connection) -> None:
        try:
            table, column = _names(database, random)
            some = f'SELECT * FROM "{table}" ORDER BY random() LIMIT 1'
            rows = database.execute(f'SELECT rowid FROM "{table}"').fetchall() or [(0,)]
            names = {"table": f'"{table}"', "column": f'"{column}"', "some": some}
            text = statement.format(**names, row=random.choice(rows)[0])
            value: Sequence[Any] = [random.choice(CELLS)] if "?" in text else []
            database.execute(text, value)
        except (sqlite3.Error, IndexError, OverflowError, UnicodeEncodeError):
            return

    return run


OF_ROWS: dict[str, Callable[[Random, sqlite3.Connection], None]] = {
    "row altered": _on_rows("UPDATE {table} SET {column} = ? WHERE rowid = {row}"),
    "row counted up": _on_rows("UPDATE {table} SET {column} = {column} + 8 WHERE rowid = {row}"),
    "column altered": _on_rows("UPDATE {table} SET {column} = ?"),
    "rows swapped": _on_rows(
        "UPDATE {table} SET {column} = (SELECT {column} FROM {table} LIMIT 1)"
    ),
    "row deleted": _on_rows("DELETE FROM {table} WHERE rowid = {row}"),
    "rows deleted": _on_rows("DELETE FROM {table}"),
    "row copied": _on_rows("INSERT OR REPLACE INTO {table} {some}"),
    "table dropped": _on_rows("DROP TABLE {table}"),
    "table renamed": _on_rows("ALTER TABLE {table} RENAME TO other"),
    "column dropped": _on_rows("ALTER TABLE {table} DROP COLUMN {column}"),
    "column added": _on_rows("ALTER TABLE {table} ADD COLUMN other"),
    "table without rules": _on_rows("CREATE TABLE other AS SELECT * FROM {table}"),
    "trigger": _on_rows(
        "CREATE TRIGGER t AFTER INSERT ON {table} BEGIN UPDATE {table} SET {column} = 8; END"
    ),
    "view": _on_rows("CREATE VIEW other AS SELECT * FROM {table}"),
    "index": _on_rows("CREATE INDEX other ON {table} ({column})"),
    "user version": _on_rows("PRAGMA user_version = 77"),
    "application": _on_rows("PRAGMA application_id = 77"),
    "write-ahead": _on_rows("PRAGMA journal_mode = wal"),
    "encoding": _on_rows("PRAGMA page_size = 512"),
}
CHANGES = (*OF_ROWS, *OF_BYTES, "beside")
