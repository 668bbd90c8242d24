"""Figures about symmetry agree with the orbits and the searches of the core."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cy_core import (
    Symmetry,
    forbidden_squares,
    fundamental,
    orbit,
    ring_codes,
    ring_positions,
    solution,
    solutions,
)
from exhibits.shared.symmetry_methods import (
    bounded_board,
    bounds_board,
    corner_board,
    duplicates_table,
    greatest_image,
    halves_board,
    inside_table,
    middle_queen,
    numbered_board,
    pairs_table,
    ring_board,
    rings_of,
    store_and_compare,
    symmetry_elimination,
    turned_table,
)
from site_builder.figures.symmetry.blocks import (
    orbit_sum_table,
    orbits_of,
    over_orbits,
    over_symmetries,
)
from site_builder.values.census import census
from site_builder.values.table import NOTHING
from site_builder.values.text import TIMES
from tests.helpers.blocks import block_html, block_pictures
from tests.helpers.tables import cell_texts

ROTATIONS = {"C": Symmetry.ROTATE_90, "B": Symmetry.ROTATE_180, "A": Symmetry.ROTATE_270}
BOARD = (1, 6, 2, 5, 7, 4, 0, 3)


# Halves and forbidden squares --------------------------------------------------------------------


def test_left_half_board_is_the_found_one() -> None:
    marks = halves_board((4, 2, 0, 3, 1)).marks
    assert list(marks.queens) == list(enumerate((0, 2, 4, 1, 3)))
    # The hollow queens are the mirror image. (1, 2) is missing, because both have a queen there.
    assert list(marks.hollow) == [(0, 4), (2, 0), (3, 3), (4, 1)]
    assert marks.outlines == [(0, 0, 1, 2)]
    assert marks.above == [(0, 2, "searched"), (2, 1, "middle"), (3, 2, "mirrored")]
    middle = halves_board((2, 4, 1, 3, 0)).marks
    assert (middle.outlines, middle.queens[1]) == ([(1, 0, 1, 2)], (1, 0))


@pytest.mark.parametrize(("n", "bound"), [(8, 1), (8, 2), (8, 3), (9, 3), (16, 7)])
def test_crosses_are_the_forbidden_squares_and_follow_from_three_rules(n: int, bound: int) -> None:
    crossed = bounded_board(n, bound)
    numbered = numbered_board(n, bound)
    rows = forbidden_squares(n, False, bound)
    expected = [(r, c) for r in range(1, n) for c in range(n) if rows[r] >> n - 1 - c & 1]
    assert sorted(crossed.marks.crosses) == expected
    rules = dict(numbered.marks.letters)
    assert sorted(rules) == expected
    for (row, column), rule in rules.items():
        assert (rule == "1") == (row < bound)
        assert (rule == "3") == (row == n - 1 and 0 < column < n - 1)


def test_the_bounds_move_towards_each_other() -> None:
    board = bounds_board(8)
    assert dict(board.marks.letters) == {(0, 6): "1", (0, 5): "2", (0, 4): "3"}
    first, last = ([f"{number}: BOUND{which}" for number in (1, 2, 3)] for which in (1, 2))
    assert [word for (word,) in board.marks.beside] == ["", *first, *reversed(last), ""]


@pytest.mark.parametrize("n", [6, 7, 8, 9])
def test_only_queens_on_lettered_squares_allow_a_greater_or_equal_rotation(n: int) -> None:
    """A rotation keeps the first queen of a board exactly if its lettered square has a queen.

    The letter of a rotation marks the square that it moves to the square of the first queen.
    """
    for bound in range(1, n // 2):
        board = bounded_board(n, bound)
        letters = {word: square for square, word in board.marks.letters}
        assert sorted(letters) == ["A", "B", "C"]
        assert not {end for _, end in board.marks.faint_lines} & set(letters.values())
        for columns in fundamental(n)[0].tolist():
            if columns[0] != n - 1 - bound:
                continue
            images = orbit(columns).images
            for word, (row, column) in letters.items():
                reaches = images[ROTATIONS[word]][0] == columns[0]
                assert reaches == (columns[row] == column)


def test_without_a_bit_each_first_queen_has_a_board() -> None:
    assert len(block_pictures("forbidden", "8 bound")) == 3
    assert block_pictures("forbidden", "8 bound 2") == block_pictures("forbidden", "8 bound")[1:2]


@pytest.mark.parametrize(
    ("bound", "rows"), [(2, "no square is"), (3, "row 2 is"), (6, "rows 2 to 5 are")]
)
def test_tie_in_the_corner_case_is_an_attack(bound: int, rows: str) -> None:
    board = corner_board(8, bound)
    ((tie, _),) = board.marks.letters
    _, second = board.marks.queens
    assert tie[0] - second[0] == tie[1] - second[1]
    assert tie[1] > second[1]
    assert board.marks.crosses == [(row, 6) for row in range(2, bound)]
    assert f" {rows} forbidden (crossed)" in board.caption


def test_queens_in_the_middle_of_opposite_edges_attack_each_other() -> None:
    marks = middle_queen(5).marks
    assert set(marks.hollow) == {(2, 0), (2, 4), (4, 2)}
    assert ((2, 0), (2, 4)) in marks.faint_lines


# Rings -------------------------------------------------------------------------------------------


def test_the_queens_of_the_rings_are_numbered_as_they_are_placed() -> None:
    marks = ring_board((2, 4, 1, 7, 0, 6, 3, 5)).marks
    assert marks.queens == ()
    assert list(marks.numbered) == [(0, 2), (1, 4), (3, 7), (5, 6), (7, 5), (6, 3), (4, 0), (2, 1)]
    assert len(marks.tints) == 64 - 16
    shared = ring_board((4, 2, 0, 3, 1)).marks
    assert sorted([*shared.queens, *shared.numbered]) == list(enumerate((4, 2, 0, 3, 1)))
    assert shared.numbered[0] == (0, 4)


def test_rings_have_a_weight_in_the_one_image_that_the_search_meets() -> None:
    captions = {ring_board(image).caption for image in orbit(solution("8.4.1")).images.values()}
    weights = Counter("Weight of the rings: 0" in caption for caption in captions)
    assert weights == {True: 3, False: 1}


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("8.4.1", "After half a turn rings and board are the same."),
        ("8.8.1", "After half a turn rings and board are different."),
        ("12.8.1690", "After half a turn the rings are the same, the board is not."),
        ("5.2.1", "After a quarter turn rings and board are the same."),
    ],
)
def test_caption_compares_rings_and_board(label: str, words: str) -> None:
    assert words in ring_board(solution(label)).caption


def test_smallest_board_with_more_symmetric_rings_is_n_12() -> None:
    for n in range(4, 12):
        for columns in fundamental(n)[0].tolist():
            assert "the board is not" not in ring_board(tuple(columns)).caption


def test_the_codes_are_sums_of_the_positions() -> None:
    rows = cell_texts(pairs_table(BOARD))
    assert [row[0] for row in rows] == ["top", "right", "bottom", "left"]
    for _, outer, inner, _, code in rows:
        assert int(outer) * 8 + int(inner) == int(code)
    positions = ring_positions(8, tuple(enumerate(BOARD)))
    assert [int(row[-1]) for row in rows] == ring_codes(8, positions)


@pytest.mark.parametrize("n", [5, 6, 8])
def test_inner_row_is_skipped_or_has_its_queen_on_a_free_square(n: int) -> None:
    for board in solutions(n).tolist():
        rings = dict(rings_of(board))
        rows = cell_texts(inside_table(board))
        assert [int(row[0]) for row in rows] == list(range(2, n - 2))
        for row, *masks, free, _ in rows:
            if int(row) in rings:
                assert {*masks, free} == {NOTHING}
            else:
                assert free[board[int(row)]] == "1"
                together = zip(*masks, free, strict=True)
                assert all(("1" in three) != (bit == "1") for *three, bit in together)


# Duplicates and sums -----------------------------------------------------------------------------


def in_turn(board: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the board, its three other rotations, and its four mirror images."""
    n = len(board)
    image = board
    turned = [board]
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


