"""Batches that are lost, come twice or are counted twice, on a cluster that does as it is told."""

from __future__ import annotations

import sqlite3
from collections import Counter, deque
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cy_core import BACKENDS, __version__, count, has_backend, known_census
from site_builder.cluster import executor, worker
from site_builder.cluster.executor import ClusterExecutor
from site_builder.cluster.options import Sample
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.ledger import read_ledger
from site_builder.counts.report import ledger_report
from site_builder.terminal.progress import Progress
from site_builder.values.errors import UserError
from tests.helpers.fake_connection import FakeConnection, adding_eight_boards

N = 10
AVAILABLE = [backend for backend in BACKENDS if has_backend(backend)]


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a worker is, which Dask does not tell here; and no wait for others."""
    monkeypatch.setattr(worker, "worker_address", lambda: "tcp://a")
    monkeypatch.setattr(executor, "SECONDS_TO_COME", 0.0)


def count_checked(connection: FakeConnection, sample: Sample | None = None) -> Checkpoint:
    """A right count by such workers, and what its checkpoint was told."""
    followed = Checkpoint()
    workers = ClusterExecutor(connection, followed.progress, sample)
    assert count(N, progress=followed, executor=workers) == known_census(N)
    return followed


def test_each_part_is_counted_once() -> None:
    connection = FakeConnection()
    progress = count_checked(connection).progress
    numbers = sorted(number for _, batch, _ in connection.sent for number in batch)
    assert numbers == [*range(len(numbers))]
    assert progress.share == pytest.approx(1.0)
    assert progress.facts["workers"] == "2 workers"
    assert progress.facts["parts"] == f"{len(numbers)} of {len(numbers)} parts"
    assert progress.facts["boards"].startswith("724 boards, ")


def test_lost_batches_are_sent_again() -> None:
    lost: list[object] = []

    def losing(_: str, result: Any) -> Any:
        lost.append(result)
        return None if len(lost) % 3 == 1 else result

    connection = FakeConnection(losing)
    count_checked(connection)
    assert len(connection.sent) == len(lost)


def test_lost_scheduler_is_awaited() -> None:
    connection = FakeConnection()

    def ends(_: str, result: Any) -> Any:
        if connection.awaited == 0:
            connection.open = False
            return None
        return result

    connection.change = ends
    count_checked(connection)
    assert connection.awaited == 1


def test_sample_is_verified_by_another_worker_and_backend() -> None:
    connection = FakeConnection()
    count_checked(connection, Sample(0.2, 7))
    first = {
        n: backend for name, batch, backend in connection.sent if name == "tcp://a" for n in batch
    }
    again = {
        n: backend for name, batch, backend in connection.sent if name == "tcp://b" for n in batch
    }
    assert 0.1 * len(first) < len(again) < 0.3 * len(first)
    for number, backend in again.items():
        assert (backend != first[number]) is (len(AVAILABLE) > 1)
    other = FakeConnection()
    count_checked(other, Sample(0.2, 7))
    assert {n for name, batch, _ in other.sent if name == "tcp://b" for n in batch} == {*again}


def test_ledger_keeps_the_verified_parts(tmp_path: Path) -> None:
    connection, path = FakeConnection(), tmp_path / "10.ledger"
    for sample in (Sample(0.2, 7), None):  # then it goes on, and counts nothing again
        with Checkpoint(path) as followed:
            workers = ClusterExecutor(connection, followed.progress, sample)
            assert count(N, progress=followed, executor=workers) == known_census(N)
        ledger = read_ledger(path)
        again = {n for name, batch, _ in connection.sent if name == "tcp://b" for n in batch}
        assert {number for number, row in ledger.rows.items() if row.again == "tcp://b"} == again
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("DELETE FROM part WHERE again IS NULL").rowcount > 0
            database.commit()
    report = ledger_report(path, ledger)
    assert report.counted_again == report.by_another_worker == len(again)
    assert report.by_another_backend == (len(again) if len(AVAILABLE) > 1 else 0)


@pytest.mark.parametrize(("stolen", "by"), [(1, "tcp://b"), (2, "tcp://a")])
def test_check_by_the_same_worker_is_repeated(
    tmp_path: Path, stolen: int, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executor, "MAX_TRIES", 2)
    times = Counter[int]()

    class Stealing(FakeConnection):
        def submit(self, heard: Any, workers: Any, task: Any, *args: Any) -> object:
            number = args[2][0].number
            times[number] += bool(workers)
            steals = times[number] <= stolen
            return super().submit(heard, None if steals else workers, task, *args)

    with Checkpoint(tmp_path / "10.ledger") as followed:
        workers = ClusterExecutor(Stealing(), followed.progress, Sample(1.0, 7))
        assert count(N, progress=followed, executor=workers) == known_census(N)
    assert {row.again for row in read_ledger(tmp_path / "10.ledger").rows.values()} == {by}


def test_wrong_worker_is_detected() -> None:
    workers = ClusterExecutor(FakeConnection(adding_eight_boards), Progress(), Sample(1.0, 7))
    message = (
        r"^part \d+ of N = 10 has two counts, \d+ by tcp://a \(\w+\) and \d+ by tcp://b \(\w+\): "
        "trust neither worker before you know which is wrong$"
    )
    with pytest.raises(UserError, match=message):
        count(N, executor=workers)


class Twice(FakeConnection):
    """Each answer comes twice, then with other boards, before that of what it begins."""

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more, self.answers = more, deque[tuple[Callable[..., None], Any]]()

    def submit(self, heard: Any, workers: Any, task: Any, *args: Any) -> object:
        results: list[Any] = []
        super().submit(lambda answer, _: results.extend(answer), workers, task, *args)
        again = [(boards + self.more, *rest) for boards, *rest in results]
        self.answers += [(heard, results), (heard, again)]
        while self.answers:
            outcome, answer = self.answers.popleft()
            outcome(answer, None)
        return None


def submitted(
    connection: FakeConnection, sample: Sample | None = None
) -> tuple[ClusterExecutor, Any]:
    """Workers of which one has a batch of 20 parts."""
    workers = ClusterExecutor(connection, Progress(), sample)
    workers.await_workers(2)
    batch = [SimpleNamespace(number=number, effort=1.0) for number in range(20)]
    return workers, workers.submit(
        lambda n, parts, backend: [(8, 0.1) for _ in parts], N, batch, None
    )


@pytest.mark.parametrize("sample", [None, Sample(0.2, 7), Sample(1.0, 7)])
def test_duplicate_answer_counts_once(sample: Sample | None) -> None:
    workers, outcome = submitted(Twice(0), sample)
    assert workers.free_slots() == 4
    again = [by.again for _, _, by in outcome.result()]
    assert len(again) == 20
    assert (None in again, any(again)) == (sample is None or sample.share < 1, sample is not None)
    for more in (8, -8):
        workers, _ = submitted(Twice(more), sample)
        with pytest.raises(UserError, match=rf"has two counts, 8 by .* and {8 + more} by"):
            workers.free_slots()


def test_batch_lost_at_once_is_retried_later() -> None:
    connection = FakeConnection(lambda *_: None)
    workers, outcome = submitted(connection)
    for sent in (2, 3):
        assert workers.free_slots() == 3
        assert (len(connection.sent), outcome.done()) == (sent, False)


def test_a_worker_of_another_version_is_refused_by_name() -> None:
    for version, what in (
        ("9.9.9", "queens-atlas 9.9.9"),
        (ModuleNotFoundError("queens-atlas"), "no queens-atlas"),
    ):
        connection = FakeConnection()
        connection.versions["tcp://c"] = version
        message = f"^the worker tcp://c has {what}, this is {__version__}: install one version"
        with pytest.raises(UserError, match=message):
            ClusterExecutor(connection, Progress()).await_workers(2)
        assert connection.sent == []


def test_missing_workers_are_reported() -> None:
    message = "^this count needs 3 workers, and tcp://here:8786 has 2: start more$"
    with pytest.raises(UserError, match=message):
        ClusterExecutor(FakeConnection(), Progress()).await_workers(3)


def test_error_of_a_worker_names_it() -> None:
    class Refusing(FakeConnection):
        def submit(self, heard: Any, workers: Any, task: Any, *args: Any) -> object:
            heard(None, UserError("a worker cannot count: tcp://a: no memory"))
            return None

    with pytest.raises(UserError, match=r"^a worker cannot count: tcp://a: no memory$"):
        count_checked(Refusing())
