"""The 81 cells of a sudoku, numbered row by row, and the parser of a typed puzzle."""

from __future__ import annotations

from cy_core.checks import format_value
from cy_core.model import InputError

CELLS = 81
FRAME = "|-+"  # lines drawn between the boxes, which the parser skips


def row_of(k: int) -> int:
    """The row of a cell, 0..8 from the top."""
    return k // 9


def column_of(k: int) -> int:
    """The column of a cell, 0..8 from the left."""
    return k % 9


def box_of(k: int) -> int:
    """The box of a cell, 0..8, three in each row of boxes.

    >>> box_of(0), box_of(4), box_of(80)
    (0, 1, 8)
    """
    return column_of(k) // 3 + row_of(k) // 3 * 3


def related(one: int, other: int) -> bool:
    """Whether two cells may not hold the same digit."""
    return any(line(one) == line(other) for line in (row_of, column_of, box_of))


LINES = tuple(
    tuple(k for k in range(CELLS) if line(k) == number)
    for line in (row_of, column_of, box_of)
    for number in range(9)
)
"""The cells of each row, then of each column, then of each box."""

LINES_OF = tuple(tuple(line for line in LINES if k in line) for k in range(CELLS))
"""For each cell its row, its column and its box."""

RELATED = tuple(tuple(o for o in range(CELLS) if related(k, o)) for k in range(CELLS))
"""For each cell the 21 cells of its row, its column and its box, itself among them."""


def parse_grid(text: str) -> bytes:
    """Parse a typed puzzle into 81 digits, row by row; an empty cell is 0."""
    if not isinstance(text, str):
        raise InputError(f"a puzzle must be text, got {format_value(text, str)}")
    signs = [sign for sign in text if not (sign.isspace() or sign in FRAME)]
    for sign in signs:
        if sign not in ".0123456789":
            rule = "a puzzle holds 1 to 9, and . or 0 for an empty cell"
            raise InputError(f"{rule}, got {format_value(sign)}")
    if len(signs) != CELLS:
        raise InputError(f"a puzzle has 81 cells, got {len(signs)}: write . or 0 for an empty one")
    return _without_clash(bytes(0 if sign == "." else int(sign) for sign in signs))


def _without_clash(grid: bytes) -> bytes:
    first: dict[tuple[str, int, int], int] = {}
    for k, digit in ((k, digit) for k, digit in enumerate(grid) if digit):
        for line in (("row", row_of(k)), ("column", column_of(k)), ("box", box_of(k))):
            other = first.setdefault((*line, digit), k)
            if other != k:
                raise InputError(f"{cell_name(other)} and {cell_name(k)} both hold {digit}")
    return grid


def cell_name(k: int) -> str:
    """The name of a cell by its row and column, counted from 1: `r1c7`."""
    return f"r{row_of(k) + 1}c{column_of(k) + 1}"
