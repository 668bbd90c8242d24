"""Boards of variants: solutions follow the rule and have the published number of queens."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from exhibits.shared.variants.blocks import (
    Variant,
    completed_board,
    dominating_board,
    optima,
    peaceable_board,
    rectangle_orbits,
    rectangles,
    reflecting,
    solutions_without,
)
from tests.helpers.blocks import block_pictures
from tests.reference import all_solutions, eight_images


def is_on_torus(board: tuple[int, ...]) -> bool:
    n = len(board)
    ways = ({(c + way * r) % n for r, c in enumerate(board)} for way in (1, -1))
    return all(len(diagonals) == n for diagonals in ways)


def has_no_knights_move(board: tuple[int, ...]) -> bool:
    pairs = combinations(enumerate(board), 2)
    return all({abs(a - c), abs(b - d)} != {1, 2} for (a, b), (c, d) in pairs)


@pytest.mark.parametrize(
    ("kind", "n"), [("torus", 4), ("torus", 5), ("torus", 7), ("superqueens", 8)]
)
def test_solutions_agree_with_the_rule(kind: Variant, n: int) -> None:
    rules = {"torus": is_on_torus, "superqueens": has_no_knights_move}
    rule = rules[kind]
    expected = {max(eight_images(board)) for board in all_solutions(n) if rule(board)}
    assert {solution.columns for solution in solutions_without(kind, n)} == expected


def test_superqueens_begin_with_one_board_of_10() -> None:
    (board,) = solutions_without("superqueens", 10)
    assert has_no_knights_move(board.columns)


def test_a_partial_board_is_completed_in_every_way() -> None:
    captions = [picture.caption for picture in block_pictures("completed", "8: d5 b4")]
    assert captions == ["40731625", "46031752"]
    marks = completed_board(4, [(0, 1)], [1, 3, 0, 2]).marks
    assert marks.queens == [(0, 1)]
    assert marks.hollow == [(1, 3), (2, 0), (3, 2)]


def test_reflecting_boards_are_one_of_each_mirrored_pair() -> None:
    assert [board.caption for board in reflecting(range(4, 5))] == ["1302"]
    assert [len(reflecting(range(n, n + 1))) for n in (6, 8)] == [0, 5]


A250000 = {3: 1, 4: 2, 5: 4, 6: 5, 7: 7, 8: 9, 9: 12, 10: 14}
A075458 = {3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 5, 9: 5, 10: 5, 11: 5}


def attack(a: tuple[int, int], b: tuple[int, int]) -> bool:
    rows = abs(a[0] - b[0])
    columns = abs(a[1] - b[1])
    return not rows or not columns or rows == columns


def test_no_queen_attacks_the_other_army() -> None:
    assert {int(n) for n in optima()["peaceable"]} == A250000.keys()
    for n, size in A250000.items():
        marks = peaceable_board(n).marks
        assert len(marks.queens) >= len(marks.hollow)
        assert len(marks.hollow) == size
        assert not any(attack(a, b) for a, b in product(marks.queens, marks.hollow))


def test_every_square_is_attacked_or_occupied() -> None:
    assert {int(n) for n in optima()["domination"]} == A075458.keys()
    for n, size in A075458.items():
        queens = dominating_board(n).marks.queens
        assert len(queens) == size
        for square in product(range(n), repeat=2):
            assert any(attack(square, queen) for queen in queens)


def test_a_gallery_has_one_board_of_each_orbit() -> None:
    cards = rectangles([(2, 3), (3, 5)]).shown
    names = [(card.name, card.columns) for card in cards]
    of_five = [("2 images", "420"), ("4 images", "413"), ("4 images", "403"), ("4 images", "302")]
    assert names == [("2 images", "20"), *of_five]


def test_the_images_of_an_orbit_stand_together_and_repeats_are_named() -> None:
    cards = rectangle_orbits((3, 5)).shown
    assert len(cards) == 4 * 4
    assert len({card.columns for card in cards}) == 14
    assert [card.same_as for card in cards[:5]] == ["", "", "⇄ left-right", "identity", ""]
