"""What is told of a list that nobody has written is true of those that are."""

from __future__ import annotations

import io

import pytest

from site_builder.data.listings import FORMATS, list_all, list_fundamental, write_listing
from site_builder.data.sizes import list_bytes

EXACT = tuple(name for name in FORMATS if name != "parquet")


@pytest.mark.parametrize("n", [1, 2, 4, 6, 8, 10, 11, 12])
def test_sizes_are_exact(n: int) -> None:
    for content, listing in (("fundamental", list_fundamental), ("all", list_all)):
        for format in EXACT:
            stream = io.BytesIO()
            write_listing(listing(n), format, stream)
            assert list_bytes(n, content, format) == len(stream.getvalue()), (content, format)


def test_parquet_is_about_as_large_as_npy() -> None:
    stream = io.BytesIO()
    write_listing(list_all(12), "parquet", stream)
    assert len(stream.getvalue()) < list_bytes(12, "all", "parquet") < 3 * len(stream.getvalue())
