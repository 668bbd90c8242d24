from __future__ import annotations

import tracemalloc
from typing import Any, ClassVar

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


@pytest.mark.parametrize("n", [12, 13, 16, 17, 18, 19, 25, 28, 31])
def test_one_solution_expands_to_its_orbit(n: int) -> None:
    one = orbit(knight_move_solution(n))
    boards = all_solutions(array([one.representative]), array([one.size]))
    assert boards.dtype == np.uint8
    assert [tuple(row) for row in boards.tolist()] == sorted(set(one.images.values()))


@pytest.mark.parametrize("largest", PATHS)
@pytest.mark.parametrize("columns", [(1, 3, 0, 2), (1, 3, 5, 0, 2, 4), (0, 4, 7, 5, 2, 6, 1, 3)])
def test_any_image_expands_to_the_same_orbit(
    monkeypatch: pytest.MonkeyPatch, columns: tuple[int, ...], largest: int
) -> None:
    monkeypatch.setattr(expand, "MAX_PACKED_N", largest)
    one = orbit(columns)
    for image in one.images.values():
        boards = all_solutions(array([image]), array([one.size]))
        assert [tuple(row) for row in boards.tolist()] == sorted(set(one.images.values()))


@pytest.mark.parametrize("n", range(2, 13))
def test_sorting_by_keys_equals_sorting_by_rows(monkeypatch: pytest.MonkeyPatch, n: int) -> None:
    by_keys = all_solutions(*fundamental(n))
    monkeypatch.setattr(expand, "MAX_PACKED_N", 1)
    by_rows = all_solutions(*fundamental(n))
    assert by_keys.shape == by_rows.shape == (known_census(n).total, n)
    assert np.array_equal(by_keys, by_rows)


@pytest.mark.parametrize("largest", PATHS)
@pytest.mark.parametrize("chunk", [1, 5, 46, 92, 93])
def test_no_board_is_lost_between_chunks(
    monkeypatch: pytest.MonkeyPatch, chunk: int, largest: int
) -> None:
    whole = all_solutions(*fundamental(9))
    monkeypatch.setattr(expand, "MAX_PACKED_N", largest)
    monkeypatch.setattr(expand, "CHUNK", chunk)
    assert np.array_equal(all_solutions(*fundamental(9)), whole)


class Sorted(np.ndarray[Any, np.dtype[Any]]):
    """Remembers how much of it was sorted at a time."""

    lengths: ClassVar[list[int]] = []

    def sort(self, *options: Any, **more: Any) -> None:
        self.lengths.append(len(self))
        super().sort(*options, **more)


def test_rows_are_sorted_in_short_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sorted, "lengths", [])
    half = np.empty((known_census(12).total // 2, 12), np.uint8).view(Sorted)
    expand.fill_by_rows(half, *fundamental(12))
    assert np.array_equal(half, all_solutions(*fundamental(12))[: len(half)])
    assert sum(Sorted.lengths) == len(half)
    assert max(Sorted.lengths) < len(half) / 100


@pytest.mark.parametrize("largest", PATHS)
@pytest.mark.parametrize("n", [12, 13])
def test_peak_memory_stays_within_the_announced_memory(
    monkeypatch: pytest.MonkeyPatch, n: int, largest: int
) -> None:
    monkeypatch.setattr(expand, "MAX_PACKED_N", largest)
    monkeypatch.setattr(expand, "CHUNK", 256)
    representatives_and_sizes = fundamental(n)
    tracemalloc.start()
    try:
        boards = all_solutions(*representatives_and_sizes)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert boards.nbytes < peak <= memory_needed(n, len(boards))


def test_announced_memory_is_little_more_than_the_result() -> None:
    for n in range(15, 21):
        size = n * known_census(n).total
        assert size < memory_needed(n, known_census(n).total) < 1.6 * size


def test_keys_hold_the_greatest_columns() -> None:
    last = list(range(16))[::-1]
    assert expand.unpacked(array([last]) @ expand.key_place_values()).tolist() == [last]
