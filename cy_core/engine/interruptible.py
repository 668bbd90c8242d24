"""Run compiled searches on new threads, so that the main thread can end them at Ctrl-C."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

from cy_core.engine.binding import Stop
from cy_core.model import InputError

Result = TypeVar("Result")

# Seconds of one wait for the threads. Waits are repeated, because on Windows Ctrl-C does not
# interrupt a wait without a timeout.
PAUSE = 0.2
# Stack of a thread. With -O3, GCC unrolls a recursive search so far that it needs more than the
# megabyte that musl gives a thread.
STACK_BYTES = 8 << 20
# Only one thread at a time may change `threading.stack_size`, which holds for the whole process.
STACK_SIZE_LOCK = threading.Lock()


@contextmanager
def deep_stacks() -> Iterator[None]:
    """Give new threads enough stack for a search, until this context ends."""
    with STACK_SIZE_LOCK:
        previous = threading.stack_size(STACK_BYTES)
        try:
            yield
        finally:
            threading.stack_size(previous)


def run_interruptibly(stop: Stop, work: Callable[[], Result]) -> Result:
    """Call `work` on a new thread and return its result.

    At Ctrl-C, set `stop`, so that `work` ends, and raise KeyboardInterrupt.
    """
    (result,) = run_on_threads(stop, work, 1)
    return result


def run_on_threads(stop: Stop, work: Callable[[], Result], threads: int) -> list[Result]:
    """Call `work` on each of `threads` new threads and return the results.

    At Ctrl-C, or if a call raises an error, set `stop`, so that all calls end, and raise the error.
    """
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
    """Start `work` on new threads. Raise an `InputError` if the system cannot start that many."""
    try:
        with deep_stacks():
            return [pool.submit(work) for _ in range(threads)]
    except RuntimeError:
        rule = "threads must be no more than this system starts"
        raise InputError(f"{rule}, got {threads}: choose fewer") from None
