"""What queens attack in a row of the board, as bits: bit 0 is the square at the right edge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Masks(NamedTuple):
    """What queens attack in one row, as bits, bit 0 at the right.

    Attributes
    ----------
    left : int
        Squares on diagonals that run down to the left of a queen.
    down : int
        Squares whose column has a queen.
    right : int
        Squares on diagonals that run down to the right of a queen.
    """

    left: int
    down: int
    right: int

    @property
    def attacked(self) -> int:
        """Squares that one queen at least attacks."""
        return self.left | self.down | self.right

    def below(self, bit: int, n: int) -> Masks:
        """The masks of the next row, once a queen stands on the square of `bit`.

        >>> Masks(0, 0, 0).below(0b0100, 4)
        Masks(left=8, down=4, right=2)
        """
        on_board = (1 << n) - 1
        return Masks((self.left | bit) << 1 & on_board, self.down | bit, (self.right | bit) >> 1)


def attack_masks(n: int, queens: Iterable[tuple[int, int]], row: int) -> Masks:
    """What queens attack in a row, from above and from below.

    Parameters
    ----------
    n : int
        Side of the board.
    queens : iterable of (row, column)
        From the top and from the left, 0..n-1; one in the row itself attacks nothing there.
    row : int
        The row to look at, from the top, 0..n-1.

    >>> attack_masks(5, [(0, 3)], 2)
    Masks(left=8, down=2, right=0)
    """
    left = down = right = 0
    for of_queen, column in queens:
        if rows := row - of_queen:
            bit = n - 1 - column
            if 0 <= bit + rows < n:
                left |= 1 << bit + rows
            if 0 <= bit < n:
                down |= 1 << bit
            if 0 <= bit - rows < n:
                right |= 1 << bit - rows
    return Masks(left, down, right)
