"""Estimate how long a count takes, by timing random shares of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf, sqrt
from random import Random
from statistics import fmean, variance
from typing import SupportsIndex

from cy_core.checks import checked_int, countable_n
from cy_core.engine.binding import Stop
from cy_core.engine.choice import JOIN, chosen_backend, chosen_search, search_memory
from cy_core.engine.interruptible import run_interruptibly
from cy_core.engine.parallel import MAX_ONE_THREAD_N
from cy_core.engine.parts import count_parts
from cy_core.engine.sampling import DepthFirstSampler, JoinSampler, Sampler, ShareEstimate
from cy_core.known import require_known_total
from cy_core.model import InputError

MIN_PLANNED_N = MAX_ONE_THREAD_N + 1
FIRST_DRAWS = 25
# Half the width of the confidence interval, in standard errors. In 95 % of cases, the interval
# contains the true value.
STANDARD_ERRORS = 1.96


@dataclass(frozen=True, slots=True)
class Span:
    """An estimate with its 95 % confidence interval.

    Attributes
    ----------
    value : float
        The estimate.
    margin : float
        Half of the interval: it reaches from `value - margin` to `value + margin`.

    Examples
    --------
    >>> Span(value=200.0, margin=10.0).error
    0.05
    """

    value: float
    margin: float

    @property
    def error(self) -> float:
        """The relative error: the margin divided by the value."""
        return self.margin / self.value if self.value else inf


@dataclass(frozen=True, slots=True)
class Estimate:
    """Time and memory that a count needs, estimated from random shares of it.

    Attributes
    ----------
    n : int
        Side of the board.
    search : str
        The search that would count: depth-first or join.
    backend : str
        The instruction set that it would use: portable, sse, neon, wasm, avx2 or avx512.
    parts : int
        Number of parts of the count.
    draws : int
        Number of shares that were drawn and timed.
    seconds : Span
        Processor time of the whole count on one core.
    boards : Span
        The total, estimated from the same shares. Compare it with the published total to check
        the sample.
    preparing : float
        Seconds that each worker needs before it can count: for a join, to make its tables.
    memory : int
        Bytes that a worker with one thread needs, without the interpreter.

    Examples
    --------
    >>> from cy_core import estimates
    >>> first = next(estimates(16))
    >>> first.draws, first.seconds.value > 0
    (25, True)
    """

    n: int
    search: str
    backend: str
    parts: int
    draws: int
    seconds: Span
    boards: Span
    preparing: float
    memory: int


def estimates(
    n: SupportsIndex,
    search: str | None = None,
    *,
    backend: str | None = None,
    seed: SupportsIndex = 1,
) -> Iterator[Estimate]:
    """Estimate the time and memory to count the n x n board, better with each iteration.

    Each estimate uses twice as many draws as the one before. The iterator never ends: stop when
    the error is small enough. Ctrl-C ends the draws within a second, and the construction of the
    tables of a join within a few seconds.

    The confidence interval assumes that the mean of the draws is about normally distributed, which
    holds from some dozens of draws on. The shares of a depth-first search take up to 2 % longer one
    by one than in a whole count.
    """
    estimator = _Estimator(n, search, backend)
    return estimator.estimates(Random(checked_int("a seed", seed)))


def measure_count(
    n: SupportsIndex, search: str | None = None, *, backend: str | None = None
) -> Estimate:
    """Count the whole n x n board, and return its time as an `Estimate` whose margins are 0."""
    estimator = _Estimator(n, search, backend)
    measured = run_interruptibly(estimator.stop, estimator.sampler.count_all)
    require_known_total(estimator.n, int(measured.boards))
    seconds, boards = Span(measured.seconds, 0.0), Span(measured.boards, 0.0)
    return estimator.estimate(len(estimator.parts), seconds, boards)


class _Estimator:
    """The estimator of one count: it draws shares of the count and computes estimates from them."""

    def __init__(self, n: SupportsIndex, search: str | None, backend: str | None) -> None:
        self.n = countable_n(n)
        self.backend = chosen_backend(backend)
        self.stop = Stop()
        if self.n < MIN_PLANNED_N:
            rule = f"a plan is for n = {MIN_PLANNED_N} to 28, got {self.n}"
            raise InputError(f"{rule}: smaller ones are counted in milliseconds")
        self.search = chosen_search(self.n, self.backend, 1, search)
        self.parts = count_parts(self.n, self.search)
        sampler = JoinSampler if self.search == JOIN else DepthFirstSampler
        self.sampler: Sampler = sampler(self.parts, self.backend, self.stop)

    def estimates(self, random: Random) -> Iterator[Estimate]:
        """Yield estimates without end.

        Each uses all draws so far, twice as many as the one before.
        """
        draws: list[ShareEstimate] = []
        while True:
            # Each round draws as many shares as all rounds before, so that their number doubles.
            draw_more = partial(self.sampler.draws, random, len(draws) or FIRST_DRAWS)
            draws += run_interruptibly(self.stop, draw_more)
            seconds, boards = zip(*draws, strict=True)
            yield self.estimate(len(draws), _confidence(seconds), _confidence(boards))

    def estimate(self, draws: int, seconds: Span, boards: Span) -> Estimate:
        """Make an `Estimate` of this count from the values that the draws have given."""
        return Estimate(
            n=self.n,
            search=self.search,
            backend=self.backend,
            parts=len(self.parts),
            draws=draws,
            seconds=seconds,
            boards=boards,
            preparing=self.sampler.setup_seconds,
            memory=search_memory(self.n, self.search),
        )


def _confidence(values: Sequence[float]) -> Span:
    """Return the mean of independent values, with its 95 % confidence interval."""
    return Span(fmean(values), STANDARD_ERRORS * sqrt(variance(values) / len(values)))
