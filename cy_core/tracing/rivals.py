"""Find the image because of which a search rejects a board: it counts that image instead."""

from __future__ import annotations

from dataclasses import dataclass

from cy_core.model import Symmetry
from cy_core.tracing.rings import Queens, ring_positions

Area = tuple[int, int, int, int]

_ROTATIONS = (Symmetry.ROTATE_90, Symmetry.ROTATE_180, Symmetry.ROTATE_270)


@dataclass(frozen=True, slots=True)
class Rival:
    """An image of a board that wins the comparison with it, and where the two differ."""

    symmetry: Symmetry  # the symmetry that makes the image
    queens: Queens  # the queens of the image
    # The sequences that are compared, of the board and of the image; None for a value that is not
    # known yet.
    own: tuple[int | None, ...]
    other: tuple[int | None, ...]
    first: int  # index of the first difference
    # The rectangle of the board to which the first difference belongs: its upper left square and
    # its size.
    area: Area


def moved(n: int, queens: Queens, symmetry: Symmetry) -> Queens:
    """Apply a symmetry to queens, and sort them from the top; some rows may have no queen."""
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


def greater_rotation(n: int, queens: Queens) -> Rival | None:
    """The first rotation of a full board that is greater than it; None if there is none."""
    own = tuple(column for _, column in queens)
    for symmetry in _ROTATIONS:
        image = moved(n, queens, symmetry)
        other = tuple(column for _, column in image)
        if other > own:
            first = _first_difference(own, other)
            return Rival(symmetry, image, own, other, first, (first, 0, 1, n))
    return None


def lesser_reading(n: int, queens: Queens) -> Rival | None:
    """The first image whose rings have lesser codes than the board's; None if there is none.

    The codes are compared side by side, clockwise from the top, as far as both are known.
    """
    own = _codes(n, queens)
    for symmetry in Symmetry:
        image = moved(n, queens, symmetry)
        other = _codes(n, image)
        first = _first_difference(own, other)
        a, b = own[first], other[first]
        if a is not None and b is not None and b < a:
            return Rival(symmetry, image, own, other, first, _side(n, first))
    return None


def _codes(n: int, queens: Queens) -> tuple[int | None, ...]:
    taken = ring_positions(n, queens)
    return tuple(
        None if outer is None or inner is None else outer * n + inner
        for outer, inner in zip(taken[::2], taken[1::2], strict=True)
    )


def _first_difference(own: tuple[int | None, ...], other: tuple[int | None, ...]) -> int:
    """The index at which two sequences first differ; 0 if they are equal."""
    pairs = zip(own, other, strict=True)
    return next((index for index, (a, b) in enumerate(pairs) if a != b), 0)


def _side(n: int, side: int) -> Area:
    """The rectangle of the two lines of a side; sides are numbered clockwise from the top."""
    return ((0, 0, 2, n), (0, n - 2, n, 2), (n - 2, 0, 2, n), (0, 0, n, 2))[side]
