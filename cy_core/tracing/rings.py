"""The rules of the carry chain: the two outermost lines of each side first, then the rows inside.

A queen of the rings is given by its line, 0..7 clockwise from the top, an outer and an inner line
on each side, and by its position, counted in the direction of the walk.
"""

from __future__ import annotations

from collections.abc import Iterator

from cy_core.model import Square
from cy_core.tracing.rules import Choice, Queens, Rules, attack

SIDES = range(4)


class CarryChain(Rules):
    """Only rings that are the least of their eight readings are filled inside."""

    __slots__ = ()

    def choices(self, queens: Queens) -> Iterator[Choice]:
        taken = ring_positions(self.n, queens)
        if None not in taken:
            return self._inside(queens)
        return self._on_line(taken.index(None), queens)

    def verdict(self, queens: Queens) -> int | None:
        taken = ring_positions(self.n, queens)
        if None in taken:
            return None if self._may_be_least(taken[: taken.index(None)]) else 0
        if not (self._may_be_least(taken) and (weight := ring_weight(self.n, queens))):
            return 0
        return weight if len(queens) == self.n else None

    def _on_line(self, line: int, queens: Queens) -> Iterator[Choice]:
        for position in range(self.n):
            square = ring_square(self.n, line, position)
            yield *square, not any(q[0] == square[0] or attack(q, square) for q in queens)

    def _inside(self, queens: Queens) -> Iterator[Choice]:
        row = min(set(range(self.n)) - {row for row, _ in queens})
        for column in range(self.n):
            if not any(attack(queen, (row, column)) for queen in queens):
                yield row, column, True

    def _may_be_least(self, taken: tuple[int | None, ...]) -> bool:
        """Whether no finished side, read either way, is below the top."""
        found = ring_codes(self.n, taken)
        return all(min(code, mirrored(self.n, code)) >= found[0] for code in found)


def ring_square(n: int, line: int, position: int) -> Square:
    """The square of a line at a position.

    >>> [ring_square(5, line, 0) for line in (0, 2, 4, 6)]
    [(0, 0), (0, 4), (4, 4), (4, 0)]
    """
    side, depth = divmod(line, 2)
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
    return n * n - 1 - code


def ring_weight(n: int, queens: Queens) -> int:
    """How many different images full rings have: 8, 4 or 2; 0 where a reading is less.

    >>> ring_weight(5, ((0, 0), (1, 2), (3, 1), (2, 4), (4, 3)))
    8
    """
    chain = ring_codes(n, ring_positions(n, queens))
    readings = [_reading(n, chain, first, way) for first in SIDES for way in (1, -1)]
    return 0 if min(readings) < chain else 8 // readings.count(chain)


def _reading(n: int, chain: list[int], first: int, way: int) -> list[int]:
    """The codes as a walk finds them that starts at another side, or goes the other way round."""
    turned = [chain[(first + way * step) % len(SIDES)] for step in SIDES]
    return turned if way == 1 else [mirrored(n, code) for code in turned]
