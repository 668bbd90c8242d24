"""Region puzzles: one queen in each row, column and region, and no two that touch."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from string import ascii_uppercase
from typing import SupportsIndex, TypeVar

from cy_core.arrays import Boards, np
from cy_core.checks import checked_int, checked_range, format_value, positive
from cy_core.model import InputError
from cy_core.variants.searching import MAX_REGION_N, search_regions


@dataclass(frozen=True, slots=True)
class RegionPuzzle:
    """A region puzzle with exactly one solution."""

    # The region of each square, 0..N-1, row by row from the top.
    regions: tuple[tuple[int, ...], ...]
    solution: tuple[int, ...]  # column of the queen in each row, from the top

    @property
    def n(self) -> int:
        """Side of the board, and the number of regions."""
        return len(self.solution)

    @property
    def rows(self) -> tuple[str, ...]:
        """The regions as letters, a row of the board each."""
        return tuple("".join(ascii_uppercase[region] for region in row) for row in self.regions)


def parse_regions(rows: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """The region of each square from rows of letters; any N different letters may be used."""
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
    """List the solutions of a region puzzle, in ascending order."""
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


MIN_PUZZLE_N, MAX_PUZZLE_N = 5, 18  # with fewer rows there are too few puzzles
MAX_EVEN_N = 10  # with more rows, regions that grow alike seldom leave one solution
LARGE_REGIONS = 4  # of a larger board

Square = tuple[int, int]
Grid = list[list[int]]
Thing = TypeVar("Thing")


def region_puzzle(n: SupportsIndex, seed: SupportsIndex = 1) -> RegionPuzzle:
    """Make a region puzzle that has exactly one solution."""
    n = checked_range("n", n, MIN_PUZZLE_N, MAX_PUZZLE_N)
    generator = random.Random(f"{n} {checked_int('seed', seed)}")
    while True:
        queens = tuple(_shuffled(range(n), generator))
        if any(abs(a - b) == 1 for a, b in pairwise(queens)):
            continue  # two of them touch
        regions = _grown_regions(queens, generator)
        if _left_with_one_solution(regions, queens, generator):
            return RegionPuzzle(tuple(map(tuple, regions)), queens)


def _grown_regions(queens: Sequence[int], generator: random.Random) -> Grid:
    """Regions that grow from a queen each until they fill the board."""
    n = len(queens)
    regions = [
        [region if c == column else -1 for c in range(n)] for region, column in enumerate(queens)
    ]
    starts = [*enumerate(queens)]
    if n > MAX_EVEN_N:
        order = _shuffled(starts, generator)
        for start in order[LARGE_REGIONS:]:
            _grow(regions, [start], generator, 1 + int(generator.random() * 3))
        _grow(regions, order[:LARGE_REGIONS], generator)
        starts = [(r, c) for r in range(n) for c in range(n) if regions[r][c] >= 0]
    _grow(regions, starts, generator)
    return regions


def _grow(regions: Grid, border: list[Square], generator: random.Random, most: int = 10**6) -> None:
    """Give empty squares to the regions of the border, one at a time, until there are no more."""
    while border and most:
        square = border[int(generator.random() * len(border))]
        empty = [(r, c) for r, c in _beside(square, len(regions)) if regions[r][c] < 0]
        if empty:
            row, column = empty[int(generator.random() * len(empty))]
            regions[row][column] = regions[square[0]][square[1]]
            border.append((row, column))
            most -= 1
        else:
            border.remove(square)


def _left_with_one_solution(
    regions: Grid, queens: tuple[int, ...], generator: random.Random
) -> bool:
    """Give squares to other regions until no other solution is left; whether that succeeded.

    Another solution has a queen in every region. Where a square of it goes to the region beside,
    that region has two of its queens, so it is a solution no more.
    """
    for _ in range(10 * len(queens) ** 2):
        found = [tuple(map(int, row)) for row in region_solutions(regions, limit=2)]
        others = [columns for columns in found if columns != queens]
        if not others:
            return True
        moves = [*_moves(regions, queens, others[0])]
        if not moves:
            return False
        (row, column), region = moves[int(generator.random() * len(moves))]
        regions[row][column] = region
    return False


def _moves(
    regions: Grid, queens: Sequence[int], other: Sequence[int]
) -> Iterator[tuple[Square, int]]:
    """The squares of another solution that a region beside may take, and that region."""
    for row, column in enumerate(other):
        if column == queens[row] or not _stays_whole(regions, (row, column)):
            continue
        taking = {regions[r][c] for r, c in _beside((row, column), len(queens))}
        for region in sorted(taking - {regions[row][column]}):
            yield (row, column), region


def _stays_whole(regions: Grid, square: Square) -> bool:
    """Whether a region in one piece stays in one piece without this square."""
    region = regions[square[0]][square[1]]
    ends = {(r, c) for r, c in _beside(square, len(regions)) if regions[r][c] == region}
    reached = [*ends][:1]
    seen = {square, *reached}
    for place in reached:
        if ends <= seen:
            return True  # what one of them reaches, the others do
        new = [each for each in _beside(place, len(regions)) if each not in seen]
        new = [(r, c) for r, c in new if regions[r][c] == region]
        seen.update(new)
        reached += new
    return False


@cache
def _beside(square: Square, n: int) -> tuple[Square, ...]:
    """The squares that share a side with a square."""
    row, column = square
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple((r, c) for r, c in near if 0 <= r < n and 0 <= c < n)


def _shuffled(things: Sequence[Thing], generator: random.Random) -> list[Thing]:
    """The things in random order. `random()` gives the same numbers in every version of Python."""
    return sorted(things, key=lambda _: generator.random())
