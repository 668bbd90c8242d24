"""Batches on a cluster: sent again when they are lost or late, and a sample counted twice."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from random import Random
from threading import RLock
from typing import Any

from cy_core import Part, Worker
from site_builder.cluster.checks import require_one_version
from site_builder.cluster.connection import Connection
from site_builder.cluster.options import Sample
from site_builder.cluster.patience import Patience
from site_builder.cluster.worker import Counted, count_here
from site_builder.terminal.progress import Progress
from site_builder.values.errors import UserError
from site_builder.values.text import counted

MAX_TRIES = 5  # to have a sample counted by another worker, which may be there and take no work
BATCHES_EACH = 2  # one that is counted, and one that waits for its end
SECONDS_BETWEEN_LOOKS = 1.0  # at who is there
SECONDS_TO_COME = 10.0  # for workers that were just started
PAUSE = 0.1


@dataclass(slots=True, eq=False)
class _Job:
    """A batch under way: what counts it, what was found, and what is still to be counted again.

    What was sent last is `kept`, since `sent`; `delays` says how often a worker took too long.
    """

    task: Callable[..., Any]
    n: int
    batch: Sequence[Part]
    backend: str | None
    outcome: Future[list[Counted]] = field(default_factory=Future)
    found: list[Counted] = field(default_factory=list)
    again: Sequence[int] = ()
    tries: int = 0
    delays: int = 0
    sent: float = 0.0
    kept: object = None

    @property
    def effort(self) -> float:
        """Of the parts that were sent last."""
        return sum(self.batch[index].effort for index in self.again or range(len(self.batch)))


class ClusterExecutor(Executor):
    """Has batches counted by the workers of a connection."""

    def __init__(
        self, connection: Connection, progress: Progress, sample: Sample | None = None
    ) -> None:
        self.connection, self._progress, self._sample = connection, progress, sample
        self.threads: Mapping[str, int] = {}
        self._patience = Patience()
        self._guard = RLock()  # of all below: answers come on a thread of Dask
        self._silent: set[str] = set()  # workers that hold a batch too long, or never answered
        self._running: set[_Job] = set()
        self._lost: deque[_Job] = deque()
        self._next_look = 0.0
        self._trouble: Exception | None = None

    def await_workers(self, least: int) -> None:
        """Wait some seconds for so many workers."""
        deadline = time.monotonic() + SECONDS_TO_COME
        while self._look() < least:
            if time.monotonic() > deadline:
                rule = f"this count needs {counted(least, 'worker')}"
                found = f"{self.connection.address} has {len(self.threads)}"
                raise UserError(f"{rule}, and {found}: start more")
            time.sleep(PAUSE)

    def free_slots(self) -> int:
        """How many more batches to send now; what was lost is sent again before."""
        if not self.connection.is_open:
            self._progress.facts["workers"] = "the scheduler has gone, waiting for it"
            self.connection.await_scheduler()
        with self._guard:
            if self._trouble:
                raise self._trouble
            for _ in range(len(self._lost)):  # what is lost again at once waits for the next time
                self._send(self._lost.popleft())
        if time.monotonic() >= self._next_look:
            self._look()
            self._send_late_ones()
        threads = sum(self.threads[address] for address in self._live() or self.threads)
        return max(0, BATCHES_EACH * threads - len(self._running))

    def submit(self, task: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        """Have a batch counted, which `cy_core.count` says how."""
        job = _Job(task, *args)
        with self._guard:
            self._running.add(job)
            self._send(job)
        return job.outcome

    def _look(self) -> int:
        known, threads = self.threads.keys(), self.connection.threads()
        fresh = threads.keys() - known
        answered = require_one_version(self.connection, fresh) if fresh else set()
        there = known | answered
        with self._guard:
            self._silent = (self._silent | fresh) - answered
            self.threads = {
                address: count for address, count in threads.items() if address in there
            }
            count = len(self._live())
        self._progress.facts["workers"] = counted(count, "worker")
        self._next_look = time.monotonic() + SECONDS_BETWEEN_LOOKS
        return count

    def _live(self) -> list[str]:
        with self._guard:
            return [address for address in self.threads if address not in self._silent]

    def _send_late_ones(self) -> None:
        """Have batches that take too long counted by other workers, too."""
        with self._guard:
            late = {job: job.kept for job in self._running if self._is_late(job)}
        if not late:
            return
        holders = self.connection.holders([*late.values()])  # answers may come meanwhile
        with self._guard:
            held = {
                job: holder
                for (job, task), holder in zip(late.items(), holders, strict=True)
                if holder and job.kept is task
            }
            self._silent.update(held.values())
            for job in held if self._live() else ():
                job.delays += 1
                self._send(job)

    def _is_late(self, job: _Job) -> bool:
        patience = self._patience.seconds(job.effort) * 2**job.delays
        return job.kept is not None and time.monotonic() - job.sent > patience

    def _send(self, job: _Job) -> None:
        indices = job.again or range(len(job.batch))

        def heard(found: list[Counted] | None, error: UserError | None) -> None:
            with self._guard:
                try:
                    self._hear(job, indices, found, error)
                except Exception as trouble:  # raised where it is heard
                    self._trouble = trouble

        batch, backend, before = job.batch, job.backend, None
        others = self._live() if self._silent else []
        if job.again:
            first = job.found[indices[0]][-1]
            batch, backend, before = [batch[index] for index in indices], None, first.backend
            others = self._others(first) or others
        work = (job.task, job.n, batch, backend, before)
        job.sent = time.monotonic()
        job.kept = self.connection.submit(heard, others or None, count_here, *work)

    def _hear(
        self,
        job: _Job,
        indices: Sequence[int],
        found: list[Counted] | None,
        error: UserError | None,
    ) -> None:
        """Take what came of the parts at some indices of a batch: what comes twice counts once."""
        if found:
            self._silent.discard(found[0][-1].name)
            if not job.delays:
                counting = sum(seconds for _, seconds, _ in found)
                self._patience.learn(job.effort, counting, time.monotonic() - job.sent)
        elif job not in self._running:  # another worker has counted it
            return
        if error:
            raise error
        if found is None:
            if job not in self._lost:
                self._lost.append(job)
        elif job.found:
            _require_equal(job, indices, found)
            if job in self._running and indices is job.again:
                self._end_twice(job, found[0][-1])
        else:
            job.found, job.again = found, self._chosen(job)
            if job.again:
                self._send(job)
            else:
                self._end(job)

    def _end_twice(self, job: _Job, other: Worker) -> None:
        """Keep who counted a sample again; Dask gives it to the same worker, if that is idle."""
        first, job.tries = job.found[job.again[0]][-1], job.tries + 1
        if other.name == first.name and self._others(first) and job.tries < MAX_TRIES:
            self._lost.append(job)
            return
        for index in job.again:
            boards, seconds, _ = job.found[index]
            job.found[index] = boards, seconds, replace(first, again=other)
        self._end(job)

    def _others(self, worker: Worker) -> list[str]:
        return [address for address in self._live() if address != worker.name]

    def _chosen(self, job: _Job) -> list[int]:
        """Indices in its batch of the parts that are counted again."""
        if self._sample is None:
            return []
        seed, share = self._sample.seed, self._sample.share
        chances = [Random(f"{seed} {job.n} {part.number}").random() for part in job.batch]
        return [index for index, chance in enumerate(chances) if chance < share]

    def _end(self, job: _Job) -> None:
        self._running.discard(job)
        job.kept = None
        job.outcome.set_result(job.found)


def _require_equal(job: _Job, indices: Sequence[int], found: Sequence[Counted]) -> None:
    """Refuse a second count of the parts at some indices of a batch that differs from the first."""
    for index, other in zip(indices, found, strict=True):
        one = job.found[index]
        if one[0] != other[0]:
            counts = [f"{boards} by {by.name} ({by.backend})" for boards, _, by in (one, other)]
            part = f"part {job.batch[index].number} of N = {job.n}"
            remedy = "trust neither worker before you know which is wrong"
            raise UserError(f"{part} has two counts, {' and '.join(counts)}: {remedy}")
