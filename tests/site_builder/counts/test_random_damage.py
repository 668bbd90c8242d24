"""Ledgers that were damaged at random: a count is right, or refuses the file in one line."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cy_core import Worker, count, count_parts, known_census
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.ledger import COLUMNS, HEADER_COLUMNS, MAGIC, PartRow, read_ledger
from site_builder.counts.report import ledger_report
from site_builder.values.errors import UserError
from tests.helpers.odd import ODD, is_clean

N = 15  # the smallest that is counted part by part
Rows = Mapping[int, PartRow]
CELLS = (None, -1, 0, 8, 15, 16, 2**63 - 1, -(2**63), 0.5, 1e300, b"\xff\0", "join", *ODD)
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
BYTES = (b"", b"\0", b"\xff" * 600, b"{", MAGIC)  # the first cuts the file off


@pytest.fixture(scope="module")
def ledgers(tmp_path_factory: pytest.TempPathFactory) -> dict[float, tuple[bytes, Rows]]:
    """Files of counts that were stopped after a share of their parts, with their rows."""
    path = tmp_path_factory.mktemp("ledger") / "file"
    worker, parts, files = Worker("", "a machine", "portable", "0.1.0"), count_parts(N), {}
    with Checkpoint(path) as checkpoint:
        count(N, progress=checkpoint)
    whole = read_ledger(path).rows
    for share in (0, 0.01, 0.5, 1):
        path.unlink()
        with Checkpoint(path) as checkpoint:
            checkpoint.begin(N, "portable", parts)
            for number in sorted(whole)[: round(share * len(whole))]:
                checkpoint.finished(number, whole[number].boards, 0.5, worker)
        files[share] = path.read_bytes(), read_ledger(path).rows
    return files


@st.composite
def damages(draw: st.DrawFn) -> list[tuple[str, object]]:
    """Statements with a value each, or bytes at a share of the file, or a bit that flips there."""
    columns = {
        "column": draw(st.sampled_from((*COLUMNS, "checksum"))),
        "header": draw(st.sampled_from(HEADER_COLUMNS)),
    }
    statements = st.sampled_from(STATEMENTS).map(lambda text: text.format(**columns))
    in_rows = st.tuples(statements, st.sampled_from(CELLS))
    new = st.one_of(st.sampled_from(BYTES), st.integers(0, 7))
    in_bytes = st.tuples(st.just(""), st.tuples(st.floats(0, 1), new))
    return draw(st.lists(st.one_of(in_rows, in_bytes), min_size=1, max_size=3))


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
    if isinstance(new, int):
        new = bytes(byte ^ 1 << new for byte in raw[at : at + 1])
    path.write_bytes(raw[:at] + new + (raw[at + len(new) :] if new else b""))


@settings(max_examples=50)
@given(share=st.sampled_from((0, 0.01, 0.5, 1)), changes=damages())
def test_count_on_a_damaged_ledger_is_right_or_refused(
    tmp_path_factory: pytest.TempPathFactory,
    ledgers: dict[float, tuple[bytes, Rows]],
    share: float,
    changes: list[tuple[str, object]],
) -> None:
    path = tmp_path_factory.mktemp("damaged") / "count.ledger"
    content, rows = ledgers[share]
    path.write_bytes(content)
    for change in changes:
        damage(path, *change)
    lines: list[str] = []
    try:
        report = ledger_report(path, read_ledger(path))
        assert report.n == N
        assert read_ledger(path).rows.items() <= rows.items()
    except UserError as error:
        lines.append(str(error))
    try:
        with Checkpoint(path, "a machine", lines.append) as checkpoint:
            assert count(N, progress=checkpoint) == known_census(N)
    except UserError as error:
        lines.append(str(error))
    assert all(map(is_clean, lines))
    assert path.exists()
