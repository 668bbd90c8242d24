"""Program that counts boards of capacity queens from upper and lower halves.

`rows.c` counts the same boards. It shares no code and no idea with this program: it visits each
board, row by row, and tests it for symmetries. This program lists only upper halves, because a
lower half is the mirror image of an upper one. Two halves fit if together they have exactly c
queens in each column and at most c on each diagonal. Symmetric boards are counted in another way:
orbits of squares take the place of squares.

    python -m exhibits.variants_capacity.halves 9 2

counts for N = 9 and c = 2, and prints the same line as `rows.c` does. N = 10 takes about six
minutes of one core.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

# The number of bits in a field. A field holds the number of queens on a line, of which each half
# has at most 3. The fields of all diagonals of one direction fit into 64 bits up to N = 11.
FIELD = 3
# The number of pairs of halves that are compared in one step, so that they fit into the processor's
# cache.
PAIRS = 50_000

Numbers = NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Halves:
    """Ways to fill rows from the top of the board.

    Each array has a number for each way, whose fields are the numbers of queens on the columns, or
    on the diagonals of one direction.
    """

    columns: Numbers
    falling: Numbers
    rising: Numbers


def _fields(lines: Iterable[int]) -> int:
    """Return a number that has a 1 in the fields of `lines`."""
    return sum(1 << FIELD * line for line in lines)


def _limits(n: int, capacity: int) -> tuple[np.uint64, np.uint64]:
    """Return two numbers, bias and guard, that find lines with more than `capacity` queens.

    `numbers + bias` has a bit in common with guard if any field of `numbers` is greater than
    `capacity`.
    """
    ones = _fields(range(2 * n - 1))
    return np.uint64(ones * (3 - capacity)), np.uint64(ones * 4)


def upper_halves(n: int, capacity: int, height: int) -> Halves:
    """Return all ways to fill the first `height` rows with at most `capacity` queens on a line.

    Each row gets `capacity` queens.
    """
    bias, guard = _limits(n, capacity)
    halves = Halves(*(np.zeros(1, np.uint64) for _ in range(3)))
    for row in range(height):
        chosen = list(combinations(range(n), capacity))
        added = Halves(
            np.array([_fields(columns) for columns in chosen], np.uint64),
            np.array([_fields(c - row + n - 1 for c in columns) for columns in chosen], np.uint64),
            np.array([_fields(c + row for c in columns) for columns in chosen], np.uint64),
        )
        parts = []
        for columns, falling, rising in zip(
            added.columns, added.falling, added.rising, strict=True
        ):
            grown = (halves.columns + columns, halves.falling + falling, halves.rising + rising)
            fits = ~np.any([(lines + bias) & guard for lines in grown], axis=0)
            parts.append([lines[fits] for lines in grown])
        halves = Halves(*(np.concatenate(lines) for lines in zip(*parts, strict=True)))
    return halves


def _by_columns(halves: Halves) -> dict[int, tuple[Numbers, Numbers]]:
    """Return the falling and the rising diagonals of halves, grouped by the halves' columns."""
    order = np.argsort(halves.columns, kind="stable")
    keys, starts = np.unique(halves.columns[order], return_index=True)
    falling = np.split(halves.falling[order], starts[1:])
    rising = np.split(halves.rising[order], starts[1:])
    return dict(zip(keys.tolist(), zip(falling, rising, strict=True), strict=True))


