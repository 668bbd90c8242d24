"""Random shares of a count: on average they tell the whole, and the same seed draws the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean, stdev

import pytest

from cy_core import DEPTH_FIRST, JOIN, count_parts, known_census
from cy_core.engine import sampling
from cy_core.engine.binding import Stop
from cy_core.engine.sampling import DepthFirstSampler, JoinSampler, Sampler


def sampler(n: int, search: str) -> Sampler:
    """That of one board, on the backend that every machine has."""
    kind = JoinSampler if search == JOIN else DepthFirstSampler
    return kind(count_parts(n, search), "portable", Stop())


@pytest.mark.parametrize(
    ("n", "search", "light"),
    [(15, DEPTH_FIRST, 1e2), (16, DEPTH_FIRST, 1e9), (15, JOIN, 0), (16, JOIN, 0)],
)
def test_draws_tell_the_total(
    n: int, search: str, light: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampling, "LIGHT", light)
    draws = sampler(n, search).draws(Random(7), 300)
    found = [draw.boards for draw in draws]
    error = stdev(found) / 300**0.5
    total = known_census(n).total
    assert abs(fmean(found) - total) < 3 * error < total
    assert all(draw.seconds >= 0 for draw in draws)


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_the_same_seed_draws_the_same(search: str) -> None:
    one, other = (sampler(15, search).draws(Random(3), 20) for _ in range(2))
    assert [draw.boards for draw in one] == [draw.boards for draw in other]
    assert [draw.boards for draw in sampler(15, search).draws(Random(4), 20)] != one


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_the_whole_is_the_total(search: str) -> None:
    assert sampler(14, search).whole().boards == known_census(14).total


def test_a_join_is_prepared_for_each_family() -> None:
    drawing = sampler(16, JOIN)
    assert drawing.preparing == 0
    drawing.draws(Random(1), 5)
    assert drawing.preparing > 0


def test_no_share_of_a_join_takes_less_than_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = {"beginning": 2.0, "counting": 2.0}

    def timed(work: Callable[..., object], *given: object) -> tuple[object, float]:
        return work(*given), seconds["counting" if given[2:] and given[-1] else "beginning"]

    monkeypatch.setattr(sampling, "_timed", timed)
    nothing_more = sampler(16, JOIN).draws(Random(1), 5)
    seconds["counting"] = 1.0  # as a clock may tell of a few microseconds
    assert sampler(16, JOIN).draws(Random(1), 5) == nothing_more


def test_a_clock_that_tells_nothing_gets_more_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([0.0, 0.0, 0.0, 0.3])
    monkeypatch.setattr(sampling.time, "thread_time", lambda: next(ticks))
    assert sampler(14, JOIN).whole() == (pytest.approx(0.1), known_census(14).total)
