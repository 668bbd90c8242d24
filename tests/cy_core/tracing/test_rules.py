"""Forbidden squares: no representative has a queen there."""

from __future__ import annotations

import pytest

from cy_core.tracing.rules import forbidden_squares
from tests import reference


def bits_of(board: reference.Board) -> list[int]:
    """One bit a row, bit 0 at the right."""
    return [1 << (len(board) - 1 - column) for column in board]


def branch_of(rows: list[int]) -> tuple[bool, int]:
    """Whether the first queen is in the corner, and the bit that names the branch."""
    corner = rows[0] == 1
    return corner, rows[1 if corner else 0].bit_length() - 1


@pytest.mark.parametrize("n", range(4, 10))
def test_no_representative_stands_on_a_forbidden_square(n: int) -> None:
    for board, _ in reference.all_fundamental(n):
        rows = bits_of(board)
        forbidden = forbidden_squares(n, *branch_of(rows))
        assert not any(row & squares for row, squares in zip(rows[1:], forbidden[1:], strict=True))


@pytest.mark.parametrize("n", range(4, 10))
def test_below_the_corner_only_representatives_avoid_them(n: int) -> None:
    representatives = {board for board, _ in reference.all_fundamental(n)}
    for board in reference.all_solutions(n):
        rows = bits_of(board)
        corner, bound = branch_of(rows)
        if corner:
            forbidden = forbidden_squares(n, corner, bound)
            avoided = not any(map(int.__and__, rows, forbidden))
            assert avoided == (board in representatives)
