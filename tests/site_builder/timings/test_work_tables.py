"""Nodes per second, and the spread of samples."""

from __future__ import annotations

from site_builder.timings.records import Timing
from site_builder.timings.work_tables import rates_table, spread_table, spreads
from site_builder.values.table import NOTHING, Cell
from tests.helpers.measured import BITMAP, LISTS, RECORD, SYMMETRY, record
from tests.helpers.records import two_records


def test_nodes_are_divided_by_the_best_time() -> None:
    rows = {cells[0].text: cells[1:] for cells in rates_table(RECORD, 8).rows}
    assert rows["Bitmap"] == (
        Cell("2,056", value=2056),
        Cell("0.00206 million", under="1.00 s", value=2056.0),
        Cell("0.00411 million", under="500 ms", value=4112.0),
    )
    assert [cell.text for cell in rows["List based"]] == ["2,056", "0.000514 million", NOTHING]


def test_a_method_whose_nodes_are_not_known_has_no_rate() -> None:
    rows = {cells[0].text: cells[1:] for cells in rates_table(RECORD, 8).rows}
    assert {cell.text for cell in rows["Symmetry elimination"]} == {NOTHING}
    assert {cell.value for cell in rows["Symmetry elimination"]} == {None}


def test_without_an_n_it_is_the_largest_that_most_have() -> None:
    table = rates_table(RECORD)
    assert table.caption.endswith("for N = 8")
    assert table.data
    assert table.data.path == "timings/data/abacus/nodes-per-second"


def test_an_n_that_nobody_ran_has_no_rows() -> None:
    assert rates_table(RECORD, 20).rows == ()
    assert rates_table(record(), 8).rows == ()
    assert rates_table(record()).rows == ()


def test_the_spread_is_told_by_the_time_of_a_run() -> None:
    cells = (
        Timing(BITMAP, 8, (2e-6, 3e-6, 4e-6), 92),
        Timing(BITMAP, 9, (1.0, 1.0, 1.1), 352),
        Timing(LISTS, 9, (2.0, 3.0), 352),
        Timing(LISTS, 10, (5.0,), 724),
        Timing(SYMMETRY, 10, reason="stopped"),
    )
    texts = [[cell.text for cell in cells] for cells in spread_table(record(*cells)).rows]
    assert texts == [
        ["below 10 µs", "1", "3", "50.0 %", "50.0 %", "Bitmap, recursive, N = 8"],
        ["100 ms to 10 s", "2", "2 to 3", "12.5 %", "25.0 %", "List based, recursive, N = 9"],
    ]
    assert "1 cell has one sample only" in spread_table(record(*cells)).note


def test_every_cell_with_samples_is_in_one_class() -> None:
    for one in two_records():
        several = [cell for cell in one.cells if len(cell.samples) > 1]
        assert sum(len(spread.cells) for spread in spreads(one)) == len(several)


def test_a_record_without_samples_has_no_spread() -> None:
    assert spread_table(record()).rows == ()
