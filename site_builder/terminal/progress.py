"""A sign of life on standard error while a long computation runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import TextIO

from site_builder.terminal.lines import show, standard_error
from site_builder.values.errors import one_line

LEAST_SHARE = 0.01  # of the work that must be done before an estimate means anything
SILENCE = 1.5  # seconds at the start, so that short runs print nothing
PAUSE = 1.0  # seconds between two lines on a terminal


class Meter:
    """How far a long work has come.

    Parameters
    ----------
    total : float
        All of the work, in whatever unit.
    before : float
        As much as was done by an earlier run.
    """

    def __init__(self, total: float = 0.0, before: float = 0.0) -> None:
        self._total, self._before, self._done = total, before, before
        self._begun = time.monotonic()

    def reach(self, done: float) -> None:
        """Note how much is done, that of an earlier run included.

        A sum of many parts may come out a little above the whole.
        """
        self._done = min(done, self._total)

    def said(self) -> str:
        """The share that is done, and about how long the rest takes: ``43%, about 2 min left``."""
        share = self._done / self._total if self._total else 0.0
        now_done = self._done - self._before
        if share < LEAST_SHARE or now_done <= 0:
            return ""
        spent = time.monotonic() - self._begun
        return f"{share:.0%}, about {duration(spent * (self._total - self._done) / now_done)} left"


def duration(seconds: float) -> str:
    """A time as people tell it.

    >>> duration(42), duration(150), duration(9000)
    ('42 s', '2 min', '2.5 h')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"


@contextmanager
def waiting(
    text: str,
    *,
    more: Callable[[], str] = str,
    stream: TextIO | None = None,
) -> Iterator[None]:
    """Say `text` and the seconds gone by, after some `SILENCE`, until the block ends.

    On a terminal it is one line that is rewritten each second and erased at the end; elsewhere
    (a log file) a line at once, and then each time the time spent has doubled.

    Parameters
    ----------
    text : str
        What is going on: ``counting N=16``.
    more : callable of () to str
        What there is to add each time, such as an estimate of the time left; it may be nothing.
    stream : text stream, optional
        Standard error by default.
    """
    target = standard_error() if stream is None else stream
    tell = _rewrite if target.isatty() else _append
    done, start = Event(), time.monotonic()

    def line() -> str:
        known = [f"{time.monotonic() - start:.0f} s", more()]
        return one_line(f"{text} ... {', '.join(filter(None, known))}")

    thread = Thread(target=tell, args=(line, target, done), daemon=True)
    try:
        with suppress(RuntimeError):  # where no thread is left, the work goes on in silence
            thread.start()
        yield
    finally:
        done.set()
        if thread.is_alive():  # not where Ctrl-C came before it was
            thread.join()


def _rewrite(line: Callable[[], str], target: TextIO, done: Event) -> None:
    width, pause = 0, SILENCE
    while not done.wait(pause):
        text = line()
        show(f"\r{text:<{width}}", target)
        width, pause = max(width, len(text)), PAUSE
    if width:
        show("\r" + " " * width + "\r", target)


def _append(line: Callable[[], str], target: TextIO, done: Event) -> None:
    start = time.monotonic()
    while not done.wait(max(SILENCE, time.monotonic() - start)):
        show(f"{line()}\n", target)
