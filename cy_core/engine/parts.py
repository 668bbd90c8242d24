"""Split a long count into independent parts, with an estimate of the work of each."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import overload

from cy_core.arrays import np
from cy_core.build_info import VERSION
from cy_core.checks import countable_n
from cy_core.engine.binding import Counter, Parts, Stop
from cy_core.engine.choice import DEPTH_FIRST, JOIN, checked_search, chosen_backend, chosen_search
from cy_core.engine.interruptible import run_interruptibly
from cy_core.engine.joining import JoinCounter, JoinParts
from cy_core.model import Cross, Part

# Rounds of splitting heavy parts. For n = 17, two rounds keep 64 threads busy to the end; without
# any they are busy for 33 % of their time. Each round adds 1 to 2 % of work.
# `python benchmarks/parts.py 17` measures this, and EFFORT.
ROUNDS = 3
# The time of a part grows like its rough work to this power. It was 0.55 for n = 17 and 18 when it
# was chosen; the portable backend has 0.47, AVX-512 0.28 to 0.43 for n = 17 to 20. It weighs the
# parts for the time left of a count; the order of the parts does not depend on it.
EFFORT = 0.55
# The same power for the join: 0.47 for n = 18, 0.61 for n = 20, less for odd n.
JOIN_EFFORT = 0.5


class CountParts(Sequence[Part]):
    """The sequence of the parts of one count; a `Part` is made at each access.

    Attributes
    ----------
    n : int
        Side of the board.
    compiled : Parts or JoinParts
        The same parts in the form that the engine takes.
    search : {"depth-first", "join"}
        The search that counts them.
    """

    def __init__(self, compiled: Parts | JoinParts) -> None:
        self.n: int = compiled.n
        self.compiled: Parts | JoinParts = compiled
        self.search: str = JOIN if isinstance(compiled, JoinParts) else DEPTH_FIRST

    @cached_property
    def efforts(self) -> list[float]:
        """The estimated time of each part, relative to the others."""
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
            return [self[index] for index in range(*number.indices(len(self)))]
        number = range(len(self))[number]  # a negative number counts from the end
        squares, weight = self.compiled.squares(number), self.compiled.weight(number)
        rows = self.compiled.rows(number) if isinstance(self.compiled, JoinParts) else ()
        effort = self.efforts[number]
        return Part(number, squares, weight, effort, rows, self.n, self.search, VERSION)

    def counter(self, backend: str, stop: Stop) -> Callable[[int], int]:
        """A function for one thread that counts the solutions of a part by its number."""
        if isinstance(self.compiled, JoinParts):
            return partial(JoinCounter(backend, stop).boards, self.compiled)
        return partial(Counter(backend, stop).boards, self.compiled)

    def count_each(
        self, numbers: Iterable[int], backend: str, stop: Stop
    ) -> Iterator[tuple[int, int, float]]:
        """Count parts in turn; yields the number, solutions and processor seconds of each."""
        counter = self.counter(backend, stop)
        for number in numbers:
            start = time.thread_time()  # of the processor: other programs may run meanwhile
            boards = counter(number)
            if stop:  # the search of this part was cut short
                return
            yield number, boards, time.thread_time() - start

    def counting_order(self) -> list[int]:
        """The numbers of the parts in the order in which threads should take them.

        Heavy parts come first, so that no thread has much left at the end. The parts of a join
        stay in order, because neighbours share their tables.
        """
        if self.search == JOIN:
            return [*range(len(self))]
        return sorted(range(len(self)), key=self.compiled.work().__getitem__, reverse=True)


def count_parts(n: int, search: str | None = None) -> CountParts:
    """Split the count of the n x n board into parts, the same ones in every process.

    For the join this takes seconds for n = 24; Ctrl-C ends it.
    """
    if search is None:
        search = chosen_search(countable_n(n), chosen_backend(), 1)
    if checked_search(search) == JOIN:
        stop = Stop()
        return CountParts(run_interruptibly(stop, lambda: JoinParts(n, stop)))
    parts = Parts(n)
    for _ in range(ROUNDS):  # otherwise one thread would count a heavy part alone at the end
        parts.split()
    return CountParts(parts)


@cache
def crosses(n: int) -> tuple[Cross, ...]:
    """Count the completions of each placement of the central cross, as a depth-first count does.

    The total is the sum of weight times completions.
    """
    parts, counter = Parts(n), Counter("portable", Stop())
    weights = [parts.weight(number) for number in range(len(parts))]
    return tuple(
        Cross(parts.squares(number), weight, counter.boards(parts, number) // weight)
        for number, weight in enumerate(weights)
    )


@dataclass(frozen=True, slots=True)
class JoinJob:
    """One job of a join: it compares all left half boards with all right half boards."""

    # Rows that the upper left quadrant fills, counted from the top, and those that the lower right
    # quadrant fills, counted from the bottom.
    first: tuple[int, ...]
    opposite: tuple[int, ...]
    west: int  # number of left half boards
    east: int  # number of right half boards
    classes: int  # number of classes into which each side is sorted
    # Number of pairs whose classes have no diagonal in common; only these are compared.
    compared: int
    boards: int  # number of solutions: the pairs without a common diagonal, times their weights

    @property
    def pairs(self) -> int:
        """Number of all pairs of a left and a right half board."""
        return self.west * self.east


def join_jobs(n: int, parts: Iterable[int] | None = None) -> Iterator[JoinJob]:
    """Run the jobs of a join one by one."""
    stop = Stop()
    # AVX-512 has gaps in its lists, and sorts its classes in another order.
    backend = chosen_backend()
    backend = "avx2" if backend == "avx512" else backend
    compiled, counter = JoinParts(n, stop), JoinCounter(backend, stop)
    for number in range(len(compiled)) if parts is None else parts:
        for rows in counter.jobs(compiled, number):
            boards = counter.boards_of(compiled, number, [rows])
            west, east = (side.astype(np.int64) for side in counter.classes())
            opposite = tuple(row for row in range(n // 2) if rows >> row & 1)
            sizes = int(west.sum()), int(east.sum()), len(west), _disjoint_pairs(west, east)
            yield JoinJob(compiled.rows(number), opposite, *sizes, boards)


def _disjoint_pairs(west: np.typing.NDArray[np.int64], east: np.typing.NDArray[np.int64]) -> int:
    """The number of pairs of half boards whose classes have no common bit."""
    within = east.copy()  # by class: the half boards whose class is a subset of its bits
    for bit in range(len(east).bit_length() - 1):
        pairs = within.reshape(-1, 2, 1 << bit)
        pairs[:, 1] += pairs[:, 0]
    return int((west * within[::-1]).sum())
