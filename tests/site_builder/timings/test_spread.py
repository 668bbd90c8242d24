"""How far samples scatter, by the time of a run."""

from __future__ import annotations

from site_builder.timings.records import Reason, Timing
from site_builder.timings.selections import of_queens
from site_builder.timings.spread import spread_table, spreads
from tests.helpers.measured import BITMAP, LISTS, SYMMETRY, record
from tests.helpers.records import two_records
from tests.helpers.tables import in_files, texts


def test_the_spread_is_told_by_the_time_of_a_run() -> None:
    cells = (
        Timing(BITMAP, 8, (2e-6, 3e-6, 4e-6), 92),
        Timing(BITMAP, 9, (1.0, 1.0, 1.1), 352),
        Timing(LISTS, 9, (2.0, 3.0), 352),
        Timing(LISTS, 10, (5.0,), 724),
        Timing(SYMMETRY, 10, reason=Reason("stopped", 10, 3.0)),
    )
    assert texts(spread_table(record(*cells))) == [
        ["below 10 µs", "1", "3", "50.0 %", "50.0 %", "Bitmap, recursive, N = 8"],
        ["100 ms to 10 s", "2", "2 to 3", "12.5 %", "25.0 %", "List based, recursive, N = 9"],
    ]
    assert "1 cell has one sample only" in spread_table(record(*cells)).note


def test_the_files_hold_the_spread_in_full() -> None:
    cells = (Timing(LISTS, 9, (2.0, 3.0), 352), Timing(BITMAP, 9, (1.0, 1.0, 1.1), 352))
    assert in_files(spread_table(record(*cells))) == [
        {
            "record": "abacus",
            "date": "2026-01-02",
            "best_time": "100 ms to 10 s",
            "cells": 2,
            "least_samples": 2,
            "most_samples": 3,
            "median_spread_ratio": 0.125,
            "widest_spread_ratio": 0.25,
            "widest_of": "List based, recursive, N = 9",
        }
    ]


def test_every_cell_of_queens_with_samples_is_in_one_class() -> None:
    for one in two_records():
        several = [cell for cell in of_queens(one) if len(cell.samples) > 1]
        assert sum(len(spread.cells) for spread in spreads(one)) == len(several)


def test_a_record_without_samples_has_no_spread() -> None:
    assert spread_table(record()).rows == ()
