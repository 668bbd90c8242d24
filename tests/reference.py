"""A slow, obvious solver and the eight symmetries, with which the fast code must agree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations

Board = tuple[int, ...]


def rotate(board: Board) -> Board:
    """Turn a board by 90 degrees clockwise: square (row, column) goes to (column, n - 1 - row)."""
    n = len(board)
    squares = {(column, n - 1 - row) for row, column in enumerate(board)}
    return tuple(column for _, column in sorted(squares))


def mirror(board: Board) -> Board:
    """Mirror a board from left to right."""
    return tuple(len(board) - 1 - column for column in board)


def eight_images(board: Board) -> Iterator[Board]:
    """Yield the four rotations of a board, then the four rotations of its mirror image."""
    for first in (board, mirror(board)):
        image = first
        for _ in range(4):
            yield image
            image = rotate(image)


@cache
def all_solutions(n: int) -> tuple[Board, ...]:
    """List the permutations in which no two queens share a diagonal, in ascending order."""
    return tuple(
        board
        for board in permutations(range(n))
        if len({row + column for row, column in enumerate(board)}) == n
        and len({row - column for row, column in enumerate(board)}) == n
    )


@cache
def all_fundamental(n: int) -> tuple[tuple[Board, int], ...]:
    """List the solutions that are the greatest of their images, with the size of their orbits."""
    return tuple(
        (board, len(set(eight_images(board))))
        for board in reversed(all_solutions(n))
        if board == max(eight_images(board))
    )


@cache
def count_checks(n: int) -> tuple[int, int, int]:
    """Count the attack checks of three methods: backtracking, placement flags and list based.

    Each method checks a square until it knows whether the square is attacked. Backtracking compares
    it with the queens from the top; placement flags look up column, rising and falling diagonal;
    list based compares only squares in free columns, with the queens from the bottom.
    """
    totals = [0, 0, 0]
    boards: list[Board] = [()]
    while boards:
        board = boards.pop()
        row = len(board)
        for column in range(n):
            taken = [line for line, other in enumerate(board) if other == column]
            rising = [line for line, other in enumerate(board) if line + other == row + column]
            falling = [line for line, other in enumerate(board) if line - other == row - column]
            attackers = taken + rising + falling
            totals[0] += min(attackers) + 1 if attackers else row
            if taken:
                totals[1] += 1
            elif rising:
                totals[1] += 2
            else:
                totals[1] += 3
            if not taken:
                totals[2] += row - max(attackers) if attackers else row
            if not attackers and row < n - 1:
                boards.append((*board, column))
    return totals[0], totals[1], totals[2]
