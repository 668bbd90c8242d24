"""Show the progress of a measurement: a bar on a terminal, a line for each cell elsewhere."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from site_builder.bench.session import BenchListener
from site_builder.terminal.bar import Bar, bar_on
from site_builder.terminal.lines import show, standard_error
from site_builder.terminal.progress import duration
from site_builder.timings.comparisons import format_seconds
from site_builder.timings.records import Subject, Timing
from site_builder.timings.subjects import reason_text, subject_text


@contextmanager
def shown_progress(cells: int, stream: TextIO | None = None) -> Iterator[BenchListener]:
    """A listener that shows how many of the cells are done; on standard error by default."""
    target = standard_error() if stream is None else stream
    with bar_on(target) as bar:
        yield _Progress(target, bar, cells)


class _Progress:
    """Draws between the runs only: a thread that draws during a run would disturb it."""

    def __init__(self, stream: TextIO, bar: Bar | None, cells: int) -> None:
        self._stream, self._bar, self._cells = stream, bar, cells
        self._settled, self._start = 0, time.monotonic()

    def note(self, line: str) -> None:
        """Show a line, above the bar if there is one."""
        if self._bar:
            self._bar.note(line)
        else:
            show(f"{line}\n", self._stream)

    def running(self, subject: Subject, n: int) -> None:
        """Name the cell beside the bar; a log names finished cells only."""
        if self._bar:
            spent = duration(time.monotonic() - self._start)
            text = f"{self._settled}/{self._cells}, {spent}: n = {n}, {subject_text(subject)}"
            self._bar.draw(text, self._settled / self._cells)

    def settled(self, cell: Timing, *, new: bool) -> None:
        """Count the cell; a log shows it once."""
        self._settled += 1
        if new and not self._bar:
            self.note(cell_line(cell))


def cell_line(cell: Timing) -> str:
    """A cell in one line.

    >>> cell_line(Timing(Subject("mirror", "recursive"), 8, (0.5, 0.25)))
    'mirror, recursive, n = 8: 250 ms, best of 2, median 50 % above'
    """
    name = f"{subject_text(cell.subject)}, n = {cell.n}"
    if cell.reason:
        return f"{name}: not run, {reason_text(cell.subject, cell.reason)}"
    spread = "" if cell.spread is None else f", median {cell.spread:.0%} above".replace("%", " %")
    return f"{name}: {format_seconds(min(cell.samples))}, best of {len(cell.samples)}{spread}"
