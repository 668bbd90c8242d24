"""A slow, obvious solver and the eight symmetries: what the fast code must agree with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations

Board = tuple[int, ...]


def rotate(board: Board) -> Board:
    """A quarter turn clockwise: the square (row, column) goes to (column, n - 1 - row)."""
    n = len(board)
    squares = {(column, n - 1 - row) for row, column in enumerate(board)}
    return tuple(column for _, column in sorted(squares))


def mirror(board: Board) -> Board:
    """Left and right change places."""
    return tuple(len(board) - 1 - column for column in board)


def eight_images(board: Board) -> Iterator[Board]:
    """The board turned four times, then its mirror image turned four times."""
    for image in (board, mirror(board)):
        for _ in range(4):
            yield image
            image = rotate(image)


@cache
def all_solutions(n: int) -> tuple[Board, ...]:
    """Every permutation, kept if no two queens share a diagonal; in ascending order."""
    return tuple(
        board
        for board in permutations(range(n))
        if len({row + column for row, column in enumerate(board)}) == n
        and len({row - column for row, column in enumerate(board)}) == n
    )


@cache
def all_fundamental(n: int) -> tuple[tuple[Board, int], ...]:
    """Solutions that are the greatest of their images, with the number of distinct ones."""
    return tuple(
        (board, len(set(eight_images(board))))
        for board in reversed(all_solutions(n))
        if board == max(eight_images(board))
    )


@cache
def check_counts(n: int) -> tuple[int, int, int]:
    """Questions of backtracking, placement flags and the list, from the attacks on each square."""
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
            totals[1] += 1 if taken else 2 if rising else 3
            if not taken:
                totals[2] += row - max(attackers) if attackers else row
            if not attackers and row < n - 1:
                boards.append((*board, column))
    return totals[0], totals[1], totals[2]
