"""A sign of life on standard error while a long computation runs."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from threading import Event, Thread
from typing import TYPE_CHECKING, TextIO

from site_builder.terminal.lines import show, standard_error
from site_builder.values.errors import one_line
from site_builder.values.text import long_duration

if TYPE_CHECKING:
    from rich.progress import Progress as Bars

SILENCE = 1.5  # seconds at the start, so that short runs print nothing
PAUSE = 1.0  # seconds between two drawings on a terminal


class Progress:
    """How far a long work has come: the worker writes it, the waiting thread reads it."""

    def __init__(self, total: float = 0.0) -> None:
        self.facts: dict[str, str] = {}
        self.note = ""
        self.begin(total)

    def begin(self, total: float, before: float = 0.0) -> None:
        """Begin a work of so much, in whatever unit, `before` of which an earlier run has done."""
        self._total = total
        self.reach(before)

    def reach(self, done: float) -> None:
        """Note how much is done, that of an earlier run included.

        A sum of many parts may come out a little above the whole.
        """
        self.share: float | None = min(done / self._total, 1.0) if self._total else None

    def text(self) -> str:
        """What is known beside the share."""
        return ", ".join(filter(None, [*self.facts.values(), self.note]))


@contextmanager
def waiting(
    text: str,
    progress: Progress | None = None,
    *,
    total: float = 0,
    stream: TextIO | None = None,
) -> Iterator[Progress]:
    """Say `text` and the time gone by, after some `SILENCE`, until the block ends.

    The progress is one that another function begins, or begins here with a total.
    On a terminal it is a bar that is drawn anew each second and erased at the end; elsewhere (a log
    file) a line at once, and then each time the time spent has doubled.
    """
    target, done = standard_error() if stream is None else stream, Event()
    progress = progress or Progress(total)
    thread = Thread(target=_tell, args=(text, progress, target, done), daemon=True)
    thread.start()
    try:
        yield progress
    finally:
        done.set()
        thread.join()


def _tell(text: str, progress: Progress, target: TextIO, done: Event) -> None:
    begun = time.monotonic()
    if done.wait(SILENCE):
        return
    with bars_on(target) if can_draw(target) else nullcontext() as bars:
        task = bars.add_task(one_line(text), total=None) if bars else None
        while True:
            share, spent = progress.share, time.monotonic() - begun
            known = [progress.text()]
            if bars and task is not None:
                line = one_line(", ".join(filter(None, [text, *known])))
                total = None if share is None else 1.0
                bars.update(task, description=line, total=total, completed=share, refresh=True)
            else:
                known = [long_duration(spent), "" if share is None else f"{share:.0%}", *known]
                show(one_line(f"{text} ... {', '.join(filter(None, known))}") + "\n", target)
            if done.wait(PAUSE if bars else spent):
                return


def can_draw(stream: TextIO) -> bool:
    """Whether the stream is a terminal; nothing can be erased on a dumb one."""
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def bars_on(stream: TextIO) -> Bars:
    """Bars on a terminal, drawn when they are updated, and erased at the end."""
    from rich import console, progress, table  # imported lazily: short runs must not wait for it

    folded = table.Column(overflow="fold")
    return progress.Progress(
        progress.TextColumn("{task.description}", markup=False, table_column=folded),
        progress.BarColumn(bar_width=20),  # leaves room for what is said
        progress.TaskProgressColumn(),
        progress.TimeElapsedColumn(),
        progress.TimeRemainingColumn(),
        console=console.Console(file=stream),
        auto_refresh=False,  # by a thread of its own, which would disturb measurements
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
