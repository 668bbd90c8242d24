"""The report of a record: its comparisons as text, at the largest boards."""

from __future__ import annotations

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from site_builder.bench.report import report
from site_builder.timings.records import Record, Subject, Timing
from tests.helpers.records import (
    ENGINE,
    LISTING,
    PARTIAL,
    SCALAR_LISTING,
    THREADS,
    WHOLE,
)

SECONDS: dict[Subject, dict[int, float]] = {
    Subject("bitmap", "recursive"): dict.fromkeys(range(4, 13), 1.0),
    Subject("mirror", "iterative"): {11: 0.5},
    Subject("symmetry_elimination", "recursive"): {12: 0.25},
    ENGINE[2]: {12: 0.004},
    THREADS: {12: 0.002},
    SCALAR_LISTING: {12: 0.03},
    LISTING[3]: {12: 0.01},
    LISTING[4]: {12: 0.1},
    Subject("cells", task="sudoku"): {1: 0.5},
    Subject("bits", task="sudoku"): {1: 0.1},
}
CELLS = [Timing(s, n, (2 * t, t)) for s, times in SECONDS.items() for n, t in times.items()]
STOPPED = Timing(Subject("mirror", "iterative"), 12, limit=1.0)
RECORD = Record("zuse", WHOLE, "0.1.0", "2026-01-31", (*CELLS, STOPPED))


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(RECORD, id="of every kind"),
        pytest.param(
            Record("bare", replace(PARTIAL, cores=1), "0.1.0", "2026-01-31", ()), id="without times"
        ),
    ],
)
def test_a_report_has_its_machine_times_and_ratios(
    record: Record, snapshot: SnapshotAssertion
) -> None:
    assert report(record) == snapshot
