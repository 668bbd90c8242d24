"""Show the progress of a measurement: a bar on a terminal, a line for each cell elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from site_builder.bench.session import BenchListener
from site_builder.terminal.lines import show, standard_error
from site_builder.terminal.progress import bars_on, can_draw
from site_builder.timings.comparisons import format_seconds
from site_builder.timings.records import Subject, Timing
from site_builder.timings.subjects import reason_text, subject_text

if TYPE_CHECKING:
    from rich.progress import Progress


@contextmanager
def shown_progress(cells: int, stream: TextIO | None = None) -> Iterator[BenchListener]:
    """A listener that shows how many of the cells are done; on standard error by default."""
    target = standard_error() if stream is None else stream
    if not can_draw(target):
        yield _Log(target)
        return
    with bars_on(target) as bars:
        yield _Bar(bars, cells)


class _Log:
    """Writes a line for each new cell."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def note(self, line: str) -> None:
        """Write a remark."""
        show(f"{line}\n", self._stream)

    def running(self, subject: Subject, n: int) -> None:
        """Write nothing: a log names finished cells only."""

    def settled(self, cell: Timing, *, new: bool) -> None:
        """Write the cell."""
        if new:
            self.note(cell_line(cell))


class _Bar:
    """Names the cell that is measured, between the runs only: drawing would disturb a run."""

    def __init__(self, bars: Progress, cells: int) -> None:
        self._bars, self._task = bars, bars.add_task("", total=cells)

    def note(self, line: str) -> None:
        """Write a remark above the bar."""
        self._bars.console.print(line, markup=False, highlight=False, soft_wrap=True)

    def running(self, subject: Subject, n: int) -> None:
        """Name the cell."""
        self._bars.update(self._task, description=f"n = {n}, {subject_text(subject)}", refresh=True)

    def settled(self, cell: Timing, *, new: bool) -> None:
        """Count the cell."""
        self._bars.advance(self._task)


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
