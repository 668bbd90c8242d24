"""Output of a measurement for a person: its progress, and the tables of a record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from site_builder.terminal.lines import show, standard_error, text_table
from site_builder.terminal.progress import bars_on, can_draw
from site_builder.timings.comparisons import COMPARISONS
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.subjects import subject_text
from site_builder.timings.tables import comparison_table
from site_builder.timings.text import format_seconds
from site_builder.values.table import NOTHING, Cell

if TYPE_CHECKING:
    from rich.progress import Progress

# The most columns of numbers.
COLUMNS = 5


class BenchProgress:
    """The progress of a measurement: a bar on a terminal, otherwise a line for each new cell.

    It is updated between runs only, so that it does not disturb them.
    """

    def __init__(self, stream: TextIO, bars: Progress | None = None, cells: int = 0) -> None:
        self._stream = stream
        self._bars = bars
        self._task = bars.add_task("", total=cells) if bars else None

    def note(self, line: str) -> None:
        """Print a remark."""
        if self._bars:
            self._bars.console.print(line, markup=False, highlight=False, soft_wrap=True)
        else:
            show(f"{line}\n", self._stream)

    def running(self, subject: Subject, n: int) -> None:
        """Show the cell that is about to be measured."""
        if self._bars and self._task is not None:
            line = f"n = {n}, {subject_text(subject)}"
            self._bars.update(self._task, description=line, refresh=True)

    def settled(self, cell: Timing, *, new: bool) -> None:
        """Advance the bar by a cell that needs no more turns, or print the cell if there is no bar.

        `new` tells whether this run measured the cell. Without a bar, other cells are not printed.
        """
        if self._bars and self._task is not None:
            self._bars.advance(self._task)
        elif new:
            self.note(cell_line(cell))


@contextmanager
def shown_progress(cells: int, stream: TextIO | None = None) -> Iterator[BenchProgress]:
    """Yield a `BenchProgress` for this number of cells, by default on standard error."""
    target = standard_error() if stream is None else stream
    if not can_draw(target):
        yield BenchProgress(target)
        return
    with bars_on(target) as bars:
        yield BenchProgress(target, bars, cells)


def cell_line(cell: Timing) -> str:
    """Return a cell as one line of text.

    >>> cell_line(Timing(Subject("mirror", "recursive"), 8, (0.5, 0.25)))
    'mirror, recursive, n = 8: 250 ms, best of 2, median 50 % above'
    """
    name = f"{subject_text(cell.subject)}, n = {cell.n}"
    if cell.best is None:
        return f"{name}: takes longer than {cell.limit:g} s"
    spread = "" if cell.spread is None else f", median {cell.spread:.0%} above".replace("%", " %")
    return f"{name}: {format_seconds(cell.best)}, best of {len(cell.samples)}{spread}"


def report(record: Record) -> str:
    """Return the machine of a record, and a table for each comparison that has times."""
    tables = (_table(record, name) for name in COMPARISONS)
    return "\n\n".join(filter(None, [record.provenance, *tables]))


def _table(record: Record, name: str) -> str:
    """Return one of `COMPARISONS` as text, with columns for its largest n only.

    Return an empty text if the record has no times for the comparison.
    """
    table = comparison_table(record, name)
    if not table.rows:
        return ""
    heads = sum(column.align == "l" for column in table.columns) or 1
    indexes = [*range(heads), *range(heads, len(table.columns))[-COLUMNS:]]
    headings = [table.columns[i].heading or "" for i in indexes]
    rows = [[_text(row[i]) for i in indexes] for row in table.cells]
    rows = [row for row in rows if any(text != NOTHING for text in row[heads:])]
    speeds = f"; in brackets, times as fast as {COMPARISONS[name].reference}"
    has_speeds = any("(" in text for row in rows for text in row[heads:])
    return f"{table.caption}{speeds if has_speeds else ''}\n{text_table(headings, rows)}"


def _text(cell: Cell) -> str:
    return f"{cell.text} ({cell.under})" if cell.under else cell.text
