"""Run compiled searches on threads of their own, so that Ctrl-C can end them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

from cy_core.engine.binding import Stop
from cy_core.model import InputError

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
    (result,) = run_on_threads(stop, work, 1)
    return result


def run_on_threads(stop: Stop, work: Callable[[], Result], threads: int) -> list[Result]:
    """Call `work` on every thread; Ctrl-C, or an error of one of them, sets `stop` to end all."""
    with ThreadPoolExecutor(threads) as pool:
        try:
            running = _start_threads(pool, work, threads)
            while True:
                done, pending = wait(running, PAUSE, FIRST_EXCEPTION)
                results = [future.result() for future in done]
                if not pending:
                    return results
        except BaseException:
            stop.set()
            raise


def _start_threads(
    pool: ThreadPoolExecutor, work: Callable[[], Result], threads: int
) -> list[Future[Result]]:
    """Start the work on this number of threads; raises an error if the system has fewer."""
    try:
        with deep_stacks():
            return [pool.submit(work) for _ in range(threads)]
    except RuntimeError:
        rule = "threads must be no more than this system starts"
        raise InputError(f"{rule}, got {threads}: choose fewer") from None
