"""Split a long count into independent parts, and estimate the work of each part."""

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

# The number of rounds in which heavy parts are split. For n = 17, two rounds keep 64 threads busy
# to the end. Without splitting, the threads are busy for 33 % of their time. Each round adds 1 to 2
# % of work. `python benchmarks/parts.py 17` measures this, and also EFFORT.
ROUNDS = 3
# The time of a part is about proportional to its rough work to this power. The power was 0.55 for n
# = 17 and 18 when it was chosen. Now it is 0.47 with the portable backend, and 0.28 to 0.43 with
# AVX-512 for n = 17 to 20. It is used only to estimate the remaining time of a count. The order of
# the parts does not depend on it.
EFFORT = 0.55
# The power for the parts of a join. It was 0.47 for n = 18, 0.61 for n = 20, and less for odd n.
JOIN_EFFORT = 0.5


class CountParts(Sequence[Part]):
    """The parts of one count, as a sequence that makes a `Part` at each access.

    Attributes
    ----------
    n : int
        Side of the board.
    compiled : Parts or JoinParts
        The parts in the form that the engine takes.
    search : {"depth-first", "join"}
        The search that counts the parts.
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
        # Indexing a range turns a negative number into one from the start, and raises an IndexError
        # for a number out of range.
        number = range(len(self))[number]
        squares, weight = self.compiled.squares(number), self.compiled.weight(number)
        rows = self.compiled.rows(number) if isinstance(self.compiled, JoinParts) else ()
        effort = self.efforts[number]
        return Part(number, squares, weight, effort, rows, self.n, self.search, VERSION)

    def counter(self, backend: str, stop: Stop) -> Callable[[int], int]:
        """Return a function, for one thread, that counts a part's solutions, given its number."""
        if isinstance(self.compiled, JoinParts):
            return partial(JoinCounter(backend, stop).boards, self.compiled)
        return partial(Counter(backend, stop).boards, self.compiled)

    def count_each(
        self, numbers: Iterable[int], backend: str, stop: Stop
    ) -> Iterator[tuple[int, int, float]]:
        """Count parts in turn. Yield the number, solutions and processor seconds of each part."""
        counter = self.counter(backend, stop)
        for number in numbers:
            # The time of this thread on the processor, because other programs may run meanwhile.
            start = time.thread_time()
            boards = counter(number)
            if stop:  # the count of this part is incomplete
                return
            yield number, boards, time.thread_time() - start

    def counting_order(self) -> list[int]:
        """Return the numbers of the parts in the order in which threads should take them.

        Heavy parts come first, so that the threads end at about the same time. The parts of a join
        stay in order, because consecutive parts share their tables.
        """
        numbers = list(range(len(self)))
        if self.search == JOIN:
            return numbers
        work = self.compiled.work()
        return sorted(numbers, key=work.__getitem__, reverse=True)


def count_parts(n: int, search: str | None = None) -> CountParts:
    """Split the count of the n x n board into parts, which are the same in every process.

    If `search` is None, it is the search that `count` chooses for one thread. For the join of
    n = 24 this takes seconds; Ctrl-C ends it.
    """
    if search is None:
        search = chosen_search(countable_n(n), chosen_backend(), 1)
    if checked_search(search) == JOIN:
        stop = Stop()
        return CountParts(run_interruptibly(stop, lambda: JoinParts(n, stop)))
    parts = Parts(n)
    # Without splitting, one thread would still count a heavy part when all others have ended.
    for _ in range(ROUNDS):
        parts.split()
    return CountParts(parts)


@cache
def crosses(n: int) -> tuple[Cross, ...]:
    """Count the completions of each placement of queens on the centre lines of the board.

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
    """One job of a join, which compares all left half boards with all right half boards."""

    first: tuple[int, ...]  # rows with a queen in the upper left quadrant, from the top
    opposite: tuple[int, ...]  # rows with a queen in the lower right quadrant, from the bottom
    west: int  # number of left half boards
    east: int  # number of right half boards
    classes: int  # number of classes into which the half boards of each side are sorted
    # Number of pairs whose classes have no diagonal in common. Only these pairs are compared.
    compared: int
    # Number of solutions: the pairs without a common diagonal, times their weights.
    boards: int

    @property
    def pairs(self) -> int:
        """Number of all pairs of a left and a right half board."""
        return self.west * self.east


def join_jobs(n: int, parts: Iterable[int] | None = None) -> Iterator[JoinJob]:
    """Run the jobs of a join one by one, and yield each with its numbers.

    `parts` has the numbers of the parts whose jobs are run, or is None for all parts.
    """
    stop = Stop()
    backend = chosen_backend()
    if backend == "avx512":
        # The lists of AVX-512 have gaps, and its classes have another order.
        backend = "avx2"
    compiled = JoinParts(n, stop)
    counter = JoinCounter(backend, stop)
    for number in range(len(compiled)) if parts is None else parts:
        for rows in counter.jobs(compiled, number):
            boards = counter.boards_of(compiled, number, [rows])
            west, east = (side.astype(np.int64) for side in counter.classes())
            opposite = tuple(row for row in range(n // 2) if rows >> row & 1)
            yield JoinJob(
                first=compiled.rows(number),
                opposite=opposite,
                west=int(west.sum()),
                east=int(east.sum()),
                classes=len(west),
                compared=_disjoint_pairs(west, east),
                boards=boards,
            )


def _disjoint_pairs(west: np.typing.NDArray[np.int64], east: np.typing.NDArray[np.int64]) -> int:
    """Count the pairs of a left and a right half board whose classes have no common bit.

    `west` and `east` have the number of half boards by class.
    """
    # For each class, this becomes the number of right half boards whose class is a subset of its
    # bits. It is computed as a sum over subsets, bit by bit.
    subset_sums = east.copy()
    for bit in range(len(east).bit_length() - 1):
        pairs = subset_sums.reshape(-1, 2, 1 << bit)
        pairs[:, 1] += pairs[:, 0]
    # In reverse order, the class of a left half board meets the complement of this class.
    return int((west * subset_sums[::-1]).sum())
