"""A sign of life on standard error while a long computation runs."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import TYPE_CHECKING, TextIO

from site_builder.terminal.lines import show, standard_error
from site_builder.values.errors import one_line

if TYPE_CHECKING:
    from rich.progress import Progress as Bars

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
        self._total = total
        self.reach(before)

    def reach(self, done: float) -> None:
        """Note how much is done, that of an earlier run included.

        A sum of many parts may come out a little above the whole.
        """
        self.share = min(done / self._total, 1.0) if self._total else None

    def text(self) -> str:
        """What is known beside the share."""
        return ", ".join(filter(None, [*self.facts.values(), self.note]))


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
    """Say `text` and the time gone by, after some `SILENCE`, until the block ends.

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
    begun = time.monotonic()
    if done.wait(SILENCE):
        return
    if can_draw(target):
        with suppress(OSError):  # a terminal that is gone does not end the work
            _draw(text, progress, target, done)
        return
    while True:
        spent = time.monotonic() - begun
        share = "" if progress.share is None else f"{progress.share:.0%}"
        known = ", ".join(filter(None, [duration(spent), share, progress.text()]))
        show(f"{one_line(f'{text} ... {known}')}\n", target)
        if done.wait(spent):
            return


def _draw(text: str, progress: Progress, target: TextIO, done: Event) -> None:
    with bars_on(target) as bars:
        task = bars.add_task("", total=None)
        while True:
            line = one_line(", ".join(filter(None, [text, progress.text()])))
            total = None if progress.share is None else 1.0
            bars.update(task, description=line, total=total, completed=progress.share, refresh=True)
            if done.wait(PAUSE):
                return


def can_draw(stream: TextIO) -> bool:
    """Whether the stream is a terminal; nothing can be erased on a dumb one."""
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def bars_on(stream: TextIO) -> Bars:
    """Bars on a terminal, drawn when they are updated, and erased at the end."""
    # Imported lazily: short runs must not wait for it.
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )
    from rich.table import Column

    return Progress(
        TextColumn("{task.description}", markup=False, table_column=Column(overflow="fold")),
        BarColumn(bar_width=20),  # leaves room for what is said
        TaskProgressColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(file=stream),
        auto_refresh=False,  # by a thread of its own, which would disturb measurements
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
