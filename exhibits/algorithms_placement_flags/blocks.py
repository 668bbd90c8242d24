"""The figure of placement flags: a board with the number of each square's diagonal."""

from __future__ import annotations

from typing import Annotated, Literal

from queens_atlas.blocks import AnnotatedBoard, Board, block, size, squares_text


@block("numbering", "5 rising")
def numbered_diagonals(
    n: Annotated[int, size(1, 12)], kind: Literal["rising", "falling"]
) -> AnnotatedBoard:
    """Draw a board with the number of each square's diagonal, rising or falling as `kind` says.

    The squares of the diagonal N - 1, which is the longest one, have an outline.
    """
    squares_of_board = [(row, column) for row in range(n) for column in range(n)]
    if kind == "rising":
        numbers = {(row, column): row + column for row, column in squares_of_board}
    else:
        numbers = {(row, column): row - column + n - 1 for row, column in squares_of_board}
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
