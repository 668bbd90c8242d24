"""Tables of times on one machine: what stands in their cells, marked, compared, and to sort by."""

from __future__ import annotations

import pytest

from site_builder.timings import tables
from site_builder.timings.records import Machine, Reason, Subject, Timing
from site_builder.timings.table_builder import DASH_NOTE
from site_builder.values.table import NOTHING, Cell, Table
from tests.helpers.measured import (
    AVX2,
    BITMAP,
    RECORD,
    SYMMETRY,
    TWO_THREADS,
    record,
)
from tests.helpers.records import two_records
from tests.helpers.tables import in_files, row

TIMES = "\N{MULTIPLICATION SIGN}"
STOPPED = Reason("stopped", 8, 3.0)


def all_tables() -> list[Table]:
    """Every table of every record at hand."""
    return [
        table
        for entry in (*two_records(), RECORD, record())
        for table in (
            tables.classic_table(entry, BITMAP),
            tables.classic_table(entry, TWO_THREADS),
            tables.matrix_table(entry, "recursive"),
            tables.matrix_table(entry, "iterative"),
            tables.forms_table(entry),
            tables.threads_table(entry),
            tables.lists_table(entry),
            tables.engine_table(entry),
            tables.listing_table(entry, "fundamental"),
            tables.listing_table(entry, "solutions"),
            tables.puzzle_table(entry, "permutations"),
            tables.puzzle_table(entry, "sudoku"),
        )
    ]


def test_files_of_different_tables_have_different_names() -> None:
    paths = [table.files()[0].path for table in all_tables()]
    assert len(paths) == 48
    assert len({*paths}) == 36  # two of the records have one name
    assert all(path == path.lower() for path in paths)


def test_the_classic_table_shows_the_best_time() -> None:
    _, eight, _ = tables.classic_table(RECORD, BITMAP).cells
    assert [cell.text for cell in eight] == ["8", "92", NOTHING, "00:00:01.00", "1.00 s"]
    assert [cell.value for cell in eight] == [8, 92, None, 1.0, 1.0]


def test_the_classic_table_can_be_copied_as_it_was_always_printed() -> None:
    lines = tables.classic_table(RECORD, SYMMETRY).text.splitlines()
    assert [line.split() for line in lines] == [
        ["N:", "Total", "Unique", "hh:mm:ss.ms"],
        ["8:", "92", "12", "00:00:00.25"],
    ]
    assert len({len(line) for line in lines}) == 1


def test_the_matrix_marks_the_fastest_of_the_ladder_and_of_the_engine() -> None:
    table = tables.matrix_table(RECORD, "recursive")
    marked = {(cells[0].text, c.text) for cells in table.cells for c in cells if c.mark == "best"}
    assert marked == {
        ("Symmetry elimination", "250 ms"),
        ("Bitmap", "8.00 s"),
        ("Engine, AVX2, 2 threads", "31.2 ms"),
    }


def test_the_matrix_shows_how_each_compares_with_the_bitmap() -> None:
    table = tables.matrix_table(RECORD, "recursive")
    assert [cell.under for cell in row(table, "Symmetry elimination")] == ["", "4.0" + TIMES, ""]
    assert row(table, "Engine, AVX2")[2] == Cell(4e-6, text="4.00 µs")
    assert row(table, "List based")[1:] == (
        Cell(4.0, text="4.00 s", under="0.25" + TIMES),
        Cell(None, text=NOTHING, mark="quiet"),
    )


def test_a_method_is_linked_to_its_page() -> None:
    table = tables.matrix_table(RECORD, "recursive")
    assert row(table, "Symmetry elimination")[0].target == "algorithms/symmetry-elimination.md"
    assert row(table, "Engine, portable")[0].target == "algorithms/engine.md"


def test_forms_are_compared_by_a_number() -> None:
    table = tables.forms_table(RECORD)
    assert row(table, "Bitmap")[1:] == (Cell(2.0, text="2.00"),)


