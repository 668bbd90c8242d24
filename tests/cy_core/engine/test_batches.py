"""Test batches of parts, and counts on executors."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from itertools import count as count_up
from multiprocessing import get_context
from typing import Any

import pytest

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    CountParts,
    InputError,
    Worker,
    WrongCount,
    count,
    count_part,
    count_parts,
    known_census,
)
from cy_core.engine import batches, parts
from cy_core.engine.batches import count_batch
from cy_core.engine.binding import AVAILABLE_BACKENDS


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
@pytest.mark.parametrize("backend", AVAILABLE_BACKENDS)
def test_counts_of_all_parts_add_up_to_the_total(search: str, backend: str) -> None:
    boards = [count_part(9, part, backend=backend) for part in count_parts(9, search)]
    assert sum(boards) == known_census(9).total


@pytest.mark.parametrize(
    ("n", "changes", "message"),
    [
        (13, {}, "part 5 belongs to n = 12, got n = 13: name the n that it was made for"),
        (12, {"core": "9.9.9"}, r"part 5 was made by version 9\.9\.9, this is .*: use one version"),
        (12, {"search": JOIN}, "n = 12 has no such part 5 of the search join: take one of"),
        (12, {"search": "breadth"}, "search must be depth-first or join, got breadth"),
        (12, {"number": 6}, "n = 12 has no such part 6 of the search depth-first"),
        (12, {"number": -1}, "n = 12 has no such part -1 of the search depth-first"),
        (12, {"weight": 3}, "n = 12 has no such part 5 of the search depth-first"),
    ],
)
def test_count_part_refuses_a_part_of_another_count(
    n: int, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(InputError, match=f"^{message}"):
        count_part(n, replace(count_parts(12)[5], **changes))


class ImmediateExecutor(Executor):
    """An executor that runs each task when it is submitted, and records the task's arguments.

    `change` maps each result to the result that the future gets.
    """

    def __init__(self, change: Callable[[Any], Any] = lambda result: result) -> None:
        self.change = change
        self.tasks: list[tuple[Any, ...]] = []

    def submit(self, task: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        self.tasks.append(pickle.loads(pickle.dumps(args)))
        future: Future[Any] = Future()
        try:
            future.set_result(self.change(task(*self.tasks[-1])))
        except InputError as error:
            future.set_exception(error)
        return future


class IdleExecutor(Executor):
    """An executor that accepts tasks but never begins them."""

    def __init__(self) -> None:
        self.tasks: list[Future[Any]] = []

    def submit(self, *_: object, **__: object) -> Future[Any]:
        self.tasks.append(Future())
        return self.tasks[-1]


class RecordingListener:
    """A listener that supplies known parts, and records the counts of the other parts."""

    def __init__(self, known: Mapping[int, int]) -> None:
        self.known = known
        self.counted: dict[int, int] = {}

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        return self.known

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        assert seconds > 0
        assert number not in self.counted
        self.counted[number] = boards


@pytest.mark.core
def test_count_on_a_pool_of_processes_or_threads() -> None:
    part = count_parts(12)[5]
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        for n, search in ((12, None), (12, JOIN), (15, None)):
            assert count(n, search=search, executor=processes) == known_census(n)
        with pytest.raises(InputError, match=r"^part 5 was made by version 0\.0\.1, this is "):
            processes.submit(count_part, 12, replace(part, core="0.0.1")).result()
    with ThreadPoolExecutor(2) as threads:
        for n in (1, 2, 3, 4, 8):
            assert count(n, executor=threads).total == known_census(n).total


def test_known_parts_are_not_sent() -> None:
    full = RecordingListener({})
    assert count(8, progress=full, executor=ImmediateExecutor()) == known_census(8)
    even_parts = {number: full.counted[number] for number in range(0, len(full.counted), 2)}
    rest = RecordingListener(even_parts)
    executor = ImmediateExecutor()
    assert count(8, progress=rest, executor=executor) == known_census(8)
    counted_numbers = [part.number for _, batch, *_ in executor.tasks for part in batch]
    assert sorted(counted_numbers) == sorted(rest.counted) == list(range(1, len(full.counted), 2))
    assert rest.counted.items() <= full.counted.items()
    assert {task[2] for task in executor.tasks} == {None}, "each worker takes its own backend"


def test_small_parts_are_sent_in_one_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "SHARES", 20)
    for search in (DEPTH_FIRST, JOIN):
        executor, parts = ImmediateExecutor(), count_parts(12, search)
        count(12, search=search, executor=executor)
        sizes = [len(batch) for _, batch, *_ in executor.tasks]
        assert sum(sizes) == len(parts)
        assert 2 < len(sizes) <= 21
        order = [part.number for _, batch, *_ in executor.tasks for part in batch]
        assert order == parts.counting_order()


def test_worker_returns_after_its_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "SHARES", 20)
    monkeypatch.setattr(batches, "LIMIT", 3.0)
    monkeypatch.setattr(parts.time, "thread_time", count_up().__next__)  # each part takes a second
    returned: list[int] = []

    def record_length(results: list[Any]) -> list[Any]:
        returned.append(len(results))
        return results

    executor, listener = ImmediateExecutor(record_length), RecordingListener({})
    assert count(12, progress=listener, executor=executor) == known_census(12)
    assert max(len(batch) for _, batch, *_ in executor.tasks) > 10
    assert max(returned) == 3
    assert sum(returned) == len(listener.counted) == len(count_parts(12))


def test_parts_without_effort_are_spread_over_batches() -> None:
    executor = ImmediateExecutor()
    count(15, executor=executor)
    assert max(len(batch) for _, batch, *_ in executor.tasks) <= 1 + len(count_parts(15)) / 100


def test_ctrl_c_in_a_worker_ends_later_batches_of_the_same_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    part = count_parts(8)[0]
    boards = count_part(8, part)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(batches, "run_interruptibly", interrupted)
        with pytest.raises(KeyboardInterrupt):
            count_batch(8, [part], None, 1.0, "one count")
    with pytest.raises(KeyboardInterrupt):
        count_batch(8, [part], None, 1.0, "one count")
    assert count_batch(8, [part], None, 1.0, "another")[0][0] == count_part(8, part) == boards


def test_wrong_result_of_a_worker_is_refused() -> None:
    wrong_total = ImmediateExecutor(lambda result: [(boards + 8, s) for boards, s in result])
    with pytest.raises(WrongCount, match="n = 8 has 92 solutions, counted "):
        count(8, executor=wrong_total)
    with pytest.raises(ValueError, match="zip"):
        count(8, executor=ImmediateExecutor(lambda result: result[1:]))
    no_multiple = ImmediateExecutor(lambda result: [(boards + 1, s) for boards, s in result])
    with pytest.raises(WrongCount, match=r"^part \d+ stands for [248] boards or a multiple below "):
        count(8, executor=no_multiple)


@pytest.mark.parametrize("failure", [KeyboardInterrupt, InputError])
def test_failure_cancels_waiting_tasks(
    failure: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise failure

    monkeypatch.setattr(batches, "wait", fail)
    idle = IdleExecutor()
    with pytest.raises(failure):
        count(12, executor=idle)
    assert idle.tasks
    assert all(task.cancelled() for task in idle.tasks)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"threads": 2}, "an executor has workers of its own, got 2 threads: leave out the thr"),
        ({"method": "bitmap"}, "bitmap has no executor, got .*: leave out the method, or the exe"),
    ],
)
def test_options_that_conflict_with_an_executor_are_refused(
    options: dict[str, Any], message: str
) -> None:
    idle = IdleExecutor()
    with pytest.raises(InputError, match=f"^{message}"):
        count(12, executor=idle, **options)
    assert idle.tasks == []
