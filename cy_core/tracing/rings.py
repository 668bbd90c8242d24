"""The rings of the carry chain: the two outermost lines of each side of a board.

The lines have numbers 0..7, clockwise from the top: an outer and an inner line on each side. The
position of a queen on a line is counted clockwise, too.
"""

from __future__ import annotations

from cy_core.model import Square

SIDES = range(4)
Queens = tuple[Square, ...]


def ring_square(n: int, line: int, position: int) -> Square:
    """The square of a line at a position."""
    side, depth = divmod(line, 2)
    # Clockwise means down the right side, to the left along the bottom, up the left side.
    far, back = n - 1 - depth, n - 1 - position
    return ((depth, position), (position, far), (far, back), (back, depth))[side]


def ring_positions(n: int, queens: Queens) -> tuple[int | None, ...]:
    """The position of the queen on each of the eight lines; None for a line without a queen."""
    columns, rows = dict(queens), {column: row for row, column in queens}
    last = n - 1
    top = (columns.get(0), columns.get(1))
    right = (rows.get(last), rows.get(last - 1))
    bottom = (columns.get(last), columns.get(last - 1))
    left = (rows.get(0), rows.get(1))
    return (*top, *right, *(None if p is None else last - p for p in (*bottom, *left)))


def ring_codes(n: int, taken: tuple[int | None, ...]) -> list[int]:
    """The codes of the sides that have both queens: outer position * n + inner position."""
    pairs = zip(taken[::2], taken[1::2], strict=False)
    return [outer * n + inner for outer, inner in pairs if outer is not None and inner is not None]


def mirrored(n: int, code: int) -> int:
    """The code of a side that is read in the opposite direction."""
    # Each position p becomes n - 1 - p, and (n - 1) * n + (n - 1) is n * n - 1.
    return n * n - 1 - code


def ring_weight(n: int, queens: Queens) -> int:
    """The number of distinct images of full rings: 8, 4 or 2; 0 if another reading is less."""
    chain = ring_codes(n, ring_positions(n, queens))
    readings = [_reading(n, chain, first, way) for first in SIDES for way in (1, -1)]
    # The number of equal readings is the number of symmetries that leave the rings unchanged.
    return 0 if min(readings) < chain else 8 // readings.count(chain)


def _reading(n: int, chain: list[int], first: int, way: int) -> list[int]:
    """The codes read from side `first` on, clockwise (`way` 1) or counterclockwise (-1)."""
    codes = [chain[(first + way * step) % len(SIDES)] for step in SIDES]
    return codes if way == 1 else [mirrored(n, code) for code in codes]
