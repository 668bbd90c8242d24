"""Program that solves the game of queens by plain recursion, and writes `openings.json`.

`solver.js` solves the same game in the browser. This program shares no code and no idea with it, so
that the one checks the other: here a position is one integer with a bit for each free square, and
the search uses neither symmetry nor independent parts of the board. Rows and columns are counted
from the top left.

    python -m exhibits.game.solve

It takes two minutes of one core. `solver.js` has found the same values for all that the file has.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from itertools import count
from pathlib import Path

from queens_atlas.blocks import square_name

# The largest N for which Grundy values and numbers of winning moves are computed, and the sizes
# with a table of winning replies.
MAX_GRUNDY = 10
MAX_WINS = 12
PLAYED_SIZES = range(4, 11)


@dataclass(slots=True)
class PlainSolver:
    """Solver of the game on one board. It computes the value of each position once."""

    # The side of the board.
    n: int
    # For each square, the squares that a queen there leaves free, as bits: all that she neither
    # occupies nor attacks.
    left: list[int] = field(init=False)
    # For each position, as the bits of its free squares, whether the player to move wins.
    wins: dict[int, bool] = field(default_factory=dict)
    grundy: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.left = [self._left_by(square) for square in range(self.n**2)]

    def _left_by(self, queen: int) -> int:
        row, column = divmod(queen, self.n)
        squares = ((square, *divmod(square, self.n)) for square in range(self.n**2))
        return sum(
            1 << square
            for square, r, c in squares
            if r != row and c != column and abs(r - row) != abs(c - column)
        )

    def replies(self, free: int) -> Iterator[tuple[int, int]]:
        """Yield each move of the position `free`, and the position after it.

        A move is the number of a square. A position is the bits of its free squares.
        """
        rest = free
        while rest:
            bit = rest & -rest
            rest ^= bit
            square = bit.bit_length() - 1
            yield square, free & self.left[square]

    def is_won(self, free: int) -> bool:
        """Return whether the player to move wins the position `free`, if both play perfectly."""
        if free not in self.wins:
            self.wins[free] = any(not self.is_won(after) for _, after in self.replies(free))
        return self.wins[free]

    def grundy_value(self, free: int) -> int:
        """Return the Grundy value of the position `free`.

        It is the least number that is not the value of any position after a move. It is 0 if the
        player to move loses.
        """
        if free not in self.grundy:
            reached = {self.grundy_value(after) for _, after in self.replies(free)}
            self.grundy[free] = next(value for value in count() if value not in reached)
        return self.grundy[free]

    def winning_moves(self, free: int) -> list[int]:
        """Return the numbers of the squares after which the other player loses."""
        return [square for square, after in self.replies(free) if not self.is_won(after)]


def first_moves(n: int) -> list[int]:
    """Return one first move of each orbit of squares, as numbers n * row + column.

    They are in the upper left quarter, on or to the right of the diagonal.
    """
    half = range((n + 1) // 2)
    return [n * row + column for row in half for column in half if row <= column]


def full_board(n: int) -> int:
    """Return the bits of all squares, which are free on an empty board."""
    return (1 << n * n) - 1


def winning_replies(n: int) -> dict[str, str]:
    """Return the winning replies to one first move of each orbit, as names of squares.

    The replies to a move are joined by spaces.
    """
    solver = PlainSolver(n)

    def name(square: int) -> str:
        return square_name(divmod(square, n), n)

    return {
        name(first): " ".join(map(name, solver.winning_moves(solver.left[first])))
        for first in first_moves(n)
    }


def winning_first_moves(n: int) -> int:
    """Return how many of the N x N first moves win."""
    solver = PlainSolver(n)
    return len(solver.winning_moves(full_board(n)))


def start_value(n: int) -> int:
    """Return the Grundy value of the empty board of side `n`."""
    return PlainSolver(n).grundy_value(full_board(n))


if __name__ == "__main__":
    table = {
        "computed": f"by solve.py, {date.today().isoformat()}",
        "grundy": {str(n): start_value(n) for n in range(1, MAX_GRUNDY + 1)},
        "first_moves": {str(n): winning_first_moves(n) for n in range(1, MAX_WINS + 1)},
        "replies": {str(n): winning_replies(n) for n in PLAYED_SIZES},
    }
    text = json.dumps(table, indent=1)
    Path(__file__).with_name("openings.json").write_text(f"{text}\n", "utf-8")
