"""Region puzzles: one queen in each row, column and region, and no two that touch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import SupportsIndex

from cy_core.arrays import Boards, np
from cy_core.checks import format_value, positive
from cy_core.model import InputError
from cy_core.variants.searching import MAX_REGION_N, search_regions


@dataclass(frozen=True, slots=True)
class RegionPuzzle:
    """A region puzzle with exactly one solution.

    Attributes
    ----------
    regions : tuple of tuple of int
        The region of each square, 0..N-1, row by row from the top.
    solution : tuple of int
        Column of the queen in each row, from the top.
    """

    regions: tuple[tuple[int, ...], ...]
    solution: tuple[int, ...]

    @property
    def n(self) -> int:
        """Side of the board, and the number of regions."""
        return len(self.solution)

    @property
    def rows(self) -> tuple[str, ...]:
        """The regions as letters, a row of the board each."""
        return tuple("".join(ascii_uppercase[region] for region in row) for row in self.regions)


def parse_regions(rows: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """The region of each square from rows of letters; any N different letters may be used.

    Raises
    ------
    InputError
        `a region puzzle of 5 rows has 5 letters in each, got AABBBC`;
        `a region puzzle of 5 rows has 5 regions, got 4`;
        `a region puzzle has 1 to 18 rows, got 19`.

    >>> parse_regions(["ab", "aa"])
    ((0, 1), (0, 0))
    """
    n = _number_of_rows(rows)
    for row in rows:
        if len(row) != n:
            rule = f"a region puzzle of {n} rows has {n} letters in each"
            raise InputError(f"{rule}, got {format_value(row, str)}")
    names = [*dict.fromkeys("".join(rows))]
    if len(names) != n:
        raise InputError(f"a region puzzle of {n} rows has {n} regions, got {len(names)}")
    return tuple(tuple(map(names.index, row)) for row in rows)


def region_solutions(regions: Sequence[Sequence[int]], *, limit: SupportsIndex = 1000) -> Boards:
    """List the solutions of a region puzzle, in ascending order.

    Parameters
    ----------
    regions : sequence of sequences of int
        The region of each square, 0..N-1; `parse_regions` makes them from letters.
    limit : int
        Stop after so many solutions, at least 1.

    Returns
    -------
    ndarray of uint8, shape (count, n)
        Column of the queen in each row, from the top.

    Raises
    ------
    InputError
        `limit must be 1 or more, got 0`; `regions of 2 rows have 2 numbers from 0 to 1 in each`;
        `a region puzzle has 1 to 18 rows, got 0`.

    Examples
    --------
    >>> region_solutions(parse_regions(["CAAAB", "CCBBB", "CDDDB", "DDDBB", "DDDBE"])).tolist()
    [[1, 3, 0, 2, 4]]
    """
    n = _number_of_rows(regions)
    if any(len(row) != n or not {*row} <= {*range(n)} for row in regions):
        raise InputError(f"regions of {n} rows have {n} numbers from 0 to {n - 1} in each")
    grid = np.array(regions, np.uint8)
    rows = np.empty((positive("limit", limit), len(grid)), np.uint8)
    return rows[: search_regions(grid, rows)]


def _number_of_rows(puzzle: Sequence[object]) -> int:
    if not 1 <= len(puzzle) <= MAX_REGION_N:
        raise InputError(f"a region puzzle has 1 to {MAX_REGION_N} rows, got {len(puzzle)}")
    return len(puzzle)
