"""Each format has the bytes of a slow and obvious writer."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from pyarrow import parquet as arrow

from cy_core import fundamental, properties, solutions
from site_builder.data import files, listings, parquet
from site_builder.data.listings import (
    FORMATS,
    Listing,
    about_bytes,
    list_all,
    list_fundamental,
    write_listing,
    write_together,
)
from site_builder.data.parquet import write_parquet
from site_builder.data.row_text import format_rows
from site_builder.values.errors import UserError

Row = dict[str, Any]
Chunk = tuple[NDArray[np.uint8], NDArray[np.uint8] | None]
EACH_TEXT = pytest.mark.parametrize("format", ["text", "csv", "json"])


def listing_bytes(listing: Listing, format: str) -> bytes:
    """Return the bytes that our writer gives for a listing in a format such as `csv`."""
    stream = io.BytesIO()
    write_listing(listing, format, stream)
    return stream.getvalue()


def obvious_rows(n: int, chunks: Iterable[Chunk]) -> Iterator[Row]:
    """Yield a mapping of columns for each solution, with a label if the chunks have orbit sizes."""
    ranks: Counter[int] = Counter()
    for boards, sizes in chunks:
        for index, columns in enumerate(boards.tolist()):
            row: Row = {"columns": columns}
            if sizes is not None:
                size = int(sizes[index])
                ranks[size] += 1
                row = {"label": f"{n}.{size}.{ranks[size]}", "orbit_size": size} | row
            yield row


def obvious_bytes(rows: Sequence[Row], format: str) -> bytes:
    """Return the bytes that a file of these rows must have in a format, a line for each row."""
    if format == "json":
        return ("[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n").encode()
    separator = "," if format == "csv" else "  "
    lines = [separator.join(rows[0])] if format == "csv" else []
    for row in rows:
        columns = " ".join(map(str, row["columns"]))
        lines.append(separator.join(map(str, (row | {"columns": columns}).values())))
    return "".join(f"{line}\n" for line in lines).encode()


def expected(n: int, chunks: Iterable[Chunk], format: str) -> bytes:
    return obvious_bytes(list(obvious_rows(n, chunks)), format)


@EACH_TEXT
def test_lists_are_as_the_obvious_way_writes_them(format: str) -> None:
    for n in (1, *range(4, 13)):
        for name, listing, chunk in (
            ("fundamental", list_fundamental(n), fundamental(n)),
            ("all", list_all(n), (solutions(n), None)),
        ):
            assert listing_bytes(listing, format) == expected(n, [chunk], format), (n, name)


def test_first_lines_are_as_documented() -> None:
    text = {format: listing_bytes(list_fundamental(5), format) for format in FORMATS}
    assert text["text"] == b"5.8.1  8  4 2 0 3 1\n5.2.1  2  3 0 2 4 1\n"
    assert text["csv"].splitlines()[:2] == [b"label,orbit_size,columns", b"5.8.1,8,4 2 0 3 1"]
    first = {"label": "5.8.1", "orbit_size": 8, "columns": [4, 2, 0, 3, 1]}
    assert json.loads(text["json"])[0] == first
    assert listing_bytes(list_all(4), "csv").splitlines() == [b"columns", b"1 3 0 2", b"2 0 3 1"]


def test_csv_cells_are_no_formulas() -> None:
    for listing in (list_fundamental(8), list_all(4)):
        for row in csv.reader(io.StringIO(listing_bytes(listing, "csv").decode())):
            assert not [cell for cell in row if cell.startswith(("=", "+", "-", "@"))]


def test_no_solutions_at_all() -> None:
    empty = {"text": b"", "csv": b"label,orbit_size,columns\n", "json": b"[\n]\n"}
    assert {format: listing_bytes(list_fundamental(3), format) for format in empty} == empty
    assert np.load(io.BytesIO(listing_bytes(list_fundamental(3), "npy"))).shape == (0, 3)
    stream = io.BytesIO()
    write_parquet(("columns",), [], stream)
    assert arrow.read_table(stream).column_names == ["columns"]


@pytest.mark.parametrize("n", [1, 11, 12])
def test_npy_is_as_numpy_would_save_it(n: int) -> None:
    for listing, boards in (
        (list_fundamental(n), fundamental(n)[0]),
        (list_all(n), solutions(n)),
    ):
        stream = io.BytesIO()
        np.save(stream, boards)
        assert listing_bytes(listing, "npy") == stream.getvalue()


@EACH_TEXT
@pytest.mark.parametrize("chunk", [1, 99, 1000])
def test_text_is_independent_of_chunks(
    chunk: int, format: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listings, "CHUNK", chunk)
    assert listing_bytes(list_fundamental(12), format) == expected(12, [fundamental(12)], format)
    assert listing_bytes(list_all(9), format) == expected(9, [(solutions(9), None)], format)


@EACH_TEXT
def test_the_largest_columns_and_ranks_that_grow_a_digit(format: str) -> None:
    boards = np.array([np.roll(np.arange(32), shift) for shift in range(32)], np.uint8)
    sizes = np.resize(np.array([8, 8, 4], np.uint8), 32 * 100)
    chunks: list[Chunk] = [(np.tile(boards, (100, 1)), sizes)] * 5
    listing = Listing(32, 32 * 500, chunks, has_sizes=True)
    assert listing_bytes(listing, format) == expected(32, chunks, format)


@EACH_TEXT
def test_several_n_in_one_file(format: str) -> None:
    stream = io.BytesIO()
    numbers = (1, 3, 5, 11)
    reports = list[int]()
    write_together(numbers, format, stream, reports.append)
    assert reports == [1, 3, 131, 259, 344]
    rows = [
        {"n": n} | row | asdict(properties(row["columns"]))
        for n in numbers
        for row in obvious_rows(n, [fundamental(n)])
    ]
    assert stream.getvalue() == obvious_bytes(rows, format)


@EACH_TEXT
def test_each_chunk_is_written_before_the_next_is_listed(format: str) -> None:
    stream = io.BytesIO()
    labels = []

    def chunks() -> Iterator[Chunk]:
        for _ in range(3):
            labels.append(stream.getvalue().count(b"4.2."))
            yield np.array([[2, 0, 3, 1]] * 2, np.uint8), np.array([2, 2], np.uint8)

    write_listing(Listing(4, 6, chunks(), has_sizes=True), format, stream)
    assert labels == [0, 2, 4]


def test_progress_is_reported_to_the_end() -> None:
    counts: list[int] = []
    write_listing(list_fundamental(15), "npy", io.BytesIO(), counts.append)
    assert counts == [65536, 131072, 196608, 262144, 285053]


@given(st.lists(st.integers(1, 2**63 - 1), min_size=1))
def test_numbers_of_all_lengths(ranks: list[int]) -> None:
    columns = np.zeros((len(ranks), 1), np.uint8)
    text = format_rows("<{rank}>{columns:,}", {"rank": np.array(ranks), "columns": columns})
    assert text == "".join(f"<{rank}>0" for rank in ranks).encode()


def test_parquet_rows_equal_the_json_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "GROUP", 5)
    stream = io.BytesIO()
    rows = io.BytesIO()
    write_together((1, 3, 4, 5, 6, 7), "parquet", stream)
    write_together((1, 3, 4, 5, 6, 7), "json", rows)
    table = arrow.read_table(stream)
    assert table.to_pylist() == json.loads(rows.getvalue())
    assert [str(field.type) for field in table.schema][:3] == ["uint8", "string", "uint8"]
    assert not any(field.nullable for field in table.schema)
    groups = arrow.ParquetFile(stream).metadata
    assert [groups.row_group(k).num_rows for k in range(groups.num_row_groups)] == [5, 5, 1]


@pytest.mark.parametrize("format", FORMATS)
def test_lists_are_about_as_large_as_estimated(format: str) -> None:
    length = len(listing_bytes(list_fundamental(12), format))
    assert about_bytes(12, 1787, format) == pytest.approx(length, rel=0.1)


def test_without_pyarrow_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert files.available_formats() == FORMATS
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    assert files.available_formats() == ("text", "csv", "json", "npy")
    with pytest.raises(UserError, match=r'^Parquet needs pyarrow: pip install "queens-atlas\[data'):
        write_parquet(("columns",), [], io.BytesIO())
