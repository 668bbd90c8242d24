"""Parquet has the same rows, typed; where nothing can write it, one line says what can."""

from __future__ import annotations

import io

import pytest
from pyarrow import parquet as arrow

from site_builder.data import files, listings, parquet
from site_builder.data.parquet import has_pyarrow, write_parquet
from site_builder.values.errors import UserError


def test_rows_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "GROUP", 2)
    rows = [
        {"n": 4, "label": f"4.2.{rank}", "orbit_size": 2, "columns": [2, 0]} for rank in (1, 2, 3)
    ]
    stream = io.BytesIO()
    write_parquet(("n", "label", "orbit_size", "columns"), rows, stream)
    table = arrow.read_table(stream)
    assert table.to_pylist() == rows
    assert [str(field.type) for field in table.schema][:3] == ["uint8", "string", "uint8"]
    assert not any(field.nullable for field in table.schema)
    assert arrow.ParquetFile(stream).num_row_groups == 2


def test_no_rows_have_a_schema_too() -> None:
    stream = io.BytesIO()
    write_parquet(("columns",), [], stream)
    assert arrow.read_table(stream).column_names == ["columns"]


def test_without_pyarrow_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_pyarrow()
    assert files.usual_formats() == listings.FORMATS
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    assert files.usual_formats() == ("text", "csv", "json", "npy")
    with pytest.raises(UserError) as caught:
        write_parquet(("columns",), [], io.BytesIO())
    assert str(caught.value) == 'Parquet needs pyarrow: pip install "queens-atlas[data]"'
