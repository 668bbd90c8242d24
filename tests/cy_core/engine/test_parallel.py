"""Test counts on threads with a listener, known parts from earlier runs, and Ctrl-C."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock, Thread
from typing import Any

import pytest

from cy_core import InputError, WrongCount, census_of_total, count, known_census
from cy_core.engine import interruptible, parallel
from cy_core.engine.parts import CountParts


class RecordingListener:
    """A listener that supplies known parts, and records the counts of the other parts."""

    def __init__(self, known: Mapping[int, int]) -> None:
        self.known = known
        self.counted: dict[int, int] = {}
        self.parts = 0

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        self.parts = len(parts)
        return self.known

    def finished(self, number: int, boards: int, seconds: float) -> None:
        assert seconds > 0
        self.counted[number] = boards


@pytest.fixture(scope="module")
def boards_by_part() -> dict[int, int]:
    """The number of solutions in each part of the count for N = 15, by the part's number."""
    listener = RecordingListener({})
    count(15, progress=listener)
    return listener.counted


def test_known_parts_are_not_counted_again(boards_by_part: dict[int, int]) -> None:
    listener = RecordingListener(
        {number: boards_by_part[number] for number in range(0, len(boards_by_part), 2)}
    )
    assert count(15, progress=listener, threads=2) == count(15)
    assert sorted(listener.counted) == list(range(1, listener.parts, 2))
    assert listener.counted.items() <= boards_by_part.items()


@pytest.mark.parametrize("off", [-8, 8])
def test_wrong_known_part_raises_wrong_count(boards_by_part: dict[int, int], off: int) -> None:
    number = max(boards_by_part, key=boards_by_part.__getitem__)
    total = known_census(15).total
    with pytest.raises(WrongCount, match=f"n = 15 has {total} solutions, counted {total + off}: "):
        count(
            15, progress=RecordingListener(boards_by_part | {number: boards_by_part[number] + off})
        )


@pytest.mark.parametrize(
    ("known", "message"),
    [
        *(
            ({number: 8}, "parts have numbers 0 to 2400, got ")
            for number in (-1, 2401, 10**5000, "0", True)
        ),
        *(
            ({0: boards}, r"part 0 stands for 8 boards or a multiple below 2\*\*64, got ")
            for boards in (-8, 4, 8.0, None, 1 << 64)
        ),
        (None, "a listener knows boards by the numbers of parts"),
    ],
)
def test_impossible_known_parts_are_refused(known: dict[int, int], message: str) -> None:
    listener = RecordingListener(known)
    with pytest.raises(InputError, match=message):
        count(15, progress=listener)
    assert listener.counted == {}, "rejected before the count"


def test_a_method_takes_no_listener() -> None:
    with pytest.raises(InputError, match=r"bitmap has no progress, got .*: leave out the method"):
        count(8, method="bitmap", progress=RecordingListener({}))


class ExclusiveListener(RecordingListener):
    """A listener that fails if two threads report at the same time."""

    def __init__(self) -> None:
        super().__init__({})
        self.lock = Lock()

    def finished(self, number: int, boards: int, seconds: float) -> None:
        assert self.lock.acquire(blocking=False)
        super().finished(number, boards, seconds)
        self.lock.release()


def test_threads_report_one_after_the_other() -> None:
    listener = ExclusiveListener()
    count(15, progress=listener, threads=4)
    assert len(listener.counted) == listener.parts


class CountCancelledError(Exception):
    """The error that `CancellingListener` raises."""


class CancellingListener(RecordingListener):
    """A listener that cancels the count after its first part."""

    def finished(self, number: int, boards: int, seconds: float, worker: object = None) -> None:
        super().finished(number, boards, seconds)
        if len(self.counted) == 1:
            raise CountCancelledError


@pytest.mark.soak
@pytest.mark.parametrize("threads", [1, 2])
def test_an_error_of_a_listener_ends_the_count_on_every_thread(threads: int) -> None:
    listener = CancellingListener({})
    with pytest.raises(CountCancelledError):
        count(19, threads=threads, progress=listener, search="depth-first")
    assert 1 <= len(listener.counted) < listener.parts


@pytest.mark.soak
def test_an_error_of_a_listener_ends_a_count_on_an_executor() -> None:
    listener = CancellingListener({})
    with ThreadPoolExecutor(2) as pool, pytest.raises(CountCancelledError):
        count(17, executor=pool, progress=listener, search="depth-first")
    assert len(listener.counted) == 1


@pytest.mark.soak
def test_too_many_threads_for_the_system_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Thread.start
    started: list[Thread] = []

    def start_two_threads_only(thread: Thread) -> None:
        if len(started) == 2:
            raise RuntimeError("can't start new thread")
        started.append(thread)
        start(thread)

    monkeypatch.setattr(Thread, "start", start_two_threads_only)
    with pytest.raises(InputError, match=r"^threads must be no more than .*, got 8: choose fewer$"):
        count(15, threads=8)


def test_census_of_total_finds_the_orbits_by_size_or_refuses_the_total() -> None:
    for n in (1, 2, 6, 9, 15):
        known = known_census(n)
        assert census_of_total(n, known.total).orbits_by_size == known.orbits_by_size
    with pytest.raises(WrongCount, match=r"^n = 8 has 92 solutions, counted 93: "):
        census_of_total(8, 93)
    for bad in (-1, 1 << 64, 10**5000):
        with pytest.raises(InputError, match=r"^a total must be between 0 and 2\*\*64 - 1, got "):
            census_of_total(28, bad)


def test_census_of_total_refuses_a_total_that_no_orbits_add_up_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The counted total must agree with the numbers of symmetric solutions.

    The test removes the comparison with the published total, which would refuse it first.
    """
    monkeypatch.setattr(parallel, "require_known_total", lambda n, total: None)
    assert census_of_total(12, 14208).total == 14208
    with pytest.raises(WrongCount, match=r"^orbits .* do not add up to 14204 solutions$"):
        census_of_total(12, 14204)


@pytest.mark.soak
def test_ctrl_c_ends_the_count_of_a_partial_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """The count takes hours, so that without the interrupt the test would not end."""

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(interruptible, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        parallel.count_partial_board(24, [(0, 12)], [])


@pytest.mark.soak
@pytest.mark.parametrize("threads", [1, 2, 9])
def test_search_threads_get_a_large_stack(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    class StackSizeRecorder(ThreadPoolExecutor):
        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            # This sets the size and returns the previous one. Without an argument, the function
            # would reset the size.
            sizes.append(threading.stack_size(interruptible.STACK_BYTES))
            return super().submit(*args, **kwargs)

    monkeypatch.setattr(interruptible, "ThreadPoolExecutor", StackSizeRecorder)
    assert count(15, threads=threads, search="depth-first").total == 2279184
    assert set(sizes) == {interruptible.STACK_BYTES}
    assert threading.stack_size() == 0


@pytest.mark.soak
def test_concurrent_deep_stacks_restore_the_stack_size() -> None:
    def enter_500_times() -> None:
        for _ in range(500):
            with interruptible.deep_stacks():
                # Let other threads enter before this one leaves.
                time.sleep(0)

    pool = [threading.Thread(target=enter_500_times) for _ in range(4)]
    for thread in pool:
        thread.start()
    for thread in pool:
        thread.join()
    assert threading.stack_size() == 0
