"""Test the parts of a count, the jobs of a join, and estimates from random shares."""

from __future__ import annotations

import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import chain, repeat
from random import Random
from statistics import fmean, stdev

import pytest

from cy_core import DEPTH_FIRST, JOIN, CountParts, Part, count_parts, join_jobs, known_census
from cy_core.engine import sampling
from cy_core.engine.binding import BACKENDS, Counter, Stop, has_backend
from cy_core.engine.choice import JOIN_FROM_N
from cy_core.engine.sampling import DepthFirstSampler, JoinSampler, Sampler


@pytest.mark.parametrize("n", [1, 2, 4, 8, 12])
def test_completions_of_all_parts_add_up_to_the_total(n: int) -> None:
    parts, counter = count_parts(n), Counter("portable", Stop())
    assert [part.number for part in parts] == list(range(len(parts)))
    boards = [part.weight * counter.completions(n, part.squares) for part in parts]
    assert sum(boards) == known_census(n).total
    assert boards == [counter.boards(parts.compiled, part.number) for part in parts]


def test_parts_are_a_sequence() -> None:
    parts = count_parts(12)
    assert parts[-1] == parts[len(parts) - 1]
    assert parts[2:4] == [parts[2], parts[3]]
    assert {part.n for part in parts} == {parts.n} == {12}
    assert all(part.effort > 0 for part in parts)
    with pytest.raises(IndexError):
        parts[len(parts)]


@pytest.mark.soak
def test_time_in_which_other_programs_run_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = count_parts(8)
    monkeypatch.setattr(CountParts, "counter", lambda *_: lambda _: time.sleep(0.2) or 4)
    (result,) = parts.count_each([3], "portable", Stop())
    assert result[:2] == (3, 4)
    assert result[2] < 0.2


@pytest.mark.soak
def test_parts_are_the_same_in_every_process() -> None:
    code = "import cy_core; print(list(cy_core.count_parts(15)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == str(list(count_parts(15)))


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_parts_can_be_pickled_and_hashed(search: str) -> None:
    parts = count_parts(12, search)
    unpickled: list[Part] = pickle.loads(pickle.dumps(list(parts)))
    assert unpickled == list(parts)
    assert len({*unpickled, *parts}) == len(parts)
    assert replace(parts[0], effort=0.0) == parts[0]
    assert replace(parts[0], n=13) != parts[0]


def test_count_parts_uses_the_default_search_of_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    for backend in filter(has_backend, BACKENDS):
        monkeypatch.setenv("QUEENS_ENGINE", backend)
        assert count_parts(JOIN_FROM_N[backend] - 1).search == DEPTH_FIRST
        assert count_parts(JOIN_FROM_N[backend]).search == JOIN


@pytest.mark.parametrize("n", [8, 9, 12])
def test_boards_of_all_jobs_add_up_to_the_total(n: int) -> None:
    jobs = list(join_jobs(n))
    assert sum(job.boards for job in jobs) == known_census(n).total
    assert all(0 <= job.compared <= job.pairs for job in jobs)
    assert 0 < sum(job.compared for job in jobs) < sum(job.pairs for job in jobs)
    assert all(job.boards <= 8 * job.compared for job in jobs)
    assert {len(job.first) for job in jobs} <= set(range(1, n // 2 + 1))


def test_join_jobs_takes_part_numbers() -> None:
    first = list(join_jobs(12, [0]))
    assert first == list(join_jobs(12))[: len(first)]
    assert len({job.first for job in first}) == 1


def sampler(n: int, search: str) -> Sampler:
    """Return a sampler for a count of `n` by `search`, with the backend that every machine has."""
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
    assert sampler(14, search).count_all().boards == known_census(14).total


def test_join_sampler_measures_its_setup() -> None:
    drawing, counting = sampler(16, JOIN), sampler(16, JOIN)
    assert drawing.setup_seconds == counting.setup_seconds == 0
    drawing.draws(Random(1), 5)
    counting.count_all()
    assert min(drawing.setup_seconds, counting.setup_seconds) > 0


def test_draw_of_a_join_takes_at_least_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = {"start": 2.0, "counting": 2.0}

    def timed(work: Callable[..., object], *args: object) -> tuple[object, float]:
        counts_jobs = len(args) > 2 and bool(args[-1])
        return work(*args), seconds["counting" if counts_jobs else "start"]

    monkeypatch.setattr(sampling, "_timed", timed)
    without_counting_time = sampler(16, JOIN).draws(Random(1), 5)
    # If both take microseconds, a coarse clock may report a shorter time for counting than for the
    # start alone.
    seconds["counting"] = 1.0
    assert sampler(16, JOIN).draws(Random(1), 5) == without_counting_time


def test_coarse_clock_repeats_the_work_until_it_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = chain([0.0, 0.0, 0.0], repeat(0.3))
    monkeypatch.setattr(sampling.time, "thread_time", lambda: next(ticks))
    assert sampler(14, JOIN).count_all() == (pytest.approx(0.1), known_census(14).total)
