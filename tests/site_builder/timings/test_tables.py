"""Tables of times: the content of cells, the values to sort by, and their files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from syrupy.assertion import SnapshotAssertion

from site_builder.timings import tables
from site_builder.timings.comparisons import COMPARISONS
from site_builder.timings.records import Machine, Record, Subject, Timing
from site_builder.values.table import Table
from tests.helpers.small_records import (
    AVX2,
    BITMAP,
    CELLS,
    ENGINE_LISTING,
    IN_BROWSER,
    LISTING,
    RECORD,
    SYMMETRY,
    TWO_THREADS,
    record,
)
from tests.helpers.tables import table_snapshot

PUZZLES = record(
    Timing(Subject("cells", task="sudoku"), 1, (0.5, 0.6), 1, nodes=30),
    Timing(Subject("bits", task="sudoku"), 1, (0.1,), 1, nodes=30),
    Timing(Subject("fewest", task="sudoku"), 1, (0.01,), 1, nodes=3),
    Timing(Subject("bits", task="sudoku"), 2, (0.1,), 1, nodes=70),
    Timing(Subject("cells", task="sudoku"), 2, limit=3.0),
    Timing(Subject("bits", task="permutations"), 8, (0.1,), 40320, nodes=109600),
)
EVERY_BOARD = replace(ENGINE_LISTING, task="solutions")
LISTING_ALL = record(
    Timing(LISTING, 8, (0.5,), fundamental=12),
    Timing(ENGINE_LISTING, 8, (0.125,), fundamental=12),
    Timing(ENGINE_LISTING, 9, (0.25,), fundamental=46),
    Timing(EVERY_BOARD, 8, (1.0,), 92),
    Timing(EVERY_BOARD, 9, limit=3.0),
    Timing(BITMAP, 10, (1.0,), 724),
)
BROWSER = record(
    *CELLS,
    Timing(SYMMETRY, 12, (1.0,), 14200, 1787),
    Timing(IN_BROWSER[1], 12, (0.5,), 14200, 1787),
)
PROGRAMS = record(
    Timing(BITMAP, 9, (0.5,), 352, nodes=8393),
    Timing(Subject("bitmap", task="python"), 9, (40.0,), 352, tool=""),
    Timing(Subject("bitmap", task="c"), 9, (0.25,), 352, tool="cc 1"),
)
TABLES: dict[str, Callable[[], Table]] = {
    "classic": lambda: tables.classic_table(RECORD, BITMAP),
    "classic, with fundamental solutions": lambda: tables.classic_table(RECORD, SYMMETRY),
    "matrix": lambda: tables.comparison_table(RECORD, "recursive"),
    "forms": lambda: tables.comparison_table(RECORD, "forms"),
    "threads": lambda: tables.comparison_table(RECORD, "threads"),
    "lists": lambda: tables.comparison_table(RECORD, "lists"),
    "engine in the browser": lambda: tables.comparison_table(BROWSER, "engine"),
    "listing": lambda: tables.comparison_table(LISTING_ALL, "listing"),
    "programs": lambda: tables.comparison_table(PROGRAMS, "programs"),
    "puzzle": lambda: tables.comparison_table(PUZZLES, "sudoku"),
}
OF_RECORD: dict[str, Callable[[Record], Table]] = {
    "classic": lambda entry: tables.classic_table(entry, BITMAP),
    "classic threads": lambda entry: tables.classic_table(entry, TWO_THREADS),
    **{name: partial(tables.comparison_table, name=name) for name in COMPARISONS},
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_its_times_ratios_marks_and_files(
    name: str, snapshot: SnapshotAssertion
) -> None:
    assert table_snapshot(TABLES[name]()) == snapshot


@pytest.mark.parametrize("name", OF_RECORD)
def test_where_nothing_was_finished_there_are_no_rows(name: str) -> None:
    stopped_record = record(*(Timing(s, 8, limit=3.0) for s in (BITMAP, AVX2, LISTING)))
    assert OF_RECORD[name](record()).rows == OF_RECORD[name](stopped_record).rows == ()


def test_files_of_different_tables_have_different_names() -> None:
    paths = [make(RECORD).files()[0].path for make in OF_RECORD.values()]
    assert len(set(paths)) == len(paths)
    assert all(path == path.lower() for path in paths)


def test_record_has_a_description_of_its_machine() -> None:
    text = "Abacus, 2 cores; Linux; CPython 3.11; cc -O2; core 0.1.0; 2026-01-02"
    assert RECORD.provenance == text
    bare = Machine("Abacus", 1, None, "", "", "", "")
    assert record(machine=bare).provenance == ("Abacus, 1 core; core 0.1.0; 2026-01-02")
