"""Immutable types of the core's results, and its errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, NamedTuple, Protocol, SupportsIndex, TypeVar

Solution = tuple[int, ...]
Square = tuple[int, int]
IndexPair = tuple[SupportsIndex, SupportsIndex]  # a square as callers may pass it
Form = Literal["recursive", "iterative"]
Lists = Literal["solutions", "half", "fundamental"] | None
Order = Literal["rows", "rings"]
Checks = Literal["placing", "end"]

Key = TypeVar("Key")
Value = TypeVar("Value")


class FrozenMapping(Mapping[Key, Value]):
    """An immutable, hashable copy of a mapping. It prints and compares like a `dict`."""

    def __init__(self, items: Mapping[Key, Value]) -> None:
        self._items = dict(items)

    def __getitem__(self, key: Key) -> Value:
        return self._items[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return repr(self._items)


class Masks(NamedTuple):
    """The squares of one row that queens attack, as bits; bit 0 is at the right edge."""

    left: int  # squares on diagonals that run down to the left of a queen
    down: int  # squares whose column has a queen
    right: int  # squares on diagonals that run down to the right of a queen

    @property
    def attacked(self) -> int:
        """Squares that at least one queen attacks."""
        return self.left | self.down | self.right

    def below(self, bit: int, n: int) -> Masks:
        """Return the masks of the next row, after a queen is placed on the square of `bit`."""
        on_board = (1 << n) - 1
        return Masks((self.left | bit) << 1 & on_board, self.down | bit, (self.right | bit) >> 1)


def attack_masks(n: int, queens: Iterable[tuple[int, int]], row: int) -> Masks:
    """Return the squares of `row` that queens in rows above or below it attack.

    `queens` are pairs of row and column. They may be outside the board.
    """
    left = down = right = 0
    for queen_row, column in queens:
        if distance := row - queen_row:
            bit = n - 1 - column
            if 0 <= bit + distance < n:
                left |= 1 << bit + distance
            if 0 <= bit < n:
                down |= 1 << bit
            if 0 <= bit - distance < n:
                right |= 1 << bit - distance
    return Masks(left, down, right)


class InputError(ValueError):
    """An invalid argument; the message is one line that says what to pass instead.

    Examples
    --------
    >>> from cy_core import count
    >>> count("8")
    Traceback (most recent call last):
    cy_core.model.InputError: n must be an integer, got '8'
    """


class WrongCount(ArithmeticError):  # noqa: N818
    """A count that contradicts itself or the published count, so that it must be wrong.

    Examples
    --------
    >>> Census(8, 92, 12, {1: 0, 2: 0, 4: 1, 8: 10})
    Traceback (most recent call last):
    cy_core.model.WrongCount: orbits {1: 0, 2: 0, 4: 1, 8: 10} do not add up to 92 solutions
    """


class Symmetry(StrEnum):
    """One of the eight symmetries of the square; rotations are clockwise.

    Examples
    --------
    >>> print(*Symmetry)
    identity rotate_90 rotate_180 rotate_270 left_right top_bottom main_diagonal anti_diagonal
    >>> from cy_core import orbit
    >>> orbit((4, 2, 0, 3, 1)).images[Symmetry.ROTATE_90]
    (2, 0, 3, 1, 4)
    """

    IDENTITY = "identity"
    ROTATE_90 = "rotate_90"
    ROTATE_180 = "rotate_180"
    ROTATE_270 = "rotate_270"
    LEFT_RIGHT = "left_right"
    TOP_BOTTOM = "top_bottom"
    MAIN_DIAGONAL = "main_diagonal"
    ANTI_DIAGONAL = "anti_diagonal"


class SymmetryClass(StrEnum):
    """A class of solutions by the rotations that leave them unchanged.

    An ordinary solution is changed by every rotation. A centrosymmetric solution is unchanged by a
    rotation of 180 degrees, a doubly centrosymmetric one by every rotation. The class of N = 1 is
    `SINGLE`.
    """

    ORDINARY = "ordinary"
    CENTROSYMMETRIC = "centrosymmetric"
    DOUBLY_CENTROSYMMETRIC = "doubly centrosymmetric"
    SINGLE = "single"


@dataclass(frozen=True, slots=True)
class Orbit:
    """All images of one solution under the eight symmetries.

    Attributes
    ----------
    representative : tuple of int
        The lexicographically greatest image.
    images : mapping of Symmetry to tuple of int
        The image of the representative under each of the eight symmetries, in the order of
        `Symmetry`; some of them may be equal.
    size : int
        Number of distinct images: 1, 2, 4 or 8.
    symmetry_class : SymmetryClass
        The class of solutions with orbits of this size.

    Examples
    --------
    >>> from cy_core import orbit
    >>> orbit((1, 3, 0, 2)).symmetry_class.value
    'doubly centrosymmetric'
    """

    representative: Solution
    images: Mapping[Symmetry, Solution]
    size: int
    symmetry_class: SymmetryClass

    def __post_init__(self) -> None:
        object.__setattr__(self, "images", FrozenMapping(self.images))

    @property
    def stabilizer(self) -> tuple[Symmetry, ...]:
        """The 8 / size symmetries that leave the representative unchanged."""
        return tuple(s for s, image in self.images.items() if image == self.representative)


@dataclass(frozen=True, slots=True)
class Census:
    """The numbers of solutions of the n x n board.

    Attributes
    ----------
    n : int
        Side of the board, 1..32.
    total : int
        Number of solutions.
    fundamental : int or None
        Number of fundamental solutions, that is, up to symmetry; None if the method does not
        count them.
    orbits_by_size : mapping of int to int, or None
        Number of orbits of 1, 2, 4 and 8 solutions; None if the method does not count them.
    nodes : int or None
        Queens placed by the search; None if the method does not count them.

    Raises
    ------
    WrongCount
        `orbits {...} do not add up to 93 solutions`: a defect of the program, never of the input.

    Examples
    --------
    >>> from cy_core import census
    >>> census(8)
    Census(n=8, total=92, fundamental=12, orbits_by_size={1: 0, 2: 0, 4: 1, 8: 11}, nodes=509)
    """

    n: int
    total: int
    fundamental: int | None = None
    orbits_by_size: Mapping[int, int] | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.orbits_by_size is None:
            return
        sizes = FrozenMapping(self.orbits_by_size)
        object.__setattr__(self, "orbits_by_size", sizes)
        if sum(size * count for size, count in sizes.items()) != self.total:
            raise WrongCount(f"orbits {sizes} do not add up to {self.total} solutions")
        if sum(sizes.values()) != self.fundamental:
            raise WrongCount(f"orbits {sizes} are not {self.fundamental} in number")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a long count, which any process with the same version of the core can count.

    It has the boards with queens on the same squares (depth-first), or in the same rows of the
    upper left quadrant (join).
    """

    # Number of the part, from 0. The parts of one n and search have the same numbers in every run.
    number: int
    # The queens that all boards of the part share, from the top and from the left.
    squares: tuple[Square, ...]
    # Each completion counts as this many solutions: 8, 4, 2 or 1. For the join it is 1, because its
    # completions have different weights within a part.
    weight: int
    # Estimated time relative to the other parts of the same n, without a unit. Comparisons of parts
    # ignore it, because processors compute different last digits.
    effort: float = field(compare=False)
    # For the join: the rows of the queens in the upper left quadrant. Otherwise empty.
    rows: tuple[int, ...]
    n: int  # side of the board
    search: str  # the search that counts the part
    core: str  # version of the core that made the part


