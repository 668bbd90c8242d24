"""Test the lists of all solutions and of the fundamental solutions."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
from numpy.typing import NDArray

from cy_core import (
    InputError,
    WrongCount,
    fundamental,
    iter_fundamental,
    known_census,
    listing,
    memory,
    orbit,
    solutions,
)
from cy_core.listing import all_solutions, memory_needed
from tests import reference


@pytest.mark.parametrize("n", range(1, 9))
def test_lists_agree_with_the_reference(n: int) -> None:
    rows, sizes = fundamental(n)
    listed = zip(map(tuple, rows.tolist()), sizes.tolist(), strict=True)
    assert list(listed) == list(reference.all_fundamental(n))
    assert list(map(tuple, solutions(n).tolist())) == list(reference.all_solutions(n))


@pytest.mark.parametrize("n", range(1, 13))
def test_fundamental_solutions_descend_and_have_the_published_counts(n: int) -> None:
    boards, sizes = fundamental(n)
    known = known_census(n)
    assert boards.shape == (known.fundamental, n)
    assert (boards.dtype, sizes.dtype) == (np.uint8, np.uint8)
    assert {size: int((sizes == size).sum()) for size in (1, 2, 4, 8)} == known.orbits_by_size
    rows = [tuple(row) for row in boards.tolist()]
    assert rows == sorted(set(rows), reverse=True)


@pytest.mark.parametrize("n", [1, 2, 6, 10, 13])
@pytest.mark.parametrize("chunk", [1, 7, 1000, 10**9])
def test_joined_chunks_equal_the_whole_list(n: int, chunk: int) -> None:
    rows, sizes = fundamental(n)
    chunks = list(iter_fundamental(n, chunk=max(chunk, len(sizes) // 50)))
    assert len({len(of_chunk) for _, of_chunk in chunks[:-1]}) <= 1
    if chunks:
        assert np.array_equal(np.concatenate([boards for boards, _ in chunks]), rows)
        assert np.array_equal(np.concatenate([of_chunk for _, of_chunk in chunks]), sizes)
    else:
        assert len(sizes) == 0


def test_first_chunk_does_not_wait_for_the_whole() -> None:
    """The test would notice a wait, because the whole list of N = 19 takes a minute and 12 GB."""
    rows, sizes = next(iter_fundamental(19, chunk=1000))
    assert rows.shape == (1000, 19)
    assert set(sizes.tolist()) == {8}
    assert rows.flags.owndata, "a chunk must not keep a larger array in memory"


def test_search_that_loses_solutions_raises_wrong_count(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = listing.fundamental_parts
    monkeypatch.setattr(listing, "fundamental_parts", lambda n, backend: iter(list(boards(n))[1:]))
    with pytest.raises(InputError, match="n must be between 1 and 27, got 28"):
        # The call itself raises the error, before anything iterates over its result.
        iter_fundamental(28)
    for function in (fundamental, lambda n: list(iter_fundamental(n))):
        with pytest.raises(WrongCount, match=r"the search for n = 12 ends \d+ solutions"):
            function(12)


@pytest.mark.parametrize("n", range(1, 13))
def test_solutions_are_complete_valid_and_ascending(n: int) -> None:
    boards = solutions(n)
    assert boards.dtype == np.uint8
    assert boards.flags.c_contiguous
    assert boards.shape == (known_census(n).total, n)
    numbers = boards.astype(int)
    for lines in (numbers, numbers + np.arange(n), numbers - np.arange(n)):
        assert (np.diff(np.sort(lines, axis=1), axis=1) > 0).all(), "two queens on one line"
    rows = [tuple(row) for row in boards.tolist()]
    assert rows == sorted(set(rows))


def test_listing_that_exceeds_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "machine_memory", lambda: 8 * 10**9)
    with pytest.raises(InputError, match=r"n = 20 takes at least 102 GB .* half of the 8 GB"):
        fundamental(20)
    with pytest.raises(InputError, match=r"n = 18 takes at least 14 GB .* half of the 8 GB"):
        solutions(18)
    with pytest.raises(InputError, match="n = 32 takes at least"):
        solutions(32)


def test_chunks_take_the_memory_of_a_chunk() -> None:
    tracemalloc.start()
    try:
        listed = sum(len(sizes) for _, sizes in iter_fundamental(15, chunk=1000))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert listed == 285053
    assert peak < listed * 16 / 4, "bytes: a quarter of the whole list"


# Values of MAX_PACKED_N. Up to this N boards are sorted by packed keys, above it by their rows. So
# the value 1 tests sorting by rows also for small boards.
PATHS = [listing.MAX_PACKED_N, 1]


def array(rows: object) -> NDArray[np.uint8]:
    return np.array(rows, dtype=np.uint8)


def knight_move_solution(n: int) -> list[int]:
    """Construct a solution for an n whose remainder modulo 6 is 0, 1, 4 or 5."""
    half = n // 2
    return [*range(1, 2 * half, 2), *range(0, 2 * half, 2), *range(2 * half, n)]


@pytest.mark.parametrize("largest", PATHS)
def test_any_image_expands_to_the_same_orbit(monkeypatch: pytest.MonkeyPatch, largest: int) -> None:
    monkeypatch.setattr(listing, "MAX_PACKED_N", largest)
    for n in (4, 6, 12, 13, 16, 17, 18, 19, 25, 28, 31):
        solution = orbit(knight_move_solution(n))
        for image in solution.images.values():
            boards = all_solutions(array([image]), array([solution.size]))
            expected = sorted(set(solution.images.values()))
            assert [tuple(row) for row in boards.tolist()] == expected


def test_sorting_by_keys_equals_sorting_by_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    by_keys = [all_solutions(*fundamental(n)) for n in range(2, 13)]
    monkeypatch.setattr(listing, "MAX_PACKED_N", 1)
    by_rows = [all_solutions(*fundamental(n)) for n in range(2, 13)]
    for n, one, other in zip(range(2, 13), by_keys, by_rows, strict=True):
        assert one.shape == other.shape == (known_census(n).total, n)
        assert np.array_equal(one, other)


@pytest.mark.parametrize("largest", PATHS)
def test_no_board_is_lost_between_chunks(monkeypatch: pytest.MonkeyPatch, largest: int) -> None:
    boards = all_solutions(*fundamental(9))
    monkeypatch.setattr(listing, "MAX_PACKED_N", largest)
    for chunk in (1, 5, 46, 92, 93):
        monkeypatch.setattr(listing, "CHUNK", chunk)
        assert np.array_equal(all_solutions(*fundamental(9)), boards)


@pytest.mark.parametrize("largest", PATHS)
def test_peak_memory_stays_within_the_announced_memory(
    monkeypatch: pytest.MonkeyPatch, largest: int
) -> None:
    monkeypatch.setattr(listing, "MAX_PACKED_N", largest)
    monkeypatch.setattr(listing, "CHUNK", 256)
    representatives_and_sizes = fundamental(13)
    tracemalloc.start()
    try:
        boards = all_solutions(*representatives_and_sizes)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert boards.nbytes < peak <= memory_needed(13, len(boards))


def test_announced_memory_is_little_more_than_the_result() -> None:
    for n in range(15, 21):
        size = n * known_census(n).total
        assert size < memory_needed(n, known_census(n).total) < 1.6 * size


def test_keys_hold_the_greatest_columns() -> None:
    last = list(range(16))[::-1]
    assert listing.unpacked(array([last]) @ listing.key_place_values()).tolist() == [last]
