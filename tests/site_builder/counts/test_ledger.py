"""A count goes on from its ledger, and from no other; what happens to the file never stops it."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sysconfig
import time
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
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
from site_builder.counts import checkpoint, ledger
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.ledger import Header, LedgerWriter, PartRow, header_of, read_ledger
from site_builder.counts.report import ledger_report
from site_builder.values.errors import UserError
from tests.helpers.patience import PATIENCE

N = 15  # the smallest that is counted part by part
QUEENS = Path(sysconfig.get_path("scripts")) / "queens"
HEADER = Header(15, DEPTH_FIRST, "0.1.0", 3, "digest")
COUNTED = (0.5, "a machine", "portable", "0.1.0", "2026-11-21T21:30:12Z")
ROWS = [
    PartRow(0, 16, *COUNTED),
    PartRow(1, 4, *COUNTED, "tcp://10.0.0.7:39211", "tcp://10.0.0.8:39211", "avx2"),
    PartRow(2, 0, *COUNTED),
]


class Stopped(Exception):
    """The end of a run."""


class Listening(Checkpoint):
    """Remembers what it has been told, and may end the run after some parts."""

    def __init__(self, path: Path | None = None, parts: int = -1) -> None:
        self.warnings: list[str] = []
        self.heard: list[int] = []
        self.parts = parts
        super().__init__(path, "a machine", self.warnings.append)

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


def made(path: Path, header: Header = HEADER, rows: list[PartRow] = ROWS[:1]) -> None:
    """Make a ledger."""
    with closing(LedgerWriter(path, header)) as writer:
        writer.add(rows)


def alter(path: Path, statement: str) -> None:
    """Change a ledger behind its back."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


# The file


def test_rows_survive_a_round_trip(path: Path) -> None:
    made(path)
    assert read_ledger(path).rows == {0: ROWS[0]}
    made(path, rows=[ROWS[1], replace(ROWS[0], boards=24)])
    made(path, rows=[ROWS[2]])
    content = read_ledger(path)
    assert (content.header, content.damaged, content.is_complete) == (HEADER, (), True)
    assert content.rows == {0: replace(ROWS[0], boards=24), 1: ROWS[1], 2: ROWS[2]}


def test_rows_are_written_in_one_transaction(path: Path) -> None:
    with closing(LedgerWriter(path, HEADER)) as writer:
        with pytest.raises(sqlite3.Error):
            writer.add([ROWS[1], replace(ROWS[2], boards=[])])  # type: ignore[arg-type]
        assert not read_ledger(path).rows
        writer.add([ROWS[1]])
    assert read_ledger(path).rows.keys() == {1}


@pytest.mark.parametrize("content", [b"\0", b"mine", b"[]", b"SQLite format 3", b"\xff" * 5000])
def test_file_that_is_not_a_ledger_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(UserError, match="must be a ledger that --resume has written: name"):
        read_ledger(path)
    with pytest.raises(UserError, match="must be a ledger that --resume has written: name"):
        LedgerWriter(path, HEADER)
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE part (number INTEGER)")
    before = path.read_bytes()
    for use in (read_ledger, lambda path: LedgerWriter(path, HEADER)):
        with pytest.raises(UserError, match=rf"^{path} must be a ledger .*: name another file$"):
            use(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE part",
        "DROP TABLE header",
        "DELETE FROM header",
        "UPDATE header SET n = NULL",
        "UPDATE header SET search = 'breadth'",
        "ALTER TABLE part RENAME COLUMN boards TO places",
    ],
)
def test_a_ledger_without_its_tables_or_header_is_damaged(path: Path, statement: str) -> None:
    made(path)
    alter(path, statement)
    with pytest.raises(UserError, match=r"is damaged \(.*\): name another file, or"):
        read_ledger(path)


def test_a_path_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="must be a regular file, got a folder"):
        read_ledger(tmp_path)
    with pytest.raises(UserError, match=r"cannot read .*: No such file or directory"):
        read_ledger(tmp_path / "nowhere")
    with pytest.raises(UserError, match=r"cannot write .*: unable to open database file"):
        LedgerWriter(tmp_path / "nowhere" / "15.ledger", HEADER)


