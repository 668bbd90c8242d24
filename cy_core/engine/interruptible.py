"""Run compiled searches on threads of their own, so that Ctrl-C can end them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

from cy_core.engine.binding import Stop

Result = TypeVar("Result")

# Seconds between two looks at a thread: on Windows a wait without end would not hear Ctrl-C.
PAUSE = 0.2
# With -O3, GCC unrolls a recursive search until it needs more stack than the megabyte that a thread
# has with musl.
STACK_BYTES = 8 << 20
# `threading.stack_size` is one value for the whole process: one thread at a time changes it.
STACK_SIZE_LOCK = threading.Lock()


@contextmanager
def deep_stacks() -> Iterator[None]:
    """While this context is open, new threads have enough stack for a search on every system."""
    with STACK_SIZE_LOCK:
        usual = threading.stack_size(STACK_BYTES)
        try:
            yield
        finally:
            threading.stack_size(usual)


def run_interruptibly(stop: Stop, work: Callable[[], Result]) -> Result:
    """Call `work` on a thread of its own and return its result; Ctrl-C sets `stop`, to end it."""
    with ThreadPoolExecutor(1) as pool:
        try:
            with deep_stacks():
                running = pool.submit(work)
            while wait([running], timeout=PAUSE).not_done:
                pass
            return running.result()
        except BaseException:
            stop.set()
            raise
