"""Boards with attacks and numbered diagonals: their marks are right."""

from __future__ import annotations

from itertools import permutations

import pytest

from site_builder.figures.boards.attacks import attack_board, numbered_diagonals, rays
from site_builder.values.errors import UserError

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


def test_a_full_board_has_no_next_row() -> None:
    marks = attack_board("4: 1 3 0 2").marks
    assert (marks.below, marks.outlines, marks.letters) == ([], [], [])


@pytest.mark.parametrize("columns", [*permutations(range(4), 2)])
def test_queens_that_attack_each_other_are_refused(columns: tuple[int, int]) -> None:
    line = f"4: {columns[0]} {columns[1]}"
    if abs(columns[0] - columns[1]) == 1:
        with pytest.raises(UserError, match="may not attack each other"):
            attack_board(line)
    else:
        assert attack_board(line).marks.queens == tuple(enumerate(columns))


def test_offsets_count_columns_from_the_queen() -> None:
    marks = attack_board("8: 3 offsets").marks
    words = dict(marks.letters)
    assert words[3, 0] == "\u22123"
    assert words[4, 7] == "+4"
    assert len(words) == 3 + 4
    assert [*marks.beside[1]] == ["32", "16", "8"]
    assert [*marks.beside[7]] == ["0", "16", "0"]
    assert [word for _, _, word in marks.above] == ["128", "64", "32", "16", "8", "4", "2", "1"]


def test_lines_of_attack_end_at_the_edge() -> None:
    assert rays(5, (0, 3)) == [((0, 3), (3, 0)), ((0, 3), (4, 3)), ((0, 3), (1, 4))]
    assert rays(5, (4, 0)) == []


def test_diagonals_are_numbered_from_0_to_2n_minus_2() -> None:
    for kind, corner in (("rising", (0, 0)), ("falling", (0, 4))):
        marks = numbered_diagonals(f"5 {kind}").marks
        values = dict(marks.letters)
        assert values[corner] == "0"
        assert sorted(set(map(int, values.values()))) == list(range(9))
        assert [values[square] for square in marks.tints] == ["4"] * 5


def test_another_diagonal_can_be_marked() -> None:
    assert numbered_diagonals("5 rising 1").marks.tints == [(0, 1), (1, 0)]


def test_the_queens_of_a_solution_have_different_numbers() -> None:
    board = numbered_diagonals("4 2 0 3 1 rising")
    assert [*board.marks.tints] == [*enumerate((4, 2, 0, 3, 1))]
    assert "4, 3, 2, 6, 5." in board.caption
