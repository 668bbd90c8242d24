"""The price of finding symmetric duplicates."""

from __future__ import annotations

import pytest

from site_builder.core import orbit, solutions
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
def test_the_store_is_searched_from_its_front_until_an_image_is_found(n: int) -> None:
    kept: list[tuple[int, ...]] = []
    compared = 0
    for row in solutions(n).tolist():
        board = tuple(row)
        mine = {*orbit(board).images.values()}
        before = [place for place, other in enumerate(kept) if other in mine]
        if not before:
            compared += 7 * len(kept)
            kept.append(board)
        else:
            whole_passes = store_and_compare_passes(board, kept[before[0]])
            compared += whole_passes * len(kept) + before[0] + 1
    assert store_and_compare(n).compared == compared
    assert store_and_compare(n).kept == len(kept)


def store_and_compare_passes(board: tuple[int, ...], kept: tuple[int, ...]) -> int:
    """Images of the board that are made before the one that is kept."""
    n = len(board)
    image, turned = board, []
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
    return [*turned, *mirrored].index(kept)


def test_the_other_ways_keep_nothing() -> None:
    assert greatest_image(8).kept == symmetry_elimination(8).kept == 0
    assert greatest_image(8).made == 7 * 92


def test_symmetry_elimination_judges_few_boards_and_makes_few_images() -> None:
    few, all_of_them = symmetry_elimination(8), greatest_image(8)
    assert (few.looked_at, few.made) == (16, 10)
    assert few.looked_at < all_of_them.looked_at / 5
    assert symmetry_elimination(4).made == 1  # the quarter turn ties, and nothing more is asked
