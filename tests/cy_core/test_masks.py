"""Attack masks, against the squares of a board taken one by one."""

from __future__ import annotations

from itertools import product

import pytest

from cy_core import Masks, attack_masks
from tests import reference


def attacked(n: int, queens: list[tuple[int, int]], row: int, way: int) -> int:
    """Bits of the squares of a row that a queen of another one reaches, in one direction."""
    return sum(
        1 << n - 1 - column
        for column in range(n)
        if any(q != row and c - column == way * (row - q) for q, c in queens)
    )


@pytest.mark.parametrize("n", range(1, 7))
def test_masks_are_the_attacked_squares_of_a_row(n: int) -> None:
    for board in reference.all_solutions(n):
        for row, left_out in product(range(n), range(n)):
            queens = [queen for queen in enumerate(board) if queen[0] != left_out]
            expected = (attacked(n, queens, row, way) for way in (1, 0, -1))
            assert attack_masks(n, queens, row) == Masks(*expected)


@pytest.mark.parametrize("n", range(1, 7))
def test_masks_of_the_next_row_are_shifted(n: int) -> None:
    for board in reference.all_solutions(n):
        masks = Masks(0, 0, 0)
        for row, column in enumerate(board):
            assert masks == attack_masks(n, enumerate(board[:row]), row)
            bit = 1 << n - 1 - column
            assert not masks.attacked & bit
            masks = masks.below(bit, n)


def test_queens_off_the_board_attack_too() -> None:
    for row, *queen in product(range(-9, 10), repeat=3):
        queens = [(queen[0], queen[1])]
        expected = (attacked(4, queens, row, way) for way in (1, 0, -1))
        assert attack_masks(4, queens, row) == Masks(*expected)


def test_queen_attacks_nothing_in_its_own_row() -> None:
    assert attack_masks(4, [(2, 1)], 2) == Masks(0, 0, 0)
