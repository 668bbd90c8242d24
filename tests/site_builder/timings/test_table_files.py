"""Tables as CSV and JSON."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace

from site_builder.tables import Table
from site_builder.timings.table_files import table_files
from site_builder.timings.tables import matrix_table
from tests.site_builder.measured import RECORD

TABLE = matrix_table(RECORD, "recursive")


def test_both_files_hold_the_same_numbers_as_the_table() -> None:
    as_csv, as_json = table_files(TABLE)
    assert as_csv.path == "timings/data/abacus/matrix-recursive.csv"
    assert as_json.path == "timings/data/abacus/matrix-recursive.json"
    read = [*csv.DictReader(io.StringIO(as_csv.content))]
    told = json.loads(as_json.content)
    assert told["title"] == TABLE.caption
    assert [{k: "" if v is None else str(v) for k, v in row.items()} for row in told["rows"]] == (
        read
    )
    times = {float(row["best_seconds"]) for row in read if row["best_seconds"]}
    assert times == {cell.value for row in TABLE.rows for cell in row if cell.value is not None}


def test_a_table_without_data_has_no_files() -> None:
    assert table_files(Table("All", ("N",), "r", ())) == ()


def test_a_table_without_rows_is_sound() -> None:
    assert TABLE.data
    _, as_json = table_files(replace(TABLE, data=replace(TABLE.data, rows=())))
    assert json.loads(as_json.content)["rows"] == []
