"""Rivals: images for which boards are refused, told apart where they differ first."""

from __future__ import annotations

import pytest

from cy_core import StepKind, Symmetry, images, trace
from cy_core.model import InputError
from cy_core.tracing.rivals import greater_rotation, lesser_reading, moved
from cy_core.tracing.rules import find_rival
from tests import reference


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_full_board_is_moved_as_everywhere(symmetry: Symmetry) -> None:
    for board in ((4, 2, 0, 3, 1), (0, 2, 4, 1, 3)):
        image = dict(zip(Symmetry, images(board), strict=True))[symmetry]
        assert moved(5, tuple(enumerate(board)), symmetry) == tuple(enumerate(image))


@pytest.mark.parametrize("n", range(4, 9))
def test_a_board_has_a_greater_turn_or_is_the_greatest_of_its_turns(n: int) -> None:
    for board in reference.all_solutions(n):
        greatest = max(images(board)[:4])
        found = greater_rotation(n, tuple(enumerate(board)))
        assert (found is None) == (greatest == board)
        if found:
            assert found.own == board
            assert found.other == tuple(column for _, column in found.queens)
            assert found.own[: found.first] == found.other[: found.first]
            assert found.other[found.first] > board[found.first]  # type: ignore[operator]
            assert found.area == (found.first, 0, 1, n)


@pytest.mark.parametrize(
    ("method", "n", "count"), [("symmetry_elimination", 8, 4), ("carry_chain", 6, 25)]
)
def test_every_board_that_is_refused_has_a_rival(method: str, n: int, count: int) -> None:
    refused = [
        step.queens
        for step in trace(n, method)
        if step.kind is StepKind.REJECT and step.is_of_board
    ]
    assert len(refused) == count
    for queens in refused:
        found = find_rival(method, n, queens)
        assert found
        assert found.queens == moved(n, queens, found.symmetry)


def test_a_reading_is_compared_as_far_as_both_are_known() -> None:
    assert lesser_reading(5, ((0, 0), (1, 2))) is None
    found = lesser_reading(5, ((0, 4), (1, 2), (2, 0)))
    assert found
    assert found.own[0] == 22
    assert found.other[0] == 2
    assert found.area == (0, 0, 2, 5)


def test_a_method_must_be_known_and_need_not_refuse_for_an_image() -> None:
    assert find_rival("brute_force", 2, ((0, 0), (1, 0))) is None
    with pytest.raises(InputError, match="unknown method bitmaps: choose one of"):
        find_rival("bitmaps", 2, ((0, 0), (1, 0)))
