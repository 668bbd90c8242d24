"""Several machines side by side."""

from __future__ import annotations

from dataclasses import replace

from site_builder.timings.machine_tables import across_table, machine_titles, machines_table
from site_builder.timings.records import Subject, Timing
from site_builder.values.table import NOTHING, Cell
from tests.helpers.measured import BITMAP, ENGINE_LISTED, MACHINE, RECORD, record
from tests.helpers.records import two_records
from tests.helpers.tables import in_files


def test_machine_table_names_the_build() -> None:
    (cells,) = machines_table([RECORD]).cells
    assert [cell.text for cell in cells] == [
        *("Abacus, 2 cores", "4 GiB", "Linux", "CPython 3.11", "cc -O2", "0.1.0", "2026-01-02"),
    ]
    assert cells[-1].under == "12 times, 1 not run"


def test_note_names_backends_with_flags_of_their_own() -> None:
    note = machines_table([RECORD]).note
    assert "AVX2 and AVX-512 backends add their instructions to the flags" in note


def test_unknown_machine_value_is_a_dash() -> None:
    bare = replace(MACHINE, memory=None, compiler="", flags="")
    (cells,) = machines_table([record(machine=bare)]).cells
    assert (cells[1].text, cells[4].text) == (NOTHING, NOTHING)


def head(title: str, target: str) -> Cell:
    return Cell(title, text=title, target=target)


def test_the_same_work_is_compared_with_the_first_machine() -> None:
    other = record(
        Timing(BITMAP, 9, (4.0,), 352), Timing(ENGINE_LISTED, 8, (0.25,), fundamental=12)
    )
    table = across_table([RECORD, other])
    assert table.cells == (
        (
            head("Bitmap, recursive", "algorithms/bitmap.md"),
            Cell(9, text="9"),
            Cell(8.0, text="8.00 s"),
            Cell(4.0, text="4.00 s", under="2.0\N{MULTIPLICATION SIGN}"),
        ),
        (
            head("Engine, AVX2, listing fundamental", "algorithms/engine.md"),
            Cell(8, text="8"),
            Cell(0.125, text="125 ms"),
            Cell(0.25, text="250 ms", under="0.50\N{MULTIPLICATION SIGN}"),
        ),
    )


def test_puzzles_lead_to_their_page() -> None:
    sudoku = record(Timing(Subject("bits", task="sudoku"), 6, (0.5,), 1, nodes=270876))
    ((first, n, _, time),) = across_table([sudoku, sudoku]).cells
    assert first == head("bits, sudoku", "bit-tricks/sudoku.md")
    assert (n.text, time.under) == ("6", "1.0\N{MULTIPLICATION SIGN}")


def test_files_name_the_compared_record() -> None:
    other = record(Timing(BITMAP, 9, (4.0,), 352), name="other")
    rows = in_files(across_table([RECORD, other]))
    values = [(row["record"], row["compared_with"], row["times_as_fast"]) for row in rows]
    assert values == [("abacus", None, None), ("other", "abacus", 2.0)]


def test_machines_of_the_same_title_are_distinguished_by_record() -> None:
    other = record(name="other", machine=replace(MACHINE, processor="Counter"))
    twins = (RECORD, record(name="twin"), other)
    values = ["Abacus, 2 cores (abacus)", "Abacus, 2 cores (twin)", "Counter, 2 cores"]
    assert [cells[0].text for cells in machines_table(twins).cells] == values
    assert [column.heading for column in across_table(twins).columns[2:]] == values
    assert machine_titles([RECORD]) == ("Abacus, 2 cores",)


def test_a_machine_that_lacks_the_work_has_a_dash() -> None:
    table = across_table([record(name="empty"), RECORD, RECORD])
    assert {cells[2].text for cells in table.cells} == {NOTHING}
    assert {cells[3].under for cells in table.cells} == {""}


def test_the_files_name_the_machine_of_each_row() -> None:
    whole, partial = two_records()
    table = across_table([whole, partial])
    names = [row["record"] for row in in_files(table)]
    assert {*names} == {whole.name, partial.name}
    assert len(names) == 2 * len(table.rows)
