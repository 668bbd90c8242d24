"""Rivals: images for which boards are refused, told apart where they differ first."""

from __future__ import annotations

import pytest

from cy_core import StepKind, Symmetry, images, trace
from cy_core.tracing.rivals import greater_rotation, lesser_reading, moved
from cy_core.tracing.rules import find_rival
from tests import reference


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