@dataclass(frozen=True, slots=True)
class Worker:
    """A process that counted a part, on this or another machine.

    Attributes
    ----------
    name : str
        Address of the process, such as ``tcp://10.0.0.7:39211``.
    processor : str
        Name of the processor of the machine.
    backend : {"portable", "sse", "neon", "wasm", "avx2", "avx512"}
        Instruction set that the engine used.
    core : str
        Version of the core.
    """

    name: str
    processor: str
    backend: str
    core: str


@dataclass(frozen=True, slots=True)
class Cross:
    """A placement of the queens on the centre lines of a board, with its completions counted."""

    squares: tuple[Square, ...]  # the queens, from the top and from the left
    weight: int  # each completion counts as this many solutions: 8, 4, 2 or 1
    completions: int  # number of ways to fill the rest of the board


class StepKind(StrEnum):
    """The kind of a step: place, reject, backtrack or solution; `Step` explains the kinds."""

    PLACE = "place"
    REJECT = "reject"
    BACKTRACK = "backtrack"
    SOLUTION = "solution"


class Step(NamedTuple):
    """One step of a search of the n x n board, and the board after it.

    Attributes
    ----------
    kind : StepKind
        `PLACE`: the search places a queen on the square; this is a node. `REJECT`: it rejects the
        square because a queen attacks it; if the square's queen is on the board, it rejects the
        whole board. `BACKTRACK`: no square is left in the next line, so it takes the queen off
        the square. `SOLUTION`: the board is full and counted.
    n : int
        Side of the board.
    row, column : int
        The square, from the top and from the left, 0..n-1.
    queens : tuple of (row, column)
        Queens on the board, in the order in which they were placed.
    untried : int
        Squares of the row left to try after this one, as bits, bit 0 at the right. It is 0 while
        a carry chain fills a column.
    nodes, solutions : int
        Nodes and solutions so far. A full board may count as several solutions, such as 8 for an
        orbit.

    Examples
    --------
    >>> from cy_core import trace
    >>> step = next(trace(8, "bitmap"))
    >>> step.kind.value, step.row, step.column
    ('place', 0, 7)
    """

    kind: StepKind
    n: int
    row: int
    column: int
    queens: tuple[Square, ...]
    untried: int
    nodes: int
    solutions: int

    @property
    def depth(self) -> int:
        """Number of queens on the board."""
        return len(self.queens)

    @property
    def bit(self) -> int:
        """The square as a bit of its row."""
        return 1 << (self.n - 1 - self.column)

    @property
    def is_of_board(self) -> bool:
        """Whether the step's square has a queen; then a `REJECT` step rejects the whole board."""
        return (self.row, self.column) in self.queens

    @property
    def masks(self) -> Masks:
        """The squares of the step's row that the queens of the other rows attack."""
        return attack_masks(self.n, self.queens, self.row)

    @property
    def left(self) -> int:
        """Squares of the row, as bits, on diagonals that run down to the left of a queen."""
        return self.masks.left

    @property
    def down(self) -> int:
        """Squares of the row, as bits, whose column has a queen."""
        return self.masks.down

    @property
    def right(self) -> int:
        """Squares of the row, as bits, on diagonals that run down to the right of a queen."""
        return self.masks.right

    @property
    def free(self) -> int:
        """Squares of the row, as bits, that no queen of another row attacks."""
        return (1 << self.n) - 1 & ~self.masks.attacked


