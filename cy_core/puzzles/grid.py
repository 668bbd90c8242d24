"""The 81 cells of a sudoku, numbered row by row, and the parser of a typed puzzle."""

from __future__ import annotations

from cy_core.checks import format_value
from cy_core.model import InputError

CELLS = 81
FRAME = "|-+"  # characters that draw lines between the boxes; the parser skips them


def row_of(k: int) -> int:
    """Return the row of a cell, 0..8 from the top."""
    return k // 9


def column_of(k: int) -> int:
    """Return the column of a cell, 0..8 from the left."""
    return k % 9


def box_of(k: int) -> int:
    """Return the box of a cell, 0..8, row by row.

    >>> box_of(0), box_of(4), box_of(80)
    (0, 1, 8)
    """
    return column_of(k) // 3 + row_of(k) // 3 * 3


def related(one: int, other: int) -> bool:
    """Return whether two cells share a row, a column or a box. A cell is related to itself."""
    return any(line(one) == line(other) for line in (row_of, column_of, box_of))


LINES = tuple(
    tuple(k for k in range(CELLS) if line(k) == number)
    for line in (row_of, column_of, box_of)
    for number in range(9)
)
"""The cells of each row, then of each column, then of each box."""

LINES_OF = tuple(tuple(line for line in LINES if k in line) for k in range(CELLS))
"""For each cell, the cells of its row, of its column and of its box."""

RELATED = tuple(tuple(o for o in range(CELLS) if related(k, o)) for k in range(CELLS))
"""For each cell, the 21 cells of its row, its column and its box, including the cell itself."""


def parse_grid(text: str) -> bytes:
    """Parse a typed puzzle into 81 digits, row by row; an empty cell is 0.

    Raise an `InputError` if the text is not a grid, or a digit occurs twice in a row, a column or
    a box.
    """
    if not isinstance(text, str):
        raise InputError(f"a puzzle must be text, got {format_value(text, str)}")
    characters = [c for c in text if not (c.isspace() or c in FRAME)]
    for character in characters:
        if character not in ".0123456789":
            rule = "a puzzle holds 1 to 9, and . or 0 for an empty cell"
            raise InputError(f"{rule}, got {format_value(character)}")
    if len(characters) != CELLS:
        count = len(characters)
        raise InputError(f"a puzzle has 81 cells, got {count}: write . or 0 for an empty one")
    grid = bytes(0 if character == "." else int(character) for character in characters)
    _require_no_clash(grid)
    return grid


def _require_no_clash(grid: bytes) -> None:
    """Raise an `InputError` if two related cells hold the same digit."""
    first_cell: dict[tuple[str, int, int], int] = {}  # by kind of line, its number, and digit
    for k, digit in enumerate(grid):
        if not digit:
            continue
        for kind, number in (("row", row_of(k)), ("column", column_of(k)), ("box", box_of(k))):
            other = first_cell.setdefault((kind, number, digit), k)
            if other != k:
                raise InputError(f"{cell_name(other)} and {cell_name(k)} both hold {digit}")


def cell_name(k: int) -> str:
    """Return the name of a cell by its row and column, counted from 1: `r1c7`."""
    return f"r{row_of(k) + 1}c{column_of(k) + 1}"
