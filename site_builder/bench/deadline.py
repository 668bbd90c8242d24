"""A time limit for a computation that Ctrl-C can stop."""

from __future__ import annotations

import _thread
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Timer
from types import FrameType


class TimeLimitReached(Exception):
    """The block took longer than its limit."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Stop the block after so many seconds, the way Ctrl-C would; main thread only.

    SIGINT is the one signal that every system delivers to the core's long loops, Windows too.

    Raises
    ------
    TimeLimitReached
        The block was stopped.
    """
    reached = Event()
    timer = Timer(seconds, _interrupt, [reached])
    with _told_apart(reached):
        try:
            timer.start()
            yield
        finally:
            # Joined, so that a late signal arrives here and not in what follows.
            timer.cancel()
            if timer.is_alive():  # not where Ctrl-C came before it was
                timer.join()


def _interrupt(reached: Event) -> None:
    reached.set()
    _thread.interrupt_main()


@contextmanager
def _told_apart(reached: Event) -> Iterator[None]:
    """SIGINT is the end of the time once `reached` is set, and what it always was before."""
    previous = signal.getsignal(signal.SIGINT)

    def on_signal(number: int, frame: FrameType | None) -> None:
        if reached.is_set():
            raise TimeLimitReached
        if callable(previous):
            previous(number, frame)

    signal.signal(signal.SIGINT, on_signal)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
