"""Boards about symmetry: halves, forbidden squares, rings."""

from __future__ import annotations

import pytest

from cy_core import (
    Symmetry,
    forbidden_squares,
    fundamental,
    orbit,
    solution,
)
from site_builder.figures.symmetry.boards import forbidden_boards, mirrored_halves, ring_board

ROTATIONS = {"C": Symmetry.ROTATE_90, "B": Symmetry.ROTATE_180, "A": Symmetry.ROTATE_270}


def test_left_half_board_is_the_found_one() -> None:
    marks = mirrored_halves("4 2 0 3 1").marks
    assert [*marks.queens] == [*enumerate((0, 2, 4, 1, 3))]
    assert [*marks.hollow] == [(0, 4), (2, 0), (3, 3), (4, 1)]  # (1, 2) is in both
    assert marks.outlines == [(0, 0, 1, 2)]


def test_below_a_queen_in_the_middle_the_second_row_is_halved() -> None:
    marks = mirrored_halves("2 4 1 3 0").marks
    assert marks.outlines == [(1, 0, 1, 2)]
    assert marks.queens[1] == (1, 0)


def test_an_even_board_has_no_middle() -> None:
    marks = mirrored_halves("8.8.1").marks
    assert [word for _, _, word in marks.above] == ["searched", "mirrored"]


@pytest.mark.parametrize(("n", "bound"), [(8, 1), (8, 2), (8, 3), (9, 3), (16, 7)])
def test_crosses_are_the_forbidden_squares_below_the_first_queen(n: int, bound: int) -> None:
    (board,) = forbidden_boards(f"{n} bound {bound}")
    bits = [0] * n
    for row, column in board.marks.crosses:
        bits[row] |= 1 << n - 1 - column
    assert bits[0] == 0
    assert bits[1:] == [*forbidden_squares(n, False, bound)][1:]


@pytest.mark.parametrize(("n", "bound"), [(8, 1), (8, 2), (8, 3), (9, 3), (16, 7)])
def test_three_rules_give_the_forbidden_squares(n: int, bound: int) -> None:
    (crossed,), (board,) = (
        forbidden_boards(f"{n} {kind} {bound}") for kind in ("bound", "numbered")
    )
    rules = dict(board.marks.letters)
    assert sorted(rules) == sorted(crossed.marks.crosses)
    for (row, column), rule in rules.items():
        assert (rule == "1") == (row < bound)
        assert (rule == "3") == (row == n - 1 and 0 < column < n - 1)


def test_the_bounds_move_towards_each_other() -> None:
    (board,) = forbidden_boards("8 bounds")
    assert dict(board.marks.letters) == {(0, 6): "1", (0, 5): "2", (0, 4): "3"}
    first, last = ([f"{number}: BOUND{which}" for number in (1, 2, 3)] for which in (1, 2))
    assert [word for (word,) in board.marks.beside] == ["", *first, *reversed(last), ""]


