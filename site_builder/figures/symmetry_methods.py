"""The squares that symmetry elimination forbids."""

from __future__ import annotations

from cy_core import Branch, forbidden_squares
from site_builder.figures.boards import AnnotatedBoard, rays
from site_builder.svg.board import Board, Square
from site_builder.values.text import square_name, squares_text


def bounded_board(n: int, bound: int) -> AnnotatedBoard:
    """Draw the first queen between the middle and the corner, and the squares A, B and C."""
    queen = (0, n - 1 - bound)
    crosses = crossed_squares(n, corner=False, bound=bound, below=0)
    tests = [*zip(Branch(n, corner=False, bound=bound).checks, "ABC", strict=True)]
    lines = [*rays(n, queen)]
    marks = Board(n, (queen,), letters=tests, crosses=crosses, faint_lines=lines, coordinates=True)
    caption = (
        f"First queen at bit {bound}; the crossed squares are forbidden. "
        "If a queen stands on A, compare with the board turned by 270°; on B by 180°; on C by "
        "90°. The lines end on squares that the first queen attacks."
    )
    description = (
        f"Queen on {square_name(queen, n)}. Forbidden: {squares_text(crosses, n)}. "
        f"A, B, C: {squares_text([square for square, _ in tests], n)}."
    )
    return AnnotatedBoard(
        marks, f"Forbidden squares, N = {n}, first queen at bit {bound}", description, caption
    )


def crossed_squares(n: int, *, corner: bool, bound: int, below: int) -> list[Square]:
    """Return the forbidden squares of the rows after row `below`, which the search fills.

    `corner` and `bound` name a branch of symmetry elimination, as in `cy_core.Branch`.
    """
    rows = list(enumerate(forbidden_squares(n, corner, bound)))[below + 1 :]
    return [(row, c) for row, bits in rows for c in range(n) if bits >> n - 1 - c & 1]
