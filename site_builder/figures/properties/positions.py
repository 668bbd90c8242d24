"""Where on a board a property shows: the queens, lines and moves that the core counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

Solution = Sequence[int]
Rows = tuple[int, ...]

_KNIGHT = [(down, right) for down in (-2, -1, 1, 2) for right in (-2, -1, 1, 2)]
KNIGHT_MOVES = [(down, right) for down, right in _KNIGHT if abs(down) != abs(right)]


def lines(solution: Solution) -> list[Rows]:
    """The rows of the queens of each straight line with three queens or more.

    >>> lines((2, 4, 1, 3, 0))
    [(0, 2, 4)]
    """
    found: dict[Rows, None] = {}
    for i, j in pairs(solution):
        down, right = j - i, solution[j] - solution[i]
        rows = tuple(
            row
            for row, column in enumerate(solution)
            if right * (row - i) == (column - solution[i]) * down
        )
        if len(rows) > 2:
            found[rows] = None
    return [*found]


def knight_pairs(solution: Solution) -> list[tuple[int, int]]:
    """The rows of each two queens a knight's move apart."""
    moves = {*KNIGHT_MOVES}
    return [(i, j) for i, j in pairs(solution) if (j - i, solution[j] - solution[i]) in moves]


def conflicts(solution: Solution) -> list[tuple[int, int, int]]:
    """The rows of each two queens on one wrapped diagonal, and its slope.

    The slope is the step to the right for each step down: 1 or -1.

    >>> conflicts((1, 3, 0, 2))
    [(0, 3, -1), (1, 2, 1)]
    """
    n = len(solution)
    return [
        (i, j, slope)
        for i, j in pairs(solution)
        for slope in (1, -1)
        if (solution[j] - solution[i] - slope * (j - i)) % n == 0
    ]


def translates(solution: Solution) -> list[tuple[int, int]]:
    """The moves on the torus, down and to the right, after which the board is a solution."""
    n = len(solution)
    moves = [(down, right) for down in range(n) for right in range(n)]
    return [move for move in moves if _is_solution(translated(solution, *move))]


def translated(solution: Solution, down: int, right: int) -> tuple[int, ...]:
    """The board after a move on the torus."""
    n = len(solution)
    return tuple((solution[(row - down) % n] + right) % n for row in range(n))


def _is_solution(board: Solution) -> bool:
    return all(j - i != abs(board[j] - board[i]) for i, j in pairs(board))


def diagonal_rows(solution: Solution) -> list[int]:
    """The rows of the queens on the two main diagonals."""
    last = len(solution) - 1
    return [row for row, column in enumerate(solution) if column in (row, last - row)]


def pairs(solution: Solution) -> Iterator[tuple[int, int]]:
    """Every two rows, the upper one first."""
    return combinations(range(len(solution)), 2)
