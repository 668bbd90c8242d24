"""The bitmap search in lanes that step together: with a stack for each lane, or shared buffers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from site_builder.core import Masks

IDLE, BACK = -1, -2
LaneStep = tuple[int, ...]  # for each lane: the row that gets a queen, or IDLE, or BACK


class State(NamedTuple):
    """A board on the way down: its masks, and the squares of its row still to be tried."""

    masks: Masks
    free: int

    def rest(self) -> State | None:
        """The same once its lowest free square is taken; None where nothing is left."""
        rest = self.free & (self.free - 1)
        return self._replace(free=rest) if rest else None

    def child(self, full: int) -> State:
        """The next row, with a queen on the lowest free square of this one."""
        bit = self.free & -self.free
        masks = self.masks.below(bit, full.bit_length())
        return State(masks, full & ~masks.attacked)


@dataclass(slots=True)
class _Level:
    """One row: the states that wait for a lane, and those that have one."""

    waiting: list[State]
    lanes: list[State | None]


@cache
def buffered(n: int, lanes: int, room: int) -> tuple[LaneStep, ...]:
    """The steps of the search with a buffer for each row, as the engine does it.

    Parameters
    ----------
    n : int
        Side of the board.
    lanes : int
        How many there are.
    room : int
        States that a buffer holds; at least twice `lanes`.
    """
    levels = [_Level([], [None] * lanes) for _ in range(n + 1)]
    levels[0].waiting.append(_start(n))
    return tuple(step for row in range(n) for step in _drain(levels, row, room, is_last=True))


def _drain(levels: Sequence[_Level], row: int, room: int, *, is_last: bool) -> Iterator[LaneStep]:
    """Empty the buffer of a row. Lanes that are not done rest, unless it is for the last time."""
    here, below = levels[row], levels[row + 1]
    n, lanes = len(levels) - 1, len(here.lanes)
    while here.waiting or (is_last and any(here.lanes)):
        if row + 1 < n and len(below.waiting) > room - lanes:
            yield from _drain(levels, row + 1, room, is_last=False)
        for lane in range(lanes):
            here.lanes[lane] = here.lanes[lane] or (here.waiting.pop() if here.waiting else None)
        yield tuple(row if state else IDLE for state in here.lanes)
        children = (state.child(_full(n)) for state in here.lanes if state)
        below.waiting += (child for child in children if child.free)
        here.lanes = [state and state.rest() for state in here.lanes]


@cache
def stacked(n: int, lanes: int) -> tuple[LaneStep, ...]:
    """The steps of the search where each lane takes first queens, and goes back by its own stack.

    Parameters
    ----------
    n, lanes : int
        As in `buffered`.
    """
    first: State | None = _start(n)
    stacks: list[list[State]] = [[] for _ in range(lanes)]
    steps = []
    while first or any(stacks):
        step = []
        for stack in stacks:
            if stack:
                step.append(_advance(stack, n))
            elif first:
                stack.append(first.child(_full(n)))
                first = first.rest()
                step.append(0)
            else:
                step.append(IDLE)
        steps.append(tuple(step))
    return tuple(steps)


def _advance(stack: list[State], n: int) -> int:
    """Place the next queen of a lane, or take one step back. The stack begins with row 1."""
    row, state = len(stack), stack[-1]
    if not state.free:
        stack.pop()
        return BACK
    stack[-1] = state._replace(free=state.free & (state.free - 1))
    if row < n - 1:
        stack.append(state.child(_full(n)))
    return row


def busy(steps: Sequence[LaneStep]) -> float:
    """The share of all lanes in all steps that places a queen, 0..1."""
    return placed(steps) / sum(map(len, steps))


def placed(steps: Sequence[LaneStep]) -> int:
    """Queens that all lanes place."""
    return sum(row >= 0 for step in steps for row in step)


def _start(n: int) -> State:
    return State(Masks(0, 0, 0), _full(n))


def _full(n: int) -> int:
    return (1 << n) - 1
