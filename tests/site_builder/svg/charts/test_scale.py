"""Scales: where values go, and what their ticks say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from site_builder.svg.charts.scale import (
    Bands,
    Linear,
    Log,
    count_label,
    duration_label,
    factor_label,
    spread,
)


def test_a_linear_scale_meets_its_ends() -> None:
    scale = Linear(4, 14, 100, 300)
    assert [scale(4), scale(9), scale(14)] == [100, 200, 300]


def test_bands_are_numbered_from_their_start_and_have_their_position_in_the_middle() -> None:
    bands = Bands(3, 10, 20)
    assert [bands(index) for index in bands.ticks(99)] == [20, 40, 60]
    assert bands.end == 70


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(4, 12, [*range(4, 13)]), (1, 27, [5, 10, 15, 20, 25]), (4, 16, [4, 6, 8, 10, 12, 14, 16])],
)
def test_ticks_are_round_and_far_enough_apart(low: int, high: int, ticks: list[int]) -> None:
    assert Linear(low, high, 0, 100).ticks(apart=10) == ticks


def test_ticks_may_be_fractions_of_a_whole() -> None:
    scale = Linear.over([1.15, 1.61], 0, 60, parts=10)
    assert scale.ticks(apart=20) == [1.2, 1.4, 1.6]
    assert (scale.low, scale.high) == (1.1, 1.7)


def test_powers_hold_all_values() -> None:
    scale = Log.over([0.002, 30], 400, 0)
    assert (scale.low, scale.high) == (-3, 2)
    assert [scale(0.001), scale(100)] == [400, 0]
    one_value = Log.over([7], 0, 100)
    assert 0 <= one_value(7) <= 100


def test_labelled_decades_keep_their_distance() -> None:
    assert Log(0, 18, 0, 360).ticks(apart=40) == [10.0**power for power in range(0, 19, 2)]
    assert Log(-5, 2, 0, 700).ticks(apart=40) == [10.0**power for power in range(-5, 3)]


def test_every_decade_has_its_words() -> None:
    assert [count_label(10.0**e) for e in (0, 1, 2, 3, 4, 17)] == [
        *("1", "10", "100", "1,000", "10⁴", "10¹⁷"),
    ]
    assert [duration_label(10.0**e) for e in range(-9, 4)] == [
        *("1 ns", "10 ns", "100 ns", "1 µs", "10 µs", "100 µs"),
        *("1 ms", "10 ms", "100 ms", "1 s", "10 s", "100 s", "1,000 s"),
    ]


def test_crowded_places_are_spread_and_stay_inside() -> None:
    places = spread([5.0, 5.0, 6.0, 90.0, 99.0, 99.0], 10, 0, 100)
    assert places == sorted(places)
    assert min(b - a for a, b in pairwise(places)) >= 10
    assert places[0] >= 0
    assert places[-1] <= 100


def test_spread_keeps_the_order() -> None:
    first, second = spread([80, 20], 10, 0, 100)
    assert (first, second) == (45, 55)


@pytest.mark.parametrize(
    ("values", "ends"), [([3.7, 6.2], (3, 7)), ([5.0], (5, 6)), ([-0.5, 0.5], (-1, 1))]
)
def test_a_linear_scale_goes_from_whole_value_to_whole_value(
    values: list[float], ends: tuple[int, int]
) -> None:
    scale = Linear.over(values, 400, 0)
    assert (scale.low, scale.high) == ends
    assert all(0 <= scale(value) <= 400 for value in values)


def test_factors_are_spelt_out_as_far_as_they_are_short() -> None:
    labels = [factor_label(10.0**power) for power in (-4, -3, -1, 0, 3, 4)]
    times = "\N{MULTIPLICATION SIGN}"
    assert labels == [f"{word}{times}" for word in ("10⁻⁴", "0.001", "0.1", "1", "1,000", "10⁴")]
