"""Batches that a frozen worker holds, on a cluster that does as it is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from threading import Event, RLock, Thread
from types import SimpleNamespace
from typing import Any

import pytest

from cy_core import count, known_census
from cy_core.engine import executors
from site_builder.cluster import executor, patience, worker
from site_builder.cluster.executor import ClusterExecutor
from site_builder.cluster.options import Sample
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.ledger import read_ledger
from site_builder.terminal.progress import Progress
from site_builder.values.errors import UserError
from tests.helpers.fake_connection import FakeConnection, adding_eight_boards
from tests.helpers.patience import until

N = 10


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a worker is, which Dask does not tell here."""
    monkeypatch.setattr(worker, "worker_address", lambda: "tcp://a")


class Sleeping(FakeConnection):
    """Its second worker takes every other batch, and keeps its answers until it wakes up.

    Those of the first come at the next look.
    """

    def __init__(self) -> None:
        super().__init__()
        self.ready: list[Callable[[], None]] = []
        self.answers: list[Callable[[], None]] = []
        self.asleep: list[object] = []

    def threads(self) -> dict[str, int]:
        while self.ready:
            self.ready.pop()()
        return super().threads()

    def submit(self, heard: Any, workers: Any, task: Any, *args: Any) -> object:
        name = workers[0] if workers else ("tcp://a", "tcp://b")[len(self.sent) % 2]
        answers: list[Any] = []
        super().submit(lambda *answer: answers.append(answer), [name], task, *args)
        (self.ready if name == "tcp://a" else self.answers).append(lambda: heard(*answers[0]))
        sent = object()
        if name == "tcp://b":
            self.asleep.append(sent)
        return sent

    def holders(self, tasks: Sequence[object]) -> list[str | None]:
        return ["tcp://b" if task in self.asleep else None for task in tasks]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No batch may take longer than no time at all."""
    monkeypatch.setattr(executor, "SECONDS_BETWEEN_LOOKS", 0.0)
    monkeypatch.setattr(patience, "MIN_PATIENCE", 0.0)
    monkeypatch.setattr(patience, "SLACK", 0.0)
    monkeypatch.setattr(executors, "PAUSE", 0.0)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("sample", [None, Sample(0.5, 7)])
def test_batches_of_a_frozen_worker_are_counted_once_by_others(
    sample: Sample | None, tmp_path: Path
) -> None:
    connection, path = Sleeping(), tmp_path / "10.ledger"
    with Checkpoint(path) as followed:
        workers = ClusterExecutor(connection, followed.progress, sample)
        assert count(N, progress=followed, executor=workers) == known_census(N)
    assert {row.worker for row in read_ledger(path).rows.values()} == {"tcp://a"}
    assert 0 < len(connection.answers) <= 4  # it is not given more than it holds
    assert workers.free_slots() == 2
    for answer in connection.answers:
        answer()
    assert workers.free_slots() == 4


@pytest.mark.usefixtures("hasty")
def test_differing_late_answer_is_detected() -> None:
    connection = Sleeping()
    connection.change = adding_eight_boards
    workers = ClusterExecutor(connection, Progress())
    assert count(N, executor=workers) == known_census(N)
    for answer in connection.answers:
        answer()
    with pytest.raises(UserError, match=r"has two counts, \d+ by tcp://a .* and \d+ by tcp://b"):
        workers.free_slots()


@pytest.mark.usefixtures("hasty")
def test_waiting_batch_is_not_sent_again() -> None:
    class Waiting(Sleeping):
        def holders(self, tasks: Sequence[object]) -> list[str | None]:
            for answer in self.answers:  # in the meantime it wakes up
                answer()
            self.answers.clear()
            return [None for _ in tasks]

    connection = Waiting()
    assert count(N, executor=ClusterExecutor(connection, Progress())) == known_census(N)
    numbers = [number for _, batch, _ in connection.sent for number in batch]
    assert len(numbers) == len({*numbers})


def test_patience_grows_with_the_time_of_batches() -> None:
    usual = patience.Patience()
    assert usual.seconds(1.0) == inf  # nothing was counted: nobody knows
    usual.learn(1.0, 0.1, 0.2)
    assert usual.seconds(1.0) == patience.MIN_PATIENCE
    usual.learn(2.0, 30.0, 60.0)
    assert (usual.seconds(1.0), usual.seconds(4.0)) == (300.0, 480.0)
    for _ in range(100):
        usual.learn(1.0, 0.1, 0.2)
    assert usual.seconds(1.0) == patience.MIN_PATIENCE


class Watched:
    """A lock that says when a thread waits for it."""

    def __init__(self) -> None:
        self.lock, self.is_wanted = RLock(), Event()

    def __enter__(self) -> None:
        if not self.lock.acquire(blocking=False):
            self.is_wanted.set()
            self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()


@pytest.mark.usefixtures("hasty")
@pytest.mark.soak
def test_answer_on_another_thread_waits_for_the_lock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Armed(Sleeping):
        is_armed = False

        def threads(self) -> dict[str, int]:
            places_now = super().threads()
            self.is_armed = bool(self.answers)
            return places_now

    guard, connection = Watched(), Armed()
    monkeypatch.setattr(executor, "RLock", lambda: guard)
    workers = ClusterExecutor(connection, Progress())
    workers.await_workers(2)
    others = list[Thread]()

    class Answering(SimpleNamespace):
        @property
        def effort(self) -> float:
            if connection.is_armed and not others:
                others.append(Thread(target=connection.answers[0]))
                others[0].start()
                until(lambda: guard.is_wanted.is_set() or not others[0].is_alive())
            return 1.0

    for number in range(6):
        part = Answering(number=number)
        workers.submit(lambda n, parts, backend: [(8, 0.1) for _ in parts], N, [part], None)
    workers.free_slots()
    others[0].join()
    for answer in connection.answers[1:]:
        answer()
    assert workers.free_slots() == 4
