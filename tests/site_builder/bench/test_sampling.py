"""Sampling ends when the spread is known, when there are many, or when the time is up."""

from __future__ import annotations

import pytest

from site_builder.bench.sampling import SHORT_RUN, SampleRules, turn
from site_builder.cli.measuring import MAX_SAMPLES

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


def test_a_cell_has_a_most_of_samples() -> None:
    most = SampleRules(repeats=MAX_SAMPLES)
    wide = (0.1, 0.2) * (5 * MAX_SAMPLES // 2)
    assert most.is_enough(wide)
    assert (most.room(wide[1:]), most.room(wide)) == (1, 0)
    assert SampleRules(repeats=1).is_enough((0.1,))


def test_run_is_long_if_its_samples_exceed_the_limit() -> None:
    rules = SampleRules(repeats=5, limit=10.0)
    assert [rules.is_long(seconds) for seconds in (0.1, 1.6, 1.7, 9)] == [False, False, True, True]


@pytest.mark.parametrize(
    ("seconds", "usual", "samples", "left"),
    [
        ([1.0, 1.0], 1.0, (1.0,), 1),
        ([SHORT_RUN / 100] * 9, SHORT_RUN / 100, (SHORT_RUN / 100,) * 5, 3),  # one to warm up
        ([0.004, 0.004, 0.008, 0.004], 0.004, (0.004, 0.008), 1),  # no longer short
    ],
)
def test_a_turn_has_samples_as_long_as_it_is_short(
    seconds: list[float], usual: float, samples: tuple[float, ...], left: int
) -> None:
    assert turn(lambda: seconds.pop(0), usual, 5) == samples
    assert len(seconds) == left
