"""How a measurement goes on: a bar on a terminal, a line for each cell elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from site_builder.bench.session import Follower
from site_builder.terminal.lines import show, standard_error
from site_builder.timings.records import Subject, Timing
from site_builder.timings.selections import format_seconds
from site_builder.timings.subjects import subject_words


@contextmanager
def following(cells: int, stream: TextIO | None = None) -> Iterator[Follower]:
    """Who follows the measuring of so many cells; on standard error by default."""
    target = standard_error() if stream is None else stream
    if not target.isatty():
        yield _Lines(target)
        return
    with _bar(target) as progress:
        yield _Bar(progress, cells)


class _Lines:
    """A line for each cell that is new."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def note(self, line: str) -> None:
        """Said as it is."""
        show(f"{line}\n", self._stream)

    def running(self, subject: Subject, n: int) -> None:
        """Not said: a log holds what is done."""

    def settled(self, cell: Timing, *, new: bool) -> None:
        """Said once."""
        if new:
            self.note(cell_line(cell))


class _Bar:
    """A bar over all cells, with the one that runs now."""

    def __init__(self, progress: Progress, cells: int) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=cells)

    def note(self, line: str) -> None:
        """Above the bar."""
        self._progress.console.print(line, markup=False, highlight=False, soft_wrap=True)

    def running(self, subject: Subject, n: int) -> None:
        """Named beside the bar."""
        self._progress.update(self._task, description=f"n = {n}, {subject_words(subject)}")
        self._progress.refresh()

    def settled(self, cell: Timing, *, new: bool) -> None:
        """One cell more."""
        self._progress.advance(self._task)


def _bar(stream: TextIO) -> Progress:
    """It is drawn between the runs only: a thread that redraws it would disturb them."""
    return Progress(
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}", markup=False),
        console=Console(file=stream),
        auto_refresh=False,
        transient=True,
    )


def cell_line(cell: Timing) -> str:
    """A finished cell in one line.

    >>> cell_line(Timing(Subject("mirror", "recursive"), 8, (0.5, 0.25)))
    'mirror, recursive, n = 8: 250 ms, best of 2, median 50 % above'
    >>> cell_line(Timing(Subject("engine", path="avx2"), 8, reason="the engine begins at n = 11"))
    'engine, avx2, n = 8: not run, the engine begins at n = 11'
    """
    name = f"{subject_words(cell.subject)}, n = {cell.n}"
    if cell.best is None:
        return f"{name}: not run, {cell.reason}"
    spread = "" if cell.spread is None else f", median {cell.spread:.0%} above".replace("%", " %")
    return f"{name}: {format_seconds(cell.best)}, best of {len(cell.samples)}{spread}"