@pytest.mark.parametrize("n", range(4, 9))
def test_duplicates_cost_what_a_plain_search_for_them_does(n: int) -> None:
    stored_boards: list[tuple[int, ...]] = []
    compared = images_made = 0
    for board in map(tuple, solutions(n).tolist()):
        images = in_turn(board)
        first = next((index for index, other in enumerate(stored_boards) if other in images), None)
        if first is None:
            compared += 8 * len(stored_boards)
            stored_boards.append(board)
        else:
            compared += images.index(stored_boards[first]) * len(stored_boards) + first + 1
        greater = (number for number, image in enumerate(images) if image > board)
        images_made += next(greater, 7)
    stored = store_and_compare(n)
    greatest = greatest_image(n)
    eliminated = symmetry_elimination(n)
    assert (stored.comparisons, stored.stored) == (compared, len(stored_boards))
    assert greatest.images == greatest.comparisons == images_made
    assert {way.fundamental for way in (stored, greatest, eliminated)} == {census(n).fundamental}
    # Both searches stop early: one at the first greater image, the other at the first stored image.
    # For n > 4 the first one stops earlier.
    if n > 4:
        assert greatest.images < stored.images
        assert greatest.comparisons < stored.comparisons


def test_three_ways_for_each_n() -> None:
    rows = cell_texts(duplicates_table(range(4, 9)))
    assert len(rows) == 15
    assert rows[-3:] == [
        ["8", "greatest of eight", "92", "250", "250", NOTHING, NOTHING, "12"],
        ["8", "store and compare", "92", "403", "4,699", "12", "96", "12"],
        ["8", "symmetry elimination", "16", "10", "10", NOTHING, NOTHING, "12"],
    ]


