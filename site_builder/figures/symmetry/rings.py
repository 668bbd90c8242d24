"""Tables of the carry chain on one board: the codes of its rings, and the rows inside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cy_core import ring_codes, ring_positions, ring_square
from site_builder.figures.symmetry.boards import SIDES
from site_builder.svg.board import Square
from site_builder.values.table import Row, Table, number_columns, text_columns
from site_builder.values.text import TIMES, columns_text, squares_text


def pairs_table(solution: Sequence[int]) -> Table:
    """The two positions on each side of the rings, and the code of each side.

    >>> [row[-1] for row in pairs_table((2, 4, 1, 7, 0, 6, 3, 5)).rows]
    [20, 29, 20, 29]
    """
    n = len(solution)
    taken = ring_positions(n, tuple(enumerate(solution)))
    pairs = zip(taken[::2], taken[1::2], strict=True)
    codes = ring_codes(n, taken)
    rows = tuple(
        (side, outer, inner, f"{outer} {TIMES} {n} + {inner}", code)
        for side, (outer, inner), code in zip(SIDES, pairs, codes, strict=True)
    )
    columns = (*text_columns("side"), *number_columns("outer line", "inner line", "sum", "code"))
    return Table(f"The four codes of {columns_text(solution)}", columns, rows)


def inside_table(solution: Sequence[int]) -> Table:
    """The free squares of each row inside the rings, once the rings are full."""
    n = len(solution)
    rings = rings_of(solution)
    rows = tuple(_inside(n, row, solution[row], rings, solution) for row in range(2, n - 2))
    columns = (
        *number_columns("row"),
        *number_columns("columns", "rising", "falling", "free", mark="code"),
        *text_columns("its queen"),
    )
    note = (
        f"Queens of the rings: {squares_text(rings)}. Bits as they are drawn, column 0 at the left."
    )
    return Table(f"The rows inside {columns_text(solution)}", columns, rows, note)


def rings_of(solution: Sequence[int]) -> list[Square]:
    """The queens of the rings, in the order in which they are placed."""
    n = len(solution)
    taken = ring_positions(n, tuple(enumerate(solution)))
    squares = (ring_square(n, line, at) for line, at in enumerate(taken) if at is not None)
    return list(dict.fromkeys(squares))


def _inside(n: int, row: int, column: int, rings: Sequence[Square], board: Sequence[int]) -> Row:
    if (row, column) in rings:
        return row, None, None, None, None, f"column {column}, of the rings: the row is passed over"
    queens = [*rings, *((above, board[above]) for above in range(2, row))]
    masks = (
        {c for _, c in queens},
        {r + c - row for r, c in queens},
        {c - r + row for r, c in queens},
    )
    free = {*range(n)} - set[int]().union(*masks)
    return row, *(_drawn(n, squares) for squares in (*masks, free)), f"column {column}"


def _drawn(n: int, columns: Iterable[int]) -> str:
    return "".join(str(int(column in columns)) for column in range(n))
