"""A sign of life on standard error while a long computation runs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from threading import Event, Thread
from typing import TYPE_CHECKING, TextIO

from site_builder.terminal.lines import show, standard_error
from site_builder.values.errors import one_line

if TYPE_CHECKING:
    from site_builder.terminal.bar import Bar

MIN_SHARE = 0.01  # of the work that must be done before an estimate means anything
SILENCE = 1.5  # seconds at the start, so that short runs print nothing
PAUSE = 1.0  # seconds between two drawings on a terminal


class Progress:
    """How far a long work has come: the worker writes it, the waiting thread reads it."""

    def __init__(self) -> None:
        self.share: float | None = None
        self.facts: dict[str, str] = {}
        self.note = ""

    def begin(self, total: float, before: float = 0.0) -> None:
        """Begin a work of so much, in whatever unit, `before` of which an earlier run has done."""
        self._total, self._before, self._begun = total, before, time.monotonic()
        self.reach(before)

    def reach(self, done: float) -> None:
        """Note how much is done, that of an earlier run included.

        A sum of many parts may come out a little above the whole.
        """
        self._done = min(done, self._total)
        self.share = self._done / self._total if self._total else None

    def text(self) -> str:
        """The share, about how long the rest takes, and the rest: ``43%, about 2 min left``."""
        return ", ".join(filter(None, [self._estimate(), *self.facts.values(), self.note]))

    def _estimate(self) -> str:
        if self.share is None or self.share < MIN_SHARE:
            return ""
        spent, now_done = time.monotonic() - self._begun, self._done - self._before
        if now_done <= 0:
            return ""
        left = spent * (self._total - self._done) / now_done
        return f"{self.share:.0%}, about {duration(left)} left"


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
    text: str, progress: Progress | None = None, *, stream: TextIO | None = None
) -> Iterator[None]:
    """Say `text` and the seconds gone by, after some `SILENCE`, until the block ends.

    On a terminal it is a bar that is drawn anew each second and erased at the end; elsewhere (a log
    file) a line at once, and then each time the time spent has doubled.
    """
    target, done = standard_error() if stream is None else stream, Event()
    thread = Thread(target=_tell, args=(text, progress or Progress(), target, done), daemon=True)
    try:
        with suppress(RuntimeError):  # where no thread is left, the work goes on in silence
            thread.start()
        yield
    finally:
        done.set()
        if thread.is_alive():  # not where Ctrl-C came before it was
            thread.join()


def _tell(text: str, progress: Progress, target: TextIO, done: Event) -> None:
    start = time.monotonic()
    if done.wait(SILENCE):
        return
    with _bar_on(target) as bar:
        while True:
            spent = time.monotonic() - start
            known = filter(None, [f"{spent:.0f} s", progress.text()])
            line = one_line(f"{text} ... {', '.join(known)}")
            if bar:
                bar.draw(line, progress.share)
            else:
                show(f"{line}\n", target)
            if done.wait(PAUSE if bar else spent):
                return


def _bar_on(stream: TextIO) -> AbstractContextManager[Bar | None]:
    if not stream.isatty():
        return nullcontext()
    from site_builder.terminal.bar import bar_on  # loads Rich, for which short runs must not wait

    return bar_on(stream)