@pytest.mark.parametrize("n", [6, 8, 9])
def test_compared_rows_show_which_boards_are_greatest(n: int) -> None:
    for board, size in zip(*(part.tolist() for part in fundamental(n)), strict=True):
        if board[0] == n - 1:
            continue
        answers = [row[5] for row in turned_table(tuple(board)).rows]
        assert "the turned board is greater" not in answers
        assert (size == 8) == (answers.count("the same") < n)
    smaller = cell_texts(turned_table((6, 0, 2, 7, 5, 3, 1, 4)))
    assert smaller[-1] == ["C", "90°", "1", "0", "1", "the turned board is greater"]


def test_the_sum_that_is_written_out_gives_the_total() -> None:
    for n, row in zip(range(2, 28), cell_texts(orbit_sum_table(range(2, 28))), strict=True):
        terms = re.findall(rf"([248]) {TIMES} ([\d,]+)", row[4])
        total = sum(int(size) * int(count.replace(",", "")) for size, count in terms)
        assert f"{total:,}" == row[5] == f"{census(n).total:,}"


def test_both_sums_of_every_size_stand_around_their_picture() -> None:
    lines = {
        4: ("1 * 2 = 2", "(2 + 2 + 2 + 2) / 8 = 1"),
        5: ("1 * 2 + 1 * 8 = 10", "(10 + 2 + 2 + 2) / 8 = 2"),
        6: ("1 * 4 = 4", "(4 + 4) / 8 = 1"),
        7: ("2 * 4 + 4 * 8 = 40", "(40 + 8) / 8 = 6"),
        8: ("1 * 4 + 11 * 8 = 92", "(92 + 4) / 8 = 12"),
    }
    for n, (total, classes) in lines.items():
        columns = orbits_of(n)
        assert over_orbits(columns).line == total.replace("*", TIMES)
        assert over_symmetries(columns).line == classes
    html = block_html("sum", "5")
    assert html.index("= 10") < html.index("<svg") < html.index("/ 8 = 2")
