"""Ctrl-C where the interpreter would not hear it."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from cy_core import count
from cy_core.engine import interruptible, parallel


@pytest.mark.soak
def test_ctrl_c_ends_the_count_of_a_partial_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it, this count takes hours, and the test would not end."""

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(interruptible, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        parallel.count_partial_board(24, [(0, 12)], [])


@pytest.mark.soak
@pytest.mark.parametrize("threads", [1, 2, 9])
def test_search_threads_get_a_large_stack(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    class Noted(ThreadPoolExecutor):
        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            sizes.append(
                threading.stack_size(interruptible.STACK_BYTES)
            )  # it is asked by setting it
            return super().submit(*args, **kwargs)

    monkeypatch.setattr(interruptible, "ThreadPoolExecutor", Noted)
    assert count(15, threads=threads, search="depth-first").total == 2279184
    assert {*sizes} == {interruptible.STACK_BYTES}
    assert threading.stack_size() == 0


@pytest.mark.soak
def test_concurrent_deep_stacks_restore_the_stack_size() -> None:
    def often() -> None:
        for _ in range(500):
            with interruptible.deep_stacks():
                time.sleep(0)

    pool = [threading.Thread(target=often) for _ in range(4)]
    for thread in pool:
        thread.start()
    for thread in pool:
        thread.join()
    assert threading.stack_size() == 0
