"""The two outermost lines of each side of a board, which the carry chain fills first.

A queen of the rings is given by its line, 0..7 clockwise from the top, an outer and an inner line
on each side, and by its position, counted in the direction of the walk.
"""

from __future__ import annotations

from cy_core.model import Square

SIDES = range(4)
Queens = tuple[Square, ...]


def ring_square(n: int, line: int, position: int) -> Square:
    """The square of a line at a position.

    >>> [ring_square(5, line, 0) for line in (0, 2, 4, 6)]
    [(0, 0), (0, 4), (4, 4), (4, 0)]
    """
    side, depth = divmod(line, 2)
    # Along the right side the walk goes down, along the bottom to the left, along the left side up.
    far, back = n - 1 - depth, n - 1 - position
    return ((depth, position), (position, far), (far, back), (back, depth))[side]


def ring_positions(n: int, queens: Queens) -> tuple[int | None, ...]:
    """Where the queen of each line stands; None where the line has none."""
    columns, rows = dict(queens), {column: row for row, column in queens}
    last = n - 1
    top = (columns.get(0), columns.get(1))
    right = (rows.get(last), rows.get(last - 1))
    bottom = (columns.get(last), columns.get(last - 1))
    left = (rows.get(0), rows.get(1))
    return (*top, *right, *(None if p is None else last - p for p in (*bottom, *left)))


def ring_codes(n: int, taken: tuple[int | None, ...]) -> list[int]:
    """Outer position * n + inner position of each side that has both.

    >>> ring_codes(8, ring_positions(8, ((0, 5), (1, 3), (4, 7), (2, 6))))
    [43, 34]
    """
    pairs = zip(taken[::2], taken[1::2], strict=False)
    return [outer * n + inner for outer, inner in pairs if outer is not None and inner is not None]


def mirrored(n: int, code: int) -> int:
    """The code of a side that is walked along the other way."""
    # Both positions p become n - 1 - p, and (n - 1) * n + (n - 1) is n * n - 1.
    return n * n - 1 - code


def ring_weight(n: int, queens: Queens) -> int:
    """How many different images full rings have: 8, 4 or 2; 0 where a reading is less.

    >>> ring_weight(5, ((0, 0), (1, 2), (3, 1), (2, 4), (4, 3)))
    8
    """
    chain = ring_codes(n, ring_positions(n, queens))
    readings = [_reading(n, chain, first, way) for first in SIDES for way in (1, -1)]
    # As many readings are the same as symmetries leave the rings as they are.
    return 0 if min(readings) < chain else 8 // readings.count(chain)


def _reading(n: int, chain: list[int], first: int, way: int) -> list[int]:
    """The codes as a walk finds them that starts at another side, or goes the other way round."""
    turned = [chain[(first + way * step) % len(SIDES)] for step in SIDES]
    return turned if way == 1 else [mirrored(n, code) for code in turned]
