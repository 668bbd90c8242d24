"""The bitmap search in lanes that step together, with a stack for each lane or shared buffers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from cy_core import Masks
from site_builder.values.cache import disk_cache

IDLE, BACK = -1, -2
LaneStep = tuple[int, ...]  # for each lane: the row that gets a queen, or IDLE, or BACK

# A node of the search tree: its children, one for each free square of the next row.
Boards = tuple["Boards", ...]


@dataclass(slots=True)
class _Level:
    """One row: the boards that wait for a lane, and the boards in lanes."""

    waiting: list[Boards]
    lanes: list[Boards]


@cache
@disk_cache
def buffered(n: int, lanes: int, room: int) -> tuple[LaneStep, ...]:
    """The steps of the search with a buffer for each row, as the engine does it."""
    levels = [_Level([], [()] * lanes) for _ in range(n + 1)]
    levels[0].waiting.append(_boards(n))
    return tuple(step for row in range(n) for step in _drain(levels, row, room, is_last=True))


def _drain(levels: Sequence[_Level], row: int, room: int, *, is_last: bool) -> Iterator[LaneStep]:
    """Empty the buffer of a row; `is_last` also finishes the boards that are still in lanes."""
    here, below = levels[row], levels[row + 1]
    n, lanes = len(levels) - 1, len(here.lanes)
    while here.waiting or (is_last and any(here.lanes)):
        if row + 1 < n and len(below.waiting) > room - lanes:
            yield from _drain(levels, row + 1, room, is_last=False)
        here.lanes = [board or (here.waiting.pop() if here.waiting else ()) for board in here.lanes]
        yield tuple(row if board else IDLE for board in here.lanes)
        below.waiting += [board[0] for board in here.lanes if board and board[0]]
        here.lanes = [board[1:] for board in here.lanes]


@cache
def stacked(n: int, lanes: int) -> tuple[LaneStep, ...]:
    """The steps of the search where each lane has its own first queen and its own stack."""
    first = _boards(n)
    stacks: list[list[Boards]] = [[] for _ in range(lanes)]
    steps = []
    while first or any(stacks):
        step = []
        for stack in stacks:
            if stack:
                step.append(_advance(stack, n))
            elif first:
                stack.append(first[0])
                first = first[1:]
                step.append(0)
            else:
                step.append(IDLE)
        steps.append(tuple(step))
    return tuple(steps)


def _advance(stack: list[Boards], n: int) -> int:
    """Place the next queen of a lane, or take one step back. The stack begins with row 1."""
    row, board = len(stack), stack[-1]
    if not board:
        stack.pop()
        return BACK
    stack[-1] = board[1:]
    if row < n - 1:
        stack.append(board[0])
    return row


def busy(steps: Sequence[LaneStep]) -> float:
    """The share of lanes that place a queen, over all steps, 0..1."""
    return placed(steps) / sum(map(len, steps))


def placed(steps: Sequence[LaneStep]) -> int:
    """Queens that all lanes place."""
    return sum(row >= 0 for step in steps for row in step)


@cache
def _boards(n: int) -> Boards:
    """The whole search tree, the lowest free square of each row first."""
    return _below(Masks(0, 0, 0), n)


def _below(masks: Masks, n: int) -> Boards:
    free = ~masks.attacked
    squares = (1 << column for column in range(n) if free >> column & 1)
    return tuple(_below(masks.below(bit, n), n) for bit in squares)
