"""Placements on rectangles: against the counts by another program, and their four images."""

from __future__ import annotations

from itertools import product

import pytest

from cy_core import InputError, Symmetry
from cy_core.variants import count_placements, full_placements, rectangle_images

SIDES = [(m, n) for m, n in product(range(1, 6), range(1, 7)) if m <= n]


def test_placements_are_those_that_are_counted_with_all_their_images() -> None:
    for rows, columns in SIDES:
        every = full_placements(rows, columns)
        assert len(every) == count_placements(rows, columns)[-1]
        assert every == sorted({*every})
        for placement in every:
            for symmetry, image in rectangle_images(placement, columns).items():
                assert image in every
                assert rectangle_images(image, columns)[symmetry] == placement


def test_half_a_turn_is_both_reflections() -> None:
    images = rectangle_images((1, 3, 0), 5)
    mirrored = rectangle_images(images[Symmetry.LEFT_RIGHT], 5)
    assert images[Symmetry.ROTATE_180] == mirrored[Symmetry.TOP_BOTTOM] == (4, 1, 3)


@pytest.mark.parametrize(
    ("rows", "columns", "message"),
    [
        (1, 9, "columns must be between 1 and 8, got 9"),
        (6, 5, "rows must be between 1 and 5, got 6"),
    ],
)
def test_other_boards_are_refused(rows: int, columns: int, message: str) -> None:
    with pytest.raises(InputError, match=f"^{message}$"):
        full_placements(rows, columns)
