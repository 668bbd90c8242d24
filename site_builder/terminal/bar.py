"""The progress bar of a terminal, drawn by Rich. Imported lazily."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Column

from site_builder.terminal.lines import show

WIDTH = 24


class Bar:
    """One line of a terminal, drawn only when it is asked to."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=None, visible=False)

    def draw(self, text: str, share: float | None) -> None:
        """Draw it with the share that is done, 0..1 or unknown, and a text beside it."""
        total = None if share is None else 1.0
        self._progress.update(
            self._task, description=text, total=total, completed=share, visible=True
        )
        self._progress.refresh()

    def note(self, line: str) -> None:
        """Write a line above it, which stays."""
        self._progress.console.print(line, markup=False, highlight=False, soft_wrap=True)


@contextmanager
def bar_on(stream: TextIO) -> Iterator[Bar | None]:
    """A bar that is erased when the block ends; None where the stream is no terminal to draw on."""
    console = Console(file=cast(TextIO, _Unread(stream)))
    if not (stream.isatty() and console.is_interactive):  # nothing is erased on a dumb terminal
        yield None
        return
    with Progress(
        BarColumn(bar_width=WIDTH, table_column=Column(min_width=WIDTH)),
        TextColumn("{task.description}", markup=False, table_column=Column(overflow="fold")),
        console=console,
        auto_refresh=False,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    ) as progress:
        yield Bar(progress)


class _Unread:
    """A stream that ignores write errors."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        show(text, self._stream)

    def flush(self) -> None:
        """Nothing is left to be written."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)
