"""Counts boards of capacity queens from upper and lower halves.

`rows.c` counts the same boards. It shares no code and no idea with this program: it visits each
board, row by row, and tests it for symmetries. This program lists the upper halves only. A lower
half is the mirror image of an upper one, and two halves fit if each column has exactly c queens
together, and no diagonal more than c. Symmetric boards are counted for themselves, from orbits of
squares instead of squares.

    python -m exhibits.variants_capacity.halves 9 2

counts for N = 9 and c = 2, and prints the same line as `rows.c` does. N = 10 takes about
six minutes of one core.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

# The bits of a field, which holds the number of queens of a line: up to 3 in each half. The numbers
# of all diagonals of a direction fit into 64 bits up to N = 11.
FIELD = 3
# The pairs of halves that are compared at once, so that they fit into the cache.
PAIRS = 50_000

Numbers = NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Halves:
    """Rows from the top of the board: the number of queens in each column and diagonal."""

    columns: Numbers
    falling: Numbers
    rising: Numbers


def _fields(lines: Iterable[int]) -> int:
    """Return a number that has 1 in the field of each line."""
    return sum(1 << FIELD * line for line in lines)


def _limits(n: int, capacity: int) -> tuple[np.uint64, np.uint64]:
    """Return two numbers that find lines with too many queens.

    Add the first to the numbers of queens. Then a bit of the second is set if any line has more
    than `capacity`.
    """
    ones = _fields(range(2 * n - 1))
    return np.uint64(ones * (3 - capacity)), np.uint64(ones * 4)


def upper_halves(n: int, capacity: int, height: int) -> Halves:
    """Return all ways to fill the first `height` rows, without a line of too many queens."""
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
    """Group halves by their columns: for each group, the falling and the rising diagonals."""
    order = np.argsort(halves.columns, kind="stable")
    keys, starts = np.unique(halves.columns[order], return_index=True)
    falling = np.split(halves.falling[order], starts[1:])
    rising = np.split(halves.rising[order], starts[1:])
    return dict(zip(keys.tolist(), zip(falling, rising, strict=True), strict=True))


def count_boards(n: int, capacity: int) -> int:
    """Count all boards."""
    upper = _by_columns(upper_halves(n, capacity, n // 2))
    lower = upper if n % 2 == 0 else _by_columns(upper_halves(n, capacity, n - n // 2))
    bias, guard = _limits(n, capacity)
    full = _fields(range(n)) * capacity
    total = 0
    for columns, (falling, rising) in upper.items():
        if full - columns not in lower:
            continue
        # Upside down, falling diagonals are rising ones.
        lower_rising, lower_falling = lower[full - columns]
        step = max(1, PAIRS // len(falling))
        for start in range(0, len(lower_falling), step):
            falling_sums = falling[:, None] + (lower_falling[start : start + step] + bias)
            rising_sums = rising[:, None] + (lower_rising[start : start + step] + bias)
            overfull = (falling_sums | rising_sums) & guard
            total += overfull.size - int(np.count_nonzero(overfull))
    return total


Move = Callable[[int, int, int], tuple[int, int]]
# For each kind of symmetry, an image of a square from which all others follow.
MOVES: dict[str, Move] = {
    "half_turn": lambda n, row, column: (n - 1 - row, n - 1 - column),
    "quarter_turn": lambda n, row, column: (column, n - 1 - row),
    "mirror": lambda n, row, column: (row, n - 1 - column),
    "diagonal": lambda n, row, column: (column, row),
}


def _orbits(n: int, move: Move) -> Iterator[list[tuple[int, int]]]:
    """Yield the squares that have a queen together if `move` leaves the board unchanged."""
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
    """Return the lines of a square: rows have the numbers from 0 on, columns from `n` on."""
    return row, n + column, 3 * n - 1 + column - row, 4 * n - 1 + row + column


def count_symmetric(n: int, capacity: int, move: Move) -> int:
    """Count the boards that `move` leaves unchanged, orbit by orbit of squares."""
    orbits = [
        Counter(line for square in orbit for line in _lines(n, *square))
        for orbit in _orbits(n, move)
    ]
    # For each number of orbits, how many queens the others could put into each line.
    reserves = [Counter[int]()]
    for orbit in reversed(orbits):
        reserves.insert(0, reserves[0] + orbit)
    # How many queens each line may still get. Rows and columns must get all of them.
    room = dict.fromkeys(range(6 * n - 2), capacity)

    def count_from(index: int) -> int:
        """Count the boards with the queens so far and queens on orbits from `index` on."""
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
    """Count all boards, the symmetric ones, and the boards up to symmetry."""
    boards = count_boards(n, capacity)
    fixed = {name: count_symmetric(n, capacity, move) for name, move in MOVES.items()}
    # Two of the eight symmetries are quarter turns, two mirror a side, two mirror a diagonal.
    twice = fixed["quarter_turn"] + fixed["mirror"] + fixed["diagonal"]
    orbits, rest = divmod(boards + fixed["half_turn"] + 2 * twice, 8)
    assert rest == 0
    return {"capacity": capacity, "n": n, "boards": boards, **fixed, "orbits": orbits}


if __name__ == "__main__":
    sys.stdout.write(f"{json.dumps(count(int(sys.argv[1]), int(sys.argv[2])))}\n")
