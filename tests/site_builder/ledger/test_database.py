"""What stands in for a ledger is refused in one line; a damaged one is never believed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from site_builder.ledger import database
from site_builder.ledger.database import (
    LedgerWriter,
    make_ledger,
    read_ledger,
    require_right_total,
)
from site_builder.ledger.rows import Header, Ledger, PartRow
from site_builder.values.errors import UserError

HEADER = Header(15, "0.1.0", 3, "digest")
COUNTED = (0.5, "a machine", "portable", "0.1.0", "2026-11-21T21:30:12Z")
ROWS = [
    PartRow(0, "0,1 2,3", 8, 16, *COUNTED),
    PartRow(1, "0,2", 2, 4, *COUNTED, "tcp://10.0.0.7:39211", "tcp://10.0.0.8:39211", "avx2"),
    PartRow(2, "", 1, 0, *COUNTED),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A ledger."""
    path = tmp_path / "15.ledger"
    make_ledger(path, HEADER, ROWS[:1])
    return path


def test_rows_survive_a_round_trip(path: Path) -> None:
    assert read_ledger(path) == Ledger(HEADER, {0: ROWS[0]})
    with closing(LedgerWriter(path)) as writer:
        writer.add([ROWS[1], replace(ROWS[0], boards=24)])
        writer.add([ROWS[2]])
    ledger = read_ledger(path)
    assert ledger.rows == {0: replace(ROWS[0], boards=24), 1: ROWS[1], 2: ROWS[2]}
    assert ledger.is_complete


def test_rows_are_written_in_one_transaction(path: Path) -> None:
    with closing(LedgerWriter(path)) as writer:
        with pytest.raises(sqlite3.Error):
            writer.add([ROWS[1], replace(ROWS[2], boards=[])])  # type: ignore[arg-type]
        assert read_ledger(path).rows.keys() == {0}
        writer.add([ROWS[1]])
    assert read_ledger(path).rows.keys() == {0, 1}


@pytest.mark.parametrize("content", [b"\0", b"mine", b"[]", b"SQLite format 3", b"\xff" * 5000])
def test_file_that_is_not_a_ledger_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(UserError, match="must be a ledger that --resume has written: name"):
        read_ledger(path)
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "places.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE part (number INTEGER)")
    sound = path.read_bytes()
    for before in (sound, sound[:16] + b"\xff" * 40 + sound[56:]):  # of another format, too
        path.write_bytes(before)
        for use in (read_ledger, LedgerWriter):
            with pytest.raises(
                UserError, match=rf"^{path} must be a ledger .*: name another file$"
            ):
                use(path)
        assert path.read_bytes() == before


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE part",
        "DROP TABLE header",
        "DELETE FROM header",
        "UPDATE header SET n = 16",
        "UPDATE header SET checksum = NULL",
        "ALTER TABLE part RENAME COLUMN boards TO places",
        "ALTER TABLE header ADD COLUMN more TEXT",
    ],
)
def test_altered_header_is_refused_as_damage(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()
    with pytest.raises(UserError, match=r"is damaged \(.*\): name another file, or") as refused:
        read_ledger(path)
    assert "NoneType" not in str(refused.value)


def test_a_file_that_was_cut_off_is_damaged(path: Path) -> None:
    for size in (8192, 5000, 4096, 1000, 100, 16):
        os.truncate(path, size)
        with pytest.raises(UserError, match=r"15\.ledger (is damaged|must be a ledger)"):
            read_ledger(path)


def test_a_path_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="must be a regular file, got a folder"):
        read_ledger(tmp_path)
    with pytest.raises(UserError, match=r"cannot read .*: No such file or directory"):
        read_ledger(tmp_path / "nowhere")
    with pytest.raises(UserError, match=r"cannot write .*: unable to open database file"):
        make_ledger(tmp_path / "nowhere" / "15.ledger", HEADER)


def test_ledger_that_nobody_may_write_is_refused_when_it_is_opened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The root of a container may write every file, so SQLite is told not to."""
    address = f"{path.as_uri()}?mode=ro"
    monkeypatch.setattr(
        database, "_connected", lambda _: sqlite3.connect(address, uri=True, isolation_level=None)
    )
    with pytest.raises(UserError, match=f"^cannot write {path}: "):
        LedgerWriter(path)


def test_a_name_that_means_memory_to_sqlite_is_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    make_ledger(Path(":memory:"), HEADER)
    assert read_ledger(tmp_path / ":memory:").header == HEADER


def test_a_complete_ledger_must_have_the_published_total(tmp_path: Path) -> None:
    header = Header(8, "0.1.0", 1, "digest")
    require_right_total(tmp_path, Ledger(header, {0: replace(ROWS[0], boards=92)}))
    require_right_total(tmp_path, Ledger(header))
    with pytest.raises(UserError, match=f"remove {tmp_path}, or name another file: n = 8 has 92"):
        require_right_total(tmp_path, Ledger(header, {0: replace(ROWS[0], boards=93)}))


def refusing(code: int) -> Callable[..., None]:
    """What SQLite does where it has no place, or another program is in its way."""

    def refused(*_: object) -> None:
        error = sqlite3.OperationalError("no")
        error.sqlite_errorcode = code
        raise error

    return refused


@pytest.mark.parametrize(
    ("code", "was_there", "stays"),
    [
        (sqlite3.SQLITE_FULL, False, False),
        (sqlite3.SQLITE_IOERR, False, False),
        (sqlite3.SQLITE_FULL, True, True),
        (sqlite3.SQLITE_BUSY, False, True),
    ],
)
def test_failed_ledger_leaves_no_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, was_there: bool, stays: bool
) -> None:
    path = tmp_path / "new"
    if was_there:
        path.touch()
    monkeypatch.setattr(database, "_write", refusing(code))
    with pytest.raises(UserError):
        make_ledger(path, HEADER)
    assert path.exists() == stays


def test_failed_ledger_keeps_the_link_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "new")
    monkeypatch.setattr(database, "_write", refusing(sqlite3.SQLITE_FULL))
    with pytest.raises(UserError):
        make_ledger(link, HEADER)
    assert [*tmp_path.iterdir()] == [link]
