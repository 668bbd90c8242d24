"""A board as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence


def text_board(solution: Sequence[int]) -> str:
    """One line per row from the top, ``Q`` for a queen and ``.`` for an empty square.

    Parameters
    ----------
    solution : sequence of int
        Column of each row's queen, 0..N-1 from the left.

    >>> print(text_board((1, 3, 0, 2)))
    . Q . .
    . . . Q
    Q . . .
    . . Q .
    """
    n = len(solution)
    return "\n".join(" ".join("Q" if c == queen else "." for c in range(n)) for queen in solution)
