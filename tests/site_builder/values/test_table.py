"""Tables as CSV and JSON."""

from __future__ import annotations

import csv
import io
import json

import pytest

from site_builder.timings.tables import comparison_table
from site_builder.values.page import Asset
from site_builder.values.table import NOTHING, Cell, Column, Table, number_columns, text_columns
from tests.helpers.small_records import RECORD

TABLE = comparison_table(RECORD, "recursive")


def test_both_files_hold_the_same_numbers_as_the_table() -> None:
    as_csv, as_json = TABLE.files()
    assert as_csv.path == "timings/data/recursive.csv"
    assert as_json.path == "timings/data/recursive.json"
    read = csv_rows(as_csv)
    rows = json.loads(as_json.content)
    assert rows["title"] == TABLE.caption
    assert [{k: "" if v is None else str(v) for k, v in row.items()} for row in rows["rows"]] == (
        read
    )
    times = {
        float(row[key]) for row in read for key in row if key.endswith("_seconds") and row[key]
    }
    assert times == {
        cell.value for row in TABLE.cells for cell in row if isinstance(cell.value, float)
    }


@pytest.mark.parametrize("first", ["=", "+", "-", "@"])
def test_no_text_passes_for_a_formula(first: str) -> None:
    text = f"{first}cmd|' /C calc'!A0"
    as_csv, as_json = Table("Notes", text_columns("note"), ((text,),), path="notes").files()
    assert csv_rows(as_csv)[0]["note"] == f"'{text}"
    assert json.loads(as_json.content)["rows"][0]["note"] == text


def csv_rows(file: Asset) -> list[dict[str, str]]:
    """Return the rows that a spreadsheet reads from a file."""
    return list(csv.DictReader(io.StringIO(file.content)))


def test_a_table_without_data_has_no_files() -> None:
    assert Table("All", number_columns("N"), ()).files() == ()


def test_a_row_that_does_not_fit_is_refused() -> None:
    rule = r"^All: a row must have as many values as columns, 2, got 1$"
    with pytest.raises(ValueError, match=rule):
        Table("All", number_columns("N", "all"), ((8, 92), (9,)))


def test_a_page_shows_headings_and_files_hold_names() -> None:
    columns = (
        Column("record"),
        Column("best", "time", "seconds", "{:.0f} s".format),
        Column("", "n"),
    )
    table = Table("Times", columns, (("abacus", 2.5, 8),), path="times")
    assert [column.heading for column in table.visible_columns] == ["time", "n"]
    assert [[cell.text for cell in row] for row in table.cells] == [["2 s", "8"]]
    as_csv, _ = table.files()
    assert csv_rows(as_csv) == [{"record": "abacus", "best_seconds": "2.5"}]


def test_column_formats_numbers_and_keeps_texts_and_cells() -> None:
    (column,) = number_columns("all", mark="code")
    assert column.cell(14200) == Cell(14200, text="14,200", mark="code")
    assert column.cell("2 * 4") == Cell("2 * 4", text="2 * 4", mark="code")
    assert column.cell(Cell(5, text="2 to 5", mark="best")) == Cell(5, text="2 to 5", mark="best")
    assert column.cell(None) == Cell(None, text=NOTHING, mark="quiet")
