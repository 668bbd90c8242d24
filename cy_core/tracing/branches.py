"""The branches of symmetry elimination: what each forbids, and what each compares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cy_core.model import Square


@dataclass(frozen=True, slots=True)
class Branch:
    """All boards with the same first queen; below the corner, with the same second one, too.

    Attributes
    ----------
    n : int
        Side of the board.
    corner : bool
        Whether the first queen stands in the top right corner.
    bound : int
        Bit of the first queen, or of the second one below the corner.

    >>> Branch(5, False, 1).bounds, Branch(5, False, 1).checks
    ((1, 3), ((3, 4), (4, 1), (1, 0)))
    """

    n: int
    corner: bool
    bound: int

    @property
    def forbidden(self) -> tuple[int, ...]:
        """Squares whose queen would make an image greater, as bits of each row from the top."""
        return forbidden_squares(self.n, self.corner, self.bound)

    @property
    def bounds(self) -> tuple[int, ...]:
        """The rows that the published programs call BOUND1 and BOUND2; the corner has no second."""
        return (self.bound,) if self.corner else (self.bound, self.n - 1 - self.bound)

    @property
    def checks(self) -> tuple[Square, ...]:
        """The squares A, B and C, whose queens ask for a comparison; the corner has none."""
        if self.corner:
            return ()
        last = self.n - 1
        return (last - self.bound, last), (last, self.bound), (self.bound, 0)


def symmetry_branches(n: int) -> Iterator[Branch]:
    """The branches in the order of the search: those of the corner come first.

    >>> [branch.bound for branch in symmetry_branches(6)]
    [2, 3, 4, 1, 2]
    """
    yield from (Branch(n, True, bound) for bound in range(2, n - 1))
    yield from (Branch(n, False, bound) for bound in range(1, n // 2))


def forbidden_squares(n: int, corner: bool, bound: int) -> tuple[int, ...]:
    """Squares whose queen would make an image greater, as bits of each row from the top.

    Parameters
    ----------
    n : int
        Side of the board.
    corner : bool
        Whether the first queen stands in the top right corner.
    bound : int
        Bit of the first queen, or of the second one below the corner.

    >>> [f"{row:05b}" for row in forbidden_squares(5, False, 1)]
    ['10001', '00000', '00000', '00000', '10001']
    """
    if corner:  # the second column's queen, bit 1, may not stand above the row of that number
        return tuple(2 if 2 <= row < bound else 0 for row in range(n))
    # All that is nearer to a corner than the first queen, on each of the four sides.
    top, outer = 1 << n - 1, (1 << bound) - 1
    edges = [top | 1 if min(row, n - 1 - row) < bound else 0 for row in range(n)]
    ends = outer | outer << (n - bound)
    return (*edges[:-1], edges[-1] | ends)
