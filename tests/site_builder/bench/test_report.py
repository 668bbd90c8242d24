"""The report of a record, and the progress of a run."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from site_builder.bench.report import cell_line, report, shown_progress
from site_builder.timings.records import Record, Subject, Timing
from tests.helpers.records import (
    ENGINE_SUBJECTS,
    LISTING_SUBJECTS,
    PARTIAL_MACHINE,
    SCALAR_LISTING,
    THREADED_ENGINE,
    WHOLE_MACHINE,
)

SECONDS: dict[Subject, dict[int, float]] = {
    Subject("bitmap", "recursive"): dict.fromkeys(range(4, 13), 1.0),
    Subject("mirror", "iterative"): {11: 0.5},
    Subject("symmetry_elimination", "recursive"): {12: 0.25},
    ENGINE_SUBJECTS[2]: {12: 0.004},
    THREADED_ENGINE: {12: 0.002},
    SCALAR_LISTING: {12: 0.03},
    LISTING_SUBJECTS[3]: {12: 0.01},
    LISTING_SUBJECTS[4]: {12: 0.1},
    Subject("cells", task="sudoku"): {1: 0.5},
    Subject("bits", task="sudoku"): {1: 0.1},
}
CELLS = [Timing(s, n, (2 * t, t)) for s, times in SECONDS.items() for n, t in times.items()]
STOPPED = Timing(Subject("mirror", "iterative"), 12, limit=1.0)
RECORD = Record("zuse", WHOLE_MACHINE, "0.1.0", "2026-01-31", (*CELLS, STOPPED))


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(RECORD, id="of every kind"),
        pytest.param(
            Record("bare", replace(PARTIAL_MACHINE, cores=1), "0.1.0", "2026-01-31", ()),
            id="without times",
        ),
    ],
)
def test_a_report_has_its_machine_times_and_ratios(
    record: Record, snapshot: SnapshotAssertion
) -> None:
    assert report(record) == snapshot


MIRROR = Subject("mirror", "recursive")
DONE = Timing(MIRROR, 8, (0.5, 0.25), 92)
PROGRESS_STOPPED = Timing(MIRROR, 20, limit=3.0)


class Terminal(io.StringIO):
    """A text stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def followed(stream: io.StringIO) -> str:
    """Return the progress that `stream` shows of a measured, a known and a stopped cell."""
    with shown_progress(3, stream) as listener:
        listener.note("an [old] record")
        listener.running(MIRROR, 8)
        listener.settled(DONE, new=True)
        listener.settled(DONE, new=False)
        listener.running(MIRROR, 20)
        listener.settled(PROGRESS_STOPPED, new=True)
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
