"""Each format holds the same solutions, in the same order."""

from __future__ import annotations

import csv
import io
import json

import numpy as np
import pytest

from cy_core import fundamental, solutions
from site_builder.data.listings import FORMATS, Listing, list_all, list_fundamental, write_listing
from site_builder.values.fundamental import rank_labels

FIVE = np.array([[4, 2, 0, 3, 1], [3, 0, 2, 4, 1]], np.uint8)


def five() -> Listing:
    """Two fundamental solutions, in two chunks."""
    sizes = np.array([8, 2], np.uint8)
    return Listing(5, 2, [(FIVE[:1], sizes[:1]), (FIVE[1:], sizes[1:])], has_sizes=True)


def all_four() -> Listing:
    """Two solutions without their sizes."""
    boards = np.array([[1, 3, 0, 2], [2, 0, 3, 1]], np.uint8)
    return Listing(4, 2, [(boards, None)], has_sizes=False)


def written(listing: Listing, format: str) -> bytes:
    stream = io.BytesIO()
    write_listing(listing, format, stream)
    return stream.getvalue()


def test_text() -> None:
    assert written(five(), "text") == b"5.8.1  8  4 2 0 3 1\n5.2.1  2  3 0 2 4 1\n"
    assert written(all_four(), "text") == b"1 3 0 2\n2 0 3 1\n"


def test_csv() -> None:
    rows = list(csv.DictReader(io.StringIO(written(five(), "csv").decode())))
    assert rows[1] == {"label": "5.2.1", "orbit_size": "2", "columns": "3 0 2 4 1"}
    assert written(all_four(), "csv").splitlines() == [b"columns", b"1 3 0 2", b"2 0 3 1"]


def test_csv_cells_are_no_formulas() -> None:
    for listing in (five(), all_four(), list_fundamental(8)):
        for row in csv.reader(io.StringIO(written(listing, "csv").decode())):
            assert not [cell for cell in row if cell.startswith(("=", "+", "-", "@"))]


def test_json() -> None:
    assert json.loads(written(five(), "json")) == [
        {"label": "5.8.1", "orbit_size": 8, "columns": [4, 2, 0, 3, 1]},
        {"label": "5.2.1", "orbit_size": 2, "columns": [3, 0, 2, 4, 1]},
    ]
    assert json.loads(written(all_four(), "json"))[0] == {"columns": [1, 3, 0, 2]}


def test_npy() -> None:
    array = np.load(io.BytesIO(written(five(), "npy")))
    assert array.dtype == np.uint8
    assert np.array_equal(array, FIVE)


@pytest.mark.parametrize("format", FORMATS)
def test_no_solutions_at_all(format: str) -> None:
    content = written(list_fundamental(3), format)
    empty = {"text": b"", "csv": b"label,orbit_size,columns\n", "json": b"[\n]\n"}
    assert content == empty.get(format, content)
    if format == "npy":
        assert np.load(io.BytesIO(content)).shape == (0, 3)


@pytest.mark.parametrize("n", [1, 6, 11, 12])
def test_streamed_listing_equals_the_whole(n: int) -> None:
    boards, sizes = fundamental(n)
    content = written(list_fundamental(n), "npy")
    kept = io.BytesIO()
    np.save(kept, boards)
    assert content == kept.getvalue(), "as NumPy itself would save it"
    rows = json.loads(written(list_fundamental(n), "json"))
    assert [row["columns"] for row in rows] == boards.tolist()
    assert [row["label"] for row in rows] == list(rank_labels(n, sizes.tolist()))
    assert [row["orbit_size"] for row in rows] == sizes.tolist()


def test_all_solutions() -> None:
    assert np.array_equal(np.load(io.BytesIO(written(list_all(11), "npy"))), solutions(11))


def test_progress_is_reported_to_the_end() -> None:
    counts: list[int] = []
    write_listing(list_fundamental(14), "npy", io.BytesIO(), counts.append)
    assert counts == [45752]
    write_listing(list_fundamental(15), "npy", io.BytesIO(), counts.append)
    assert counts[1:] == [65536, 131072, 196608, 262144, 285053]
