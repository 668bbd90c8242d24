"""Region puzzles: a queen in each row, column and region, and no two queens that touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

from cy_core.arrays import Boards, np
from cy_core.checks import format_value, positive
from cy_core.model import InputError
from cy_core.variants.searching import MAX_REGION_N, search_regions


def parse_regions(rows: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """Parse N rows of letters into the number of the region of each square.

    Squares with the same letter form a region. Any N different letters may be used; the regions
    are numbered in the order in which their letters first occur.
    """
    n = _number_of_rows(rows)
    for row in rows:
        if len(row) != n:
            rule = f"a region puzzle of {n} rows has {n} letters in each"
            raise InputError(f"{rule}, got {format_value(row, str)}")
    letters = list(dict.fromkeys("".join(rows)))
    if len(letters) != n:
        raise InputError(f"a region puzzle of {n} rows has {n} regions, got {len(letters)}")
    return tuple(tuple(map(letters.index, row)) for row in rows)


def region_solutions(regions: Sequence[Sequence[int]], *, limit: SupportsIndex = 1000) -> Boards:
    """List the solutions of a region puzzle in ascending order, at most `limit`.

    `regions` has the number of the region of each square, row by row.
    """
    n = _number_of_rows(regions)
    if any(len(row) != n or not set(row) <= set(range(n)) for row in regions):
        raise InputError(f"regions of {n} rows have {n} numbers from 0 to {n - 1} in each")
    grid = np.array(regions, np.uint8)
    rows = np.empty((positive("limit", limit), len(grid)), np.uint8)
    return rows[: search_regions(grid, rows)]


def _number_of_rows(puzzle: Sequence[object]) -> int:
    """Return the number of rows, or raise an `InputError` if it is out of range."""
    if not 1 <= len(puzzle) <= MAX_REGION_N:
        raise InputError(f"a region puzzle has 1 to {MAX_REGION_N} rows, got {len(puzzle)}")
    return len(puzzle)
