"""Random shares of a long count, timed: each tells what the whole takes, without counting it.

A share is drawn with a probability that grows with its effort; its seconds and its boards, divided
by that probability, are those of the whole on average, whatever the efforts are. The better these
tell the work, the less the draws differ.
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

# A heavier part of a depth-first search is drawn from, not counted: lighter ones take 20 ms at most
# with AVX-512. Lighter still, and the lanes would be less full than in a count; for n = 20, shares
# of a tenth of that take as long in sum.
LIGHT = 3e9
# Jobs that are counted of each part of a join that is drawn.
JOBS = 8
# The power of its rough work that a part of a join is drawn by. For n = 20 and 22 times differ less
# among draws with 0.75 than with 0.5 or 1.
JOIN_POWER = 0.75


Result = TypeVar("Result")


class Draw(NamedTuple):
    """What one share tells of the whole count: seconds of processor time, and boards."""

    seconds: float
    boards: float


class Sampler(Protocol):
    """Draws shares of one count, on one thread.

    Attributes
    ----------
    preparing : float
        Seconds that each worker needs before it begins, about.
    """

    @property
    def preparing(self) -> float:
        """See above."""

    def draws(self, random: Random, count: int) -> list[Draw]:
        """As many as asked for."""

    def whole(self) -> Draw:
        """All shares together: what the count takes, and its total."""


class DepthFirstSampler:
    """Draws from parts, and from the parts of heavy ones."""

    preparing = 0.0

    def __init__(self, parts: CountParts, backend: str, stop: Stop) -> None:
        assert isinstance(parts.compiled, Parts)
        self._n, self._stop = parts.n, stop
        self._parts, self._efforts = parts.compiled, parts.efforts
        self._upto = [*accumulate(self._efforts)]
        self._counter = Counter(backend, stop)

    def draws(self, random: Random, count: int) -> list[Draw]:
        """As many as asked for."""
        return [self._draw(random) for _ in range(count) if not self._stop]

    def whole(self) -> Draw:
        """All parts."""
        return _all(partial(self._counter.boards, self._parts), len(self._parts), self._stop)

    def _draw(self, random: Random) -> Draw:
        parts, efforts, upto = self._parts, self._efforts, self._upto
        probability = 1.0
        while upto and upto[-1]:
            (number,) = random.choices(range(len(upto)), cum_weights=upto)
            probability *= efforts[number] / upto[-1]
            if efforts[number] <= LIGHT:
                boards, seconds = _timed(self._counter.boards, parts, number)
                return Draw(seconds / probability, boards / probability)
            parts = Parts(self._n, parts, number)
            efforts = [work**EFFORT for work in parts.work()]
            upto = [*accumulate(efforts)]
        return Draw(0.0, 0.0)  # a dead end, which takes no time


class JoinSampler:
    """Draws some jobs of parts, and takes parts of one family together, which share tables."""

    def __init__(self, parts: CountParts, backend: str, stop: Stop) -> None:
        assert isinstance(parts.compiled, JoinParts)
        self._compiled, self._stop = parts.compiled, stop
        self._weights = [work**JOIN_POWER for work in parts.compiled.work()]
        self._sum = sum(self._weights)
        self._families = len({self._family(number) for number in range(len(parts))})
        self._counter = JoinCounter(backend, stop)
        self._prepared: dict[tuple[object, int], float] = {}

    @property
    def preparing(self) -> float:
        """Seconds for the tables of all families."""
        return mean(self._prepared.values() or [0.0]) * self._families

    def draws(self, random: Random, count: int) -> list[Draw]:
        """As many as asked for."""
        drawn = random.choices(range(len(self._weights)), self._weights, k=count)
        return [self._draw(random, number) for number in sorted(drawn) if not self._stop]

    def whole(self) -> Draw:
        """All parts, and the tables."""
        return _all(partial(self._counter.boards, self._compiled), len(self._compiled), self._stop)

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
        counting = max(seconds - beginning, 0.0)  # of a few microseconds a clock may tell less
        return Draw(beginning / probability + counting / share, boards / share)

    def _family(self, number: int) -> tuple[object, int]:
        return self._compiled.squares(number), len(self._compiled.rows(number))


def _all(boards: Callable[[int], int], parts: int, stop: Stop) -> Draw:
    """Counted once, or as often as a coarse clock needs to tell some time."""
    found, runs, seconds, start = 0, 0, 0.0, time.thread_time()
    while not (seconds or stop):
        found = sum(boards(each) for each in range(parts) if not stop)
        runs, seconds = runs + 1, time.thread_time() - start
    return Draw(seconds / max(runs, 1), found)


def _timed(work: Callable[..., Result], *given: object) -> tuple[Result, float]:
    """What it returns, and its seconds of processor time, which a busy machine does not stretch."""
    start = time.thread_time()
    return work(*given), time.thread_time() - start
