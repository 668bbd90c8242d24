"""A count goes on from its ledger, and from no other; what happens to the file never stops it."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import sysconfig
import time
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from cy_core import (
    BACKENDS,
    DEPTH_FIRST,
    JOIN,
    Census,
    CountParts,
    count,
    count_parts,
    known_census,
)
from site_builder.ledger import checkpoint, database
from site_builder.ledger.checkpoint import Checkpoint
from site_builder.ledger.database import LedgerWriter, make_ledger, read_ledger
from site_builder.ledger.report import ledger_report
from site_builder.ledger.rows import header_of
from site_builder.values.errors import UserError

N = 15  # the smallest that is counted part by part
QUEENS = Path(sysconfig.get_path("scripts")) / "queens"


class Stopped(Exception):
    """The end of a run."""


class Listening(Checkpoint):
    """Remembers what it has been told, and may end the run after some parts."""

    def __init__(self, path: Path | None = None, parts: int = -1) -> None:
        self.said_aloud: list[str] = []
        self.heard: list[int] = []
        self.parts = parts
        super().__init__(path, "a machine", self.said_aloud.append)

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        self.all = len(parts)
        return super().begin(n, backend, parts)

    def finished(self, number: int, boards: int, seconds: float) -> None:
        super().finished(number, boards, seconds)
        self.heard.append(number)
        if len(self.heard) == self.parts:
            raise Stopped


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a file may be."""
    return tmp_path / "count.ledger"


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ledger of a count that is done."""
    path = tmp_path_factory.mktemp("counted") / "count.ledger"
    run(path)
    return path


@pytest.fixture
def complete(path: Path, counted: Path) -> Path:
    """Such a ledger, to be altered."""
    return Path(shutil.copyfile(counted, path))


def run(path: Path | None, threads: int = 1) -> tuple[Census, Listening]:
    """A count to its end, and what its checkpoint was told."""
    with Listening(path) as followed:
        return count(N, threads=threads, progress=followed), followed


def stopped(path: Path, parts: int = 50) -> None:
    """Leave the ledger of a run that was stopped early."""
    with pytest.raises(Stopped), Listening(path, parts) as followed:
        count(N, progress=followed)


def alter(path: Path, statement: str) -> None:
    """Change a ledger behind its back."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


def test_without_a_ledger_each_part_is_reported_once_and_nothing_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    census, followed = run(None, threads=2)
    assert census == known_census(N)
    assert sorted(followed.heard) == list(range(followed.all))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.soak
@pytest.mark.parametrize("threads", [1, 2])
def test_stopped_count_resumes(path: Path, threads: int) -> None:
    path.touch()  # an empty file becomes a ledger
    stopped(path)
    rows = read_ledger(path).rows
    assert len(rows) == 50
    for row in rows.values():
        part = count_parts(N)[row.number]
        assert row.squares == " ".join(f"{r},{c}" for r, c in part.squares)
        assert (row.weight, row.processor) == (part.weight, "a machine")
        assert row.boards % row.weight == 0
        assert row.seconds > 0
        assert row.backend in BACKENDS
        assert time.strptime(row.finished, "%Y-%m-%dT%H:%M:%SZ")
    census, again = run(path, threads)
    assert census == known_census(N)
    assert not set(again.heard) & set(rows)
    assert len(again.heard) + len(rows) == again.all
    assert again.said_aloud == [f"going on from {path}: it has 50 of {again.all} parts"]
    census, again = run(path)
    assert (census, again.heard) == (known_census(N), [])
    assert read_ledger(path).boards == census.total


def test_ledger_is_not_used_for_a_small_n(path: Path) -> None:
    path.write_text("mine")
    with Listening(path) as followed:
        count(8, progress=followed)
    assert path.read_text() == "mine"


@pytest.mark.parametrize(
    "change",
    [
        "boards = boards + 8",
        "boards = -boards",
        "boards = NULL",
        "boards = 'many'",
        "number = number + 100000",
        "weight = weight + 1",
        "squares = CAST(x'ff00' AS TEXT)",
        "seconds = 1e999",
        "checksum = ''",
    ],
)
def test_a_row_that_was_altered_is_counted_again(complete: Path, change: str) -> None:
    alter(complete, f"UPDATE part SET {change} WHERE number IN (8, 9)")
    census, again = run(complete)
    assert census == known_census(N)
    assert sorted(again.heard) == [8, 9]
    message = f"damaged rows in {complete}: 2; their parts are counted again"
    assert message in again.said_aloud
    ledger = read_ledger(complete)
    assert ledger.is_complete
    assert ledger.damaged == 0


def test_a_row_of_another_count_is_counted_again(complete: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.ledger"
    with Listening(other, 50) as followed, pytest.raises(Stopped):
        count(16, progress=followed)
    with closing(sqlite3.connect(complete)) as connection:
        connection.execute("ATTACH ? AS other", [str(other)])
        connection.execute("REPLACE INTO part SELECT * FROM other.part")
        connection.commit()
    assert run(complete)[0] == known_census(N)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"n": 16}, "belongs to N = 16, got N = 15: name another file, or remove it to count anew"),
        ({"core": "0.0.1"}, "was written by version 0.0.1, this is "),
        ({"parts": 7}, "divides the board into other parts than this version does: name another"),
        ({"digest": "0"}, "divides the board into other parts than this version does: name"),
    ],
)
def test_the_ledger_of_another_count_is_refused(
    path: Path, change: dict[str, object], message: str
) -> None:
    make_ledger(path, replace(header_of(N, count_parts(N)), **change))  # type: ignore[arg-type]
    before = path.read_bytes()
    with pytest.raises(UserError) as refused:
        run(path)
    assert message in str(refused.value)
    assert path.read_bytes() == before


