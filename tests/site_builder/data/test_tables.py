"""The tables among the data say what their fields promise."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from cy_core import known_census
from site_builder.data.tables import (
    DataTable,
    census_data,
    claims_data,
    data_tables,
    timings_data,
    trace_tables,
)
from site_builder.timings.record_files import load_records
from tests.helpers.records import write_records


def rows(made: DataTable) -> list[dict[str, str]]:
    """What a reader of CSV has."""
    return [*csv.DictReader(io.StringIO(made.table.csv()))]


@pytest.fixture
def tables(tmp_path: Path) -> list[DataTable]:
    """All of them, with the times of two machines."""
    write_records(tmp_path)
    return [*data_tables(load_records(tmp_path)), *trace_tables()]


def test_tables_have_the_documented_columns_and_only_optional_ones_are_empty(
    tables: list[DataTable],
) -> None:
    for made in tables:
        names = made.table.csv().splitlines()[0].split(",")
        assert names == [field.name for field in made.fields], made.name
        needed = [field.name for field in made.fields if not field.optional]
        assert not [row for row in rows(made) if "" in (row[name] for name in needed)], made.name


def test_the_census_goes_as_far_as_counts_are_known() -> None:
    records = rows(census_data())
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
        for claim in rows(claims_data())
        for n in range(int(claim["first_n"]), int(claim["last_n"]) + 1)
    }
    assert claims >= {(claim, n) for claim in ("found", "confirmed") for n in range(1, 28)}


def test_times_have_every_cell_and_without_records_there_are_none(tmp_path: Path) -> None:
    write_records(tmp_path)
    records = load_records(tmp_path)
    assert len(rows(timings_data(records))) == sum(len(record.cells) for record in records)
    assert [made.name for made in data_tables(())] == ["census", "claims", "properties"]


def test_a_trace_ends_with_all_solutions() -> None:
    by_name = {made.name: rows(made) for made in trace_tables()}
    assert len(by_name) == 10
    for name, steps in by_name.items():
        last = {row["n"]: row["solutions"] for row in steps}
        assert last.items() <= {"4": "2", "5": "10", "6": "4"}.items(), name
        assert "4" in last, name
