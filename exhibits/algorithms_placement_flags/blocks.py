"""Numbers of diagonals."""

from __future__ import annotations

from typing import Annotated, Literal

from queens_atlas.blocks import AnnotatedBoard, Board, block, size, squares_text


@block("numbering", "5 rising")
def numbered_diagonals(
    n: Annotated[int, size(1, 12)], kind: Literal["rising", "falling"]
) -> AnnotatedBoard:
    """The number of each square's diagonal; the longest, rising the anti-diagonal, is outlined."""
    offset, way = (0, 1) if kind == "rising" else (n - 1, -1)
    numbers = {(row, col): row + way * col + offset for row in range(n) for col in range(n)}
    longest = [square for square, number in numbers.items() if number == n - 1]
    marks = Board(
        n,
        letters=[(square, str(number)) for square, number in numbers.items()],
        tints=longest,
        outlines=[(*square, 1, 1) for square in longest],
    )
    rule = "row + column" if kind == "rising" else f"row - column + {n - 1}"
    description = f"{rule} in each square; the diagonal {n - 1}: {squares_text(longest, n)}."
    caption = f"{rule}: 0 to {2 * n - 2}, so {2 * n - 1} diagonals. Outlined: {n - 1}."
    return AnnotatedBoard(marks, f"Numbers of the {kind} diagonals, N = {n}", description, caption)
