"""The lines that NumPy writes are, byte for byte, those of the slow, obvious way."""

from __future__ import annotations

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

from cy_core import fundamental, properties, solutions
from site_builder.data import listings
from site_builder.data.listings import (
    Listing,
    list_all,
    list_fundamental,
    write_listing,
    write_together,
)
from site_builder.data.row_text import format_rows

Row = dict[str, Any]
Chunk = tuple[NDArray[np.uint8], NDArray[np.uint8] | None]
FORMATS = ("text", "csv", "json")


def obvious_rows(n: int, chunks: Iterable[Chunk]) -> Iterator[Row]:
    """One mapping for each solution."""
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
    """One line for each mapping."""
    if format == "json":
        return ("[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n").encode()
    separator = "," if format == "csv" else "  "
    lines = [separator.join(rows[0])] if format == "csv" else []
    for row in rows:
        columns = " ".join(map(str, row["columns"]))
        lines.append(separator.join(map(str, (row | {"columns": columns}).values())))
    return "".join(f"{line}\n" for line in lines).encode()


def expected(n: int, chunks: Iterable[Chunk], format: str) -> bytes:
    return obvious_bytes([*obvious_rows(n, chunks)], format)


def written(listing: Listing, format: str) -> bytes:
    stream = io.BytesIO()
    write_listing(listing, format, stream)
    return stream.getvalue()


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("n", [1, *range(4, 13)])
def test_rows_of_every_n_are_formatted(n: int, format: str) -> None:
    assert written(list_fundamental(n), format) == expected(n, [fundamental(n)], format)
    assert written(list_all(n), format) == expected(n, [(solutions(n), None)], format)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("chunk", [1, 99, 1000])
def test_text_is_independent_of_chunks(
    chunk: int, format: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listings, "CHUNK", chunk)
    assert written(list_fundamental(12), format) == expected(12, [fundamental(12)], format)
    assert written(list_all(9), format) == expected(9, [(solutions(9), None)], format)


@pytest.mark.parametrize("format", FORMATS)
def test_the_largest_columns_and_ranks_that_grow_a_digit(format: str) -> None:
    boards = np.array([np.roll(np.arange(32), shift) for shift in range(32)], np.uint8)
    sizes = np.resize(np.array([8, 8, 4], np.uint8), 32 * 100)
    chunks: list[Chunk] = [(np.tile(boards, (100, 1)), sizes)] * 5
    listing = Listing(32, 32 * 500, chunks, has_sizes=True)
    assert written(listing, format) == expected(32, chunks, format)


@pytest.mark.parametrize("format", FORMATS)
def test_several_n_in_one_file(format: str) -> None:
    stream, numbers, reports = io.BytesIO(), (1, 3, 5, 11), list[int]()
    write_together(numbers, format, stream, reports.append)
    assert reports == [1, 3, 131, 259, 344]
    rows = [
        {"n": n} | row | asdict(properties(row["columns"]))
        for n in numbers
        for row in obvious_rows(n, [fundamental(n)])
    ]
    assert stream.getvalue() == obvious_bytes(rows, format)


@pytest.mark.parametrize("format", FORMATS)
def test_each_chunk_is_written_before_the_next_is_listed(format: str) -> None:
    stream, labels = io.BytesIO(), []

    def chunks() -> Iterator[Chunk]:
        for _ in range(3):
            labels.append(stream.getvalue().count(b"4.2."))
            yield np.array([[2, 0, 3, 1]] * 2, np.uint8), np.array([2, 2], np.uint8)

    write_listing(Listing(4, 6, chunks(), has_sizes=True), format, stream)
    assert labels == [0, 2, 4]


def test_a_chunk_is_formatted_as_a_whole() -> None:
    pieces: list[bytes] = []

    class Stream(io.BytesIO):
        def write(self, piece: Any) -> int:
            pieces.append(bytes(piece))
            return len(piece)

        def writelines(self, lines: Iterable[Any]) -> None:
            for line in lines:
                self.write(line)

    write_listing(list_fundamental(12), "text", Stream())
    assert [piece.count(b"\n") for piece in pieces] == [1787]


@given(st.lists(st.integers(1, 2**63 - 1), min_size=1))
def test_numbers_of_all_lengths(ranks: list[int]) -> None:
    columns = np.zeros((len(ranks), 1), np.uint8)
    text = format_rows("<{rank}>{columns:,}", {"rank": np.array(ranks), "columns": columns})
    assert text == "".join(f"<{rank}>0" for rank in ranks).encode()
