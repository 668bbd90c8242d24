"""A sign of life on standard error while a long computation runs."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import TextIO


@contextmanager
def waiting(text: str, *, delay: float = 1.5, stream: TextIO | None = None) -> Iterator[None]:
    """Say `text` and the seconds gone by, from `delay` seconds on, until the block ends.

    On a terminal it is one line that is rewritten each second and erased at the end; elsewhere
    (a log file) a line at `delay`, and then each time the time spent has doubled.

    Parameters
    ----------
    text : str
        What is going on: ``counting N=16``.
    delay : float
        Seconds of silence at the start, so that short runs print nothing.
    stream : text stream, optional
        Standard error by default.
    """
    target = sys.stderr if stream is None else stream
    show = _rewrite if target.isatty() else _append
    done = Event()
    thread = Thread(target=show, args=(text, delay, target, done), daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def _rewrite(text: str, delay: float, target: TextIO, done: Event) -> None:
    start, line, pause = time.monotonic(), "", delay
    while not done.wait(pause):
        line = f"{text} ... {time.monotonic() - start:.0f} s"
        print(f"\r{line}", end="", file=target, flush=True)
        pause = 1.0
    if line:
        print("\r" + " " * len(line) + "\r", end="", file=target, flush=True)


def _append(text: str, delay: float, target: TextIO, done: Event) -> None:
    start = time.monotonic()
    while not done.wait(max(delay, time.monotonic() - start)):
        print(f"{text} ... {time.monotonic() - start:.0f} s", file=target, flush=True)