def test_a_ledger_that_is_refused_keeps_its_damaged_rows(path: Path) -> None:
    stopped(path)
    alter(path, "UPDATE part SET checksum = ''")
    with pytest.raises(UserError, match="belongs to N = 15, got N = 16"), Checkpoint(path) as other:
        count(16, progress=other)
    assert read_ledger(path).damaged == 50


def test_a_second_writer_is_refused_and_readers_are_not(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.0)
    stopped(path)
    with closing(LedgerWriter(path)) as writer:
        with pytest.raises(UserError, match="is being written by another count: wait for it, or"):
            run(path)
        assert len(read_ledger(path).rows) == 50
        writer.add([])
        with pytest.raises(UserError, match="is being written by another count"):
            run(path)
    assert run(path)[0] == known_census(N)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"boards": 16}, "remove {}, or name another file: n = 15 has 2279184 solutions, counted "),
        ({"boards": 12}, "remove {}, or name another file: part 8 stands for 8 boards or a mult"),
        ({"number": 99999}, "{} names part 99999 of 2401: name another file, or remove it"),
    ],
)
def test_a_wrong_part_is_an_error_that_names_the_file(
    complete: Path, change: dict[str, int], message: str
) -> None:
    with closing(LedgerWriter(complete)) as writer:
        writer.add([replace(writer.ledger.rows[8], **change)])
    with pytest.raises(UserError) as refused:
        run(complete)
    assert message.format(complete) in str(refused.value)


def test_failed_write_is_a_warning(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "SECONDS_BETWEEN_WRITES", 0.0)

    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr(LedgerWriter, "add", full)
    census, followed = run(path)
    assert census == known_census(N)
    message = f"cannot write {path}: database or disk is full"
    assert followed.said_aloud == [f"{message}; {followed.all} finished parts are not in it"]
    assert followed.progress.text().endswith(message)


def test_removed_ledger_does_not_stop_the_count(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "SECONDS_BETWEEN_WRITES", 0.0)
    with Listening(path) as followed:
        begin = followed.begin

        def begin_and_lose(n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
            known = begin(n, backend, parts)
            path.unlink()
            path.mkdir()
            return known

        monkeypatch.setattr(followed, "begin", begin_and_lose)
        census = count(N, progress=followed)
    assert census == known_census(N)


def test_time_left_is_reported_once_known(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(0, 10000, 10))
    monkeypatch.setattr(checkpoint.time, "monotonic", lambda: next(now))
    followed, parts = Checkpoint(), count_parts(N)
    assert followed.progress.text() == ""
    followed.begin(N, "portable", parts)
    assert followed.progress.text() == ""
    for number in range(len(parts) // 2):
        followed.finished(number, 8, 1.0)
    assert "%, about " in followed.progress.text()
    assert followed.progress.text().endswith(" left")


def test_unwritable_ledger_is_refused_before_the_count(tmp_path: Path) -> None:
    followed = Listening(tmp_path / "nowhere" / "count.ledger")
    with pytest.raises(UserError, match=r"cannot write .*: unable to open"), followed:
        count(N, progress=followed)
    assert followed.heard == []


def kept(path: Path) -> bool:
    """Whether the ledger has a finished part."""
    try:
        return bool(read_ledger(path).rows)
    except UserError:  # it is not there yet
        return False


@pytest.mark.soak
@pytest.mark.parametrize("name", ["SIGKILL", "SIGINT"])
def test_killed_run_neither_loses_nor_repeats_parts(path: Path, name: str) -> None:
    if not hasattr(signal, name):
        name = "SIGTERM"
    environment = os.environ | {"QUEENS_ENGINE": "portable"}
    slowly = ("--threads", "1", "--search", "depth-first")  # the join may be done too soon
    command = [QUEENS, "count", "17", *slowly, "--resume", path]
    killed = subprocess.Popen(
        [*command], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    while not kept(path) and killed.poll() is None:
        time.sleep(0.01)
    os.kill(killed.pid, getattr(signal, name))
    stderr = killed.communicate()[1]
    assert kept(path)
    expected = f"interrupted: finished parts are in {path}; run it again to go on\n"
    assert stderr.endswith(expected) is (name != "SIGKILL"), stderr
    code = (
        "import sys; from pathlib import Path; from cy_core import count;"
        "from site_builder.ledger.checkpoint import Checkpoint\n"
        "with Checkpoint(Path(sys.argv[1])) as run:\n"
        "    print(count(17, progress=run, search=run.search(17)).total)"
    )
    done = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True)
    assert done.stdout.strip() == str(known_census(17).total)


def test_the_ledger_of_a_join_stores_its_search_and_rows(path: Path) -> None:
    assert Checkpoint(path).search(N) is None
    with Checkpoint(path) as run:
        whole = count(N, progress=run, search=JOIN)
    assert (Checkpoint(path).search(N), Checkpoint(path).search(N + 1)) == (JOIN, None)
    with Checkpoint(path) as run:
        assert count(N, progress=run, search=run.search(N)) == whole
    parts = count_parts(N, JOIN)
    rows = read_ledger(path).rows
    assert {number: row.squares for number, row in rows.items()} == {
        part.number: f"{'7,7' * len(part.squares)}/{' '.join(map(str, part.rows))}"
        for part in parts
    }
    report = ledger_report(path, read_ledger(path))
    assert (report.finished, report.core_seconds_left) == (len(parts), 0)
    message = f"has parts of another search, {JOIN}: name another file, or remove it to count"
    with pytest.raises(UserError, match=message), Checkpoint(path) as run:
        count(N, progress=run, search=DEPTH_FIRST)