def test_ledger_that_nobody_may_write_is_refused_when_it_is_opened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The root of a container may write every file, so SQLite is told not to."""
    made(path)
    address = f"{path.as_uri()}?mode=ro"
    monkeypatch.setattr(
        ledger, "_connected", lambda _: sqlite3.connect(address, uri=True, isolation_level=None)
    )
    with pytest.raises(UserError, match=f"^cannot write {path}: "):
        LedgerWriter(path, HEADER)


def test_a_name_that_means_memory_to_sqlite_is_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    made(Path(":memory:"))
    assert read_ledger(tmp_path / ":memory:").header == HEADER


# A count


def test_without_a_ledger_each_part_is_reported_once_and_nothing_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    census, followed = run(None, threads=2)
    assert census == known_census(N)
    assert sorted(followed.heard) == [*range(len(count_parts(N)))]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.soak
@pytest.mark.parametrize("threads", [1, 2])
def test_stopped_count_resumes(path: Path, threads: int) -> None:
    path.touch()  # an empty file becomes a ledger
    stopped(path)
    rows, parts = read_ledger(path).rows, len(count_parts(N))
    assert len(rows) == 50
    for row in rows.values():
        assert row.processor == "a machine"
        assert row.backend in BACKENDS
        assert row.seconds > 0
        assert time.strptime(row.finished, "%Y-%m-%dT%H:%M:%SZ")
    census, again = run(path, threads)
    assert census == known_census(N)
    assert sorted([*again.heard, *rows]) == [*range(parts)]
    assert again.warnings == [f"going on from {path}: it has 50 of {parts} parts"]
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
        "boards = NULL",
        "boards = 'many'",
        "number = number + 100000",
        "processor = CAST(x'ff00' AS TEXT)",
        "seconds = 1e999",
        "checksum = ''",
    ],
)
def test_a_row_that_was_altered_is_counted_again(complete: Path, change: str) -> None:
    alter(complete, f"UPDATE part SET {change} WHERE number IN (8, 9)")
    census, again = run(complete)
    assert census == known_census(N)
    assert sorted(again.heard) == [8, 9]
    assert f"damaged rows in {complete}: 2; their parts are counted again" in again.warnings
    content = read_ledger(complete)
    assert content.is_complete
    assert not content.damaged


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
        ({"search": JOIN}, f"has parts of another search, {JOIN}: name another file, or remove"),
        ({"core": "0.0.1"}, "was written by version 0.0.1, this is "),
        ({"parts": 7}, "divides the board into other parts than this version does: name another"),
        ({"digest": "0"}, "divides the board into other parts than this version does: name"),
    ],
)
def test_the_ledger_of_another_count_is_refused(
    path: Path, change: dict[str, object], message: str
) -> None:
    made(path, replace(header_of(count_parts(N)), **change))  # type: ignore[arg-type]
    alter(path, "UPDATE part SET checksum = ''")  # it keeps its damaged rows, too
    before = path.read_bytes()
    with pytest.raises(UserError) as refused:
        run(path)
    assert str(refused.value).startswith(f"{path} {message}")
    assert path.read_bytes() == before


def test_a_second_writer_is_refused_and_readers_are_not(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "LOCK_TIMEOUT", 0.0)
    stopped(path)
    with closing(LedgerWriter(path, header_of(count_parts(N)))) as writer:
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
    ],
)
def test_a_wrong_part_is_an_error_that_names_the_file(
    complete: Path, change: dict[str, int], message: str
) -> None:
    with closing(LedgerWriter(complete, header_of(count_parts(N)))) as writer:
        writer.add([replace(writer.ledger.rows[8], **change)])
    with pytest.raises(UserError) as refused:
        run(complete)
    assert message.format(complete) in str(refused.value)


def test_failed_writes_are_a_warning(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "SECONDS_BETWEEN_WRITES", 0.0)

    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr(LedgerWriter, "add", full)
    census, followed = run(path)
    assert census == known_census(N)
    message = f"cannot write {path}: database or disk is full"
    assert followed.warnings == [f"{message}; {len(followed.heard)} finished parts are not in it"]
    assert followed.progress.text().endswith(message)


def test_ledger_that_is_removed_does_not_stop_the_count(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "SECONDS_BETWEEN_WRITES", 0.0)

    class Losing(Listening):
        def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
            known = super().begin(n, backend, parts)
            path.unlink()
            path.write_text("mine")
            return known

    with Losing(path) as followed:
        assert count(N, progress=followed) == known_census(N)
    (warning,) = followed.warnings
    assert warning.startswith(f"cannot write {path}: ")
    assert path.read_text() == "mine"


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
    done = subprocess.run([QUEENS, "count", "17", "--resume", path], capture_output=True, text=True)
    assert str(known_census(17).total) in done.stdout


def test_the_ledger_of_a_join_goes_on_with_it(path: Path) -> None:
    assert Checkpoint(path).search(N) is None
    with Checkpoint(path) as first:
        whole = count(N, progress=first, search=JOIN)
    assert (Checkpoint(path).search(N), Checkpoint(path).search(N + 1)) == (JOIN, None)
    with Checkpoint(path) as second:
        assert count(N, progress=second, search=second.search(N)) == whole
    report = ledger_report(path, read_ledger(path))
    assert (report.finished, report.core_seconds_left) == (len(count_parts(N, JOIN)), 0)


def count_into(path: Path, barrier: Barrier, outcomes: Queue[int | str]) -> None:
    """Count as soon as all processes are there; each waits for its turn."""
    ledger.LOCK_TIMEOUT = PATIENCE
    barrier.wait(PATIENCE)
    try:
        with Checkpoint(path) as followed:
            outcomes.put(count(N, progress=followed).total)
    except UserError as error:
        outcomes.put(str(error))


def test_counts_that_begin_together_share_their_ledger(path: Path) -> None:
    context, processes = get_context("spawn"), 3
    barrier, outcomes = context.Barrier(processes), context.Queue()
    running = [
        context.Process(target=count_into, args=(path, barrier, outcomes)) for _ in range(processes)
    ]
    for process in running:
        process.start()
    totals = [outcomes.get(timeout=PATIENCE) for _ in running]
    for process in running:
        process.join()
    assert totals == [known_census(N).total] * processes
    assert read_ledger(path).is_complete
