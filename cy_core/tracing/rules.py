"""The rules by which symmetry elimination and the carry chain work: branches, rings and images.

`search.pyx` has the rules of all methods for the squares that a method looks at in each row.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cy_core.methods.registry import find_method
from cy_core.model import Square, Symmetry


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch of the search: all boards with the same first queen.

    A corner branch has the first queen in the top right corner. Its boards also have the same
    second queen.
    """

    n: int  # side of the board
    corner: bool  # whether this is a corner branch
    bound: int  # bit index of the first queen, or in a corner branch of the second queen

    @property
    def forbidden(self) -> tuple[int, ...]:
        """The forbidden squares of each row from the top, as bits; see `forbidden_squares`."""
        return forbidden_squares(self.n, self.corner, self.bound)

    @property
    def bounds(self) -> tuple[int, ...]:
        """The rows that published programs call BOUND1 and BOUND2.

        A corner branch has BOUND1 only.
        """
        return (self.bound,) if self.corner else (self.bound, self.n - 1 - self.bound)

    @property
    def checks(self) -> tuple[Square, ...]:
        """The squares A, B and C. A corner branch has no such squares.

        If a full board has a queen on one of these squares, a rotation of the board must be
        compared with the board.
        """
        if self.corner:
            return ()
        last = self.n - 1
        return (last - self.bound, last), (last, self.bound), (self.bound, 0)


