"""Ledgers that were damaged at random: a count is right, or refuses the file in one line."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cy_core import CountParts, Worker, count, count_parts, known_census
from site_builder.ledger.checkpoint import Checkpoint
from site_builder.ledger.database import MAGIC, make_ledger
from site_builder.ledger.rows import COLUMNS, header_of, row_of
from site_builder.values.errors import UserError
from tests.helpers.odd import ODD, is_clean

N = 15  # the smallest that is counted part by part
CELLS = (None, -1, 0, 8, 15, 16, 2**63 - 1, -(2**63), 0.5, 1e300, b"\xff\0", *ODD)
STATEMENTS = (
    *("UPDATE part SET {column} = ? WHERE number % 7 = 0", "UPDATE part SET {column} = ?"),
    "UPDATE part SET {column} = {column} + 8 WHERE number % 5 = 0",
    "UPDATE part SET {column} = (SELECT {column} FROM part LIMIT 1)",
    *("DELETE FROM part WHERE number % 3 = 0", "DELETE FROM part", "DELETE FROM header"),
    *(["UPDATE header SET {header} = ?"] * 4),
    *("DROP TABLE part", "DROP TABLE header", "ALTER TABLE part RENAME TO other"),
    *("ALTER TABLE part DROP COLUMN {column}", "ALTER TABLE part ADD COLUMN other"),
    "CREATE TRIGGER t AFTER INSERT ON part BEGIN UPDATE part SET {column} = 8; END",
    *("CREATE VIEW other AS SELECT * FROM part", "CREATE INDEX other ON part ({column})"),
    *("PRAGMA user_version = 77", "PRAGMA application_id = 77", "PRAGMA journal_mode = wal"),
)
BYTES = (b"", b"\0", b"\xff" * 600, b"{", MAGIC)


class Heard(dict[int, int]):
    """The boards of each part that was counted."""

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        return {}

    def finished(self, number: int, boards: int, seconds: float) -> None:
        self[number] = boards


@pytest.fixture(scope="module")
def ledgers(tmp_path_factory: pytest.TempPathFactory) -> dict[float, bytes]:
    """Files of counts that were stopped after a share of their parts."""
    heard, parts = Heard(), count_parts(N)
    count(N, progress=heard)
    worker = Worker("", "a machine", "portable", "0.1.0")
    files = {}
    for share in (0, 0.01, 0.5, 1):
        path = tmp_path_factory.mktemp("ledger") / "file"
        some = sorted(heard)[: round(share * len(heard))]
        rows = [row_of(parts[number], heard[number], 0.5, worker) for number in some]
        make_ledger(path, header_of(N, parts), rows)
        files[share] = path.read_bytes()
    return files


@st.composite
def damages(draw: st.DrawFn) -> list[tuple[str, object]]:
    """Statements with a value each, or bytes at a share of the file; b"" cuts it off there."""
    columns = {
        "column": draw(st.sampled_from(COLUMNS)),
        "header": draw(st.sampled_from(("n", "core", "parts", "digest", "checksum"))),
    }
    statements = st.sampled_from(STATEMENTS).map(lambda text: text.format(**columns))
    in_rows = st.tuples(statements, st.sampled_from(CELLS))
    in_bytes = st.tuples(st.just(""), st.tuples(st.floats(0, 1), st.sampled_from(BYTES)))
    return draw(st.lists(st.one_of(in_rows, in_rows, in_rows, in_bytes), min_size=1, max_size=3))


def damage(path: Path, statement: str, value: object) -> None:
    """Do it, unless SQLite refuses; what is no database has no rows."""
    if statement:
        errors = (sqlite3.Error, OverflowError, UnicodeEncodeError)
        with suppress(*errors), closing(sqlite3.connect(path)) as database, database:
            database.execute(statement, [value] if "?" in statement else [])
        return
    assert isinstance(value, tuple)
    share, new = value
    raw = path.read_bytes()
    at = round(share * len(raw))
    path.write_bytes(raw[:at] + new + (raw[at + len(new) :] if new else b""))


@settings(max_examples=40)
@given(share=st.sampled_from((0, 0.01, 0.5, 1)), changes=damages())
def test_count_on_a_damaged_ledger_is_right_or_refused(
    tmp_path_factory: pytest.TempPathFactory,
    ledgers: dict[float, bytes],
    share: float,
    changes: list[tuple[str, object]],
) -> None:
    path = tmp_path_factory.mktemp("damaged") / "count.ledger"
    path.write_bytes(ledgers[share])
    for change in changes:
        damage(path, *change)
    said: list[str] = []
    try:
        with Checkpoint(path, "a machine", said.append) as checkpoint:
            assert count(N, progress=checkpoint) == known_census(N)
    except UserError as error:
        said.append(str(error))
    assert all(map(is_clean, said))
    assert path.exists()
