"""Nodes per second, all methods at one N, and how far samples scatter."""

from __future__ import annotations

from site_builder.timings.records import Reason, Subject, Timing
from site_builder.timings.selections import queens_cells
from site_builder.timings.work_tables import (
    comparison_table,
    rates_table,
    spread_table,
    time_classes,
)
from site_builder.values.census import nodes
from site_builder.values.table import NOTHING, Cell
from tests.helpers.measured import BITMAP, LISTS, RECORD, SYMMETRY, record
from tests.helpers.records import two_records
from tests.helpers.tables import in_files, texts, texts_of

MIRROR = Subject("mirror", "recursive")
CELLS = (
    Timing(BITMAP, 6, (0.5, 0.25), 4),
    Timing(BITMAP, 8, (2.5,), 92),
    Timing(Subject("mirror", "iterative"), 9, (1.25,), 352),
    Timing(MIRROR, 6, reason=Reason("stopped", 6, 1.0)),
)


def test_nodes_are_divided_by_the_best_time() -> None:
    rows = {cells[0].text: cells[1:] for cells in rates_table(RECORD, 8).cells}
    assert rows["Bitmap"] == (
        Cell(2056, text="2,056"),
        Cell(2056.0, text="0.00206 million", under="1.00 s"),
        Cell(4112.0, text="0.00411 million", under="500 ms"),
    )
    assert [cell.text for cell in rows["List based"]] == ["2,056", "0.000514 million", NOTHING]


def test_a_method_whose_nodes_are_not_known_has_no_rate() -> None:
    rows = {cells[0].text: cells[1:] for cells in rates_table(RECORD, 8).cells}
    assert {cell.text for cell in rows["Symmetry elimination"]} == {NOTHING}
    assert {cell.value for cell in rows["Symmetry elimination"]} == {None}


def test_without_an_n_it_is_the_largest_that_most_have() -> None:
    table = rates_table(RECORD)
    assert table.caption.endswith("for N = 8")
    assert table.data
    assert table.data.path == "timings/data/abacus/nodes-per-second"


def test_n_without_times_has_no_rows() -> None:
    assert rates_table(RECORD, 20).rows == ()
    assert rates_table(record(), 8).rows == ()
    assert rates_table(record()).rows == ()


def test_nodes_stand_beside_times() -> None:
    table = comparison_table(6, record(*CELLS))
    assert texts_of(table, "Bitmap") == ["Bitmap", "152", "1.00", "250 ms", NOTHING]
    assert texts_of(table, "Brute force")[1:3] == ["55,986", f"{55986 / 152:,.0f}"]
    assert texts_of(table, "Symmetry elimination")[1] == str(
        nodes("symmetry_elimination", "recursive", 6)
    )


def test_time_of_another_n_names_that_n() -> None:
    table = comparison_table(7, record(*CELLS))
    assert texts_of(table, "Mirror")[3:] == [NOTHING, "1.25 s (N = 9)"]
    cell = next(line[4] for line in table.cells if line[0].text == "Mirror")
    assert cell.mark == "quiet"


def test_a_method_that_does_not_reach_n_has_no_nodes() -> None:
    assert texts_of(comparison_table(9, record()), "Brute force")[1:] == [NOTHING] * 4


def test_time_of_another_n_is_not_sorted() -> None:
    cells = next(r for r in comparison_table(7, record(*CELLS)).cells if r[0].text == "Mirror")
    assert cells[1].value == nodes("mirror", "recursive", 7)
    assert not [cell.value for cell in cells[3:] if isinstance(cell.value, float)]


def test_the_files_hold_the_cells_that_are_shown() -> None:
    table = comparison_table(7, record(*CELLS))
    assert table.files()[0].path == "timings/data/abacus/comparison-7.csv"
    values = [(row["method"], row["form"]) for row in in_files(table)]
    assert values == [("bitmap", "recursive"), ("mirror", "iterative")]


def test_spread_is_grouped_by_the_time_of_a_run() -> None:
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
            "min_samples": 2,
            "max_samples": 3,
            "median_spread_ratio": 0.125,
            "widest_spread_ratio": 0.25,
            "widest_of": "List based, recursive, N = 9",
        }
    ]


def test_every_cell_of_queens_with_samples_is_in_one_class() -> None:
    for entry in two_records():
        several = [cell for cell in queens_cells(entry) if len(cell.samples) > 1]
        assert sum(map(len, time_classes(entry).values())) == len(several)


def test_a_record_without_samples_has_no_spread() -> None:
    assert spread_table(record()).rows == ()
