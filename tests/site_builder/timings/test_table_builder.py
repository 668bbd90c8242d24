"""Tables of times, and what the files beside them hold."""

from __future__ import annotations

from dataclasses import replace

from site_builder.timings.records import Timing
from site_builder.timings.selections import (
    Grid,
    forms_grid,
    listing_grid,
    matrix_grid,
    threads_grid,
)
from site_builder.timings.table_builder import cell_row, grid_table, record_table
from site_builder.values.table import Table
from tests.helpers.measured import BITMAP, ENGINE_LISTED, PORTABLE, RECORD, record
from tests.helpers.tables import in_files


def compared(grid: Grid) -> Table:
    """The table of a grid."""
    return grid_table(RECORD, "grid", "A grid", grid, "")


def cells_table(*cells: Timing) -> Table:
    """A table whose files have these cells."""
    rows = (cell_row(RECORD, cell) for cell in cells)
    return record_table(RECORD, "cells", "Cells", (), (), "", rows)


def test_a_row_has_counts_and_times_in_full() -> None:
    cell = Timing(BITMAP, 8, (0.5, 0.25, 1.0), 92, nodes=2056)
    (row,) = in_files(cells_table(cell))
    assert row == {
        "record": "abacus",
        "processor": "Abacus",
        "date": "2026-01-02",
        "core_version": "0.1.0",
        "task": "count",
        "method": "bitmap",
        "form": "recursive",
        "backend": "",
        "threads": 1,
        "n": 8,
        "total": 92,
        "fundamental": None,
        "nodes": 2056,
        "samples": 3,
        "best_seconds": 0.25,
        "median_seconds": 0.5,
        "slowest_seconds": 1.0,
        "nodes_per_second": 8224.0,
        "compared_with": None,
        "times_as_fast": None,
        "not_run": None,
    }


def test_a_grid_has_its_speeds_and_no_cell_that_the_record_lacks() -> None:
    rows = in_files(compared(matrix_grid(RECORD, "recursive")))
    assert len(rows) == 9
    assert {row["compared_with"] for row in rows} == {"bitmap recursive"}
    (portable,) = [row for row in rows if row["backend"] == PORTABLE.backend]
    assert portable["times_as_fast"] == 8.0


def test_files_of_a_grid_name_the_reference() -> None:
    rows = in_files(compared(forms_grid(RECORD)))
    assert [(row["form"], row["compared_with"]) for row in rows] == [
        ("recursive", None),
        ("iterative", "bitmap recursive"),
    ]


def compared_with(grid: Grid) -> set[object]:
    """What the rows of the files of a grid are compared with."""
    return {row["compared_with"] for row in in_files(compared(grid))}


def test_reference_is_named_with_backend_and_task() -> None:
    assert compared_with(threads_grid(RECORD)) == {None, "engine avx2"}
    listed = "symmetry_elimination recursive fundamental"
    assert compared_with(listing_grid(RECORD, "fundamental")) == {None, listed}


def test_a_list_of_all_solutions_is_compared_with_nothing() -> None:
    cell = Timing(replace(ENGINE_LISTED, task="solutions"), 8, (0.5,), 92)
    grid = listing_grid(record(cell), "solutions")
    assert grid.sizes == (8,)
    assert compared_with(grid) == {None}


def test_cells_stand_in_their_order() -> None:
    rows = in_files(cells_table(*RECORD.cells))
    assert [row["n"] for row in rows] == [cell.n for cell in RECORD.cells]
