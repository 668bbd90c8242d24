"""The tables among the data have what their columns promise."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from cy_core import known_census
from site_builder.data.tables import (
    data_tables,
    times_table,
    trace_tables,
)
from site_builder.timings.record_files import load_records
from site_builder.values.table import Table
from tests.helpers.records import write_records

CENSUS, CLAIMS, _ = data_tables()


def rows(table: Table) -> list[dict[str, str]]:
    """What a reader of CSV has."""
    return [*csv.DictReader(io.StringIO(table.csv()))]


def test_the_census_goes_as_far_as_counts_are_known() -> None:
    records = rows(CENSUS)
    assert [int(row["n"]) for row in records] == [*range(1, 28)]
    assert all(int(row["total"]) == known_census(int(row["n"])).total for row in records)
    assert {(row["origin"], bool(row["source"])) for row in records} == {
        ("computed", False),
        ("counted", True),
        ("cited", True),
    }


def test_every_count_of_8_and_more_is_claimed_and_confirmed() -> None:
    claims = {
        (claim["claim"], n)
        for claim in rows(CLAIMS)
        for n in range(int(claim["first_n"]), int(claim["last_n"]) + 1)
    }
    assert claims >= {(claim, n) for claim in ("found", "confirmed") for n in range(1, 28)}


def test_times_have_every_cell(tmp_path: Path) -> None:
    write_records(tmp_path)
    records = load_records(tmp_path)
    assert len(rows(times_table(records))) == sum(len(record.cells) for record in records)


def test_a_trace_ends_with_all_solutions() -> None:
    by_name = {table.path: rows(table) for table in trace_tables()}
    assert len(by_name) == 10
    for name, steps in by_name.items():
        last = {row["n"]: row["solutions"] for row in steps}
        assert last.items() <= {"4": "2", "5": "10", "6": "4"}.items(), name
        assert "4" in last, name
