"""Figures of the fast engine: the crosses with which it starts, its lanes, and Burnside's lemma."""

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

# The number of crosses that are drawn if the block names no crosses.
DEFAULT_CROSSES = 6
MAX_CROSSES = 12
WEIGHTS = (8, 4, 2)
# The numbers of lanes that the table of lanes compares.
LANES = (4, 8, 16, 32)
# The number of boards that a buffer of the lanes can hold.
BUFFER_SIZE = 2048
# Values in a `LaneStep` for a lane that places no queen: it has no board, or it goes back to the
# row above.
IDLE = -1
BACK = -2
# The work of all lanes in one step: for each lane the row in which it places a queen, or `IDLE`, or
# `BACK`.
LaneStep = tuple[int, ...]
# A search tree as nested tuples: a board is the tuple of its children, one for each free square of
# the next row.
SearchTree = tuple["SearchTree", ...]


@block("crosses", "8 or 8 9 21 28")
def cross_boards(
    n: Annotated[int, size(4, 12, "crosses are of")],
    numbers: Annotated[Sequence[str], Words(str.split)],
) -> list[AnnotatedBoard]:
    """Draw crosses of `n` by their `numbers`, or the first crosses if `numbers` is empty.

    A cross is a placement of queens on the centre lines, with which the engine starts.
    """
    if len(numbers) > MAX_CROSSES:
        raise UserError(f"at most {MAX_CROSSES} crosses are shown, got {len(numbers)}")
    count = len(crosses(n))
    chosen = [whole_number(word, 1, count, "cross") for word in numbers]
    if not chosen:
        chosen = list(range(1, min(DEFAULT_CROSSES, count) + 1))
    return [cross_board(n, number) for number in chosen]


def cross_board(n: int, number: int) -> AnnotatedBoard:
    """Draw the cross `number` of the crosses of `n`, counted from 1."""
    all_crosses = crosses(n)
    cross = all_crosses[number - 1]
    first = (n - 1) // 2
    lines = 2 - n % 2
    middle = range(first, first + lines)
    outer_queens = [square for square in cross.squares if not _is_on(square, middle)]
    tinted_lines = range(first - 1, first + lines + 1) if outer_queens else middle
    marks = Board(
        n,
        queens=cross.squares,
        tints=[(r, c) for r in range(n) for c in range(n) if _is_on((r, c), tinted_lines)],
        outlines=[(first, 0, lines, n), (0, first, n, lines)],
    )
    boards = counted(cross.weight * cross.completions, "board")
    ways = counted(cross.completions, "completion")
    caption = f"Cross {number} of {len(all_crosses)}. Weight {cross.weight}, {ways}: {boards}."
    if outer_queens:
        caption += " The next lines are filled, too."
    description = f"Queens: {squares_text(cross.squares, n)}. {caption}"
    return AnnotatedBoard(marks, f"Cross {number} of N = {n}", description, caption)


def _is_on(square: Square, lines: Sequence[int]) -> bool:
    """Return whether a square is in a row or a column with one of the numbers `lines`."""
    return square[0] in lines or square[1] in lines


@block("table crosses", "4-12")
def crosses_table(sizes: Annotated[range, sizes(4, 12)]) -> Table:
    """Return a table that has the total of each N as a sum over its crosses.

    >>> crosses_table(range(8, 9)).rows[0][:4]
    (8, 28, 10, 3)
    """
    weights = [f"of weight {weight}" for weight in WEIGHTS]
    columns = number_columns("N", "crosses", *weights, "sum", "total")
    note = "Below each weight: the number of ways to complete all crosses of this weight."
    rows = tuple(_sum_over_crosses(n) for n in sizes)
    return Table("All solutions as a sum over crosses", columns, rows, note)


def _sum_over_crosses(n: int) -> Row:
    all_crosses = crosses(n)
    ways = [
        sum(cross.completions for cross in all_crosses if cross.weight == weight)
        for weight in WEIGHTS
    ]
    terms = [
        f"{weight} {TIMES} {grouped(completions)}"
        for weight, completions in zip(WEIGHTS, ways, strict=True)
    ]
    return n, len(all_crosses), *ways, " + ".join(terms), census(n).total


@block("table burnside", "4-12")
def burnside_table(sizes: Annotated[range, sizes(2, MAX_KNOWN_N)]) -> Table:
    """Return a table that computes the number of fundamental solutions by Burnside's lemma.

    >>> burnside_table(range(12, 13)).rows
    ((12, 14200, 80, 8, '(14,200 + 80 + 2 \u00d7 8) / 8', 1787),)
    """
    columns = number_columns(
        "N",
        "Q: all",
        "P: same after half a turn",
        "R: after a quarter turn",
        "(Q + P + 2R) / 8",
        "fundamental",
    )
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
    """Draw all steps of two searches with `count` lanes.

    In the first search each lane has a stack of its own. In the second one the lanes share a buffer
    for each row.
    """
    return [
        _lanes_picture("A stack for each lane", n, search_with_stacks(n, count)),
        _lanes_picture("A buffer for each row", n, search_with_buffers(n, count, BUFFER_SIZE)),
    ]


