"""Parquet has the same rows, typed; where nothing can write it, one line says what can."""

from __future__ import annotations

import io
import json

import pytest
from pyarrow import parquet as arrow

from site_builder.data import files, listings, parquet
from site_builder.data.listings import write_together
from site_builder.data.parquet import has_pyarrow, write_parquet
from site_builder.values.errors import UserError


def test_parquet_rows_equal_the_json_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "GROUP", 5)
    stream = io.BytesIO()
    write_together((1, 3, 4, 5, 6, 7), "parquet", stream)
    table, rows = arrow.read_table(stream), io.BytesIO()
    write_together((1, 3, 4, 5, 6, 7), "json", rows)
    assert table.to_pylist() == json.loads(rows.getvalue())
    assert [str(field.type) for field in table.schema][:3] == ["uint8", "string", "uint8"]
    assert not any(field.nullable for field in table.schema)
    groups = arrow.ParquetFile(stream)
    sizes = [groups.metadata.row_group(index).num_rows for index in range(groups.num_row_groups)]
    assert sizes == [5, 5, 1]


def test_empty_parquet_file_has_a_schema() -> None:
    stream = io.BytesIO()
    write_parquet(("columns",), [], stream)
    assert arrow.read_table(stream).column_names == ["columns"]


def test_without_pyarrow_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_pyarrow()
    assert files.available_formats() == listings.FORMATS
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    assert files.available_formats() == ("text", "csv", "json", "npy")
    with pytest.raises(UserError) as caught:
        write_parquet(("columns",), [], io.BytesIO())
    assert str(caught.value) == 'Parquet needs pyarrow: pip install "queens-atlas[data]"'