def count_boards(n: int, capacity: int) -> int:
    """Count all boards of side `n`, with `capacity` queens in each row and column."""
    upper = _by_columns(upper_halves(n, capacity, n // 2))
    lower = upper if n % 2 == 0 else _by_columns(upper_halves(n, capacity, n - n // 2))
    bias, guard = _limits(n, capacity)
    full = _fields(range(n)) * capacity
    total = 0
    for columns, (falling, rising) in upper.items():
        if full - columns not in lower:
            continue
        # A lower half is an upper half upside down, so its falling and rising diagonals change
        # places.
        lower_rising, lower_falling = lower[full - columns]
        step = max(1, PAIRS // len(falling))
        for start in range(0, len(lower_falling), step):
            falling_sums = falling[:, None] + (lower_falling[start : start + step] + bias)
            rising_sums = rising[:, None] + (lower_rising[start : start + step] + bias)
            overfull = (falling_sums | rising_sums) & guard
            total += overfull.size - int(np.count_nonzero(overfull))
    return total


Move = Callable[[int, int, int], tuple[int, int]]
# A symmetry of each kind, as a function of N, row and column that returns the image of a square.
MOVES: dict[str, Move] = {
    "half_turn": lambda n, row, column: (n - 1 - row, n - 1 - column),
    "quarter_turn": lambda n, row, column: (column, n - 1 - row),
    "mirror": lambda n, row, column: (row, n - 1 - column),
    "diagonal": lambda n, row, column: (column, row),
}


def _orbits(n: int, move: Move) -> Iterator[list[tuple[int, int]]]:
    """Yield each orbit of squares under `move`.

    If `move` leaves a board unchanged, all squares of an orbit have a queen, or none of them has.
    """
    seen: set[tuple[int, int]] = set()
    for row in range(n):
        for column in range(n):
            orbit = []
            square = row, column
            while square not in seen:
                seen.add(square)
                orbit.append(square)
                square = move(n, *square)
            if orbit:
                yield orbit


def _lines(n: int, row: int, column: int) -> tuple[int, int, int, int]:
    """Return the numbers of the four lines through a square.

    Rows have the numbers from 0, columns from `n`, and diagonals the numbers after them.
    """
    return row, n + column, 3 * n - 1 + column - row, 4 * n - 1 + row + column


def count_symmetric(n: int, capacity: int, move: Move) -> int:
    """Count the boards that `move` leaves unchanged, by a search through orbits of squares."""
    orbits = [
        Counter(line for square in orbit for line in _lines(n, *square))
        for orbit in _orbits(n, move)
    ]
    # For each number of orbits that the search has passed, the number of queens that the others
    # could add to each line.
    reserves = [Counter[int]()]
    for orbit in reversed(orbits):
        reserves.insert(0, reserves[0] + orbit)
    # The number of queens that each line can still take. Rows and columns must take all of them.
    room = dict.fromkeys(range(6 * n - 2), capacity)

    def count_from(index: int) -> int:
        """Count the boards that keep the queens so far and add queens on `orbits[index:]`.

        A board has queens on all squares of an orbit of squares, or on none of them.
        """
        reserve = reserves[index]
        if any(room[line] > reserve[line] for line in range(2 * n)):
            return 0
        if index == len(orbits):
            return 1
        total = count_from(index + 1)
        orbit = orbits[index]
        if all(room[line] >= queens for line, queens in orbit.items()):
            for line, queens in orbit.items():
                room[line] -= queens
            total += count_from(index + 1)
            for line, queens in orbit.items():
                room[line] += queens
        return total

    return count_from(0)


def count(n: int, capacity: int) -> dict[str, int]:
    """Return the numbers of all boards, of symmetric boards, and of boards up to symmetry."""
    boards = count_boards(n, capacity)
    fixed = {name: count_symmetric(n, capacity, move) for name, move in MOVES.items()}
    # Two of the eight symmetries are quarter turns, two are mirrors parallel to a side, and two are
    # mirrors along a diagonal.
    twice = fixed["quarter_turn"] + fixed["mirror"] + fixed["diagonal"]
    orbits, rest = divmod(boards + fixed["half_turn"] + 2 * twice, 8)
    assert rest == 0
    return {"capacity": capacity, "n": n, "boards": boards, **fixed, "orbits": orbits}


if __name__ == "__main__":
    parser = ArgumentParser(description="Count boards of capacity queens.")
    # Larger numbers do not fit into the fields.
    parser.add_argument("n", type=int, choices=range(1, 12))
    parser.add_argument("capacity", type=int, choices=range(1, 4))
    arguments = parser.parse_args()
    if arguments.capacity > arguments.n:
        parser.error(f"capacity goes up to n = {arguments.n}, got {arguments.capacity}")
    sys.stdout.write(f"{json.dumps(count(arguments.n, arguments.capacity))}\n")
