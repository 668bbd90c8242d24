"""A count resumes only from its own ledger, and reports agree with the rows of the ledger."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sysconfig
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cy_core import (
    BACKENDS,
    DEPTH_FIRST,
    JOIN,
    Census,
    CountParts,
    Worker,
    count,
    count_parts,
    known_census,
)
from site_builder.counts import checkpoint, ledger
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.ledger import (
    COLUMNS,
    HEADER_COLUMNS,
    MAGIC,
    Header,
    Ledger,
    LedgerWriter,
    PartRow,
    header_of,
    read_ledger,
    row_of,
)
from site_builder.counts.report import LedgerReport, ledger_report
from site_builder.values.errors import UserError
from tests.helpers.command_line import ODD_WORDS, is_clean_line
from tests.helpers.waiting import TIMEOUT

# The least N that is counted part by part, so that it has a ledger.
N = 15
QUEENS = Path(sysconfig.get_path("scripts")) / "queens"
HEADER = Header(15, DEPTH_FIRST, "0.1.0", 3, "digest")
COUNTED = (0.5, "a machine", "portable", "0.1.0", "2026-11-21T21:30:12Z")
ROWS = [
    PartRow(0, 16, *COUNTED),
    PartRow(1, 4, *COUNTED, "tcp://10.0.0.7:39211"),
    PartRow(2, 0, *COUNTED),
]


class StoppedError(Exception):
    """The error by which `RecordingCheckpoint` ends a run."""


class RecordingCheckpoint(Checkpoint):
    """A checkpoint that records warnings, and the numbers of parts that are counted.

    After `parts` parts it ends the run by an error; -1 means never.
    """

    def __init__(self, path: Path | None = None, parts: int = -1) -> None:
        self.warnings: list[str] = []
        self.numbers: list[int] = []
        self.parts = parts
        super().__init__(path, "a machine", self.warnings.append)

    def finished(self, number: int, boards: int, seconds: float) -> None:
        super().finished(number, boards, seconds)
        self.numbers.append(number)
        if len(self.numbers) == self.parts:
            raise StoppedError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a ledger that does not exist yet."""
    return tmp_path / "count.ledger"


@pytest.fixture(scope="module")
def finished_ledger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the ledger of a finished count."""
    path = tmp_path_factory.mktemp("counted") / "count.ledger"
    run(path)
    return path


@pytest.fixture
def complete(path: Path, finished_ledger: Path) -> Path:
    """Return the path of a copy of the complete ledger, which a test may alter."""
    return Path(shutil.copyfile(finished_ledger, path))


def run(path: Path | None, threads: int = 1) -> tuple[Census, RecordingCheckpoint]:
    """Count N to the end with a ledger in `path`; return the census and the checkpoint.

    There is no ledger if `path` is None.
    """
    with RecordingCheckpoint(path) as followed:
        return count(N, threads=threads, progress=followed), followed


def write_stopped_ledger(path: Path, parts: int = 50) -> None:
    """Write the ledger of a run that is stopped after `parts` parts."""
    with pytest.raises(StoppedError), RecordingCheckpoint(path, parts) as followed:
        count(N, progress=followed)


def write_ledger(path: Path, header: Header = HEADER, rows: list[PartRow] = ROWS[:1]) -> None:
    """Write a ledger with these rows into the file `path`."""
    with closing(LedgerWriter(path, header)) as writer:
        writer.add(rows)


def alter(path: Path, statement: str) -> None:
    """Damage a ledger by an SQL statement."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


# Tests of the file.


def test_rows_survive_a_round_trip(path: Path) -> None:
    write_ledger(path)
    assert read_ledger(path).rows == {0: ROWS[0]}
    write_ledger(path, rows=[ROWS[1], replace(ROWS[0], boards=24)])
    write_ledger(path, rows=[ROWS[2]])
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
    write_ledger(path)
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