def test_threads_backends_lists_and_listing_are_compared() -> None:
    values = {
        table.caption: [[cell.under for cell in cells if cell.under] for cells in table.cells]
        for table in (
            tables.threads_table(RECORD),
            tables.lists_table(RECORD),
            tables.engine_table(RECORD),
            tables.listing_table(RECORD, "fundamental"),
        )
    }
    assert values == {
        "The engine by its threads": [[], ["2.0" + TIMES]],
        "Lists against bits": [[], ["4.0" + TIMES], []],
        "Counting with the engine": [[], ["2.0" + TIMES], ["4.0" + TIMES]],
        "Listing the fundamental solutions": [[], ["4.0" + TIMES]],
    }


def test_a_puzzle_has_times_ratios_and_nodes() -> None:
    entry = record(
        Timing(Subject("cells", task="sudoku"), 1, (0.5, 0.6), 1, nodes=30),
        Timing(Subject("bits", task="sudoku"), 1, (0.1,), 1, nodes=30),
        Timing(Subject("fewest", task="sudoku"), 1, (0.01,), 1, nodes=3),
        Timing(Subject("bits", task="sudoku"), 2, (0.1,), 1, nodes=70),
        Timing(Subject("cells", task="sudoku"), 2, reason=Reason("stopped", 2, 3.0)),
        Timing(Subject("bits", task="permutations"), 8, (0.1,), 40320, nodes=109600),
    )
    table = tables.puzzle_table(entry, "sudoku")
    assert [column.heading for column in table.columns] == [
        *("puzzle", "cells", "bits", "fewest"),
        *("placed, cells", "placed, bits", "placed, fewest"),
    ]
    first, second = table.cells
    assert [cell.text for cell in first] == ["1", "500 ms", "100 ms", "10.0 ms", "30", "30", "3"]
    assert [cell.under for cell in first[1:4]] == ["", "5.0" + TIMES, "50" + TIMES]
    assert [cell.text for cell in second[:4]] == ["2", NOTHING, "100 ms", NOTHING]
    assert DASH_NOTE in table.note
    ratios = {
        (r["method"], r["n"], r["compared_with"], r["times_as_fast"]) for r in in_files(table)
    }
    assert ("bits", 1, "cells sudoku", 5.0) in ratios
    assert ("cells", 2, None, None) in ratios
    assert tables.puzzle_table(record(), "sudoku").rows == ()


def test_a_dash_is_explained_where_there_is_one() -> None:
    assert DASH_NOTE in tables.matrix_table(RECORD, "recursive").note
    assert DASH_NOTE not in tables.threads_table(RECORD).note


def test_files_give_the_reason_of_a_missing_cell() -> None:
    rows = in_files(tables.matrix_table(RECORD, "recursive"))
    (stopped,) = [values for values in rows if values["not_run"]]
    assert (stopped["method"], stopped["n"]) == ("symmetry_elimination", 9)
    assert stopped["not_run"] == "n = 9 takes longer than 1 s"
    assert stopped["best_seconds"] is None


def test_record_has_a_description_of_its_machine() -> None:
    text = "Abacus, 2 cores; Linux; CPython 3.11; cc -O2; core 0.1.0; 2026-01-02"
    assert RECORD.provenance == text
    bare = Machine("Abacus", 1, None, "", "", "", "")
    assert record(machine=bare).provenance == ("Abacus, 1 core; core 0.1.0; 2026-01-02")


@pytest.mark.parametrize(
    ("seconds", "texts"), [((3.0, 1.0), ["1.00 s"]), ((), [])], ids=["finished", "stopped"]
)
def test_a_single_cell_is_a_table_or_none(seconds: tuple[float, ...], texts: list[str]) -> None:
    cell = Timing(AVX2, 8, seconds, 92 if seconds else None, reason=None if seconds else STOPPED)
    table = tables.matrix_table(record(cell), "recursive")
    assert [cells[1].text for cells in table.cells] == texts
