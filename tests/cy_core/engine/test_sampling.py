"""Random shares of a count: on average they tell the whole, and the same seed draws the same."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from cy_core import DEPTH_FIRST, JOIN, count_parts, known_census
from cy_core.engine import sampling
from cy_core.engine.binding import Stop
from cy_core.engine.sampling import DepthFirstSampler, JoinSampler, Sampler


def sampler(n: int, search: str) -> Sampler:
    """That of one board, on the path that every machine has."""
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
