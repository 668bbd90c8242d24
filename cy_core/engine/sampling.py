"""Time random shares of a long count; each gives an unbiased estimate of the whole.

A share is drawn with a known probability, which grows with its estimated effort. Its seconds and
its solutions, divided by that probability, have those of the whole count as their mean, whatever
the efforts are. Better efforts make the estimates differ less.

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

# The largest effort of a depth-first part that is counted as a share: it takes at most 20 ms with
# AVX-512. Of a heavier part, one of its own parts is drawn. Much lighter shares would fill fewer
# lanes than a count does; for n = 20, shares of a tenth of this effort take as long in sum.
LIGHT = 3e9
# Jobs that are counted for each drawn part of a join.
JOBS = 8
# A part of a join is drawn with a probability that grows like its rough work to this power. For
# n = 20 and 22 the estimates differ less with 0.75 than with 0.5 or 1.
JOIN_POWER = 0.75

Result = TypeVar("Result")


class Draw(NamedTuple):
    """The estimates from one share: seconds of processor time and solutions of the whole count."""

    seconds: float
    boards: float


class Sampler(Protocol):
    """Draws shares of one count and counts them on one thread."""

    @property
    def preparing(self) -> float:
        """Estimated seconds that each worker needs before it can count."""

    def draws(self, random: Random, count: int) -> list[Draw]:
        """Draw this number of shares and count them."""

    def whole(self) -> Draw:
        """Count all shares: the measured seconds of the whole count, and the total."""


class DepthFirstSampler:
    """Draws parts of a depth-first count; of a heavy part, it draws one of its own parts."""

    preparing: float = 0.0

    def __init__(self, parts: CountParts, backend: str, stop: Stop) -> None:
        assert isinstance(parts.compiled, Parts)
        self._n, self._stop = parts.n, stop
        self._parts, self._efforts = parts.compiled, parts.efforts
        self._sums = [*accumulate(self._efforts)]
        self._counter = Counter(backend, stop)

    def draws(self, random: Random, count: int) -> list[Draw]:
        """Draw this number of shares and count them."""
        return [self._draw(random) for _ in range(count) if not self._stop]

    def whole(self) -> Draw:
        """Count all parts."""
        return _count_all(partial(self._counter.boards, self._parts), len(self._parts), self._stop)

    def _draw(self, random: Random) -> Draw:
        parts, efforts, sums = self._parts, self._efforts, self._sums
        probability = 1.0
        while sums and sums[-1]:
            (number,) = random.choices(range(len(sums)), cum_weights=sums)
            probability *= efforts[number] / sums[-1]
            if efforts[number] <= LIGHT:
                boards, seconds = _timed(self._counter.boards, parts, number)
                return Draw(seconds / probability, boards / probability)
            parts = Parts(self._n, parts, number)
            efforts = [work**EFFORT for work in parts.work()]
            sums = [*accumulate(efforts)]
        return Draw(0.0, 0.0)  # a dead end: no parts are left, and it takes no time


class JoinSampler:
    """Draws parts of a join and some jobs of each; parts that share tables are counted together."""

    def __init__(self, parts: CountParts, backend: str, stop: Stop) -> None:
        assert isinstance(parts.compiled, JoinParts)
        self._compiled, self._stop = parts.compiled, stop
        self._weights = [work**JOIN_POWER for work in parts.compiled.work()]
        self._sum = sum(self._weights)
        self._families = {self._family(number): number for number in range(len(parts))}
        self._counter = JoinCounter(backend, stop)
        self._prepared: dict[tuple[object, int], float] = {}

    @property
    def preparing(self) -> float:
        """Estimated seconds to make the tables of all families."""
        return mean(self._prepared.values() or [0.0]) * len(self._families)

    def draws(self, random: Random, count: int) -> list[Draw]:
        """Draw this number of shares and count them."""
        numbers = random.choices(range(len(self._weights)), self._weights, k=count)
        return [self._draw(random, number) for number in sorted(numbers) if not self._stop]

    def whole(self) -> Draw:
        """Count all parts; the time to make the tables is included, and measured on its own."""
        drawn = _count_all(
            partial(self._counter.boards, self._compiled), len(self._compiled), self._stop
        )
        for family, number in self._families.items():
            if not self._stop:
                _, self._prepared[family] = _timed(self._counter.jobs, self._compiled, number)
        return drawn

    def _draw(self, random: Random, number: int) -> Draw:
        parts, counter = self._compiled, self._counter
        probability = self._weights[number] / self._sum
        jobs, tables = _timed(counter.jobs, parts, number)
        self._prepared.setdefault(self._family(number), tables)
        _, beginning = _timed(counter.boards_of, parts, number, [])
        chosen: Sequence[int] = random.sample(jobs, min(JOBS, len(jobs)))
        boards, seconds = _timed(counter.boards_of, parts, number, chosen)
        share = probability * len(chosen) / (len(jobs) or 1)
        if not chosen:
            return Draw(beginning / probability, 0.0)
        counting = max(seconds - beginning, 0.0)  # a coarse clock may make it negative
        return Draw(beginning / probability + counting / share, boards / share)

    def _family(self, number: int) -> tuple[object, int]:
        return self._compiled.squares(number), len(self._compiled.rows(number))


def _count_all(boards: Callable[[int], int], parts: int, stop: Stop) -> Draw:
    """Count all parts, again and again until a coarse clock shows some time."""
    total, runs, seconds, start = 0, 0, 0.0, time.thread_time()
    while not (seconds or stop):
        total = sum(boards(number) for number in range(parts) if not stop)
        runs, seconds = runs + 1, time.thread_time() - start
    return Draw(seconds / max(runs, 1), total)


def _timed(work: Callable[..., Result], *arguments: object) -> tuple[Result, float]:
    """The result of a call, and its processor time in seconds."""
    start = time.thread_time()
    return work(*arguments), time.thread_time() - start
