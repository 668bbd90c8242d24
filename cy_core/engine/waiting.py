"""Work that Ctrl-C ends, though the interpreter would not hear it there."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TypeVar

from cy_core.engine.binding import Stop

Result = TypeVar("Result")

# Seconds: a thread that waits for ever would not hear Ctrl-C, on Windows.
PAUSE = 0.2


def interruptible(stop: Stop, work: Callable[[], Result]) -> Result:
    """What some work returns, done on a thread of its own; `stop` ends it at Ctrl-C."""
    with ThreadPoolExecutor(1) as pool:
        try:
            running = pool.submit(work)
            while wait([running], timeout=PAUSE).not_done:
                pass
            return running.result()
        except BaseException:
            stop.set()
            raise
