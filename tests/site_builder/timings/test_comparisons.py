"""Comparisons: the references of programs, and the classic table.

The tables of `test_tables.py` show the rows of each comparison.
"""

from __future__ import annotations

from site_builder.timings.comparisons import Grid, compared, fastest, largest_shared
from site_builder.timings.records import Timing
from site_builder.timings.text import CLASSIC_HEADER, classic_line, classic_time
from tests.helpers.small_records import (
    BITMAP,
    BITMAP_ITERATIVE,
    RECORD,
    SYMMETRY,
    record,
)


def test_times_as_short_as_a_call_are_not_compared() -> None:
    matrix = compared(RECORD, "recursive")
    assert [row.speeds for row in matrix.rows[3:5]] == [(8.0, None), (16.0, None)]
    short = record(Timing(BITMAP, 8, (1e-6,), 92), Timing(BITMAP_ITERATIVE, 8, (1e-6,), 92))
    assert [row.speeds for row in compared(short, "forms").rows] == [(None,)]


def test_fastest_is_marked_for_each_size() -> None:
    rows = compared(RECORD, "recursive").rows
    assert fastest(rows[:3]) == (0.25, 8.0)
    assert fastest(rows[3:]) == (0.03125, None)
    assert fastest(()) == ()


def test_grid_needs_more_than_the_reference() -> None:
    assert compared(record(Timing(SYMMETRY, 8, (1.0,), 92, 12)), "engine") == Grid((), ())


def test_classic_lines_stand_under_their_header() -> None:
    line = classic_line(27, 234907967154122528, 29363495934315694, 90061.239)
    assert line == "27: 234907967154122528 29363495934315694  25:01:01.24"
    assert len(line) == len(CLASSIC_HEADER)
    assert classic_time(59.999) == "00:01:00.00"


def test_share_that_counts_as_most_can_be_set() -> None:
    values = {"a": {4: 1.0, 5: 1.0}, "b": {4: 1.0, 5: 1.0}, "c": {4: 1.0}}
    assert largest_shared(values) == 5
    assert largest_shared(values, 0.75) == 4
