"""A worksheet of bits: rows as numbers, the lowest 1, and the free squares of a row."""

from __future__ import annotations

from dataclasses import dataclass

from cy_core import attack_masks, completions
from site_builder.svg.board import board, partial_board
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.reading import nothing
from site_builder.values.text import square_name

WIDTH = 6  # of the rows of squares, and N of the board
DRAWN = (0b001010, 0b100001)  # rows whose number is asked for
WRITTEN = (22, 41)  # numbers whose row is asked for
LOWEST_WIDTH = 8
LOWEST = (12, 7, 40, 96)
QUEENS = 3  # of the board; the row below them is asked for


@dataclass(frozen=True, slots=True)
class RowTask:
    """A row of squares and its number, one of which is asked for."""

    value: int
    is_drawn: bool

    @property
    def bits(self) -> str:
        """A 1 for each filled square."""
        return f"{self.value:0{WIDTH}b}"


@dataclass(frozen=True, slots=True)
class LineTask:
    """A formula, and its value as bits."""

    formula: str
    bits: str


@dataclass(frozen=True, slots=True)
class LowestTask:
    """A number whose lowest 1 is asked for."""

    x: int

    @property
    def lines(self) -> tuple[LineTask, ...]:
        """What a reader writes: x, -x and the lowest 1, as bits."""
        values = {"x": self.x, "-x": -self.x, "x & -x": self.x & -self.x}
        return tuple(LineTask(name, as_bits(value, LOWEST_WIDTH)) for name, value in values.items())


def bits_sheet(block: Block) -> Figure:
    """Make the sheet."""
    nothing(" ".join(block.lines))
    solution = first_solution()
    given = [*enumerate(solution)][:QUEENS]
    names = " ".join(square_name(square, WIDTH) for square in given)
    row = WIDTH - QUEENS
    title = f"Queens on {names}"
    context = {
        "rows": [
            *(RowTask(value, True) for value in DRAWN),
            *(RowTask(value, False) for value in WRITTEN),
        ],
        "worths": [1 << bit for bit in reversed(range(WIDTH))],
        "lowest": [LowestTask(x) for x in LOWEST],
        "board": partial_board(WIDTH, given, title=title, description=names),
        "answer": board(solution, title=f"Solution with {names}", description=names),
        "row": row,
        "masks": mask_lines(),
        "free": free_names(),
    }
    return Figure("worksheet_bits.html.jinja", context, (WIDTH,))


def mask_lines() -> tuple[LineTask, ...]:
    """What a reader writes for the row below the queens."""
    masks = attack_masks(WIDTH, [*enumerate(first_solution())][:QUEENS], QUEENS)
    attacked = masks.left | masks.down | masks.right
    values = {
        "left": masks.left,
        "down": masks.down,
        "right": masks.right,
        "left | down | right": attacked,
        "mask & ~(left | down | right)": free_squares(),
    }
    return tuple(LineTask(name, as_bits(value, WIDTH)) for name, value in values.items())


def free_names() -> str:
    """The free squares of the row below the queens."""
    bits = as_bits(free_squares(), WIDTH)
    columns = [column for column, bit in enumerate(bits) if bit == "1"]
    return ", ".join(square_name((QUEENS, column), WIDTH) for column in columns)


def free_squares() -> int:
    """The free squares of the row below the queens, as bits."""
    masks = attack_masks(WIDTH, [*enumerate(first_solution())][:QUEENS], QUEENS)
    return ((1 << WIDTH) - 1) & ~(masks.left | masks.down | masks.right)


def first_solution() -> tuple[int, ...]:
    """The solution whose first queens are on the board."""
    return tuple(completions(WIDTH, limit=1)[0].tolist())


def as_bits(value: int, width: int) -> str:
    """The lowest bits of a number.

    >>> as_bits(-12, 8)
    '11110100'
    """
    return f"{value & ((1 << width) - 1):0{width}b}"
