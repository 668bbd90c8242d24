"""The squares of a row that queens attack, as three bit masks; bit 0 is the right edge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Masks(NamedTuple):
    """The squares of one row that queens attack, as bits; bit 0 is at the right edge."""

    left: int  # squares on diagonals that run down to the left of a queen
    down: int  # squares whose column has a queen
    right: int  # squares on diagonals that run down to the right of a queen

    @property
    def attacked(self) -> int:
        """Squares that at least one queen attacks."""
        return self.left | self.down | self.right

    def below(self, bit: int, n: int) -> Masks:
        """The masks of the next row, after a queen is placed on the square of `bit`."""
        on_board = (1 << n) - 1
        return Masks((self.left | bit) << 1 & on_board, self.down | bit, (self.right | bit) >> 1)


def attack_masks(n: int, queens: Iterable[tuple[int, int]], row: int) -> Masks:
    """The squares of a row that queens in the other rows attack, above and below."""
    left = down = right = 0
    for queen_row, column in queens:
        if distance := row - queen_row:
            bit = n - 1 - column
            if 0 <= bit + distance < n:
                left |= 1 << bit + distance
            if 0 <= bit < n:
                down |= 1 << bit
            if 0 <= bit - distance < n:
                right |= 1 << bit - distance
    return Masks(left, down, right)
