"""The independent parts of a long count, each with its share of the work."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import overload

from cy_core.engine.binding import Counter, Parts, Stop
from cy_core.model import Cross, Part

# Of splitting. For n = 17, two keep 64 threads busy to the end, none 33 % of their time; each takes
# 1 to 2 % more work in all. `python benchmarks/parts.py 17` measures this, and EFFORT.
ROUNDS = 3
# The power of its rough work that the time of a part grows with. It was 0.55 for n = 17 and 18 when
# it was chosen; the portable path has 0.47, AVX-512 0.28 to 0.43 for n = 17 to 20. It weighs the
# parts for the time left of a count; their order is the same with any power.
EFFORT = 0.55


class CountParts(Sequence[Part]):
    """The parts of the count of one n; each is made when it is asked for.

    Attributes
    ----------
    compiled : Parts
        The same parts, as an engine takes them.
    efforts : list of float
        About how long each takes, in no unit.
    """

    def __init__(self, compiled: Parts) -> None:
        self.compiled = compiled
        self.efforts = [work**EFFORT for work in compiled.work()]

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
        return Part(number, squares, weight, self.efforts[number])


def count_parts(n: int) -> CountParts:
    """The parts that a count of the n x n board falls into, the same in every process.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`.

    >>> len(count_parts(16)), count_parts(16)[0].squares
    (2717, ((1, 8), (3, 7), (7, 15), (8, 13)))
    """
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