def test_write_protected_ledger_is_refused_when_it_is_opened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is opened read-only in SQLite, because a protected file would not stop root."""
    write_ledger(path)
    address = f"{path.as_uri()}?mode=ro"
    monkeypatch.setattr(
        ledger, "_connect", lambda _: sqlite3.connect(address, uri=True, isolation_level=None)
    )
    with pytest.raises(UserError, match=f"^cannot write {path}: "):
        LedgerWriter(path, HEADER)


# Tests of counts with a ledger.


def test_without_a_ledger_each_part_is_reported_once_and_nothing_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    census, followed = run(None, threads=2)
    assert census == known_census(N)
    assert sorted(followed.numbers) == list(range(len(count_parts(N))))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.soak
@pytest.mark.parametrize("threads", [1, 2])
def test_stopped_count_resumes(path: Path, threads: int) -> None:
    # The run must accept a file that exists if it is empty.
    path.touch()
    write_stopped_ledger(path)
    rows = read_ledger(path).rows
    parts = len(count_parts(N))
    assert len(rows) == 50
    for row in rows.values():
        assert row.processor == "a machine"
        assert row.backend in BACKENDS
        assert row.seconds > 0
        assert time.strptime(row.finished, "%Y-%m-%dT%H:%M:%SZ")
    census, second = run(path, threads)
    assert census == known_census(N)
    assert sorted([*second.numbers, *rows]) == list(range(parts))
    assert second.warnings == [f"going on from {path}: it has 50 of {parts} parts"]
    census, second = run(path)
    assert (census, second.numbers) == (known_census(N), [])
    assert read_ledger(path).boards == census.total


def test_ledger_is_not_used_for_a_small_n(path: Path) -> None:
    path.write_text("mine")
    with RecordingCheckpoint(path) as followed:
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
    census, second = run(complete)
    assert census == known_census(N)
    assert sorted(second.numbers) == [8, 9]
    assert f"damaged rows in {complete}: 2; their parts are counted again" in second.warnings
    content = read_ledger(complete)
    assert content.is_complete
    assert not content.damaged


def test_a_row_of_another_count_is_counted_again(complete: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.ledger"
    with RecordingCheckpoint(other, 50) as followed, pytest.raises(StoppedError):
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
    write_ledger(path, replace(header_of(count_parts(N)), **change))  # type: ignore[arg-type]
    # Damage the rows, because also damaged rows must stay unchanged.
    alter(path, "UPDATE part SET checksum = ''")
    before = path.read_bytes()
    with pytest.raises(UserError) as refused:
        run(path)
    assert str(refused.value).startswith(f"{path} {message}")
    assert path.read_bytes() == before


def test_a_second_writer_is_refused_and_readers_are_not(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "LOCK_TIMEOUT", 0.0)
    write_stopped_ledger(path)
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
    assert followed.warnings == [f"{message}; {len(followed.numbers)} finished parts are not in it"]
    assert followed.progress.text().endswith(message)


def test_ledger_that_is_removed_does_not_stop_the_count(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "SECONDS_BETWEEN_WRITES", 0.0)

    class Losing(RecordingCheckpoint):
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


def has_finished_part(path: Path) -> bool:
    """Return whether the ledger has a finished part; the file need not exist yet."""
    try:
        return bool(read_ledger(path).rows)
    except UserError:
        # The file does not exist yet.
        return False


@pytest.mark.counts
@pytest.mark.soak
@pytest.mark.parametrize("name", ["SIGKILL", "SIGINT"])
def test_killed_run_neither_loses_nor_repeats_parts(path: Path, name: str) -> None:
    if not hasattr(signal, name):
        name = "SIGTERM"
    environment = os.environ | {"QUEENS_ENGINE": "portable"}
    # Count slowly, because a faster count may be finished before the process is killed.
    slowly = ("--threads", "1", "--search", "depth-first")
    command = [QUEENS, "count", "17", *slowly, "--resume", path]
    killed = subprocess.Popen(
        list(command), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    while not has_finished_part(path) and killed.poll() is None:
        time.sleep(0.01)
    os.kill(killed.pid, getattr(signal, name))
    stderr = killed.communicate()[1]
    assert has_finished_part(path)
    expected = f"interrupted: finished parts are in {path}; run it again to go on\n"
    assert stderr.endswith(expected) is (name != "SIGKILL"), stderr
    done = subprocess.run([QUEENS, "count", "17", "--resume", path], capture_output=True, text=True)
    assert str(known_census(17).total) in done.stdout


def test_the_ledger_of_a_join_continues_with_it(path: Path) -> None:
    assert Checkpoint(path).search(N) is None
    with Checkpoint(path) as first:
        whole = count(N, progress=first, search=JOIN)
    assert (Checkpoint(path).search(N), Checkpoint(path).search(N + 1)) == (JOIN, None)
    with Checkpoint(path) as second:
        assert count(N, progress=second, search=second.search(N)) == whole
    report = ledger_report(path, read_ledger(path))
    assert (report.finished, report.core_seconds_left) == (len(count_parts(N, JOIN)), 0)


def count_into(path: Path, barrier: Barrier, outcomes: Queue[int | str]) -> None:
    """Wait for all processes, count, and put the total or the error into `outcomes`."""
    ledger.LOCK_TIMEOUT = TIMEOUT
    barrier.wait(TIMEOUT)
    try:
        with Checkpoint(path) as followed:
            outcomes.put(count(N, progress=followed).total)
    except UserError as error:
        outcomes.put(str(error))


@pytest.mark.counts
def test_counts_that_begin_together_share_their_ledger(path: Path) -> None:
    context = get_context("spawn")
    processes = 3
    barrier = context.Barrier(processes)
    outcomes = context.Queue()
    running = [
        context.Process(target=count_into, args=(path, barrier, outcomes)) for _ in range(processes)
    ]
    for process in running:
        process.start()
    totals = [outcomes.get(timeout=TIMEOUT) for _ in running]
    for process in running:
        process.join()
    assert totals == [known_census(N).total] * processes
    assert read_ledger(path).is_complete


Rows = Mapping[int, PartRow]
CELLS = (None, -1, 0, 8, 15, 16, 2**63 - 1, -(2**63), 0.5, 1e300, b"\xff\0", "join", *ODD_WORDS)
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
# Bytes to write at some position of the file. An empty value cuts the file off there.
BYTES = (b"", b"\0", b"\xff" * 600, b"{", MAGIC)


@pytest.fixture(scope="module")
def ledgers(tmp_path_factory: pytest.TempPathFactory) -> dict[float, tuple[bytes, Rows]]:
    """Return (file content, rows) of stopped counts, by the share of parts that they have."""
    path = tmp_path_factory.mktemp("ledger") / "file"
    worker = Worker("", "a machine", "portable", "0.1.0")
    parts = count_parts(N)
    files = {}
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
    """Return one to three damages of a ledger, each as the arguments of `damage`.

    There are two kinds of damage. One is an SQL statement, and a value for its ``?``. The other is
    an empty string, and a pair: a position as a share of the file's length, and bytes to write
    there (`BYTES`) or the number of a bit to flip.
    """
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
    """Apply a damage that `damages` describes. Do nothing if SQLite rejects the statement."""
    if statement:
        errors = (sqlite3.Error, OverflowError, UnicodeEncodeError)
        with suppress(*errors), closing(sqlite3.connect(path)) as database, database:
            database.execute(statement, [value] if "?" in statement else [])
        return
    assert isinstance(value, tuple)
    share, new = value
    raw = path.read_bytes()
    index = round(share * len(raw))
    if isinstance(new, int):
        new = bytes(byte ^ 1 << new for byte in raw[index : index + 1])
    path.write_bytes(raw[:index] + new + (raw[index + len(new) :] if new else b""))


@settings(max_examples=50)
@given(share=st.sampled_from((0, 0.01, 0.5, 1)), changes=damages())
@pytest.mark.counts
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
    assert all(map(is_clean_line, lines))
    assert path.exists()


PARTS = count_parts(N)
HERE = Worker("", "a machine", "portable", "0.1.0")
FINISHED = "2026-11-21T21:30:12Z"


@cache
def header() -> Header:
    """Return the header of a ledger of N. It is cached, because its digest visits all parts."""
    return header_of(PARTS)


def report(rows: list[PartRow], damaged: tuple[int, ...] = (), **changed: object) -> LedgerReport:
    """Return the report of a ledger with these rows.

    `damaged` are the numbers of damaged rows, and `changed` are changes of the header.
    """
    start = replace(header(), **changed)  # type: ignore[arg-type]
    return ledger_report(Path("file"), Ledger(start, {row.number: row for row in rows}, damaged))


def row(number: int, boards: int = 800, seconds: float = 2.0) -> PartRow:
    """Return the row of a part with `boards` solutions that was counted in `seconds`."""
    return replace(row_of(number, boards, seconds, HERE), finished=FINISHED)


def test_empty_ledger_has_no_rate() -> None:
    result = report([])
    assert (result.finished, result.boards, result.core_seconds) == (0, 0, 0)
    assert (result.boards_per_second, result.core_seconds_left, result.last) == (None, None, None)
    assert result.for_people()["parts"] == "0 of 2401, 0.0% of the work"
    assert result.for_people()["damaged"] is None
    assert report([], damaged=(8, 9)).for_people()["damaged"] == "2, to be counted again"


def test_rate_and_time_left_follow_from_the_rows() -> None:
    result = report([row(0), row(1), replace(row(2), finished="2026-11-22T00:00:00Z")])
    assert result.boards == 2400
    assert result.core_seconds == 6.0
    assert result.boards_per_second == 400
    done = sum(PARTS.efforts[:3])
    assert result.core_seconds_left == pytest.approx(6.0 * sum(PARTS.efforts[3:]) / done)
    assert result.last == "2026-11-22T00:00:00Z"
    assert result.for_people()["total so far"] == 2400
    assert result.for_people()["time left"]


def test_the_share_agrees_with_the_progress_bar() -> None:
    # Finish the tenth of the parts with the most work, because these are counted first.
    numbers = PARTS.counting_order()[:240]
    result = report([row(number) for number in numbers])
    followed = Checkpoint()
    followed.begin(N, "portable", PARTS)
    for number in numbers:
        followed.finished(number, 800, 2.0)
    assert result.share == pytest.approx(followed.progress.share)
    assert result.for_people()["parts"] == f"240 of 2401, {result.share:.1%} of the work"


def test_the_parts_of_another_version_have_no_known_effort() -> None:
    result = report([row(0)], core="0.0.1")
    assert result.core_seconds_left is None
    assert result.for_people()["parts"] == "1 of 2401"
    assert result.boards_per_second == 400


def test_machines_and_workers_are_listed_once() -> None:
    result = report([row(0), row(1), replace(row(2), processor="another", backend="avx2")])
    assert result.processors == ("a machine", "another")
    assert result.backends == ("avx2", "portable")
    by = {"worker": "tcp://b"}
    rows = [row(0), replace(row(1), worker="tcp://a"), *(replace(row(n), **by) for n in (2, 3))]
    result = report([*rows, replace(row(4, seconds=0.0), worker="tcp://c")])
    assert [(worker.name, worker.parts, worker.core_seconds) for worker in result.workers] == [
        ("tcp://b", 2, 4.0),
        ("tcp://a", 1, 2.0),
        ("tcp://c", 1, 0.0),
    ]
    lines = result.for_people()
    assert lines["workers"] == 3
    assert lines["tcp://b"] == "2 parts in 4.0 seconds, 400 boards a second, portable on a machine"
    assert report([row(0)]).for_people()["workers"] is None


def test_slowest_parts_are_listed() -> None:
    result = report([row(number, seconds=float(number)) for number in range(9)])
    assert [slow.number for slow in result.slowest] == [8, 7, 6]
    assert result.for_people()["slowest parts"] == "8 took 8 s, 7 took 7 s, 6 took 6 s"


def every_row() -> list[PartRow]:
    """Return a row for each part. Their boards add up to the published total."""
    rest = known_census(N).total - sum(part.weight for part in PARTS[1:])
    return [row(part.number, part.weight if part.number else rest) for part in PARTS]


def test_proof_needs_a_complete_ledger() -> None:
    proof = "2401 rows, one of each part, each under its checksum, add up to 2279184, as published"
    assert report(every_row()).proof == proof
    assert report(every_row()[1:]).proof is None


def test_altered_header_is_refused() -> None:
    message = "^file has a header that fits no count of this version: name another file, or"
    with pytest.raises(UserError, match=message):
        report([row(0)], n=16)


def test_a_complete_ledger_must_have_the_published_total() -> None:
    rows = every_row()
    rows[3] = replace(rows[3], boards=rows[3].boards + 8)
    with pytest.raises(UserError, match=r"^remove file, or name another file: n = 15 has 2279184 "):
        report(rows)
