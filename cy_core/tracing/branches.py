"""The branches of symmetry elimination, with the squares that each forbids or compares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cy_core.model import Square


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch of the search: all boards with the same first queen.

    If the first queen stands in the top right corner, they also have the same second queen.
    """

    n: int  # side of the board
    corner: bool  # whether the first queen stands in the top right corner
    bound: int  # bit of the first queen, or of the second queen if the first stands in the corner

    @property
    def forbidden(self) -> tuple[int, ...]:
        """The forbidden squares of each row from the top, as bits; see `forbidden_squares`."""
        return forbidden_squares(self.n, self.corner, self.bound)

    @property
    def bounds(self) -> tuple[int, ...]:
        """The rows that published programs call BOUND1 and BOUND2; a corner branch has only one."""
        return (self.bound,) if self.corner else (self.bound, self.n - 1 - self.bound)

    @property
    def checks(self) -> tuple[Square, ...]:
        """The squares A, B and C. A queen on one of them means that a rotation must be compared.

        A corner branch has no such squares.
        """
        if self.corner:
            return ()
        last = self.n - 1
        return (last - self.bound, last), (last, self.bound), (self.bound, 0)


def symmetry_branches(n: int) -> Iterator[Branch]:
    """The branches in the order of the search, corner branches first."""
    yield from (Branch(n, True, bound) for bound in range(2, n - 1))
    yield from (Branch(n, False, bound) for bound in range(1, n // 2))


def forbidden_squares(n: int, corner: bool, bound: int) -> tuple[int, ...]:
    """The squares that must stay empty in a branch, as bits of each row from the top.

    A queen on one of them would make an image of the board greater than the board.
    """
    if corner:  # bit 1: the queen of the second column must not stand above row `bound`
        return tuple(2 if 2 <= row < bound else 0 for row in range(n))
    # On each of the four sides, the squares that are nearer to a corner than the first queen.
    top, outer = 1 << n - 1, (1 << bound) - 1
    edges = [top | 1 if min(row, n - 1 - row) < bound else 0 for row in range(n)]
    ends = outer | outer << (n - bound)
    return (*edges[:-1], edges[-1] | ends)
