"""Test that threads can count, list and label at once, and that Ctrl-C ends every long call."""

from __future__ import annotations

import _thread
import sys
import sysconfig
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event, Thread

import numpy as np
import pytest

from cy_core import (
    JOIN,
    METHODS,
    completions,
    count,
    count_parts,
    fundamental,
    label,
    labels,
    memory,
    solution,
    solutions,
)
from cy_core.engine.binding import Counter, PartQueue, Parts, Stop
from cy_core.engine.choice import chosen_backend
from cy_core.methods.listing_scalar import fundamental_scalar
from cy_core.puzzles import PERMUTATION_FORMS, SUDOKU_METHODS, count_permutations
from cy_core.puzzles.grid_search import search_grid


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
    # Because of `undisturbed`, this thread continues only when the other thread has released the
    # interpreter's lock.
    thread.start()
    ran_concurrently = not ended.is_set()
    thread.join()
    assert ran_concurrently


@pytest.mark.soak
@pytest.mark.usefixtures("undisturbed")
def test_splitting_parts_does_not_disturb_a_running_count() -> None:
    """The count must use a copy of the part, because splitting may free the memory of parts."""
    counter = Counter(chosen_backend(), Stop())
    parts = Parts(18)
    begun = Event()
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
    """Wait until a count of a part has begun, then split the parts nine times."""
    begun.wait()
    for _ in range(9):
        parts.split()


@pytest.mark.soak
@pytest.mark.usefixtures("undisturbed")
def test_counter_refuses_a_second_thread() -> None:
    stop = Stop()
    counter = Counter("portable", stop)
    # The thread uses the counter until `stop` is set below.
    thread = Thread(target=counter.completions, args=(24, ()))
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


# A number of sudoku solutions that takes a long search.
MANY = 10_000_000
CALLS: list[Callable[[], object]] = [
    *(partial(method.search, 24) for method in METHODS),
    *(partial(function, 18) for function in (fundamental_scalar, fundamental, solutions)),
    *(partial(count, 22, threads=threads) for threads in (1, 2)),
    partial(count_parts, 24, JOIN),
    *(partial(count_permutations, 16, form) for form in PERMUTATION_FORMS),
    *(
        partial(search_grid, "." * 81, method, MANY, np.empty((MANY, 81), np.uint8))
        for method in SUDOKU_METHODS
    ),
]


@pytest.mark.soak
@pytest.mark.parametrize("call", CALLS)
def test_ctrl_c_ends_a_long_call(
    call: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "machine_memory", lambda: 10**15)
    timer = threading.Timer(0.05, _thread.interrupt_main)
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - the timer must not strike before
        timer.start()
        call()
    timer.join()


@pytest.fixture
def undisturbed() -> Iterator[None]:
    """Let no other thread run until this one waits or releases the interpreter's lock."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        pytest.skip("this Python has no lock that a thread could keep")
    previous = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(previous)
