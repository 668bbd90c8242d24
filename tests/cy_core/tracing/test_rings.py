"""The rings against the reference: readings are what the eight images of a board read."""

from __future__ import annotations

import pytest

from cy_core.tracing.rings import mirrored, ring_codes, ring_positions, ring_square, ring_weight
from tests import reference


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
