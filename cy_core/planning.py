"""What a long count would take: estimates by random shares of it, better and better ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf, sqrt
from random import Random
from statistics import fmean, variance

from cy_core.checks import checked_whole, countable_n, shown
from cy_core.engine.binding import Stop
from cy_core.engine.cpu import chosen_backend
from cy_core.engine.parallel import MAX_ONE_THREAD_N
from cy_core.engine.parts import count_parts
from cy_core.engine.sampling import DepthFirstSampler, Draw, JoinSampler, Sampler
from cy_core.engine.searches import JOIN, chosen_search, search_memory
from cy_core.engine.waiting import interruptible
from cy_core.known import require_known_total
from cy_core.model import InputError

MIN_PLANNED_N = MAX_ONE_THREAD_N + 1
FIRST_DRAWS = 25
# Standard errors to either side, between which 95 of 100 estimates have the true value.
WIDTH = 1.96


@dataclass(frozen=True, slots=True)
class Span:
    """An estimate with the interval that holds the true value in 95 of 100 cases.

    Attributes
    ----------
    value, margin : float
        The estimate, and how far the interval reaches to either side.
    """

    value: float
    margin: float

    @property
    def error(self) -> float:
        """The margin as a share of the value."""
        return self.margin / self.value if self.value else inf


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a count would take, by the shares of it that were drawn so far.

    Attributes
    ----------
    n : int
        Side of the board.
    search : {"depth-first", "join"}
        How it would be counted.
    backend : {"portable", "avx2", "avx512"}
        With which instructions.
    parts : int
        Into how many it falls.
    draws : int
        Shares that were drawn and timed.
    seconds : Span
        Processor time of the whole count, on one core.
    boards : Span
        Its total, by the same shares: beside the published one, a proof of the sample.
    preparing : float
        Seconds that each worker needs before it begins.
    memory : int
        Bytes that a worker with one thread needs, beside the interpreter's.
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
    n: int, search: str | None = None, *, backend: str | None = None, seed: int = 1
) -> Iterator[Estimate]:
    """Estimates of what counting the n x n board takes, by twice as many draws each time.

    Ctrl-C is heard within a second, and a join's tables within some. The interval supposes that
    means of the draws are about normal, as they are from some dozens on. Shares of a depth-first
    search take up to 2 % longer one by one than in a count.

    Parameters
    ----------
    n : int
        Side of the board, 15..28: smaller ones are counted in milliseconds.
    search : {"depth-first", "join"}, optional
        Which to estimate; what `count(n)` would choose on one thread, if left out.
    backend : {"portable", "avx2", "avx512"}, optional
        Instructions that the engine uses; as `count` chooses, if left out.
    seed : int
        Of the random draws: the same ones with the same seed.

    Raises
    ------
    InputError
        `a plan is for n = 15 to 28, got 8: smaller ones are counted in milliseconds`;
        `n must be between 1 and 28, got 40`; `search must be depth-first or join, got breadth`;
        `the join takes n = 4 to 24, got 25`; as `checked_backend`.
    """
    drawing = _Drawing(n, search, backend)
    return drawing.estimates(Random(checked_whole("a seed", seed)))


def measured(n: int, search: str | None = None, *, backend: str | None = None) -> Estimate:
    """What counting the n x n board takes, by counting all of it: an estimate without a margin.

    Parameters and errors are those of `estimates`.

    Raises
    ------
    WrongCount
        As `count`.
    """
    drawing = _Drawing(n, search, backend)
    whole = interruptible(drawing.stop, drawing.sampler.whole)
    require_known_total(n, int(whole.boards))
    return drawing.estimate(len(drawing.parts), Span(whole.seconds, 0.0), Span(whole.boards, 0.0))


class _Drawing:
    """One search of one board, of which shares are drawn."""

    def __init__(self, n: int, search: str | None, backend: str | None) -> None:
        self.n, self.backend, self.stop = countable_n(n), chosen_backend(backend), Stop()
        if n < MIN_PLANNED_N:
            rule = f"a plan is for n = {MIN_PLANNED_N} to 28, got {shown(n)}"
            raise InputError(f"{rule}: smaller ones are counted in milliseconds")
        self.search = chosen_search(n, self.backend, 1, search)
        self.parts = count_parts(n, self.search)
        kind = JoinSampler if self.search == JOIN else DepthFirstSampler
        self.sampler: Sampler = kind(self.parts, self.backend, self.stop)

    def estimates(self, random: Random) -> Iterator[Estimate]:
        """Each by all draws so far."""
        drawn: list[Draw] = []
        while True:
            draws = partial(self.sampler.draws, random, len(drawn) or FIRST_DRAWS)
            drawn += interruptible(self.stop, draws)
            seconds, boards = zip(*drawn, strict=True)
            yield self.estimate(len(drawn), _span(seconds), _span(boards))

    def estimate(self, draws: int, seconds: Span, boards: Span) -> Estimate:
        """What so many draws tell."""
        memory = search_memory(self.n, self.search)
        which = (self.n, self.search, self.backend, len(self.parts))
        return Estimate(*which, draws, seconds, boards, self.sampler.preparing, memory)


def _span(values: Sequence[float]) -> Span:
    return Span(fmean(values), WIDTH * sqrt(variance(values) / len(values)))
