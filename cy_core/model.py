"""The values that come out of the core: frozen, and ignorant of how they were found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, NamedTuple, Protocol

from cy_core.frozen import FrozenMapping
from cy_core.masks import Masks, attack_masks

Solution = tuple[int, ...]
Square = tuple[int, int]
Form = Literal["recursive", "iterative"]
Lists = Literal["solutions", "half", "fundamental"] | None
Order = Literal["rows", "rings"]
Checks = Literal["placing", "end"]


class InputError(ValueError):
    """A value the caller gave that breaks a rule; the message is one line with its remedy."""


class WrongCount(ArithmeticError):
    """Counts that contradict each other, or the published ones: never a result."""


class Symmetry(StrEnum):
    """One of the eight symmetries of the square; rotations are clockwise."""

    IDENTITY = "identity"
    ROTATE_90 = "rotate_90"
    ROTATE_180 = "rotate_180"
    ROTATE_270 = "rotate_270"
    LEFT_RIGHT = "left_right"
    TOP_BOTTOM = "top_bottom"
    MAIN_DIAGONAL = "main_diagonal"
    ANTI_DIAGONAL = "anti_diagonal"


class SymmetryClass(StrEnum):
    """What a solution looks like after a turn; `SINGLE` is the one board of N = 1."""

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
        Always eight, in the order of `Symmetry`: the image of the representative under each.
    size : int
        How many of the images are distinct: 1, 2, 4 or 8.
    symmetry_class : SymmetryClass
        The name that goes with the size.
    """

    representative: Solution
    images: Mapping[Symmetry, Solution]
    size: int
    symmetry_class: SymmetryClass

    def __post_init__(self) -> None:
        object.__setattr__(self, "images", FrozenMapping(self.images))

    @property
    def stabilizer(self) -> tuple[Symmetry, ...]:
        """The symmetries that leave the representative as it is; 8 / size of them."""
        return tuple(s for s, image in self.images.items() if image == self.representative)


@dataclass(frozen=True, slots=True)
class Census:
    """How many solutions an n x n board has.

    Attributes
    ----------
    n : int
        Side of the board, 1..32.
    total : int
        Number of solutions.
    fundamental : int or None
        Number of solutions up to symmetry; None where the method cannot know it.
    orbits_by_size : mapping of int to int, or None
        Number of orbits of 1, 2, 4 and 8 boards; None where the method cannot know it.
    nodes : int or None
        Queens placed by the search; None where the method does not count them.

    Raises
    ------
    WrongCount
        The counts do not add up: a defect of the program, never of the input.
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
    """A part of a long count: boards that have queens on the same squares, or in the same rows.

    Any process with the same version of the core can count it.

    Attributes
    ----------
    number : int
        From 0; the parts of one n keep their numbers from one run to the next.
    squares : tuple of (row, column)
        The queens that all its boards share, from the top and from the left.
    weight : int
        How many boards each completion stands for: 8, 4, 2 or 1. The join has completions of
        several weights in each part, and 1 here.
    effort : float
        About how long it takes, beside the others of the same n, in no unit. Parts are equal
        without it, as processors differ in its last digit.
    rows : tuple of int
        Rows of the queens in the upper left quadrant, in a part of the join; otherwise none.
    n : int
        Side of the board.
    search : {"depth-first", "join"}
        What counts it.
    core : str
        Version of the core that made it.
    """

    number: int
    squares: tuple[Square, ...]
    weight: int
    effort: float = field(compare=False)
    rows: tuple[int, ...]
    n: int
    search: str
    core: str


@dataclass(frozen=True, slots=True)
class Worker:
    """Who counted a part elsewhere.

    Attributes
    ----------
    name : str
        Where it is found: ``tcp://10.0.0.7:39211``.
    processor : str
        Name of its machine's.
    backend : {"portable", "avx2", "avx512"}
        Instructions that its engine used.
    core : str
        Its version of the core.
    again : Worker or None
        Who has counted the part once more, and found the same; None where nobody has.
    """

    name: str
    processor: str
    backend: str
    core: str
    again: Worker | None = None


@dataclass(frozen=True, slots=True)
class Cross:
    """Queens on the centre lines of a board, and how many boards have them.

    Attributes
    ----------
    squares : tuple of (row, column)
        The queens, from the top and from the left.
    weight : int
        How many boards each completion stands for: 8, 4, 2 or 1.
    completions : int
        In how many ways the rest of the board can be filled.
    """

    squares: tuple[Square, ...]
    weight: int
    completions: int


class StepKind(StrEnum):
    """What a search does in one step."""

    PLACE = "place"
    REJECT = "reject"
    BACKTRACK = "backtrack"
    SOLUTION = "solution"


class Step(NamedTuple):
    """One step of a search, and the board after it.

    Attributes
    ----------
    kind : StepKind
        `PLACE`: a queen is put on the square, a node of the search. `REJECT`: the square is looked
        at and refused; or, where its queen is on the board, the whole board is. `BACKTRACK`: the
        line below has nothing left, and the queen is taken off the square. `SOLUTION`: the board
        is full and counts.
    n : int
        Side of the board.
    row, column : int
        The square, from the top and from the left, 0..n-1.
    queens : tuple of (row, column)
        Queens on the board, in the order in which they were placed.
    untried : int
        Squares left to try after this one: bits of the row, bit 0 at the right. While a carry
        chain fills a column it is 0.
    nodes, solutions : int
        Counts so far; a solution counts as many boards as it stands for.
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
        """Queens on the board."""
        return len(self.queens)

    @property
    def bit(self) -> int:
        """The square as a bit of its row."""
        return 1 << (self.n - 1 - self.column)

    @property
    def is_of_board(self) -> bool:
        """Whether the queen of the square is on the board: then a `REJECT` is of the whole."""
        return (self.row, self.column) in self.queens

    @property
    def masks(self) -> Masks:
        """What the queens of the other rows attack in the row of the square."""
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
    """One way of searching, in one form: all that is to be known of it outside its own file.

    Attributes
    ----------
    key : str
        Name for programs: `bitmap`.
    title : str
        Name for people: `Bitmap`.
    form : {"recursive", "iterative"}
        How the way back is remembered: on the call stack, or in arrays.
    max_n : int
        Largest n whose run ends within a minute or so; one more takes several.
    lists : {"solutions", "half", "fundamental"} or None
        What the search meets one by one: every solution, one of each mirrored pair, one of each
        orbit; None where it only ever adds up counts.
    source : str
        Where the idea comes from.
    search : callable of (int) to Census
        Runs it.
    memory : tuple of str
        What it remembers on its way back, by the names of its source: variables of one call in
        the recursive form, arrays with a value for each row in the iterative one.
    shared : tuple of str
        What all calls and all rows share, by the names of its source.
    refusal : str
        Why it refuses a whole board; empty where it never does.
    order : {"rows", "rings"}
        Where queens go: row by row from the top, or on the two outermost lines of each side first.
    checks : {"placing", "end"}
        When it looks for attacks: before each queen, or once the board is full.
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
    """What each module in `cy_core.methods` offers."""

    def recursive(self, n: int, /) -> Census:
        """The way back is on the call stack."""

    def iterative(self, n: int, /) -> Census:
        """The way back is in arrays."""
