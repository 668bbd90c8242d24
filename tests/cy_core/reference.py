"""The properties of a board, computed in the slow and obvious way."""

from __future__ import annotations

from itertools import combinations

from tests.reference import Board, all_solutions

Square = tuple[int, int]


def lines(board: Board) -> set[frozenset[Square]]:
    """Return the straight lines with three or more queens, each as the set of its queens."""
    queens = list(enumerate(board))
    result = set()
    for first, second in combinations(queens, 2):
        line = frozenset(queen for queen in queens if doubled_area(first, second, queen) == 0)
        if len(line) > 2:
            result.add(line)
    return result


def doubled_area(a: Square, b: Square, c: Square) -> int:
    """Return twice the signed area of a triangle, which is 0 if its corners lie on a line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def knight_pairs(board: Board) -> int:
    """Count the pairs of queens that are one step apart in one direction and two in the other."""
    pairs = combinations(enumerate(board), 2)
    return sum({abs(a[0] - b[0]), abs(a[1] - b[1])} == {1, 2} for a, b in pairs)


def conflicts(board: Board) -> list[tuple[int, int]]:
    """List the pairs of rows whose queens share a diagonal of the torus."""
    n = len(board)
    return [
        (i, j)
        for i, j in combinations(range(n), 2)
        if (board[i] - i - board[j] + j) % n == 0 or (board[i] + i - board[j] - j) % n == 0
    ]


def conflict_groups(board: Board) -> list[set[int]]:
    """Partition the rows: two rows are in the same set if a chain of conflicts joins them."""
    groups = [{row} for row in range(len(board))]
    for i, j in conflicts(board):
        joined = [group for group in groups if i in group or j in group]
        groups = [group for group in groups if group not in joined] + [set().union(*joined)]
    return groups


def translates(board: Board) -> int:
    """Count the shifts of all queens, around the edges of the board, that give a solution."""
    n = len(board)
    count = 0
    for down in range(n):
        for right in range(n):
            squares = {((row + down) % n, (column + right) % n) for row, column in enumerate(board)}
            count += len({r + c for r, c in squares}) == len({r - c for r, c in squares}) == n
    return count


def agreement(board: Board, other: Board) -> set[int]:
    """Return the rows in which two boards have their queens in the same column."""
    return {row for row in range(len(board)) if board[row] == other[row]}


def nearest(board: Board) -> tuple[int, set[Board]]:
    """Find the smallest number of rows in which another solution differs, and these solutions.

    Without another solution, return 0 and an empty set.
    """
    n = len(board)
    distances = {
        other: n - len(agreement(board, other)) for other in all_solutions(n) if other != board
    }
    least = min(distances.values(), default=0)
    return least, {other for other, distance in distances.items() if distance == least}


def determining_sets(board: Board) -> list[tuple[int, ...]]:
    """List the smallest sets of rows that determine a solution, in ascending order."""
    n = len(board)
    others = [agreement(board, other) for other in all_solutions(n) if other != board]
    for k in range(n + 1):
        sets = [rows for rows in combinations(range(n), k) if determine(rows, others)]
        if sets:
            return sets
    raise AssertionError("all queens of a board determine it")


def determine(rows: tuple[int, ...], others: list[set[int]]) -> bool:
    """Return whether no other solution agrees with a board in all of `rows`.

    `others` has, for each other solution, the rows in which it agrees.
    """
    return not any(other.issuperset(rows) for other in others)


def properties(board: Board) -> dict[str, int]:
    """Return all properties of a board by name, in the order of `cy_core.Properties`."""
    n = len(board)
    groups = conflict_groups(board)
    return {
        "lines": len(lines(board)),
        "knight_pairs": knight_pairs(board),
        "conflicts": len(conflicts(board)),
        "conflicting_queens": sum(len(group) for group in groups if len(group) > 1),
        "conflict_groups": sum(len(group) > 1 for group in groups),
        "largest_group": max(map(len, groups)),
        "translates": translates(board),
        "diagonal_queens": sum(column in (row, n - 1 - row) for row, column in enumerate(board)),
        "distance": nearest(board)[0],
        "determining_queens": len(determining_sets(board)[0]),
    }
