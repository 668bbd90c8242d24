"""Random shares of a count: on average they tell the whole, and the same seed draws the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, repeat
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
def test_mean_of_draws_is_near_the_total(
    n: int, search: str, light: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampling, "LIGHT", light)
    draws = sampler(n, search).draws(Random(7), 300)
    totals = [draw.boards for draw in draws]
    error = stdev(totals) / 300**0.5
    total = known_census(n).total
    assert abs(fmean(totals) - total) < 3 * error < total
    assert all(draw.seconds >= 0 for draw in draws)


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_same_seed_repeats_the_draws(search: str) -> None:
    one, other = (sampler(15, search).draws(Random(3), 20) for _ in range(2))
    assert [draw.boards for draw in one] == [draw.boards for draw in other]
    assert sampler(14, search).whole().boards == known_census(14).total


def test_join_sampler_measures_its_preparation() -> None:
    drawing, counting = sampler(16, JOIN), sampler(16, JOIN)
    assert drawing.preparing == counting.preparing == 0
    drawing.draws(Random(1), 5)
    counting.whole()
    assert min(drawing.preparing, counting.preparing) > 0


def test_draw_of_a_join_takes_at_least_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = {"beginning": 2.0, "counting": 2.0}

    def timed(work: Callable[..., object], *args: object) -> tuple[object, float]:
        return work(*args), seconds["counting" if args[2:] and args[-1] else "beginning"]

    monkeypatch.setattr(sampling, "_timed", timed)
    nothing_more = sampler(16, JOIN).draws(Random(1), 5)
    seconds["counting"] = 1.0  # as a clock may tell of a few microseconds
    assert sampler(16, JOIN).draws(Random(1), 5) == nothing_more


def test_coarse_clock_repeats_the_work_until_it_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = chain([0.0, 0.0, 0.0], repeat(0.3))
    monkeypatch.setattr(sampling.time, "thread_time", lambda: next(ticks))
    assert sampler(14, JOIN).whole() == (pytest.approx(0.1), known_census(14).total)
