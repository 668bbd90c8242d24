"""The rules of each method in plain Python: which squares it tries and which boards it rejects.

`cy_core.trace` walks through the rules, recursively or iteratively. A method that splits its search
has one set of rules for each part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, starmap
from typing import Self

from cy_core.methods.registry import find_method
from cy_core.model import Masks, Square, Symmetry, attack_masks
from cy_core.symmetry import orbit


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch of the search: all boards with the same first queen.

    If the first queen stands in the top right corner, they also have the same second queen.
    """

    n: int  # side of the board
    corner: bool  # whether the first queen stands in the top right corner
    bound: int  # bit of the first queen, or of the second queen if the first stands in the corner

    @property
    def forbidden(self) -> tuple[int, ...]:
        """The forbidden squares of each row from the top, as bits; see `forbidden_squares`."""
        return forbidden_squares(self.n, self.corner, self.bound)

    @property
    def bounds(self) -> tuple[int, ...]:
        """The rows that published programs call BOUND1 and BOUND2; a corner branch has only one."""
        return (self.bound,) if self.corner else (self.bound, self.n - 1 - self.bound)

    @property
    def checks(self) -> tuple[Square, ...]:
        """The squares A, B and C. A queen on one of them means that a rotation must be compared.

        A corner branch has no such squares.
        """
        if self.corner:
            return ()
        last = self.n - 1
        return (last - self.bound, last), (last, self.bound), (self.bound, 0)


def symmetry_branches(n: int) -> Iterator[Branch]:
    """The branches in the order of the search, corner branches first."""
    yield from (Branch(n, True, bound) for bound in range(2, n - 1))
    yield from (Branch(n, False, bound) for bound in range(1, n // 2))


def forbidden_squares(n: int, corner: bool, bound: int) -> tuple[int, ...]:
    """The squares that must stay empty in a branch, as bits of each row from the top.

    A queen on one of them would make an image of the board greater than the board.
    """
    if corner:  # bit 1: the queen of the second column must not stand above row `bound`
        return tuple(2 if 2 <= row < bound else 0 for row in range(n))
    # On each of the four sides, the squares that are nearer to a corner than the first queen.
    top, outer = 1 << n - 1, (1 << bound) - 1
    edges = [top | 1 if min(row, n - 1 - row) < bound else 0 for row in range(n)]
    ends = outer | outer << (n - bound)
    return (*edges[:-1], edges[-1] | ends)


# The rings of the carry chain are the two outermost lines of each side of a board. The lines have
# numbers 0..7, clockwise from the top: an outer and an inner line on each side. The position of a
# queen on a line is counted clockwise, too.
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
    return [code for code in _side_codes(n, taken) if code is not None]


def _side_codes(n: int, taken: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """The code of each side; None for one that has not both queens."""
    return tuple(
        None if outer is None or inner is None else outer * n + inner
        for outer, inner in zip(taken[::2], taken[1::2], strict=False)
    )


def mirrored(n: int, code: int) -> int:
    """The code of a side that is read in the opposite direction."""
    # Each position p becomes n - 1 - p, and (n - 1) * n + (n - 1) is n * n - 1.
    return n * n - 1 - code


def ring_weight(n: int, queens: Queens) -> int:
    """The number of distinct images of full rings: 8, 4 or 2; 0 if another reading is less."""
    chain = ring_codes(n, ring_positions(n, queens))
    # From each side on, clockwise, and counterclockwise, where each code is mirrored.
    readings = []
    for first in SIDES:
        readings.append([chain[(first + step) % 4] for step in SIDES])
        readings.append([mirrored(n, chain[(first - step) % 4]) for step in SIDES])
    # The number of equal readings is the number of symmetries that leave the rings unchanged.
    return 0 if min(readings) < chain else 8 // readings.count(chain)


@dataclass(frozen=True, slots=True)
class Rival:
    """An image of a board that wins the comparison with it, and where the two differ."""

    symmetry: Symmetry  # the symmetry that makes the image
    queens: Queens  # the queens of the image
    # The sequences that are compared, of the board and of the image; None for a value that is not
    # known yet.
    own: tuple[int | None, ...]
    other: tuple[int | None, ...]
    first: int  # index of the first difference
    # The rectangle of the board to which the first difference belongs: its upper left square and
    # its size.
    area: tuple[int, int, int, int]


def moved(n: int, queens: Queens, symmetry: Symmetry) -> Queens:
    """Apply a symmetry to queens, and sort them from the top; some rows may have no queen."""
    last = n - 1
    image_of = {
        Symmetry.IDENTITY: lambda row, column: (row, column),
        Symmetry.ROTATE_90: lambda row, column: (column, last - row),
        Symmetry.ROTATE_180: lambda row, column: (last - row, last - column),
        Symmetry.ROTATE_270: lambda row, column: (last - column, row),
        Symmetry.LEFT_RIGHT: lambda row, column: (row, last - column),
        Symmetry.TOP_BOTTOM: lambda row, column: (last - row, column),
        Symmetry.MAIN_DIAGONAL: lambda row, column: (column, row),
        Symmetry.ANTI_DIAGONAL: lambda row, column: (last - column, last - row),
    }
    return tuple(sorted(image_of[symmetry](*square) for square in queens))


def greater_rotation(n: int, queens: Queens) -> Rival | None:
    """The first rotation of a full board that is greater than it; None if there is none."""
    own = tuple(column for _, column in queens)
    for symmetry in (Symmetry.ROTATE_90, Symmetry.ROTATE_180, Symmetry.ROTATE_270):
        image = moved(n, queens, symmetry)
        other = tuple(column for _, column in image)
        if other > own:
            first = _first_difference(own, other)
            return Rival(symmetry, image, own, other, first, (first, 0, 1, n))
    return None


def lesser_reading(n: int, queens: Queens) -> Rival | None:
    """The first image whose rings have lesser codes than the board's; None if there is none.

    The codes are compared side by side, clockwise from the top, as far as both are known.
    """
    own = _side_codes(n, ring_positions(n, queens))
    for symmetry in Symmetry:
        image = moved(n, queens, symmetry)
        other = _side_codes(n, ring_positions(n, image))
        first = _first_difference(own, other)
        a, b = own[first], other[first]
        if a is not None and b is not None and b < a:
            side = ((0, 0, 2, n), (0, n - 2, n, 2), (n - 2, 0, 2, n), (0, 0, n, 2))[first]
            return Rival(symmetry, image, own, other, first, side)
    return None


def _first_difference(own: tuple[int | None, ...], other: tuple[int | None, ...]) -> int:
    """The index at which two sequences first differ; 0 if they are equal."""
    pairs = zip(own, other, strict=True)
    return next((index for index, (a, b) in enumerate(pairs) if a != b), 0)


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
