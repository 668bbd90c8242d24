"""Test the label indexes, and the number of queens on each square."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core import known_census, queens_per_square
from cy_core.listing import fundamental_parts
from cy_core.ranks.index import (
    MAX_COUNTED_N,
    MAX_LABELLED_N,
    SIZES,
    LabelIndex,
    counted_index,
    index_bytes,
    index_from_bytes,
    index_to_bytes,
    label_index,
    packed,
    prefixes,
    unpacked,
)
from cy_core.ranks.squares import counted_squares, csv_lines, stored_squares
from tests import reference

SHIPPED = range(MAX_COUNTED_N + 1, MAX_LABELLED_N + 1)
COUNTED_ANEW = [13, 14, 15, *(pytest.param(n, marks=pytest.mark.core) for n in (16, 17))]


def counts_of(index: LabelIndex) -> list[tuple[tuple[int, ...], int, int]]:
    """List (prefix, orbit size, count) for each count of an index that is not 0."""
    rows = map(tuple, index.prefixes.tolist())
    columns = zip(*(index.counts[size].tolist() for size in SIZES), strict=True)
    return [
        (prefix, size, count)
        for prefix, counts in zip(rows, columns, strict=True)
        for size, count in zip(SIZES, counts, strict=True)
        if count
    ]


def attack(queens: tuple[int, ...]) -> bool:
    pairs = ((a, b) for b in range(len(queens)) for a in range(b))
    return any(abs(queens[a] - queens[b]) == b - a for a, b in pairs)


def test_prefixes_are_all_valid_beginnings_from_the_middle_column() -> None:
    for n in range(1, 12):
        beginnings = permutations(reversed(range(n)), min(4, n))
        expected = [
            queens for queens in beginnings if 2 * queens[0] >= n - 1 and not attack(queens)
        ]
        assert list(map(tuple, prefixes(n).tolist())) == expected


def test_counts_agree_with_the_reference_and_the_published_census() -> None:
    for n in range(1, 9):
        expected = Counter((board[:4], size) for board, size in reference.all_fundamental(n))
        assert sorted(counts_of(label_index(n))) == sorted(
            (prefix, size, count) for (prefix, size), count in expected.items()
        )
    for n in range(1, MAX_LABELLED_N + 1):
        sums = {size: int(counts.sum()) for size, counts in label_index(n).counts.items()}
        assert sums == known_census(n).orbits_by_size


@pytest.mark.parametrize("n", COUNTED_ANEW)
def test_shipped_index_equals_a_fresh_count(n: int) -> None:
    assert index_to_bytes(counted_index(n)) == index_bytes(n)


def test_shipped_counts_of_n_18_equal_a_listing() -> None:
    """Check 300 random prefixes, because all would take ten seconds."""
    index = label_index(18)
    for number in Random(18).sample(range(len(index.prefixes)), 300):
        prefix = tuple(index.prefixes[number].tolist())
        sizes = np.concatenate(
            [of_part for _, of_part in fundamental_parts(18, prefix=prefix)] or [[]]
        )
        for size in SIZES:
            assert index.counts[size][number] == np.count_nonzero(sizes == size), prefix


def test_shipped_indexes_are_small_and_survive_a_round_trip() -> None:
    shipped = {n: index_bytes(n) for n in SHIPPED}
    assert sum(map(len, shipped.values())) < 75_000
    for n, data in shipped.items():
        assert data[:2] == bytes([n, 4])
        assert index_to_bytes(index_from_bytes(data)) == data


def test_cached_index_is_read_only() -> None:
    index = label_index(8)
    for array in (index.prefixes, index.counts[8]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


COUNTS = st.lists(st.one_of(st.just(0), st.integers(0, 300), st.integers(0, 2**40)))


@given(COUNTS)
def test_packed_counts_survive_a_round_trip(counts: list[int]) -> None:
    assert list(unpacked(packed(counts))) == counts


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


def test_queens_per_square_agree_with_the_reference() -> None:
    for n in range(1, 9):
        counts = Counter(
            queen for board in reference.all_solutions(n) for queen in enumerate(board)
        )
        assert queens_per_square(n) == tuple(
            tuple(counts[row, column] for column in range(n)) for row in range(n)
        )


def test_every_row_and_column_sums_to_the_total() -> None:
    for n in range(9, 19):
        counts = queens_per_square(n)
        sums = [*map(sum, counts), *map(sum, zip(*counts, strict=True))]
        assert set(sums) == {known_census(n).total}


@pytest.mark.parametrize("n", range(13, 17))
def test_stored_squares_equal_a_fresh_count(n: int) -> None:
    assert (counted_squares(n) == stored_squares(n)).all()


def test_csv_has_one_eighth_of_the_board() -> None:
    assert csv_lines(3) == ["3,0,0,0", "3,0,1,0", "3,1,1,0"]
    assert csv_lines(4) == ["4,0,0,0", "4,0,1,1", "4,1,1,0"]
