"""Threads count, list and label at once, with and without the interpreter's lock."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from cy_core import count, fundamental, labels, solutions


@pytest.mark.soak
def test_threads_count_list_and_label_at_once() -> None:
    boards = solutions(8)
    names = labels(boards)

    def work(_: int) -> None:
        assert count(15, threads=4, search="depth-first").total == 2_279_184
        assert len(fundamental(10)[0]) == 92
        assert np.array_equal(solutions(8), boards)
        assert np.array_equal(labels(boards), names)

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(work, range(16)))
