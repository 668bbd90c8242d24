from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core.ranks.packed import packed, unpacked

COUNTS = st.lists(st.one_of(st.just(0), st.integers(0, 300), st.integers(0, 2**40)))


@given(COUNTS)
def test_packed_counts_survive_a_round_trip(counts: list[int]) -> None:
    assert [*unpacked(packed(counts))] == counts


@pytest.mark.parametrize(
    ("counts", "hex_bytes"),
    [
        ([], ""),
        ([1, 127, 128, 16384], "01 7f 80 01 80 80 01"),
        ([0], "00 00"),
        ([0] * 300, "00 ab 02"),
        ([5, 0, 0, 5], "05 00 01 05"),
    ],
)
def test_packed_bytes_have_the_documented_form(counts: list[int], hex_bytes: str) -> None:
    assert packed(counts).hex(" ") == hex_bytes
