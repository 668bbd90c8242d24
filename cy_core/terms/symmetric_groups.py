"""Count superqueens that a turn fixes as sets of groups of squares, without any search by rows.

The turn collects the squares of the board into groups. A group whose own squares attack each other
is left out; two groups fit if no square of one attacks one of the other. A solution is a set of
groups that fit each other and have a queen in every row.
"""

from __future__ import annotations

from typing import SupportsIndex, TypeAlias

from cy_core.arrays import np
from cy_core.checks import checked_n
from cy_core.terms.symmetric_cliques import count_cliques

Square: TypeAlias = "tuple[int, int]"
Group: TypeAlias = "frozenset[Square]"

MAX_TURNED_N = {1: 45, 2: 32}  # by quarters of a turn


def fixed_by_turn(side: SupportsIndex, quarters: int) -> int:
    """Superqueens that a turn fixes: by one quarter, or by two."""
    n = checked_n(side, MAX_TURNED_N[quarters])
    every = {_group(n, (row, column), quarters) for row in range(n) for column in range(n)}
    groups = sorted((group for group in every if _fit(group, group)), key=sorted)
    filled = np.zeros((len(groups), n), np.uint8)
    for number, group in enumerate(groups):
        filled[number, [row for row, _ in group]] = 1
    fitting = [[one != other and _fit(one, other) for other in groups] for one in groups]
    return count_cliques(filled, np.array(fitting, np.uint8).reshape(len(groups), len(groups)))


def _group(n: int, square: Square, quarters: int) -> Group:
    """The squares that the turns bring a square to."""
    squares = {square}
    for turn in range(1, 4):
        row, column = square
        square = column, n - 1 - row
        if turn % quarters == 0:
            squares.add(square)
    return frozenset(squares)


def _fit(one: Group, other: Group) -> bool:
    """Whether no square of a group attacks another square of a group."""
    return not any(_attack(a, b) for a in one for b in other if a != b)


def _attack(one: Square, other: Square) -> bool:
    """Whether superqueens on two squares attack each other."""
    rows, columns = abs(one[0] - other[0]), abs(one[1] - other[1])
    return rows == 0 or columns == 0 or rows == columns or {rows, columns} == {1, 2}
