"""A time limit for a computation that Ctrl-C can stop."""

from __future__ import annotations

import _thread
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock, Thread
from types import FrameType


class TimeLimitReached(Exception):
    """The block took longer than its limit."""


@dataclass(slots=True)
class _Block:
    """The state of the block; `TimeLimitReached` is raised only while it runs.

    Raised while the watching thread starts or ends, it would leave a lock of the standard library
    held for ever.
    """

    is_running: bool = False
    is_over: bool = False


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Stop the block after a number of seconds, as Ctrl-C would; main thread only.

    SIGINT is the one signal that every system delivers to the core's long loops, Windows too.
    """
    block, done = _Block(), Lock()
    done.acquire()
    watch = Thread(target=_watch, args=(block, done, seconds), daemon=True)
    with _limit_signal(block):
        try:
            watch.start()
            block.is_running = True
            if block.is_over:
                raise TimeLimitReached
            yield
        finally:
            block.is_running = False
            done.release()
            # Joined, so that a late signal arrives here and not in what follows.
            if watch.is_alive():  # not where Ctrl-C came before it was
                watch.join()


def _watch(block: _Block, done: Lock, seconds: float) -> None:
    if done.acquire(timeout=seconds):
        return
    block.is_over = True
    if block.is_running:
        _thread.interrupt_main()


@contextmanager
def _limit_signal(block: _Block) -> Iterator[None]:
    """Read SIGINT as the end of the time once that is over, and as Ctrl-C before."""
    previous = signal.getsignal(signal.SIGINT)

    def on_signal(number: int, frame: FrameType | None) -> None:
        if block.is_over:
            if block.is_running:
                raise TimeLimitReached
        elif callable(previous):
            previous(number, frame)

    signal.signal(signal.SIGINT, on_signal)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
