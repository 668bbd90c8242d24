"""Nodes of the searches beside their times."""

from __future__ import annotations

from site_builder.timings.comparison import comparison_table
from site_builder.timings.records import Subject, Timing
from site_builder.values.census import nodes
from site_builder.values.table import NOTHING, Table
from tests.helpers.measured import record

BITMAP = Subject("bitmap", "recursive")
MIRROR = Subject("mirror", "recursive")
CELLS = (
    Timing(BITMAP, 6, (0.5, 0.25), 4),
    Timing(BITMAP, 8, (2.5,), 92),
    Timing(Subject("mirror", "iterative"), 9, (1.25,), 352),
    Timing(MIRROR, 6, reason="n = 6 takes longer than 1 s"),
)


def row(table: Table, title: str) -> list[str]:
    """The texts of the row with this head."""
    return next([cell.text for cell in line] for line in table.rows if line[0].text == title)


def test_nodes_stand_beside_times() -> None:
    table = comparison_table(6, record(*CELLS))
    assert row(table, "Bitmap") == ["Bitmap", "152", "1.00", "250 ms", NOTHING]
    assert row(table, "Brute force")[1:3] == ["55,986", f"{55986 / 152:,.0f}"]
    assert row(table, "Symmetry elimination")[1] == str(
        nodes("symmetry_elimination", "recursive", 6)
    )


def test_a_time_of_another_n_names_it() -> None:
    table = comparison_table(7, record(*CELLS))
    assert row(table, "Mirror")[3:] == [NOTHING, "1.25 s (N = 9)"]
    cell = next(line[4] for line in table.rows if line[0].text == "Mirror")
    assert cell.mark == "quiet"


def test_a_method_that_does_not_reach_n_has_no_nodes() -> None:
    assert row(comparison_table(9, record()), "Brute force")[1:] == [NOTHING] * 4


def test_a_time_of_another_n_takes_no_part_in_sorting() -> None:
    cells = next(r for r in comparison_table(7, record(*CELLS)).rows if r[0].text == "Mirror")
    assert cells[1].value == nodes("mirror", "recursive", 7)
    assert [cell.value for cell in cells[3:]] == [None, None]


def test_the_files_hold_the_cells_that_are_shown() -> None:
    data = comparison_table(7, record(*CELLS)).data
    assert data
    assert data.path == "timings/data/abacus/comparison-7"
    assert [row[5:7] for row in data.rows] == [("bitmap", "recursive"), ("mirror", "iterative")]
