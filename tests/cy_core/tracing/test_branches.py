"""Branches of symmetry elimination: what they forbid and compare, against all boards."""

from __future__ import annotations

import pytest

from cy_core import Symmetry, images
from cy_core.tracing.branches import Branch, forbidden_squares, symmetry_branches
from cy_core.tracing.rivals import greater_rotation
from tests import reference


def bits_of(board: reference.Board) -> list[int]:
    """One bit a row, bit 0 at the right."""
    return [1 << (len(board) - 1 - column) for column in board]


def branch_of(rows: list[int]) -> tuple[bool, int]:
    """Whether the first queen is in the corner, and the bit that names the branch."""
    corner = rows[0] == 1
    return corner, rows[1 if corner else 0].bit_length() - 1


@pytest.mark.parametrize("n", range(4, 9))
def test_no_representative_stands_on_a_forbidden_square(n: int) -> None:
    for board, _ in reference.all_fundamental(n):
        rows = bits_of(board)
        forbidden = forbidden_squares(n, *branch_of(rows))
        assert not any(row & squares for row, squares in zip(rows[1:], forbidden[1:], strict=True))


@pytest.mark.parametrize("n", range(4, 9))
def test_only_representatives_avoid_the_forbidden_squares_below_the_corner(n: int) -> None:
    representatives = {board for board, _ in reference.all_fundamental(n)}
    for board in reference.all_solutions(n):
        rows = bits_of(board)
        corner, bound = branch_of(rows)
        if corner:
            forbidden = forbidden_squares(n, corner, bound)
            avoided = not any(map(int.__and__, rows, forbidden))
            assert avoided == (board in representatives)


@pytest.mark.parametrize("n", range(4, 9))
def test_every_representative_is_in_a_branch(n: int) -> None:
    branches = list(symmetry_branches(n))
    assert len(set(branches)) == len(branches)
    of_representatives = {
        Branch(n, *branch_of(bits_of(board))) for board, _ in reference.all_fundamental(n)
    }
    assert of_representatives <= set(branches)


@pytest.mark.parametrize("n", range(5, 9))
def test_only_boards_with_a_queen_on_a_checked_square_have_a_greater_rotation(n: int) -> None:
    """Of the boards that avoid the forbidden squares; each check is turned to the first queen."""
    turns = (Symmetry.ROTATE_270, Symmetry.ROTATE_180, Symmetry.ROTATE_90)
    lost = 0
    for board in reference.all_solutions(n):
        rows = bits_of(board)
        branch = Branch(n, *branch_of(rows))
        if branch.corner or branch not in symmetry_branches(n):
            continue
        if any(map(int.__and__, rows[1:], branch.forbidden[1:])):
            continue
        turned = dict(zip(Symmetry, images(board), strict=True))
        ties = [turn for turn in turns if turned[turn][0] == board[0]]
        queens = set(enumerate(board))
        pairs = zip(branch.checks, turns, strict=True)
        assert ties == [turn for square, turn in pairs if square in queens]
        if rival := greater_rotation(n, tuple(enumerate(board))):
            assert rival.symmetry in ties
            lost += 1
    assert lost == {5: 0, 6: 0, 7: 2, 8: 4}[n]


def test_bounds_are_the_rows_of_squares_c_and_a() -> None:
    for branch in symmetry_branches(8):
        if not branch.corner:
            (a, _, c) = branch.checks
            assert branch.bounds == (c[0], a[0])
    assert next(symmetry_branches(8)) == Branch(8, corner=True, bound=2)
    assert Branch(8, corner=True, bound=2).bounds == (2,)
    assert Branch(8, corner=True, bound=2).checks == ()