def symmetry_branches(n: int) -> Iterator[Branch]:
    """Yield the branches in the order of the search, corner branches first."""
    yield from (Branch(n, True, bound) for bound in range(2, n - 1))
    yield from (Branch(n, False, bound) for bound in range(1, n // 2))


def forbidden_squares(n: int, corner: bool, bound: int) -> tuple[int, ...]:
    """Return the squares that must stay empty in a branch, as bits of each row from the top.

    A queen on one of these squares would make an image of the board greater than the board.
    `corner` and `bound` are as in `Branch`.
    """
    if corner:  # bit 1: the queen of the second column must not stand above row `bound`
        return tuple(2 if 2 <= row < bound else 0 for row in range(n))
    # On the other three sides, forbid squares that are nearer to a corner than the first queen is
    # to its corner.
    top, outer = 1 << n - 1, (1 << bound) - 1
    edges = [top | 1 if min(row, n - 1 - row) < bound else 0 for row in range(n)]
    ends = outer | outer << (n - bound)
    return (*edges[:-1], edges[-1] | ends)


# The rings are the two outermost lines on each side of a board. The carry chain numbers these lines
# 0..7, clockwise from the top: an outer line and an inner line on each side. The position of a
# queen on a line is counted clockwise, too.
SIDES = range(4)
Queens = tuple[Square, ...]


def ring_square(n: int, line: int, position: int) -> Square:
    """Return the square at a position on a line of the rings."""
    side, depth = divmod(line, 2)
    last = n - 1
    # Clockwise means to the right at the top, down at the right, to the left at the bottom, and up
    # at the left.
    match side:
        case 0:
            return depth, position
        case 1:
            return position, last - depth
        case 2:
            return last - depth, last - position
    return last - position, depth


def ring_positions(n: int, queens: Queens) -> tuple[int | None, ...]:
    """Return, for each of the eight lines of the rings, the position of its queen.

    The lines are in the order of their numbers, and positions are as in `ring_square`. The position
    on an empty line is None.
    """
    columns, rows = dict(queens), {column: row for row, column in queens}
    last = n - 1
    top = (columns.get(0), columns.get(1))
    right = (rows.get(last), rows.get(last - 1))
    bottom = (columns.get(last), columns.get(last - 1))
    left = (rows.get(0), rows.get(1))
    # On the bottom and the left side, clockwise is the direction in which columns and rows descend.
    reversed_positions = [None if p is None else last - p for p in (*bottom, *left)]
    return (*top, *right, *reversed_positions)


def ring_codes(n: int, taken: tuple[int | None, ...]) -> list[int]:
    """Return the codes of the sides that have both queens.

    A code is outer position * n + inner position.

    `taken` has the position of the queen on each line, as `ring_positions` returns it.
    """
    return [code for code in _side_codes(n, taken) if code is not None]


def _side_codes(n: int, taken: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """Return the code of each side, or None for a side that lacks a queen."""
    return tuple(
        None if outer is None or inner is None else outer * n + inner
        for outer, inner in zip(taken[::2], taken[1::2], strict=False)
    )


def mirrored(n: int, code: int) -> int:
    """Return the code of a side that is read in the opposite direction."""
    # Each position p becomes n - 1 - p, and (n - 1) * n + (n - 1) is n * n - 1.
    return n * n - 1 - code


def ring_weight(n: int, queens: Queens) -> int:
    """Return the number of distinct images of full rings: 8, 4 or 2.

    Return 0 if one of the eight readings of the codes is less than the codes from the top,
    clockwise.
    """
    chain = ring_codes(n, ring_positions(n, queens))
    # The readings start at each side and go clockwise or counterclockwise. Counterclockwise, each
    # code is mirrored.
    readings = []
    for first in SIDES:
        readings.append([chain[(first + step) % 4] for step in SIDES])
        readings.append([mirrored(n, chain[(first - step) % 4]) for step in SIDES])
    if min(readings) < chain:
        return 0
    # The number of equal readings is the number of symmetries that leave the rings unchanged.
    return 8 // readings.count(chain)


@dataclass(frozen=True, slots=True)
class Rival:
    """An image that makes a method reject a board, and where the two first differ."""

    symmetry: Symmetry  # the symmetry that makes the image
    queens: Queens  # the queens of the image
    # The sequences that the method compares: of the board, and below it of the image. They are
    # columns, or codes of the rings. A value that is not known yet is None.
    own: tuple[int | None, ...]
    other: tuple[int | None, ...]
    first: int  # index of the first difference
    # The rectangle of squares in which image and board first differ: row and column of its upper
    # left square, height and width.
    area: tuple[int, int, int, int]


def moved(n: int, queens: Queens, symmetry: Symmetry) -> Queens:
    """Apply a symmetry to queens, and sort the result by row. Some rows may lack a queen."""
    last = n - 1
    image_of = {
        Symmetry.IDENTITY: lambda row, column: (row, column),
        Symmetry.ROTATE_90: lambda row, column: (column, last - row),
        Symmetry.ROTATE_180: lambda row, column: (last - row, last - column),
        Symmetry.ROTATE_270: lambda row, column: (last - column, row),
        Symmetry.LEFT_RIGHT: lambda row, column: (row, last - column),
        Symmetry.TOP_BOTTOM: lambda row, column: (last - row, column),
        Symmetry.MAIN_DIAGONAL: lambda row, column: (column, row),
        Symmetry.ANTI_DIAGONAL: lambda row, column: (last - column, last - row),
    }
    return tuple(sorted(image_of[symmetry](*square) for square in queens))


def find_greater_rotation(n: int, queens: Queens) -> Rival | None:
    """Find the first rotation of a full board that is greater than the board.

    Return None if the board is the greatest.
    """
    own = tuple(column for _, column in queens)
    for symmetry in (Symmetry.ROTATE_90, Symmetry.ROTATE_180, Symmetry.ROTATE_270):
        image = moved(n, queens, symmetry)
        other = tuple(column for _, column in image)
        if other > own:
            first = _first_difference(own, other)
            return Rival(symmetry, image, own, other, first, (first, 0, 1, n))
    return None


def find_smaller_ring_code(n: int, queens: Queens) -> Rival | None:
    """Find the first image whose ring codes are less than the codes of the board.

    The codes are compared side by side, clockwise from the top, up to the first side for which a
    code is not known. Return None if no image has lesser codes so far.
    """
    own = _side_codes(n, ring_positions(n, queens))
    for symmetry in Symmetry:
        image = moved(n, queens, symmetry)
        other = _side_codes(n, ring_positions(n, image))
        first = _first_difference(own, other)
        a, b = own[first], other[first]
        if a is not None and b is not None and b < a:
            side_areas = (
                (0, 0, 2, n),  # top
                (0, n - 2, n, 2),  # right
                (n - 2, 0, 2, n),  # bottom
                (0, 0, n, 2),  # left
            )
            return Rival(symmetry, image, own, other, first, side_areas[first])
    return None


def _first_difference(own: tuple[int | None, ...], other: tuple[int | None, ...]) -> int:
    """Return the index at which two sequences first differ, or 0 if they are equal."""
    pairs = zip(own, other, strict=True)
    return next((index for index, (a, b) in enumerate(pairs) if a != b), 0)


def find_rival(method: str, n: int, queens: Queens) -> Rival | None:
    """Return the image that makes `method` reject a board, or None if there is no such image."""
    match find_method(method).key:
        case "symmetry_elimination":
            return find_greater_rotation(n, queens)
        case "carry_chain":
            return find_smaller_ring_code(n, queens)
    return None
