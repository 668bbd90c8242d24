"""The chapter on placing queens: its boards and numbers are right."""

from __future__ import annotations

import re
from itertools import combinations, product

import pytest

from site_builder.figures.boards import free_squares, stuck_rows
from site_builder.figures.learn.place import FAILING
from site_builder.svg.board import Square
from site_builder.values.text import square_name
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "place.md").read_text(encoding="utf-8")
LINKED = [(int(n), names.split()) for n, names in re.findall(r'data-qa-place="(\d)([^"]*)"', PAGE)]


def attack(one: Square, other: Square) -> bool:
    """Whether queens on two squares attack each other, asked as plainly as possible."""
    rows, columns = abs(one[0] - other[0]), abs(one[1] - other[1])
    return 0 in (rows, columns) or rows == columns


def plainly_free(n: int, *queens: Square) -> list[Square]:
    """The squares that no queen attacks or holds."""
    squares = product(range(n), repeat=2)
    return [each for each in squares if not any(attack(each, queen) for queen in queens)]


def square(name: str, n: int) -> Square:
    """The row and the column of a square such as c3."""
    return n - int(name[1:]), ord(name[0]) - ord("a")


@pytest.mark.parametrize("queens", [(), ((0, 0),), ((2, 3), (5, 4)), FAILING])
def test_free_squares_are_those_of_the_plain_rule(queens: tuple[Square, ...]) -> None:
    assert free_squares(8, queens) == plainly_free(8, *queens)


def test_numbers_of_attacked_squares_in_the_text_are_right() -> None:
    (middle, corner) = re.findall(r"(?:that is|it is) (\d+)", PAGE)
    assert int(middle) == 64 - 1 - len(plainly_free(8, square("d4", 8)))
    assert int(corner) == 64 - 1 - len(plainly_free(8, square("a8", 8)))


def test_links_of_the_text_show_what_it_says() -> None:
    failing = {square_name(queen, 8) for queen in FAILING}
    assert [{*names} for _, names in LINKED] == [
        {"d4"},
        {"a8"},
        {"e5", "g7"},
        failing,
        set(),
        set(),
    ]
    assert attack(square("e5", 8), square("g7", 8))
    assert not any(attack(one, other) for one, other in combinations(FAILING, 2))
    assert "Six squares are still free, but none of them is in row 3" in PAGE
    assert len(free_squares(8, FAILING)) == 6
    assert [8 - row for row in stuck_rows(8, FAILING)] == [3]


def test_two_and_three_rows_fail_as_the_answer_says() -> None:
    assert all(plainly_free(2, queen) == [] for queen in product(range(2), repeat=2))
    assert plainly_free(3, (1, 1)) == []
    for corner in product((0, 2), repeat=2):
        one, other = plainly_free(3, corner)
        assert abs(one[0] - other[0]) == abs(one[1] - other[1])
    for edge in ((0, 1), (1, 0), (1, 2), (2, 1)):
        one, other = plainly_free(3, edge)
        assert one[0] == other[0] or one[1] == other[1]


def test_replies_about_rows_are_right() -> None:
    board = re.search(r"^board 8: (.*)\nsquare: ", PAGE, re.M)
    assert board
    queens = [square(name, 8) for name in board[1].split()]
    free: dict[int, list[str]] = {rank: [] for rank in range(1, 9)}
    for row, column in plainly_free(8, *queens):
        free[8 - row].append(f"{'abcdefgh'[column]}{8 - row}")
    replies = dict(re.findall(r"^reply row (\d): (.*)$", PAGE, re.M))
    assert {*map(int, replies)} == {*free} - {4}, "the answer is row 4"
    assert not free[4]
    named = {8 - row: [f"{'abcdefgh'[column]}{8 - row}"] for row, column in queens}
    for rank, reply in replies.items():
        expected = free[int(rank)] or named[int(rank)]
        assert re.findall(r"\b[a-h]\d\b", reply) == expected
