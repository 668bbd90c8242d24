"""Figures of the fast engine: the crosses it starts from, its lanes, Burnside's lemma."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from cy_core import MAX_KNOWN_N, Masks, crosses
from exhibits.algorithms_engine import lanes as drawing
from queens_atlas.blocks import (
    AnnotatedBoard,
    Board,
    Picture,
    Row,
    Square,
    Table,
    UserError,
    Words,
    block,
    counted,
    disk_cache,
    grouped,
    number,
    number_columns,
    size,
    sizes,
    squares_text,
)
from site_builder.values.census import census
from site_builder.values.parsing import whole_number
from site_builder.values.text import TIMES

SHOWN_CROSSES, MAX_CROSSES = 6, 12
WEIGHTS = (8, 4, 2)
LANES = (4, 8, 16, 32)
ROOM = 2048  # boards in a buffer
IDLE, BACK = -1, -2
LaneStep = tuple[int, ...]  # for each lane: the row that gets a queen, or IDLE, or BACK
# A node of the search tree: its children, one for each free square of the next row.
Boards = tuple["Boards", ...]


@block("crosses", "8 or 8 9 21 28")
def cross_boards(
    n: Annotated[int, size(4, 12, "crosses are of")],
    numbers: Annotated[Sequence[str], Words(str.split)],
) -> list[AnnotatedBoard]:
    """Crosses from which the engine starts, the queens of the centre lines, with their weights."""
    if len(numbers) > MAX_CROSSES:
        raise UserError(f"at most {MAX_CROSSES} crosses are shown, got {len(numbers)}")
    count = len(crosses(n))
    chosen = [whole_number(word, 1, count, "cross") for word in numbers]
    chosen = chosen or [*range(1, min(SHOWN_CROSSES, count) + 1)]
    return [cross_board(n, k) for k in chosen]


def cross_board(n: int, number: int) -> AnnotatedBoard:
    """One of the crosses of an N, counted from 1."""
    every = crosses(n)
    cross = every[number - 1]
    first, lines = (n - 1) // 2, 2 - n % 2
    middle = range(first, first + lines)
    outer = [square for square in cross.squares if not _is_on(square, middle)]
    tinted = range(middle[0] - bool(outer), middle[-1] + 1 + bool(outer))
    marks = Board(
        n,
        queens=cross.squares,
        tints=[(r, c) for r in range(n) for c in range(n) if _is_on((r, c), tinted)],
        outlines=[(first, 0, lines, n), (0, first, n, lines)],
    )
    boards = counted(cross.weight * cross.completions, "board")
    ways = counted(cross.completions, "completion")
    caption = f"Cross {number} of {len(every)}. Weight {cross.weight}, {ways}: {boards}."
    if outer:
        caption += " The next lines are filled, too."
    description = f"Queens: {squares_text(cross.squares, n)}. {caption}"
    return AnnotatedBoard(marks, f"Cross {number} of N = {n}", description, caption)


def _is_on(square: Square, lines: Sequence[int]) -> bool:
    """Whether a square is in a row or a column with one of these numbers."""
    return square[0] in lines or square[1] in lines


@block("table crosses", "4-12")
def crosses_table(sizes: Annotated[range, sizes(4, 12)]) -> Table:
    """The total of each N as a sum over its crosses.

    >>> crosses_table(range(8, 9)).rows[0][:4]
    (8, 28, 10, 3)
    """
    columns = number_columns("N", "crosses", *(f"of weight {w}" for w in WEIGHTS), "sum", "total")
    note = "Below each weight: the number of ways to complete all crosses of this weight."
    rows = tuple(_sum_over_crosses(n) for n in sizes)
    return Table("All solutions as a sum over crosses", columns, rows, note)


def _sum_over_crosses(n: int) -> Row:
    every = crosses(n)
    ways = [sum(c.completions for c in every if c.weight == weight) for weight in WEIGHTS]
    terms = " + ".join(f"{w} {TIMES} {grouped(v)}" for w, v in zip(WEIGHTS, ways, strict=True))
    return n, len(every), *ways, terms, census(n).total


@block("table burnside", "4-12")
def burnside_table(sizes: Annotated[range, sizes(2, MAX_KNOWN_N)]) -> Table:
    """Fundamental solutions by Burnside's lemma.

    >>> burnside_table(range(12, 13)).rows
    ((12, 14200, 80, 8, '(14,200 + 80 + 2 \u00d7 8) / 8', 1787),)
    """
    turned = ("P: same after half a turn", "R: after a quarter turn")
    columns = number_columns("N", "Q: all", *turned, "(Q + P + 2R) / 8", "fundamental")
    rows = tuple(_burnside(n) for n in sizes)
    return Table("Fundamental solutions by Burnside's lemma", columns, rows)


def _burnside(n: int) -> Row:
    counts = census(n)
    orbits = counts.orbits_by_size or {}
    quarter = 2 * orbits.get(2, 0)
    half = quarter + 4 * orbits.get(4, 0)
    lemma = f"({grouped(counts.total)} + {grouped(half)} + 2 {TIMES} {grouped(quarter)}) / 8"
    return n, counts.total, half, quarter, lemma, counts.fundamental


@block("lanes", "6 4")
def lanes(
    n: Annotated[int, size(4, 6, "lanes are drawn for")],
    count: Annotated[int, number(2, 8, "number of lanes")],
) -> list[Picture]:
    """The steps of lanes that each have a stack, and of lanes that share buffers."""
    return [
        _lanes_picture("A stack for each lane", n, stacked(n, count)),
        _lanes_picture("A buffer for each row", n, buffered(n, count, ROOM)),
    ]


def _lanes_picture(name: str, n: int, steps: Sequence[LaneStep]) -> Picture:
    words = {IDLE: drawing.IDLE, BACK: drawing.BACK}
    named = [[words.get(row, str(row)) for row in step] for step in steps]
    counts = f"N = {n}: {len(steps[0])} lanes place {placed(steps)} queens in {len(steps)} steps."
    share = f"{100 * busy(steps):.0f} of 100 places for a queen are used."
    svg = drawing.lane_steps(named, title=f"{name}, N = {n}", description=f"{counts} {share}")
    return Picture(svg, f"{name}. {counts} {share}")


@block("table lanes", "4-10")
def lanes_table(sizes: Annotated[range, sizes(4, 10)]) -> Table:
    """How many lanes are busy with level buffers."""
    shares = number_columns(*(f"{count} lanes" for count in LANES), format="{:.1f}".format)
    columns = (*number_columns("N", "queens placed"), *shares)
    rows: list[Row] = []
    for n in sizes:
        searches = [buffered(n, count, ROOM) for count in LANES]
        rows.append((n, placed(searches[0]), *(100 * busy(steps) for steps in searches)))
    note = (
        f"Searches of the whole board, without look-ahead. A buffer holds {grouped(ROOM)} boards."
    )
    return Table("Lanes that place a queen, in a hundred", columns, tuple(rows), note)


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
