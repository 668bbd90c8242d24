"""Boards of variants: solutions by their rule, wrapped diagonals, and a mirror."""

from __future__ import annotations

from itertools import combinations

import pytest

from site_builder.figures.variants.boards import (
    amazon_board,
    completed_boards,
    mirror_board,
    reflecting_boards,
    solutions_without,
    wrapped_board,
)
from site_builder.values.errors import UserError
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
def test_solutions_are_those_of_the_rule(kind: str, n: int) -> None:
    rule = {"torus": is_on_torus, "superqueens": has_no_knights_move}[kind]
    expected = {max(eight_images(board)) for board in all_solutions(n) if rule(board)}
    assert {solution.columns for solution in solutions_without(kind, n)} == expected


def test_superqueens_begin_with_one_board_of_10() -> None:
    (board,) = solutions_without("superqueens", 10)
    assert has_no_knights_move(board.columns)
    assert len(solutions_without("superqueens", 11)) == 6


def test_wrapped_diagonals_have_a_square_in_each_other_row() -> None:
    crosses = wrapped_board("7: 2 1").marks.crosses
    assert len(crosses) == 2 * 6
    assert {(6, 5), (6, 4), (0, 6), (0, 3)} <= {*crosses}


def test_a_diagonal_comes_back_from_the_mirror() -> None:
    """From row 2 of 4, two rows above the strip, across 4 columns in all."""
    marks = mirror_board("4: 2 0").marks
    assert [*marks.crosses] == [(3, 3)]  # (3, 1) is attacked without the mirror
    assert ((3, 1), (4, 2)) in marks.lines
    assert [*mirror_board("8: 5 1").marks.crosses] == [(7, 5), (6, 6), (5, 7)]
    assert not mirror_board("2: 0 0").marks.crosses


def test_a_superqueen_attacks_like_a_knight_too() -> None:
    marks = amazon_board("5: 0 1").marks
    assert {*marks.crosses} == {(1, 3), (2, 0), (2, 2)}
    ends = {end for _, end in marks.lines}
    assert ends == {(0, 0), (0, 4), (4, 1), (1, 0), (3, 4)}


def test_a_partial_board_is_completed_in_every_way() -> None:
    boards = completed_boards("8: 3 3, 4 1")
    assert [board.caption for board in boards] == ["40731625", "46031752"]
    assert boards[0].marks.queens == [(3, 3), (4, 1)]
    assert (0, 4) in boards[0].marks.hollow
    assert len(boards[0].marks.hollow) == 6


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("8", "a partial board is N: row column, row column, got 8: write 8: 3 3, 4 1"),
        (f"8: 3 {'9' * 5000}", "a partial board is N: row column, row column, got 8: 3 9999"),
        ("6: 0 0", "this block takes queens with 1 to 10 solutions, got 6: 0 0"),
        ("8: 0 3", "this block takes queens with 1 to 10 solutions, got 8: 0 3"),
    ],
)
def test_partial_boards_with_no_or_many_solutions_are_refused(line: str, message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}"):
        completed_boards(line)


def test_reflecting_boards_are_one_of_each_mirrored_pair() -> None:
    assert [board.caption for board in reflecting_boards("4")] == ["1302"]
    assert len(reflecting_boards("8")) == 5
    assert reflecting_boards("6") == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("x", "a queen is N: row column, got x: write 5: 1 2"),
        ("5: 5 0", "N = 5 has rows and columns 0 to 4, got 5 0"),
        ("11: 0 0", "this board has N = 2 to 10, got 11"),
    ],
)
def test_mistakes_are_named(line: str, message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}"):
        wrapped_board(line)
