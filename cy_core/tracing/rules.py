"""The rules of each method in plain Python: which squares it tries and which boards it rejects.

`cy_core.trace` walks through the rules, recursively or iteratively. A method that splits its search
has one set of rules for each part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, starmap
from typing import Self

from cy_core.masks import Masks, attack_masks
from cy_core.methods.registry import find_method
from cy_core.model import Square
from cy_core.symmetry import orbit
from cy_core.tracing.branches import forbidden_squares, symmetry_branches
from cy_core.tracing.rings import (
    Queens,
    mirrored,
    ring_codes,
    ring_positions,
    ring_square,
    ring_weight,
)
from cy_core.tracing.rivals import Rival, greater_rotation, lesser_reading

Choice = tuple[int, int, bool]  # row, column, and whether a queen may stand there


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one search of an n x n board; the base class fills it row by row."""

    n: int

    @classmethod
    def searches(cls, n: int) -> Iterator[Self]:
        """The rules of each part of the method's search, in order."""
        yield cls(n)

    @property
    def mask(self) -> int:
        """One bit for each column."""
        return (1 << self.n) - 1

    def choices(self, queens: Queens) -> Iterator[Choice]:
        """The squares that the method looks at after these queens, in its order."""
        raise NotImplementedError

    def verdict(self, queens: Queens) -> int | None:
        """How many solutions the board counts for; 0 rejects it, None continues the search."""
        return self.weight(queens) if len(queens) == self.n else None

    def weight(self, queens: Queens) -> int:
        """How many solutions a full board counts for; 0 rejects it."""
        return 1

    @staticmethod
    def rival(n: int, queens: Queens) -> Rival | None:
        """The image because of which the method rejects a board; None for any other reason."""
        return None


def attack(a: Square, b: Square) -> bool:
    """Whether two queens in different rows share a column or a diagonal."""
    return a[1] == b[1] or abs(a[1] - b[1]) == abs(a[0] - b[0])


class BruteForce(Rules):
    """Try every square; look for attacks when the board is full."""

    def choices(self, queens: Queens) -> Iterator[Choice]:
        row = len(queens)
        return ((row, column, True) for column in range(self.n))

    def weight(self, queens: Queens) -> int:
        return int(not any(starmap(attack, combinations(queens, 2))))


class Backtracking(Rules):
    """Compare every square with each queen above it."""

    def choices(self, queens: Queens) -> Iterator[Choice]:
        row = len(queens)
        for column in range(self.n):
            yield row, column, not any(attack(queen, (row, column)) for queen in queens)


class PlacementFlags(Rules):
    """Look up every square in the sets of taken columns and diagonals."""

    def choices(self, queens: Queens) -> Iterator[Choice]:
        row = len(queens)
        columns = {c for _, c in queens}
        rising, falling = {r + c for r, c in queens}, {r - c for r, c in queens}
        for c in range(self.n):
            yield row, c, not (c in columns or row + c in rising or row - c in falling)


class ListBased(Rules):
    """Try the columns that are left, and compare their squares along the diagonals."""

    def choices(self, queens: Queens) -> Iterator[Choice]:
        row, taken = len(queens), {column for _, column in queens}
        for column in range(self.n):
            if column not in taken:
                yield row, column, not any(attack(queen, (row, column)) for queen in queens)


class ColumnsLeft(ListBased):
    """Try the columns that are left from the right, and look up their diagonals."""

    def choices(self, queens: Queens) -> Iterator[Choice]:
        yield from reversed([*super().choices(queens)])


class Bitmap(Rules):
    """Try the free squares only, from the right."""

    def choices(self, queens: Queens) -> Iterator[Choice]:
        row = len(queens)
        masks = attack_masks(self.n, queens, row)
        untried = self.allowed(row, masks) & ~masks.attacked
        while untried:
            bit = untried & -untried
            untried ^= bit
            yield row, self.n - bit.bit_length(), True

    def allowed(self, row: int, masks: Masks) -> int:
        """The squares of a row, as bits, that the method does not rule out by symmetry."""
        return self.mask


class LowestZero(Bitmap):
    """Try the lowest square that is not occupied, again and again."""

    def choices(self, queens: Queens) -> Iterator[Choice]:
        occupied = attack_masks(self.n, queens, len(queens)).attacked
        while (bit := (occupied + 1) & ~occupied) <= self.mask:
            occupied |= bit
            yield len(queens), self.n - bit.bit_length(), True


