"""Computes greedy queens, antidiagonal by antidiagonal.

Each square gets a queen if no earlier queen attacks it. `python antidiagonals.py 10000000` takes
about a minute. It prints the same lines as `columns.c`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from array import array
from collections.abc import Iterator, Sequence
from math import sqrt

PHI = (1 + sqrt(5)) / 2
# The distance of a queen from its line in rows, and the column of the queen.
Queen = tuple[float, int]
# The number of queens near a line, the lowest of them and the highest, relative to the line.
Digest = tuple[int, Queen, Queen]


def greedy_rows(n: int) -> Sequence[int]:
    """Return the rows of the queens in columns 0 to n - 1.

    An antidiagonal has all squares with the same sum of column and row. The antidiagonals are
    visited by ascending sum. On each, squares are tried by ascending column until one gets a queen,
    who attacks all other squares of the antidiagonal. Some squares are skipped, because they are
    surely attacked: squares of columns and rows before the first one without a queen, and squares
    on the unbroken run of diagonals with queens around the main diagonal.
    """
    # Columns, rows and differences are smaller than this limit, because the queens stay near two
    # lines.
    limit = 2 * n + 100
    rows = array("l", [-1]) * limit
    is_taken = bytearray(limit)
    # Whether a diagonal has a queen, by row - column. A negative difference is an index from the
    # end.
    has_queen = bytearray(2 * limit)
    # The first column and the first row that have no queen yet.
    first_column = 0
    first_row = 0
    # All diagonals whose difference is strictly between these two have a queen.
    low = 0
    high = 0
    total = 0
    while first_column < n:
        column = first_column
        last_column = total - first_row
        while column <= last_column:
            difference = total - 2 * column
            if low < difference < high:
                # Skip to the first column whose difference is `low` or less.
                column = (total - low + 1) // 2
                continue
            row = total - column
            if rows[column] < 0 and not is_taken[row] and not has_queen[difference]:
                rows[column] = row
                is_taken[row] = has_queen[difference] = 1
                # The queen attacks all other squares of the antidiagonal.
                break
            column += 1
        while rows[first_column] >= 0:
            first_column += 1
        while is_taken[first_row]:
            first_row += 1
        while has_queen[high]:
            high += 1
        while has_queen[low]:
            low -= 1
        total += 1
    return rows[:n]


def summaries(rows: Sequence[int]) -> Iterator[str]:
    """Yield a line of JSON on the queens in the first n columns, for n = 10, 20, 50 and so on."""
    sizes = [digit * 10**exponent for exponent in range(1, 9) for digit in (1, 2, 5)]
    start = 0
    checksum = 0
    upper: Digest | None = None
    lower: Digest | None = None
    for size in sizes:
        if size > len(rows):
            return
        columns = range(start, size)
        checksum += sum((column + 1) * rows[column] for column in columns)
        upper = digest(upper, [(rows[c] - c * PHI, c) for c in columns if rows[c] > c])
        lower = digest(lower, [(rows[c] - c / PHI, c) for c in columns if rows[c] < c])
        start = size
        yield (
            f'{{"n": {size}, {line_text("upper", upper)}, {line_text("lower", lower)}, '
            f'"checksum": "{checksum % 2**64:016x}"}}'
        )


def digest(before: Digest | None, queens: Sequence[Queen]) -> Digest | None:
    """Return the digest of a line after `queens` have been added to those counted in `before`.

    A digest of None stands for a line without queens.
    """
    if not queens:
        return before
    count, least, most = before or (0, queens[0], queens[0])
    return count + len(queens), min(least, *queens), max(most, *queens)


def line_text(name: str, line: Digest | None) -> str:
    """Return the digest of the queens near a line as part of a JSON object: ``"upper": {...}``.

    `name` is the key. `line` must not be None.
    """
    # Both lines have queens in the first ten columns.
    assert line is not None
    count, least, most = line
    return (
        f'"{name}": {{"queens": {count}, "least": [{least[0]:.4f}, {least[1]}], '
        f'"most": [{most[0]:.4f}, {most[1]}]}}'
    )


if __name__ == "__main__":
    parser = ArgumentParser(description="Measure greedy queens on a board without end.")
    parser.add_argument("n", type=int, help="number of columns, at least 10")
    arguments = parser.parse_args()
    if arguments.n < 10:
        parser.error(f"n is at least 10, got {arguments.n}")
    sys.stdout.writelines(f"{text}\n" for text in summaries(greedy_rows(arguments.n)))