@pytest.mark.parametrize("n", [6, 7, 8, 9])
def test_only_queens_on_lettered_squares_allow_a_greater_or_equal_rotation(n: int) -> None:
    """Each letter is the one square from which its rotation brings a queen to the first one's."""
    for bound in range(1, n // 2):
        (board,) = forbidden_boards(f"{n} bound {bound}")
        letters = {word: square for square, word in board.marks.letters}
        assert sorted(letters) == ["A", "B", "C"]
        for columns in fundamental(n)[0].tolist():
            if columns[0] != n - 1 - bound:
                continue
            images = orbit(columns).images
            for word, (row, column) in letters.items():
                reaches = images[ROTATIONS[word]][0] == columns[0]
                assert reaches == (columns[row] == column)


def test_letters_are_named_as_in_the_literature() -> None:
    """A in the right column, B in the bottom row, C in the left column."""
    (board,) = forbidden_boards("8 bound 2")
    assert {word: square for square, word in board.marks.letters} == {
        "A": (5, 7),
        "B": (7, 2),
        "C": (2, 0),
    }
    assert "A asks for the rotation by 270°, on B by 180°, on C by 90°" in board.caption


@pytest.mark.parametrize("bound", [1, 2, 3])
def test_the_squares_that_mirror_a_b_and_c_are_attacked(bound: int) -> None:
    (board,) = forbidden_boards(f"8 bound {bound}")
    ends = {end for _, end in board.marks.lines}
    assert ends == {(7 - bound, 0), (bound, 7), (7, 7 - bound)}
    assert not ends & {square for square, _ in board.marks.letters}


def test_tie_in_the_corner_case_is_an_attack() -> None:
    for bound in range(2, 7):
        (board,) = forbidden_boards(f"8 corner {bound}")
        (tie, _), *more = board.marks.letters
        _, second = board.marks.queens
        assert more == []
        assert tie[0] - second[0] == tie[1] - second[1] > 0
        assert board.marks.crosses == [(row, 6) for row in range(2, bound)]


@pytest.mark.parametrize(
    ("bound", "message"),
    [(2, "No square is"), (3, "Row 2 of it is"), (4, "Rows 2 to 3 of it are")],
)
def test_the_corner_case_says_which_rows_are_forbidden(bound: int, message: str) -> None:
    (board,) = forbidden_boards(f"8 corner {bound}")
    assert f". {message} forbidden (crossed)" in board.caption


def test_all_first_queens_side_by_side() -> None:
    boards = forbidden_boards("9")
    assert [board.marks.queens[0][1] for board in boards] == [8, 7, 6, 5]


def test_why_the_first_queen_stands_in_neither_left_half_nor_middle() -> None:
    (left,), (middle,) = forbidden_boards("8 left"), forbidden_boards("5 middle")
    ((row, column),) = left.marks.queens
    assert row == 0
    assert [*left.marks.hollow] == [(0, 7 - column)]
    assert "begins with 6 in place of 1" in left.caption
    assert {*middle.marks.hollow} == {(2, 0), (2, 4), (4, 2)}
    assert ((2, 0), (2, 4)) in middle.marks.lines


def test_the_queens_of_the_rings_are_numbered_as_they_are_placed() -> None:
    marks = ring_board("8.4.1").marks
    assert marks.queens == ()
    assert [*marks.numbered] == [(0, 2), (1, 4), (3, 7), (5, 6), (7, 5), (6, 3), (4, 0), (2, 1)]
    assert len(marks.tints) == 64 - 16


def test_a_queen_that_two_lines_share_has_one_number() -> None:
    marks = ring_board("4 2 0 3 1").marks
    assert sorted([*marks.queens, *marks.numbered]) == [*enumerate((4, 2, 0, 3, 1))]
    assert marks.numbered[0] == (0, 4)


def test_columns_are_drawn_as_they_are_and_a_label_as_the_search_meets_it() -> None:
    columns = solution("8.4.1")
    as_given = ring_board(" ".join(map(str, columns)))
    assert {*as_given.marks.numbered} == {*enumerate(columns)}
    assert "Weight of the rings: 0" in as_given.caption
    assert "Weight of the rings: 4" in ring_board("8.4.1").caption


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("8.4.1", "After half a turn rings and board are the same."),
        ("8.8.1", "After half a turn rings and board are different."),
        ("12.8.1690", "After half a turn the rings are the same, the board is not."),
        ("14.8.35300", "After half a turn the rings are the same, the board is not."),
        ("5.2.1", "After a quarter turn rings and board are the same."),
    ],
)
def test_caption_compares_rings_and_board(label: str, words: str) -> None:
    assert words in ring_board(label).caption


def test_two_boards_with_the_same_rings_are_of_different_classes() -> None:
    first, other = ring_board("14.4.55"), ring_board("14.8.35300")
    assert first.marks.numbered == other.marks.numbered
    assert first.marks.queens != other.marks.queens


def test_smallest_board_with_more_symmetric_rings_is_n_12() -> None:
    def deceives(columns: list[int]) -> bool:
        rings = ring_board(" ".join(map(str, columns)))
        return "the board is not" in rings.caption

    assert [n for n in range(4, 12) if any(map(deceives, fundamental(n)[0].tolist()))] == []
