from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
from numpy.typing import NDArray

from cy_core import expand, fundamental, known_census, orbit
from cy_core.expand import all_solutions, memory_needed

PATHS = [expand.MAX_PACKED_N, 1]  # by keys where they fit, and by rows always


def array(rows: object) -> NDArray[np.uint8]:
    return np.array(rows, dtype=np.uint8)


def knight_move_solution(n: int) -> list[int]:
    """A solution for every n that leaves 0, 1, 4 or 5 when divided by 6."""
    half = n // 2
    return [*range(1, 2 * half, 2), *range(0, 2 * half, 2), *range(2 * half, n)]


@pytest.mark.parametrize("largest", PATHS)
def test_any_image_expands_to_the_same_orbit(monkeypatch: pytest.MonkeyPatch, largest: int) -> None:
    monkeypatch.setattr(expand, "MAX_PACKED_N", largest)
    for n in (4, 6, 12, 13, 16, 17, 18, 19, 25, 28, 31):
        one = orbit(knight_move_solution(n))
        for image in one.images.values():
            boards = all_solutions(array([image]), array([one.size]))
            assert [tuple(row) for row in boards.tolist()] == sorted(set(one.images.values()))


def test_sorting_by_keys_equals_sorting_by_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    by_keys = [all_solutions(*fundamental(n)) for n in range(2, 13)]
    monkeypatch.setattr(expand, "MAX_PACKED_N", 1)
    by_rows = [all_solutions(*fundamental(n)) for n in range(2, 13)]
    for n, one, other in zip(range(2, 13), by_keys, by_rows, strict=True):
        assert one.shape == other.shape == (known_census(n).total, n)
        assert np.array_equal(one, other)


@pytest.mark.parametrize("largest", PATHS)
def test_no_board_is_lost_between_chunks(monkeypatch: pytest.MonkeyPatch, largest: int) -> None:
    whole = all_solutions(*fundamental(9))
    monkeypatch.setattr(expand, "MAX_PACKED_N", largest)
    for chunk in (1, 5, 46, 92, 93):
        monkeypatch.setattr(expand, "CHUNK", chunk)
        assert np.array_equal(all_solutions(*fundamental(9)), whole)


@pytest.mark.parametrize("largest", PATHS)
def test_peak_memory_stays_within_the_announced_memory(
    monkeypatch: pytest.MonkeyPatch, largest: int
) -> None:
    monkeypatch.setattr(expand, "MAX_PACKED_N", largest)
    monkeypatch.setattr(expand, "CHUNK", 256)
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
    assert expand.unpacked(array([last]) @ expand.key_place_values()).tolist() == [last]
