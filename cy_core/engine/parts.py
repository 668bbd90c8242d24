"""The independent parts of a long count, each with its share of the work."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import overload

from cy_core.engine.binding import Counter, Parts, Stop
from cy_core.model import Cross, Part

ROUNDS = 3  # of splitting; each costs a part of what it gains
EFFORT = 0.55  # the power of its rough work that the time of a part grows with, at n = 17 and 18


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
