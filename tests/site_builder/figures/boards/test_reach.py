"""Boards of one queen and of two: what is attacked, and what is said of it."""

from __future__ import annotations

from itertools import product

import pytest

from site_builder.figures.boards.reach import reach_board
from site_builder.values.errors import UserError

SQUARES = [*product(range(5), range(5))]


@pytest.mark.parametrize("queen", SQUARES, ids=str)
def test_the_crossed_squares_are_those_in_line_with_the_queen(queen: tuple[int, int]) -> None:
    row, column = queen
    hit = {
        (r, c)
        for r, c in SQUARES
        if (r == row or c == column or abs(r - row) == abs(c - column)) and (r, c) != queen
    }
    marks = reach_board(f"5: {row} {column}").marks
    assert sorted(hit) == marks.crosses
    assert len(marks.lines) == len(
        {(r, c) for r, c in hit if max(abs(r - row), abs(c - column)) == 1}
    )


@pytest.mark.parametrize(
    ("line", "message", "lines"),
    [
        ("6: 1 1, 4 4", "3 rows apart, and 3 columns apart: they share a diagonal", 1),
        ("6: 4 4, 1 1", "3 rows apart, and 3 columns apart: they share a diagonal", 1),
        ("6: 0 4, 3 1", "3 rows apart, and 3 columns apart: they share a diagonal", 1),
        ("6: 0 2, 5 2", "5 rows apart, and 0 columns apart: they share a column", 1),
        ("6: 1 1, 4 3", "3 rows apart, and 2 columns apart: they do not attack each other", 0),
    ],
)
def test_two_queens_attack_where_rows_and_columns_apart_are_equal(
    line: str, message: str, lines: int
) -> None:
    board = reach_board(line)
    assert message in board.caption
    assert len(board.marks.lines) == lines


def test_steps_are_counted_on_the_way_round_the_corner() -> None:
    assert reach_board("6: 1 1, 4 3").marks.letters == [
        *[((2, 1), "1"), ((3, 1), "2"), ((4, 1), "3")],
        ((4, 2), "1"),
    ]
    assert reach_board("6: 0 2, 2 2").marks.letters == [((1, 2), "1")]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("5", "a queen is N: row column, got 5: write 5: 1 2"),
        ("5: 1", "a queen is N: row column, got 5: 1: write 5: 1 2"),
        (f"5: 1 {'5' * 5000}", "a queen is N: row column, got 5: 1 5"),
        ("5: 1 5", "N = 5 has rows and columns 0 to 4, got 1 5"),
        ("5: 1 2, 1 4", "two queens stand in different rows, got row 1 twice"),
        ("11: 1 2", "this board has N = 2 to 10, got 11"),
    ],
)
def test_mistake_is_refused_with_its_value(line: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        reach_board(line)
    assert message in str(caught.value)
