"""Ctrl-C ends every long call; without it none of these would end in this test's time."""

from __future__ import annotations

import _thread
import threading
from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

from cy_core import JOIN, METHODS, count, count_parts, fundamental, memory, solutions
from cy_core.methods.listing_scalar import fundamental_scalar
from cy_core.puzzles import PERMUTATION_FORMS, SUDOKU_METHODS, count_permutations
from cy_core.puzzles.grid_search import search_grid

MANY = 10_000_000  # solutions of a sudoku: their memory comes with them, so not here
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