def _lanes_picture(name: str, n: int, steps: Sequence[LaneStep]) -> Picture:
    letters = {IDLE: drawing.IDLE, BACK: drawing.BACK}
    drawn_steps = [[letters.get(row, str(row)) for row in step] for step in steps]
    queens = count_queens(steps)
    counts = f"N = {n}: {len(steps[0])} lanes place {queens} queens in {len(steps)} steps."
    share = f"{100 * busy_share(steps):.0f} of 100 places for a queen are used."
    description = f"{counts} {share}"
    svg = drawing.lane_steps(drawn_steps, title=f"{name}, N = {n}", description=description)
    return Picture(svg, f"{name}. {description}")


@block("table lanes", "4-10")
def lanes_table(sizes: Annotated[range, sizes(4, 10)]) -> Table:
    """Return a table of how many lanes in a hundred place a queen.

    The lanes share a buffer for each row.
    """
    shares = number_columns(*(f"{count} lanes" for count in LANES), format="{:.1f}".format)
    columns = (*number_columns("N", "queens placed"), *shares)
    rows: list[Row] = []
    for n in sizes:
        searches = [search_with_buffers(n, count, BUFFER_SIZE) for count in LANES]
        percentages = [100 * busy_share(steps) for steps in searches]
        rows.append((n, count_queens(searches[0]), *percentages))
    size_text = f"A buffer holds {grouped(BUFFER_SIZE)} boards."
    note = f"Searches of the whole board, without look-ahead. {size_text}"
    return Table("Lanes that place a queen, in a hundred", columns, tuple(rows), note)


@dataclass(slots=True)
class _Level:
    """The boards whose next queen is in one row, during a search with lanes.

    Each of them waits in the buffer of the row, or is in a lane that places its next queens.
    """

    # The boards in the buffer that wait for a lane.
    waiting: list[SearchTree]
    # For each lane, the children of its board that still have to be placed. The tuple is empty if
    # the lane is free.
    lanes: list[SearchTree]


@cache
@disk_cache
def search_with_buffers(n: int, lanes: int, buffer_size: int) -> tuple[LaneStep, ...]:
    """Return all steps of the engine's search with `lanes` lanes.

    The lanes share a buffer for each row. A buffer holds at most `buffer_size` boards.
    """
    levels = [_Level([], [()] * lanes) for _ in range(n + 1)]
    levels[0].waiting.append(_search_tree(n))
    steps: list[LaneStep] = []
    for row in range(n):
        steps += _drain(levels, row, buffer_size, is_last=True)
    return tuple(steps)


def _drain(
    levels: Sequence[_Level], row: int, buffer_size: int, *, is_last: bool
) -> Iterator[LaneStep]:
    """Yield the steps that empty the buffer of `row`.

    If the buffer of the next row could overflow, empty that one first. With `is_last`, also finish
    the boards that are in lanes when the buffer is empty; otherwise they stay in their lanes.
    """
    level = levels[row]
    below = levels[row + 1]
    n = len(levels) - 1
    while level.waiting or (is_last and any(level.lanes)):
        is_full = len(below.waiting) > buffer_size - len(level.lanes)
        if row + 1 < n and is_full:
            yield from _drain(levels, row + 1, buffer_size, is_last=False)
        for lane, board in enumerate(level.lanes):
            if not board and level.waiting:
                level.lanes[lane] = level.waiting.pop()
        yield tuple(row if board else IDLE for board in level.lanes)
        below.waiting += [board[0] for board in level.lanes if board and board[0]]
        level.lanes = [board[1:] for board in level.lanes]


@cache
def search_with_stacks(n: int, lanes: int) -> tuple[LaneStep, ...]:
    """Return all steps of a search with `lanes` lanes.

    Each lane takes a first queen, and searches all boards with it by a stack of its own.
    """
    first = _search_tree(n)
    stacks: list[list[SearchTree]] = [[] for _ in range(lanes)]
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


def _advance(stack: list[SearchTree], n: int) -> int:
    """Place the next queen of a lane and return its row, or go back a row and return `BACK`.

    `stack` has, for each row from row 1 down to the current one, the children that are not placed
    yet.
    """
    row = len(stack)
    board = stack[-1]
    if not board:
        stack.pop()
        return BACK
    stack[-1] = board[1:]
    if row < n - 1:
        stack.append(board[0])
    return row


def busy_share(steps: Sequence[LaneStep]) -> float:
    """Return the share of lanes that place a queen, over all `steps`, from 0 to 1."""
    return count_queens(steps) / sum(map(len, steps))


def count_queens(steps: Sequence[LaneStep]) -> int:
    """Return how many queens all lanes place in `steps`."""
    return sum(row >= 0 for step in steps for row in step)


@cache
def _search_tree(n: int) -> SearchTree:
    """Return the whole search tree of `n`.

    The children of each board begin with the lowest free bit.
    """
    return _subtree(Masks(0, 0, 0), n)


def _subtree(masks: Masks, n: int) -> SearchTree:
    free = ~masks.attacked
    free_bits = [1 << column for column in range(n) if free >> column & 1]
    return tuple(_subtree(masks.below(bit, n), n) for bit in free_bits)
