"""Time random shares of a long count. Each share gives an unbiased estimate of the whole count.

A share is drawn with a known probability, which grows with its estimated effort. Its time divided
by this probability estimates the time of the whole count, and its solutions divided by the
probability estimate the total. The mean of many estimates is right even if the efforts are wrong.
Better efforts make the estimates vary less.

Source: D. E. Knuth, "Estimating the efficiency of backtrack programs", Mathematics of Computation
29 (1975), for random descents weighted by their probability.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from random import Random
from statistics import mean
from typing import NamedTuple, Protocol, TypeVar

from cy_core.engine.binding import Counter, Parts, Stop
from cy_core.engine.joining import JoinCounter, JoinParts
from cy_core.engine.parts import EFFORT, CountParts

# The largest effort of a depth-first part that is counted as one share, which takes at most 20 ms
# with AVX-512. A heavier part is split, and one of its own parts is drawn. Much lighter shares
# would fill fewer lanes of a vector than a whole count does. For n = 20, shares of a tenth of this
# effort give the same estimate of the time.
LIGHT = 3e9
# Number of jobs that are counted for each drawn part of a join.
JOBS = 8
# The probability of a part of a join is proportional to its rough work to this power. For n = 20
# and 22 the estimates vary less with 0.75 than with 0.5 or 1.
JOIN_POWER = 0.75

Result = TypeVar("Result")


class ShareEstimate(NamedTuple):
    """Estimates of the whole count, computed from one share."""

    seconds: float  # processor time
    boards: float  # total number of solutions


class Sampler(Protocol):
    """A sampler draws shares of one count and counts them on one thread."""

    @property
    def setup_seconds(self) -> float:
        """Estimated seconds that each worker needs before it can count."""

    def draws(self, random: Random, count: int) -> list[ShareEstimate]:
        """Draw `count` shares and count them. Return fewer estimates if the count is stopped."""

    def count_all(self) -> ShareEstimate:
        """Count the whole board. Return the measured seconds and the total."""


class DepthFirstSampler:
    """A sampler of the parts of a depth-first count.

    If a drawn part is heavy, it is split and one of its own parts is drawn.
    """

    setup_seconds: float = 0.0

    def __init__(self, parts: CountParts, backend: str, stop: Stop) -> None:
        assert isinstance(parts.compiled, Parts)
        self._n, self._stop = parts.n, stop
        self._parts, self._efforts = parts.compiled, parts.efforts
        self._sums = list(accumulate(self._efforts))
        self._counter = Counter(backend, stop)

    def draws(self, random: Random, count: int) -> list[ShareEstimate]:
        """Draw `count` shares and count them. Return fewer estimates if the count is stopped."""
        return [self._draw(random) for _ in range(count) if not self._stop]

    def count_all(self) -> ShareEstimate:
        """Count the whole board. Return the measured seconds and the total."""
        return _count_all(partial(self._counter.boards, self._parts), len(self._parts), self._stop)

    def _draw(self, random: Random) -> ShareEstimate:
        """Draw a part, then parts of this part, until one is light enough to be counted.

        Count it.
        """
        parts = self._parts
        efforts = self._efforts
        sums = self._sums
        probability = 1.0
        while sums and sums[-1]:
            (number,) = random.choices(range(len(sums)), cum_weights=sums)
            probability *= efforts[number] / sums[-1]
            if efforts[number] <= LIGHT:
                boards, seconds = _timed(self._counter.boards, parts, number)
                return ShareEstimate(seconds / probability, boards / probability)
            parts = Parts(self._n, parts, number)
            efforts = [work**EFFORT for work in parts.work()]
            sums = list(accumulate(efforts))
        # A dead end: this part has no solutions, and counting it takes no time.
        return ShareEstimate(0.0, 0.0)


class JoinSampler:
    """A sampler of the parts of a join, which counts some jobs of each drawn part.

    Parts that share tables form a family. Drawn parts are counted in order, so that each family's
    tables are made only once.
    """

    def __init__(self, parts: CountParts, backend: str, stop: Stop) -> None:
        assert isinstance(parts.compiled, JoinParts)
        self._compiled, self._stop = parts.compiled, stop
        self._weights = [work**JOIN_POWER for work in parts.compiled.work()]
        self._sum = sum(self._weights)
        self._families = {self._family(number): number for number in range(len(parts))}
        self._counter = JoinCounter(backend, stop)
        self._table_seconds: dict[tuple[object, int], float] = {}  # by key of a family

    @property
    def setup_seconds(self) -> float:
        """Estimated seconds to make the tables of all families."""
        return mean(self._table_seconds.values() or [0.0]) * len(self._families)

    def draws(self, random: Random, count: int) -> list[ShareEstimate]:
        """Draw `count` shares and count them. Return fewer estimates if the count is stopped."""
        numbers = random.choices(range(len(self._weights)), self._weights, k=count)
        return [self._draw(random, number) for number in sorted(numbers) if not self._stop]

    def count_all(self) -> ShareEstimate:
        """Count the whole board: return the measured seconds and the total.

        The seconds include the time to make the tables, which is also measured on its own.
        """
        measured = _count_all(
            partial(self._counter.boards, self._compiled), len(self._compiled), self._stop
        )
        for family, number in self._families.items():
            if not self._stop:
                _, self._table_seconds[family] = _timed(self._counter.jobs, self._compiled, number)
        return measured

    def _draw(self, random: Random, number: int) -> ShareEstimate:
        """Count some random jobs of a part, and estimate the whole count from them."""
        parts, counter = self._compiled, self._counter
        probability = self._weights[number] / self._sum
        # The first call for a family makes its tables.
        jobs, table_seconds = _timed(counter.jobs, parts, number)
        self._table_seconds.setdefault(self._family(number), table_seconds)
        # Counting no job measures the time that a part takes before its first job.
        _, start_seconds = _timed(counter.boards_of, parts, number, [])
        chosen: Sequence[int] = random.sample(jobs, min(JOBS, len(jobs)))
        boards, seconds = _timed(counter.boards_of, parts, number, chosen)
        if not chosen:
            return ShareEstimate(start_seconds / probability, 0.0)
        job_probability = probability * len(chosen) / len(jobs)
        # A coarse clock may make the difference negative.
        job_seconds = max(seconds - start_seconds, 0.0)
        return ShareEstimate(
            start_seconds / probability + job_seconds / job_probability, boards / job_probability
        )

    def _family(self, number: int) -> tuple[object, int]:
        """Return the key of the family to which a part belongs."""
        return self._compiled.squares(number), len(self._compiled.rows(number))


def _count_all(boards: Callable[[int], int], parts: int, stop: Stop) -> ShareEstimate:
    """Count all parts again and again, until even a coarse clock shows that time has passed."""
    total = 0
    runs = 0
    seconds = 0.0
    start = time.thread_time()
    while not (seconds or stop):
        total = sum(boards(number) for number in range(parts) if not stop)
        runs += 1
        seconds = time.thread_time() - start
    return ShareEstimate(seconds / max(runs, 1), total)


def _timed(work: Callable[..., Result], *arguments: object) -> tuple[Result, float]:
    """Call `work` and return its result and its processor time in seconds."""
    start = time.thread_time()
    return work(*arguments), time.thread_time() - start