@dataclass(frozen=True, slots=True)
class Mirror(Bitmap):
    """Search row `halved` in its left half only.

    If `halved` is 1, the queen of row 0 stands in the middle of an odd row.
    """

    halved: int

    @classmethod
    def searches(cls, n: int) -> Iterator[Self]:
        return (cls(n, halved) for halved in range(n % 2 + 1))

    def allowed(self, row: int, masks: Masks) -> int:
        half = self.n // 2
        if row < self.halved:
            return 1 << half
        # The middle square of an odd row belongs to neither half.
        left_half = ((1 << half) - 1) << (self.n - half)
        return left_half if row == self.halved else self.mask

    def weight(self, queens: Queens) -> int:
        return 2


@dataclass(frozen=True, slots=True)
class SymmetryElimination(Bitmap):
    """Search one branch; `corner` and `bound` are those of `Branch`."""

    corner: bool
    bound: int

    @classmethod
    def searches(cls, n: int) -> Iterator[Self]:
        return (cls(n, branch.corner, branch.bound) for branch in symmetry_branches(n))

    def allowed(self, row: int, masks: Masks) -> int:
        given = (1, 1 << self.bound) if self.corner else (1 << self.bound,)
        if row < len(given):
            return given[row]
        sides = 1 << self.n - 1 | 1
        allowed = self.mask & ~forbidden_squares(self.n, self.corner, self.bound)[row]
        # Below this row both edge columns are forbidden, so an edge column without a queen must
        # get its queen here.
        if not self.corner and row == self.n - 1 - self.bound and masks.down & sides != sides:
            allowed &= sides if masks.down & sides else 0
        return allowed

    def weight(self, queens: Queens) -> int:
        columns = tuple(column for _, column in queens)
        board = orbit(columns)
        return board.size if board.representative == columns else 0

    @staticmethod
    def rival(n: int, queens: Queens) -> Rival | None:
        return greater_rotation(n, queens)


class CarryChain(Rules):
    """Fill the rings first; fill the inside only if the rings are the least of eight readings."""

    def choices(self, queens: Queens) -> Iterator[Choice]:
        taken = ring_positions(self.n, queens)
        if None not in taken:
            return self.inside(queens)
        return self.on_line(taken.index(None), queens)

    def verdict(self, queens: Queens) -> int | None:
        taken = ring_positions(self.n, queens)
        if None in taken:
            return None if self.may_be_least(taken[: taken.index(None)]) else 0
        if not (self.may_be_least(taken) and (weight := ring_weight(self.n, queens))):
            return 0
        return weight if len(queens) == self.n else None

    def on_line(self, line: int, queens: Queens) -> Iterator[Choice]:
        for position in range(self.n):
            square = ring_square(self.n, line, position)
            yield *square, not any(q[0] == square[0] or attack(q, square) for q in queens)

    def inside(self, queens: Queens) -> Iterator[Choice]:
        row = min(set(range(self.n)) - {row for row, _ in queens})
        for column in range(self.n):
            if not any(attack(queen, (row, column)) for queen in queens):
                yield row, column, True

    def may_be_least(self, taken: tuple[int | None, ...]) -> bool:
        """Whether no finished side has a lesser code than the top side, in either direction."""
        codes = ring_codes(self.n, taken)
        return all(min(code, mirrored(self.n, code)) >= codes[0] for code in codes)

    @staticmethod
    def rival(n: int, queens: Queens) -> Rival | None:
        return lesser_reading(n, queens)


RULES: Mapping[str, type[Rules]] = {
    "brute_force": BruteForce,
    "backtracking": Backtracking,
    "placement_flags": PlacementFlags,
    "list_based": ListBased,
    "columns_left": ColumnsLeft,
    "bitmap": Bitmap,
    "lowest_zero": LowestZero,
    "mirror": Mirror,
    "symmetry_elimination": SymmetryElimination,
    "carry_chain": CarryChain,
}


def find_rival(method: str, n: int, queens: Queens) -> Rival | None:
    """Find the image because of which a method rejects a board."""
    return RULES[find_method(method).key].rival(n, queens)
