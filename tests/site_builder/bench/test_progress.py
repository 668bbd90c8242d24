"""Progress: a bar on a terminal, a line for each new cell in a log."""

from __future__ import annotations

import io
import re

import pytest

from site_builder.bench.report import cell_line, shown_progress
from site_builder.timings.records import Subject, Timing

MIRROR = Subject("mirror", "recursive")
DONE = Timing(MIRROR, 8, (0.5, 0.25), 92)
STOPPED = Timing(MIRROR, 20, limit=3.0)


class Terminal(io.StringIO):
    """A text stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def followed(stream: io.StringIO) -> str:
    """What is written while one cell is measured, one was there, and one is stopped."""
    with shown_progress(3, stream) as listener:
        listener.note("an [old] record")
        listener.running(MIRROR, 8)
        listener.settled(DONE, new=True)
        listener.settled(DONE, new=False)
        listener.running(MIRROR, 20)
        listener.settled(STOPPED, new=True)
    return stream.getvalue()


def test_a_log_has_a_line_for_each_new_cell() -> None:
    assert followed(io.StringIO()).splitlines() == [
        "an [old] record",
        "mirror, recursive, n = 8: 250 ms, best of 2, median 50 % above",
        "mirror, recursive, n = 20: takes longer than 3 s",
    ]


def test_a_terminal_has_a_bar_that_names_the_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    frames = followed(Terminal())
    assert "an [old] record" in frames
    assert "n = 8, mirror, recursive" in frames
    assert re.search(r"n = 20, mirror, recursive .* 67%", frames.replace("\x1b", ""), re.DOTALL)
    assert "best of" not in frames


def test_one_sample_has_no_spread() -> None:
    assert cell_line(Timing(MIRROR, 8, (0.5,))) == "mirror, recursive, n = 8: 500 ms, best of 1"
