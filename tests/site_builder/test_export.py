"""Each format holds the same solutions, in the same order."""

from __future__ import annotations

import csv
import io
import json

import numpy as np
import pytest

from site_builder.export import FORMATS, Listing, write_listing

FIVE = Listing(np.array([[4, 2, 0, 3, 1], [3, 0, 2, 4, 1]], np.uint8), np.array([8, 2], np.uint8))
ALL_FOUR = Listing(np.array([[1, 3, 0, 2], [2, 0, 3, 1]], np.uint8), None)
NONE = Listing(np.empty((0, 3), np.uint8), np.empty(0, np.uint8))


def written(listing: Listing, format: str) -> bytes:
    stream = io.BytesIO()
    write_listing(listing, format, stream)
    return stream.getvalue()


def test_text() -> None:
    assert written(FIVE, "text") == b"5.8.1  8  4 2 0 3 1\n5.2.1  2  3 0 2 4 1\n"
    assert written(ALL_FOUR, "text") == b"1 3 0 2\n2 0 3 1\n"


def test_csv() -> None:
    rows = list(csv.DictReader(io.StringIO(written(FIVE, "csv").decode())))
    assert rows[1] == {"label": "5.2.1", "orbit_size": "2", "columns": "3 0 2 4 1"}
    assert written(ALL_FOUR, "csv").splitlines() == [b"columns", b"1 3 0 2", b"2 0 3 1"]


def test_json() -> None:
    assert json.loads(written(FIVE, "json")) == [
        {"label": "5.8.1", "orbit_size": 8, "columns": [4, 2, 0, 3, 1]},
        {"label": "5.2.1", "orbit_size": 2, "columns": [3, 0, 2, 4, 1]},
    ]
    assert json.loads(written(ALL_FOUR, "json"))[0] == {"columns": [1, 3, 0, 2]}


def test_npy() -> None:
    array = np.load(io.BytesIO(written(FIVE, "npy")))
    assert array.dtype == np.uint8
    assert np.array_equal(array, FIVE.columns)


@pytest.mark.parametrize("format", FORMATS)
def test_no_solutions_at_all(format: str) -> None:
    content = written(NONE, format)
    empty = {"text": b"", "csv": b"label,orbit_size,columns\n", "json": b"[\n]\n"}
    assert content == empty.get(format, content)
