"""Selections from records: who is compared with whom, and what happens where cells are missing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from site_builder.timings import selections
from site_builder.timings.records import Reason, Subject, Timing
from site_builder.timings.selections import (
    CLASSIC_HEADER,
    ClassicRow,
    Grid,
    GridRow,
    classic_line,
    classic_rows,
    classic_time,
    format_seconds,
    format_speed,
    largest_shared,
)
from tests.helpers.measured import (
    AVX2,
    BITMAP,
    BITMAP_ITERATIVE,
    CELLS,
    ENGINE_LISTED,
    IN_BROWSER,
    LISTED,
    LISTS,
    PORTABLE,
    RECORD,
    SYMMETRY,
    TWO_THREADS,
    record,
)


def subjects(grid: Grid) -> list[Subject]:
    """What stands in the rows."""
    return [row.subject for row in grid.rows]


def speeds(grid: Grid) -> list[tuple[float | None, ...]]:
    """How the rows compare."""
    return [row.speeds for row in grid.rows]


def test_the_matrix_has_the_ladder_and_the_engine_against_the_bitmap() -> None:
    grid = selections.matrix_grid(RECORD, "recursive")
    assert grid.sizes == (8, 9)
    assert subjects(grid) == [LISTS, BITMAP, SYMMETRY, PORTABLE, AVX2, TWO_THREADS]
    assert grid.rows[2].cells == (CELLS[5], CELLS[6])
    assert grid.rows[0].cells == (CELLS[0], None)
    assert speeds(grid)[:3] == [(0.25, None), (1.0, 1.0), (4.0, None)]


def test_times_as_short_as_a_call_are_not_compared() -> None:
    assert speeds(selections.matrix_grid(RECORD, "recursive"))[4] == (16.0, None)


def test_fastest_is_marked_for_each_size() -> None:
    rows = selections.matrix_grid(RECORD, "recursive").rows
    assert selections.fastest(rows[:3]) == (0.25, 8.0)
    assert selections.fastest(rows[3:]) == (0.03125, None)
    assert selections.fastest(()) == ()


def test_forms_are_compared_method_by_method() -> None:
    grid = selections.forms_grid(RECORD)
    assert subjects(grid) == [BITMAP_ITERATIVE]
    assert grid.rows[0].reference == BITMAP
    assert speeds(grid) == [(2.0,)]


def test_sizes_at_which_nothing_compares_can_be_left_out() -> None:
    whole = selections.matrix_grid(RECORD, "recursive")
    engines = Grid(whole.sizes, whole.rows[3:5])
    assert selections.comparable_sizes(engines).sizes == (8,)
    assert speeds(selections.comparable_sizes(engines)) == [(8.0,), (16.0,)]
    short = record(Timing(BITMAP, 8, (1e-6,), 92), Timing(BITMAP_ITERATIVE, 8, (1e-6,), 92))
    assert selections.comparable_sizes(selections.forms_grid(short)) == Grid((), ())


def test_threads_are_compared_with_one_thread_of_the_same_backend() -> None:
    grid = selections.threads_grid(RECORD)
    assert subjects(grid) == [AVX2, TWO_THREADS]
    assert grid.sizes == (8,)  # the only one with several threads
    assert speeds(grid) == [(None,), (2.0,)]


def test_lists_are_compared_with_bits_in_the_same_form() -> None:
    grid = selections.lists_grid(RECORD)
    assert subjects(grid) == [LISTS, BITMAP, BITMAP_ITERATIVE]
    assert speeds(grid) == [(None, None), (4.0, None), (None, None)]


def test_the_engine_is_compared_with_symmetry_elimination() -> None:
    grid = selections.engine_grid(RECORD)
    assert subjects(grid) == [SYMMETRY, PORTABLE, AVX2]
    assert [speed for speed, _ in speeds(grid)] == [None, 2.0, 4.0]


def test_the_engine_in_the_browser_stands_beside_its_other_backends() -> None:
    *_, vectors = IN_BROWSER
    cells = (Timing(SYMMETRY, 12, (1.0,), 14200, 1787), Timing(vectors, 12, (0.5,), 14200, 1787))
    grid = selections.engine_grid(record(*CELLS, *cells))
    assert subjects(grid) == [SYMMETRY, PORTABLE, AVX2, vectors]
    assert speeds(grid)[-1][-1] == 2.0


def test_listing_is_compared_within_its_task() -> None:
    grid = selections.listing_grid(RECORD, "fundamental")
    assert subjects(grid) == [LISTED, ENGINE_LISTED]
    assert speeds(grid) == [(None,), (4.0,)]
    assert selections.listing_grid(RECORD, "solutions").rows == ()


def test_listing_all_solutions_has_the_sizes_of_the_engine() -> None:
    subject = replace(ENGINE_LISTED, task="solutions")
    cells = (Timing(subject, 8, (1.0,), 92), Timing(subject, 9, reason=Reason("stopped", 8, 3.0)))
    grid = selections.listing_grid(record(*cells, Timing(BITMAP, 10, (1.0,), 724)), "solutions")
    assert grid == Grid((8,), (GridRow(subject, None, cells[:1], (None,)),))


def test_grid_needs_more_than_the_reference() -> None:
    alone = record(Timing(SYMMETRY, 8, (1.0,), 92, 12))
    assert selections.engine_grid(alone) == Grid((), ())


@pytest.mark.parametrize("cells", [(), (Timing(BITMAP, 8, reason=Reason("stopped", 8, 3.0)),)])
def test_where_nothing_was_finished_there_are_no_rows(cells: tuple[Timing, ...]) -> None:
    for form in ("recursive", "iterative"):
        assert selections.matrix_grid(record(*cells), form).rows == ()
    assert selections.classic_rows(record(*cells), BITMAP) == ()


def test_the_classic_table_holds_the_finished_cells_of_one_subject() -> None:
    assert classic_rows(RECORD, BITMAP) == (
        ClassicRow(3, 0, None, 1e-6),
        ClassicRow(8, 92, None, 1.0),
        ClassicRow(9, 352, None, 8.0),
    )
    (row,) = classic_rows(RECORD, SYMMETRY)
    assert (row.total, row.unique) == (92, 12)
    assert classic_rows(RECORD, LISTED) == ()  # it counts no total


def test_machines_are_compared_at_the_largest_n_they_share() -> None:
    other = record(
        Timing(BITMAP, 3, (2e-6,), 0),
        Timing(BITMAP, 8, (3.0,), 92),
        Timing(replace(AVX2, backend="avx512"), 8, (1.0,), 92),
        Timing(SYMMETRY, 7, (1.0,), 40),
        name="other",
    )
    ((mine, theirs),) = selections.shared_work([RECORD, other])
    assert (mine, theirs) == (CELLS[2], other.cells[1])


def test_a_machine_that_lacks_a_subject_has_no_cell_there() -> None:
    rows = selections.shared_work([RECORD, RECORD, record(name="empty")])
    assert {row[2] for row in rows} == {None}
    assert [row[0] for row in rows if row[0]] == [row[1] for row in rows if row[1]]


def test_classic_lines_stand_under_their_header() -> None:
    line = classic_line(ClassicRow(27, 234907967154122528, 29363495934315694, 90061.239))
    assert line == "27: 234907967154122528 29363495934315694  25:01:01.24"
    assert len(line) == len(CLASSIC_HEADER)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (2.5e-07, "250 ns"),
        (0.00099996, "1.00 ms"),
        (0.0999, "99.9 ms"),
        (59.96, "60.0 s"),
        (1234.4, "1234 s"),
    ],
)
def test_durations_have_three_figures_and_a_unit(seconds: float, text: str) -> None:
    assert format_seconds(seconds) == text


@pytest.mark.parametrize(
    ("ratio", "text"),
    [(1.0, "1.0"), (9.96, "10"), (0.996, "1.0"), (0.0999, "0.10"), (12345.6, "12,346")],
)
def test_ratios_have_two_figures(ratio: float, text: str) -> None:
    assert format_speed(ratio) == text + "\N{MULTIPLICATION SIGN}"


def test_rounded_hundredths_carry_over() -> None:
    assert classic_time(59.999) == "00:01:00.00"


def test_share_that_counts_as_most_can_be_set() -> None:
    values = {"a": {4: 1.0, 5: 1.0}, "b": {4: 1.0, 5: 1.0}, "c": {4: 1.0}}
    assert largest_shared(values) == 5
    assert largest_shared(values, 0.75) == 4