@dataclass(frozen=True, slots=True)
class Method:
    """A search method in one of its two forms, with the facts that tables and figures need.

    Attributes
    ----------
    key : str
        Name for programs, such as `bitmap`.
    title : str
        Name for readers, such as `Bitmap`.
    form : {"recursive", "iterative"}
        Where the search keeps its way back: on the call stack, or in arrays.
    max_n : int
        Largest n that takes about a minute; the next n takes several minutes.
    lists : {"solutions", "half", "fundamental"} or None
        The boards that the search reaches one by one: every solution, one of each mirror pair, or
        one of each orbit. None if it only adds up counts.
    source : str
        The source of the idea.
    search : callable of (int) to Census
        Counts the solutions of the n x n board.
    memory : tuple of str
        Names, in the source, of the variables that backtracking restores: local variables of a
        call in the recursive form, arrays with one value per row in the iterative form.
    shared : tuple of str
        Names, in the source, of the variables that all calls and rows share.
    refusal : str
        The reason why the method rejects a whole board; empty if it never does.
    order : {"rows", "rings"}
        Order of the queens: row by row from the top, or first the two outermost lines of each
        side.
    checks : {"placing", "end"}
        When the method looks for attacks: before it places a queen, or once the board is full.

    Examples
    --------
    >>> from cy_core import METHODS
    >>> METHODS[0].key, METHODS[0].form, METHODS[0].max_n
    ('brute_force', 'recursive', 8)
    """

    key: str
    title: str
    form: Form
    max_n: int
    lists: Lists
    source: str
    search: Callable[[int], Census]
    memory: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()
    refusal: str = ""
    order: Order = "rows"
    checks: Checks = "placing"


class Forms(Protocol):
    """A module of `cy_core.methods`, which has one function for each form."""

    def recursive(self, n: int, /) -> Census:
        """Count by recursive calls."""

    def iterative(self, n: int, /) -> Census:
        """Count by a loop that keeps its state in arrays."""
