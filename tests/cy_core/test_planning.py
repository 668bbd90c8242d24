"""Estimates of what a count takes: better with every round, and refused where there is no need."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

from cy_core import DEPTH_FIRST, JOIN, InputError, estimates, known_census, measure_count


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_each_estimate_doubles_the_draws(search: str) -> None:
    rounds = [*islice(estimates(15, search), 4)]
    assert [one.draws for one in rounds] == [25, 50, 100, 200]
    last = rounds[-1]
    assert (last.n, last.search) == (15, search)
    assert abs(last.boards.value - known_census(15).total) < 2 * last.boards.margin
    assert last.boards.error < rounds[0].boards.error
    assert last.seconds.value > 0 < last.memory


def test_complete_measurement_has_no_margin() -> None:
    estimate = measure_count(15, JOIN)
    assert (estimate.boards.value, estimate.boards.margin) == (known_census(15).total, 0)
    assert estimate.draws == estimate.parts


@pytest.mark.parametrize("call", [estimates, measure_count])
@pytest.mark.parametrize(
    ("n", "search", "message"),
    [
        (14, None, "a plan is for n = 15 to 28, got 14: smaller ones are counted in milliseconds"),
    ],
)
def test_estimates_refuse_bad_values_at_once(
    call: Callable[..., object], n: int, search: str | None, message: str
) -> None:
    with pytest.raises(InputError) as caught:
        call(n, search)
    assert str(caught.value).startswith(message)
