"""Sampling ends when the spread is known, when there are many, or when the time is up."""

from __future__ import annotations

import pytest

from site_builder.bench.sampling import SHORT_RUN, SampleRules, turn
from site_builder.cli.measuring import MAX_SAMPLES
from site_builder.timings import record_checks

WIDE = (0.1, 0.2, 0.1, 0.2, 0.1)


@pytest.mark.parametrize(
    ("samples", "enough"),
    [
        ((), False),
        ((0.1,) * 4, False),
        ((0.1,) * 5, True),
        (WIDE, False),
        (WIDE * 4, False),
        (WIDE * 5, True),
        ((0.1, 0.101, 0.102, 0.103, 9.0), True),
        ((4.0, 4.0), True),
        ((4.0,), False),
        ((6.0,), True),
    ],
)
def test_sampling_ends_after_enough_samples(samples: tuple[float, ...], enough: bool) -> None:
    assert SampleRules(repeats=5, limit=10.0).is_enough(samples) is enough


def test_no_run_takes_more_samples_than_a_record_may_hold() -> None:
    most = SampleRules(repeats=MAX_SAMPLES)
    wide = (0.1, 0.2) * (record_checks.MAX_SAMPLES // 2)
    assert most.is_enough(wide)
    assert (most.room(wide[1:]), most.room(wide)) == (1, 0)


def test_one_sample_can_be_requested() -> None:
    assert SampleRules(repeats=1).is_enough((0.1,))


@pytest.mark.parametrize(("seconds", "long"), [(0.1, False), (1.6, False), (1.7, True), (9, True)])
def test_run_is_long_if_its_samples_exceed_the_limit(seconds: float, long: bool) -> None:
    assert SampleRules(repeats=5, limit=10.0).is_long(seconds) is long


def played(*seconds: float, usual: float, most: int = 5) -> tuple[tuple[float, ...], int]:
    """The samples of a turn whose runs take so long, and how many were left."""
    left = list(seconds)
    return turn(lambda: left.pop(0), usual, most), len(left)


def test_turn_of_a_long_run_has_one_sample() -> None:
    assert played(1.0, 1.0, usual=1.0) == ((1.0,), 1)


def test_a_turn_of_a_short_run_is_warmed_up() -> None:
    assert played(*[SHORT_RUN / 100] * 9, usual=SHORT_RUN / 100) == ((SHORT_RUN / 100,) * 5, 3)


def test_a_turn_ends_when_it_is_no_longer_short() -> None:
    assert played(0.004, 0.004, 0.008, 0.004, usual=0.004) == ((0.004, 0.008), 1)
