"""Queens placed, beside times: nodes per second, and all methods at one N."""

from __future__ import annotations

from site_builder.timings.records import Reason, Subject, Timing
from site_builder.timings.work_tables import comparison_table, rates_table
from site_builder.values.census import nodes
from site_builder.values.table import NOTHING, Cell
from tests.helpers.measured import BITMAP, RECORD, record
from tests.helpers.tables import in_files, texts_of

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


def test_an_n_that_nobody_ran_has_no_rows() -> None:
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


def test_a_time_of_another_n_names_it() -> None:
    table = comparison_table(7, record(*CELLS))
    assert texts_of(table, "Mirror")[3:] == [NOTHING, "1.25 s (N = 9)"]
    cell = next(line[4] for line in table.cells if line[0].text == "Mirror")
    assert cell.mark == "quiet"


def test_a_method_that_does_not_reach_n_has_no_nodes() -> None:
    assert texts_of(comparison_table(9, record()), "Brute force")[1:] == [NOTHING] * 4


def test_a_time_of_another_n_takes_no_part_in_sorting() -> None:
    cells = next(r for r in comparison_table(7, record(*CELLS)).cells if r[0].text == "Mirror")
    assert cells[1].value == nodes("mirror", "recursive", 7)
    assert not [cell.value for cell in cells[3:] if isinstance(cell.value, float)]


def test_the_files_hold_the_cells_that_are_shown() -> None:
    table = comparison_table(7, record(*CELLS))
    assert table.files()[0].path == "timings/data/abacus/comparison-7.csv"
    told = [(row["method"], row["form"]) for row in in_files(table)]
    assert told == [("bitmap", "recursive"), ("mirror", "iterative")]
