"""Threads count, list and label at once, and a long call of one lets the others run."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event, Thread

import numpy as np
import pytest

from cy_core import (
    completions,
    count,
    fundamental,
    fundamental_scalar,
    label,
    labels,
    solution,
    solutions,
)
from cy_core.engine.binding import Counter, PartQueue, Parts, Stop
from cy_core.engine.choice import chosen_backend


@pytest.mark.soak
def test_threads_count_list_and_label_at_once() -> None:
    boards = solutions(8)
    names = labels(boards)

    def work(_: int) -> None:
        assert count(15, threads=4, search="depth-first").total == 2_279_184
        assert len(fundamental(12)[0]) == 1787
        assert np.array_equal(solutions(8), boards)
        assert np.array_equal(labels(boards), names)

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(work, range(16)))


def label_a_large_board() -> None:
    for rank in range(1, 80_000_000, 2_000_000):
        label(solution(f"18.8.{rank}"))


def label_many_boards() -> None:
    labels(np.tile(solutions(12), (30, 1)))


@pytest.mark.soak
@pytest.mark.usefixtures("undisturbed")
@pytest.mark.parametrize(
    "call",
    [
        partial(count, 17, search="depth-first"),
        partial(count, 13, method="bitmap"),
        partial(solutions, 15),
        partial(fundamental, 16),
        partial(fundamental_scalar, 14),
        partial(completions, 16, [(3, 3)]),
        label_a_large_board,
        label_many_boards,
    ],
)
def test_other_threads_run_during_a_long_call(call: Callable[[], object]) -> None:
    ended = Event()

    def work() -> None:
        call()
        ended.set()

    thread = Thread(target=work)
    thread.start()  # goes on when the other thread gives the lock away
    ran_beside = not ended.is_set()
    thread.join()
    assert ran_beside


@pytest.mark.soak
@pytest.mark.usefixtures("undisturbed")
def test_splitting_parts_does_not_disturb_a_running_count() -> None:
    """What is counted is the part as it was, though its memory may be another's by then."""
    counter, parts, begun = Counter(chosen_backend(), Stop()), Parts(18), Event()
    work = parts.work()
    heaviest = work.index(max(work))
    thread = Thread(target=split_often, args=(parts, begun))
    thread.start()
    begun.set()
    total = counter.boards(parts, heaviest)
    thread.join()
    assert total == counter.boards(Parts(18), heaviest)
    assert len(parts) > len(work)


def split_often(parts: Parts, begun: Event) -> None:
    """Split parts as soon as a count of one of them has begun."""
    begun.wait()
    for _ in range(9):
        parts.split()


@pytest.mark.soak
@pytest.mark.usefixtures("undisturbed")
def test_counter_refuses_a_second_thread() -> None:
    stop = Stop()
    counter = Counter("portable", stop)
    thread = Thread(target=counter.completions, args=(24, ()))  # ends when it is stopped
    thread.start()
    others = (
        lambda: counter.completions(4, ()),
        lambda: counter.boards(Parts(4), 0),
        lambda: counter.total(PartQueue(Parts(4))),
    )
    for call in others:
        with pytest.raises(ValueError, match="a Counter works for one thread at a time"):
            call()
    stop.set()
    thread.join()
    assert Counter("portable", Stop()).boards(Parts(4), 0) == 2
