"""Boards with attacks and diagonals have the right marks."""

from __future__ import annotations

from itertools import product
from typing import Literal

import pytest

from site_builder.figures.boards import (
    apart_board,
    attack_board,
    numbered_diagonals,
    rays,
    reach_board,
)
from tests.helpers.blocks import expanded

LETTERS = {-1: "L", 0: "D", 1: "R"}


def attacked(columns: tuple[int, ...], n: int) -> dict[tuple[int, int], str]:
    """The squares below the queens, with the ways in which they are attacked."""
    attacks: dict[tuple[int, int], set[str]] = {}
    for row in range(len(columns), n):
        for queen, column in enumerate(columns):
            for way, letter in LETTERS.items():
                if 0 <= (hit := column + way * (row - queen)) < n:
                    attacks.setdefault((row, hit), set()).add(letter)
    return {square: "".join(sorted(ways, key="LDR".index)) for square, ways in attacks.items()}


@pytest.mark.parametrize("columns", [(), (3,), (0, 2), (1, 4), (4, 2, 0), (4, 2, 0, 3, 1)])
def test_every_attacked_square_has_the_letters_of_its_attacks(columns: tuple[int, ...]) -> None:
    board = attack_board(f"5: {' '.join(map(str, columns))}")
    assert dict(board.marks.letters) == attacked(columns, 5)


def test_the_masks_of_the_next_row_stand_below_in_bits_and_decimal() -> None:
    assert attack_board("4: 2 0").marks.below == [
        ("1000", "left = 8"),
        ("1010", "down = 10"),
        ("0100", "right = 4"),
        ("0001", "free = 1"),
    ]
    assert attack_board("4:").marks.below[-1] == ("1111", "free = 15")


def test_lines_of_attack_end_at_the_edge_and_a_full_board_has_no_next_row() -> None:
    assert rays(5, (0, 3)) == [((0, 3), (3, 0)), ((0, 3), (4, 3)), ((0, 3), (1, 4))]
    assert rays(5, (4, 0)) == []
    marks = attack_board("4: 1 3 0 2").marks
    assert (marks.below, marks.outlines, marks.letters) == ([], [], [])


def test_offsets_count_columns_from_the_queen() -> None:
    marks = attack_board("8: 3 offsets").marks
    words = dict(marks.letters)
    assert words[3, 0] == "\u22123"
    assert words[4, 7] == "+4"
    assert len(words) == 3 + 4
    assert [*marks.beside[1]] == ["32", "16", "8"]
    assert [*marks.beside[7]] == ["0", "16", "0"]
    assert [word for _, _, word in marks.above] == ["128", "64", "32", "16", "8", "4", "2", "1"]


@pytest.mark.parametrize(("kind", "corner"), [("rising", (0, 0)), ("falling", (0, 4))])
def test_diagonals_are_numbered_from_0_to_2n_minus_2(
    kind: Literal["rising", "falling"], corner: tuple[int, int]
) -> None:
    marks = numbered_diagonals(5, kind).marks
    values = dict(marks.letters)
    assert values[corner] == "0"
    assert sorted(set(map(int, values.values()))) == list(range(9))
    assert [values[square] for square in marks.tints] == ["4"] * 5


def test_each_line_is_a_board_and_each_size_is_defined_once() -> None:
    done, problems = expanded("attacks", "4: 1\n4: 1 3\n5: 3")
    assert problems == ()
    assert done.count("qa-marked") == 3
    assert done.count('id="qa-squares-4"') == done.count('id="qa-squares-5"') == 1


SQUARES = [*product(range(5), range(5))]


@pytest.mark.parametrize("queen", SQUARES, ids=str)
def test_the_crossed_squares_are_those_in_line_with_the_queen(queen: tuple[int, int]) -> None:
    row, column = queen
    hit = {
        (r, c)
        for r, c in SQUARES
        if (r == row or c == column or abs(r - row) == abs(c - column)) and (r, c) != queen
    }
    marks = reach_board(5, queen).marks
    assert sorted(hit) == marks.crosses
    assert len(marks.faint_lines) == len(
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
    board = apart_board(line)
    assert message in board.caption
    assert len(board.marks.faint_lines) == lines


def test_steps_are_counted_on_the_way_round_the_corner() -> None:
    assert apart_board("6: 1 1, 4 3").marks.letters == [
        *[((2, 1), "1"), ((3, 1), "2"), ((4, 1), "3")],
        ((4, 2), "1"),
    ]
    assert apart_board("6: 0 2, 2 2").marks.letters == [((1, 2), "1")]
