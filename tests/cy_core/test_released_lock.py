"""Long calls let other threads of Python run."""

from __future__ import annotations

from collections.abc import Callable
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
