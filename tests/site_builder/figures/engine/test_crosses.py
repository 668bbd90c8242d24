"""Crosses: what is drawn of each, and what they add up to."""

from __future__ import annotations

import pytest

from cy_core import crosses, images
from site_builder.figures.engine.crosses import cross_boards
from site_builder.values.census import census
from site_builder.values.errors import UserError
from tests import reference


@pytest.mark.parametrize("n", range(4, 9))
def test_every_board_or_one_of_its_images_completes_one_cross(n: int) -> None:
    boards = {tuple(board) for board in reference.all_solutions(n)}
    for board in boards:
        alike = {tuple(image) for image in images(board)}
        met = [
            (image, cross)
            for image in alike
            for cross in crosses(n)
            if set(cross.squares) <= set(enumerate(image))
        ]
        assert len({cross.squares for _, cross in met}) == 1
        assert len(met) * met[0][1].weight == len(alike)


@pytest.mark.parametrize("n", range(4, 11))
def test_weights_times_completions_are_all_boards(n: int) -> None:
    assert sum(c.weight * c.completions for c in crosses(n)) == census(n).total


def test_the_queens_stand_on_the_lines_that_are_tinted() -> None:
    for board in cross_boards("9 41 28 7"):
        assert set(board.marks.queens) <= set(board.marks.tints)
    (small,) = cross_boards("8 21")
    assert {row for row, _ in small.marks.queens} | {c for _, c in small.marks.queens} >= {3, 4}
    assert (2, 2) not in small.marks.tints
    assert len(small.marks.tints) == 2 * 8 * 2 - 4


def test_the_caption_says_number_weight_and_boards() -> None:
    captions = [board.caption for board in cross_boards("8 9 21")]
    assert captions == [
        "Cross 9 of 28. Weight 8, 2 completions: 16 boards.",
        "Cross 21 of 28. Weight 4, 1 completion: 4 boards.",
    ]
    (outer,) = cross_boards("9 41")
    assert outer.caption.endswith(" The next lines are filled, too.")


def test_without_numbers_the_first_are_shown() -> None:
    assert [board.title for board in cross_boards("12")] == [
        f"Cross {number} of N = 12" for number in range(1, 7)
    ]
    assert len(cross_boards("4")) == 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "crosses are of N = 4 to 12, got 0"),
        ("3", "crosses are of N = 4 to 12, got 3"),
        ("13", "crosses are of N = 4 to 12, got 13"),
        ("8 29", "N = 8 has crosses 1 to 28, got 29"),
        ("8 0", "N = 8 has crosses 1 to 28, got 0"),
        ("8 x", "N must be a whole number, got x"),
        ("8 1 2 3 4 5 6 7 8 9 10 11 12 13", "at most 12 crosses are shown, got 13"),
    ],
)
def test_mistake_is_refused_with_its_value(line: str, message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}"):
        cross_boards(line)
