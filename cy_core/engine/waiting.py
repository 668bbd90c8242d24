"""Work that Ctrl-C ends, though the interpreter would not hear it there."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

from cy_core.engine.binding import Stop

Result = TypeVar("Result")

# Seconds: a thread that waits for ever would not hear Ctrl-C, on Windows.
PAUSE = 0.2
# Bytes: with -O3, GCC unfolds a search over more than the megabyte that a thread has with musl.
STACK = 8 << 20
# The size is one of the whole process: who sets it must not read what another has set meanwhile.
SETTING = threading.Lock()


@contextmanager
def deep_stacks() -> Iterator[None]:
    """Threads that are started meanwhile have room for a search, on every system."""
    with SETTING:
        usual = threading.stack_size(STACK)
        try:
            yield
        finally:
            threading.stack_size(usual)


def interruptible(stop: Stop, work: Callable[[], Result]) -> Result:
    """What some work returns, done on a thread of its own; `stop` ends it at Ctrl-C."""
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
