"""The rules of the methods: branches, rings and rivals."""

from __future__ import annotations

import pytest

from cy_core import StepKind, Symmetry, images, trace
from cy_core.tracing.rules import (
    Branch,
    find_rival,
    forbidden_squares,
    greater_rotation,
    lesser_reading,
    mirrored,
    moved,
    ring_codes,
    ring_positions,
    ring_square,
    ring_weight,
    symmetry_branches,
)
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


def chain(board: reference.Board) -> list[int]:
    """The codes of the four sides of a full board."""
    return ring_codes(len(board), ring_positions(len(board), tuple(enumerate(board))))


@pytest.mark.parametrize("n", range(4, 9))
def test_ring_positions_name_the_squares_of_queens(n: int) -> None:
    for board in reference.all_solutions(n):
        queens = tuple(enumerate(board))
        squares = [
            ring_square(n, line, place)  # type: ignore[arg-type]
            for line, place in enumerate(ring_positions(n, queens))
        ]
        assert len(squares) == 8
        assert set(squares) <= set(queens)


@pytest.mark.parametrize("n", range(4, 8))
def test_rotation_turns_the_ring_codes_and_mirroring_reverses_them(n: int) -> None:
    for board in reference.all_solutions(n):
        top, right, bottom, left = chain(board)
        assert chain(reference.rotate(board)) == [left, top, right, bottom]
        flipped = [mirrored(n, code) for code in (top, left, bottom, right)]
        assert chain(reference.mirror(board)) == flipped


@pytest.mark.parametrize("n", range(4, 9))
def test_ring_weight_is_the_number_of_distinct_images(n: int) -> None:
    for board in reference.all_solutions(n):
        images = [chain(image) for image in reference.eight_images(board)]
        distinct = len({tuple(image) for image in images})
        least = chain(board) == min(images)
        assert ring_weight(n, tuple(enumerate(board))) == (distinct if least else 0)


def test_moved_full_board_equals_its_image() -> None:
    for board in ((4, 2, 0, 3, 1), (0, 2, 4, 1, 3)):
        for symmetry, image in zip(Symmetry, images(board), strict=True):
            assert moved(5, tuple(enumerate(board)), symmetry) == tuple(enumerate(image))


@pytest.mark.parametrize("n", range(4, 9))
def test_greater_rotation_is_none_for_the_greatest_rotation_only(n: int) -> None:
    for board in reference.all_solutions(n):
        greatest = max(images(board)[:4])
        rival = greater_rotation(n, tuple(enumerate(board)))
        assert (rival is None) == (greatest == board)
        if rival:
            assert rival.own == board
            assert rival.other == tuple(column for _, column in rival.queens)
            assert rival.own[: rival.first] == rival.other[: rival.first]
            assert rival.other[rival.first] > board[rival.first]  # type: ignore[operator]
            assert rival.area == (rival.first, 0, 1, n)


@pytest.mark.parametrize(
    ("method", "n", "count"), [("symmetry_elimination", 8, 4), ("carry_chain", 6, 25)]
)
def test_every_rejected_board_has_a_rival(method: str, n: int, count: int) -> None:
    refused = [
        step.queens
        for step in trace(n, method)
        if step.kind is StepKind.REJECT and step.is_of_board
    ]
    assert len(refused) == count
    for queens in refused:
        rival = find_rival(method, n, queens)
        assert rival
        assert rival.queens == moved(n, queens, rival.symmetry)


def test_lesser_reading_compares_the_known_rows_only() -> None:
    assert lesser_reading(5, ((0, 0), (1, 2))) is None
    rival = lesser_reading(5, ((0, 4), (1, 2), (2, 0)))
    assert rival
    assert rival.own[0] == 22
    assert rival.other[0] == 2
    assert rival.area == (0, 0, 2, 5)
