"""The independent parts of a long count, each with its share of the work."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property, partial
from typing import overload

from cy_core.build_info import VERSION
from cy_core.checks import countable_n
from cy_core.engine.binding import Counter, Parts, Stop
from cy_core.engine.cpu import chosen_backend
from cy_core.engine.joining import JoinCounter, JoinParts
from cy_core.engine.searches import DEPTH_FIRST, JOIN, checked_search, chosen_search
from cy_core.engine.waiting import interruptible
from cy_core.model import Cross, Part

# Of splitting. For n = 17, two keep 64 threads busy to the end, none 33 % of their time; each takes
# 1 to 2 % more work in all. `python benchmarks/parts.py 17` measures this, and EFFORT.
ROUNDS = 3
# The power of its rough work that the time of a part grows with. It was 0.55 for n = 17 and 18 when
# it was chosen; the portable backend has 0.47, AVX-512 0.28 to 0.43 for n = 17 to 20. It weighs the
# parts for the time left of a count; their order is the same with any power.
EFFORT = 0.55
# The same of the join: 0.47 for n = 18, 0.61 for n = 20, less for odd n.
JOIN_EFFORT = 0.5


class CountParts(Sequence[Part]):
    """The parts of the count of one n by one search; each is made when it is asked for.

    Attributes
    ----------
    n : int
        Side of the board.
    compiled : Parts or JoinParts
        The same parts, as an engine takes them.
    search : {"depth-first", "join"}
        What counts them.
    """

    def __init__(self, compiled: Parts | JoinParts) -> None:
        self.n, self.compiled = compiled.n, compiled
        self.search = JOIN if isinstance(compiled, JoinParts) else DEPTH_FIRST

    @cached_property
    def efforts(self) -> list[float]:
        """About how long each takes, in no unit."""
        power = JOIN_EFFORT if self.search == JOIN else EFFORT
        return [work**power for work in self.compiled.work()]

    def __len__(self) -> int:
        return len(self.compiled)

    @overload
    def __getitem__(self, number: int) -> Part: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Part]: ...
    def __getitem__(self, number: int | slice) -> Part | Sequence[Part]:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        number = range(len(self))[number]  # as of any sequence, from the end too
        squares, weight = self.compiled.squares(number), self.compiled.weight(number)
        rows = self.compiled.rows(number) if isinstance(self.compiled, JoinParts) else ()
        effort = self.efforts[number]
        return Part(number, squares, weight, effort, rows, self.n, self.search, VERSION)

    def counter(self, backend: str, stop: Stop) -> Callable[[int], int]:
        """What counts the boards of a part by its number, on one thread."""
        if isinstance(self.compiled, JoinParts):
            return partial(JoinCounter(backend, stop).boards, self.compiled)
        return partial(Counter(backend, stop).boards, self.compiled)

    def counted(
        self, numbers: Iterable[int], backend: str, stop: Stop
    ) -> Iterator[tuple[int, int, float]]:
        """Of whichever part comes next its number, its boards and how many seconds it took."""
        counter = self.counter(backend, stop)
        for number in numbers:
            start = time.perf_counter()
            boards = counter(number)
            if stop:  # the part was not finished
                return
            yield number, boards, time.perf_counter() - start

    def in_turn(self) -> list[int]:
        """The numbers of the parts as they are best begun.

        Heaviest first, so that no thread has much left at the end; but parts of a join that share
        their tables follow each other.
        """
        if self.search == JOIN:
            return [*range(len(self))]
        return sorted(range(len(self)), key=self.efforts.__getitem__, reverse=True)


def count_parts(n: int, search: str | None = None) -> CountParts:
    """The parts that a count of the n x n board falls into, the same in every process.

    Those of a join take seconds for n = 24; Ctrl-C ends them.

    Parameters
    ----------
    n : int
        Side of the board, 1..28; for the join 4..24.
    search : {"depth-first", "join"}, optional
        What is to count them; what `count(n)` would choose on this machine, if left out.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`; `search must be depth-first or join, got breadth`;
        `the join takes n = 4 to 24, got 25`.

    >>> len(count_parts(15)), count_parts(15)[0].squares
    (2401, ((0, 13), (1, 7), (2, 12), (7, 14)))
    """
    if search is None:
        search = chosen_search(countable_n(n), chosen_backend(), 1)
    if checked_search(search) == JOIN:
        stop = Stop()
        return CountParts(interruptible(stop, lambda: JoinParts(n, stop)))
    parts = Parts(n)
    for _ in range(ROUNDS):  # none is so heavy that one thread is left with it at the end
        parts.split()
    return CountParts(parts)


@cache
def crosses(n: int) -> tuple[Cross, ...]:
    """What an engine's count adds up: each placement of the central cross, counted.

    Parameters
    ----------
    n : int
        Side of the board, 1..28; the search is that of a count.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`.

    >>> crosses(4)
    (Cross(squares=((0, 1), (1, 3), (2, 0), (3, 2)), weight=2, completions=1),)
    """
    parts, counter = Parts(n), Counter("portable", Stop())
    weights = [parts.weight(number) for number in range(len(parts))]
    return tuple(
        Cross(parts.squares(number), weight, counter.boards(parts, number) // weight)
        for number, weight in enumerate(weights)
    )
