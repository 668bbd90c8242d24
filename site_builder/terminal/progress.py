"""Show progress on standard error while a long computation runs."""

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

# Seconds before the first output, so that short runs print nothing.
SILENCE = 1.5
# Seconds between two updates of the bar on a terminal.
PAUSE = 1.0


class Progress:
    """The progress of long work.

    The working thread writes it, and the displaying thread reads it.
    """

    def __init__(self, total: float = 0.0) -> None:
        self.facts: dict[str, str] = {}
        self.note = ""
        self.begin(total)

    def begin(self, total: float, before: float = 0.0) -> None:
        """Begin work of size `total`, in any unit.

        An earlier run has already done `before` of it.
        """
        self._total = total
        self.reach(before)

    def reach(self, done: float) -> None:
        """Set the amount of work that is done, including the work of earlier runs.

        A sum of many parts may be slightly above the total, so the share is limited to 1.
        """
        self.share: float | None = min(done / self._total, 1.0) if self._total else None

    def text(self) -> str:
        """Return the text beside the share: the facts and the note."""
        return ", ".join(filter(None, [*self.facts.values(), self.note]))


@contextmanager
def waiting(
    text: str,
    progress: Progress | None = None,
    *,
    total: float = 0,
    stream: TextIO | None = None,
) -> Iterator[Progress]:
    """Show `text` and the elapsed time until the block ends, beginning after `SILENCE` seconds.

    If `progress` is given, another function begins it. Otherwise the progress begins here with
    `total`. A terminal shows a bar, which is updated each second and erased at the end. A log file
    gets a line after `SILENCE` seconds, and another line whenever the elapsed time has doubled.
    """
    target = standard_error() if stream is None else stream
    done = Event()
    progress = progress or Progress(total)
    thread = Thread(target=_show_progress, args=(text, progress, target, done), daemon=True)
    thread.start()
    try:
        yield progress
    finally:
        done.set()
        thread.join()


def _show_progress(text: str, progress: Progress, target: TextIO, done: Event) -> None:
    begun = time.monotonic()
    if done.wait(SILENCE):
        return
    with bars_on(target) if can_draw(target) else nullcontext() as bars:
        task = bars.add_task(one_line(text), total=None) if bars else None
        while True:
            share = progress.share
            spent = time.monotonic() - begun
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
    """Return whether the stream is a terminal on which a bar can be erased."""
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def bars_on(stream: TextIO) -> Bars:
    """Return progress bars on a terminal, drawn when they are updated and erased at the end."""
    # Imported here, so that short runs do not have to load it.
    from rich import console, progress, table

    folded = table.Column(overflow="fold")
    return progress.Progress(
        progress.TextColumn("{task.description}", markup=False, table_column=folded),
        # A narrow bar leaves space for the text.
        progress.BarColumn(bar_width=20),
        progress.TaskProgressColumn(),
        progress.TimeElapsedColumn(),
        progress.TimeRemainingColumn(),
        console=console.Console(file=stream),
        # Rich would refresh in another thread, which would disturb measurements.
        auto_refresh=False,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
