"""The price of finding symmetric duplicates."""

from __future__ import annotations

import pytest

from cy_core import orbit, solutions
from site_builder.figures.symmetry.duplicates import (
    greatest_image,
    store_and_compare,
    symmetry_elimination,
)
from site_builder.values.census import census

WAYS = [greatest_image, store_and_compare, symmetry_elimination]


@pytest.mark.parametrize("n", range(4, 10))
def test_every_way_finds_the_fundamental_solutions(n: int) -> None:
    assert {way(n).found for way in WAYS} == {census(n).fundamental}


@pytest.mark.parametrize("n", range(4, 9))
def test_the_store_is_searched_from_its_front_until_the_board_or_an_image_is_found(n: int) -> None:
    kept: list[tuple[int, ...]] = []
    compared = 0
    for row in solutions(n).tolist():
        board = tuple(row)
        mine = {*orbit(board).images.values()}
        before = [index for index, other in enumerate(kept) if other in mine]
        if not before:
            compared += 8 * len(kept)
            kept.append(board)
        else:
            whole_passes = in_turn(board).index(kept[before[0]])
            compared += whole_passes * len(kept) + before[0] + 1
    assert store_and_compare(n).compared == compared
    assert store_and_compare(n).kept == len(kept)


def in_turn(board: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The board and its images, the rotations first."""
    n = len(board)
    image, turned = board, [board]
    for _ in range(3):
        image = tuple(n - 1 - image.index(row) for row in range(n))
        turned.append(image)
    column_of = tuple(board.index(row) for row in range(n))
    mirrored = [
        tuple(n - 1 - column for column in board),
        board[::-1],
        column_of,
        tuple(n - 1 - column for column in column_of[::-1]),
    ]
    return [*turned, *mirrored]


def test_other_ways_store_no_boards() -> None:
    assert greatest_image(8).kept == symmetry_elimination(8).kept == 0


@pytest.mark.parametrize("n", range(5, 10))
def test_the_greatest_image_is_the_better_way(n: int) -> None:
    """Both stop early: at the first greater image, and at the first that is kept."""
    first, second = greatest_image(n), store_and_compare(n)
    assert first.made < second.made
    assert first.compared < second.compared


@pytest.mark.parametrize("n", range(4, 9))
def test_images_are_made_until_one_is_greater(n: int) -> None:
    made = 0
    for row in solutions(n).tolist():
        board = tuple(row)
        for image in in_turn(board)[1:]:
            made += 1
            if image > board:
                break
    assert greatest_image(n).made == greatest_image(n).compared == made


def test_symmetry_elimination_judges_few_boards_and_makes_few_images() -> None:
    few, all_of_them = symmetry_elimination(8), greatest_image(8)
    assert (few.looked_at, few.made) == (16, 10)
    assert few.looked_at < all_of_them.looked_at / 5
    assert symmetry_elimination(4).made == 1  # the quarter turn ties, and nothing more is asked
