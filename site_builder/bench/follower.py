"""How a measurement goes on: a bar on a terminal, a line for each cell elsewhere."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from site_builder.bench.session import Follower
from site_builder.terminal.bar import Bar, bar_on
from site_builder.terminal.lines import show, standard_error
from site_builder.terminal.progress import duration
from site_builder.timings.records import Subject, Timing
from site_builder.timings.selections import format_seconds
from site_builder.timings.subjects import reason_words, subject_words


@contextmanager
def following(cells: int, stream: TextIO | None = None) -> Iterator[Follower]:
    """Who follows the measuring of so many cells; on standard error by default."""
    target = standard_error() if stream is None else stream
    with bar_on(target) as bar:
        yield _Follower(target, bar, cells)


class _Follower:
    """Draws between the runs only: a thread that does so meanwhile would disturb them."""

    def __init__(self, stream: TextIO, bar: Bar | None, cells: int) -> None:
        self._stream, self._bar, self._cells = stream, bar, cells
        self._settled, self._begun = 0, time.monotonic()

    def note(self, line: str) -> None:
        """Said as it is, above the bar."""
        if self._bar:
            self._bar.note(line)
        else:
            show(f"{line}\n", self._stream)

    def running(self, subject: Subject, n: int) -> None:
        """Named beside the bar; a log holds what is done."""
        if self._bar:
            spent = duration(time.monotonic() - self._begun)
            told = f"{self._settled}/{self._cells}, {spent}: n = {n}, {subject_words(subject)}"
            self._bar.draw(told, self._settled / self._cells)

    def settled(self, cell: Timing, *, new: bool) -> None:
        """Counted; said in a log, once."""
        self._settled += 1
        if new and not self._bar:
            self.note(cell_line(cell))


def cell_line(cell: Timing) -> str:
    """A finished cell in one line.

    >>> cell_line(Timing(Subject("mirror", "recursive"), 8, (0.5, 0.25)))
    'mirror, recursive, n = 8: 250 ms, best of 2, median 50 % above'
    """
    name = f"{subject_words(cell.subject)}, n = {cell.n}"
    if cell.reason:
        return f"{name}: not run, {reason_words(cell.subject, cell.reason)}"
    spread = "" if cell.spread is None else f", median {cell.spread:.0%} above".replace("%", " %")
    return f"{name}: {format_seconds(min(cell.samples))}, best of {len(cell.samples)}{spread}"
