"""Lanes: both ways of driving them place every queen of the bitmap search, and no other."""

from __future__ import annotations

from collections import Counter

import pytest

from cy_core import trace
from site_builder.figures.engine.lanes import BACK, IDLE, LaneStep, buffered, busy, placed, stacked
from site_builder.values.census import nodes


def by_row(steps: tuple[LaneStep, ...]) -> Counter[int]:
    """Queens placed in each row."""
    return Counter(row for step in steps for row in step if row >= 0)


@pytest.mark.parametrize("lanes", [1, 3, 8])
@pytest.mark.parametrize("n", range(1, 8))
def test_every_queen_of_the_search_is_placed_in_its_row(n: int, lanes: int) -> None:
    expected = Counter(step.row for step in trace(n, "bitmap") if step.kind == "place")
    assert by_row(buffered(n, lanes, 2048)) == expected
    assert by_row(stacked(n, lanes)) == expected


@pytest.mark.parametrize("room", [16, 20, 64])
def test_small_buffers_place_the_same_queens(room: int) -> None:
    assert placed(buffered(8, 8, room)) == nodes("bitmap", "recursive", 8)


def test_every_step_has_all_lanes_and_one_that_works() -> None:
    for steps in (buffered(6, 4, 2048), stacked(6, 4), buffered(7, 4, 8)):
        assert {len(step) for step in steps} == {4}
        assert all(set(step) != {IDLE} for step in steps)


def test_only_stacks_backtrack() -> None:
    assert BACK not in {row for step in buffered(6, 4, 2048) for row in step}
    assert BACK in {row for step in stacked(6, 4) for row in step}


def test_single_lane_is_always_busy_with_buffers_but_not_with_a_stack() -> None:
    assert busy(buffered(6, 1, 2048)) == 1
    assert busy(stacked(6, 1)) < 0.6


def test_the_larger_the_search_the_fuller_the_lanes() -> None:
    shares = [busy(buffered(n, 8, 2048)) for n in range(6, 10)]
    assert shares == sorted(shares)
    assert shares[-1] > 0.97
