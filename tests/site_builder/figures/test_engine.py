"""Figures of the engine: crosses and lanes add up to all boards."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cy_core import crosses, images, trace
from site_builder.figures.engine import (
    BACK,
    IDLE,
    buffered,
    burnside_table,
    busy,
    cross_board,
    crosses_table,
    lanes_table,
    placed,
    stacked,
)
from site_builder.values.census import census, nodes
from site_builder.values.text import TIMES
from tests import reference
from tests.helpers.blocks import pictures, shown
from tests.helpers.tables import texts


@pytest.mark.parametrize("n", range(4, 9))
def test_every_board_or_one_of_its_images_completes_one_cross(n: int) -> None:
    boards = {tuple(board) for board in reference.all_solutions(n)}
    for board in boards:
        alike = {tuple(image) for image in images(board)}
        met = [
            (image, cross)
            for image in alike
            for cross in crosses(n)
            if set(cross.squares) <= set(enumerate(image))
        ]
        assert len({cross.squares for _, cross in met}) == 1
        assert len(met) * met[0][1].weight == len(alike)


def test_the_queens_stand_on_the_lines_that_are_tinted() -> None:
    for board in (cross_board(9, number) for number in (41, 28, 7)):
        assert set(board.marks.queens) <= set(board.marks.tints)
    small = cross_board(8, 21)
    assert {row for row, _ in small.marks.queens} | {c for _, c in small.marks.queens} >= {3, 4}
    assert (2, 2) not in small.marks.tints
    assert len(small.marks.tints) == 2 * 8 * 2 - 4


def test_the_caption_says_number_weight_and_boards() -> None:
    assert [picture.caption for picture in pictures("crosses", "8 9 21")] == [
        "Cross 9 of 28. Weight 8, 2 completions: 16 boards.",
        "Cross 21 of 28. Weight 4, 1 completion: 4 boards.",
    ]
    assert cross_board(9, 41).caption.endswith(" The next lines are filled, too.")
    assert len(pictures("crosses", "12")) == 6


@pytest.mark.parametrize("lanes", [1, 3, 8])
@pytest.mark.parametrize("n", range(1, 8))
def test_every_queen_of_the_search_is_placed_in_its_row(n: int, lanes: int) -> None:
    expected = Counter(step.row for step in trace(n, "bitmap") if step.kind == "place")
    for steps in (buffered(n, lanes, 2048), stacked(n, lanes)):
        assert Counter(row for step in steps for row in step if row >= 0) == expected


def test_steps_have_all_lanes_one_that_works_and_only_stacks_backtrack() -> None:
    for steps, is_stack in ((buffered(6, 4, 2048), False), (stacked(6, 4), True)):
        assert {len(step) for step in steps} == {4}
        assert all(set(step) != {IDLE} for step in steps)
        assert any(BACK in step for step in steps) == is_stack
    assert placed(buffered(8, 8, 16)) == nodes("bitmap", "recursive", 8), "a small buffer"
    assert busy(buffered(6, 1, 2048)) == 1
    assert busy(stacked(6, 1)) < 0.6


def test_the_larger_the_search_the_fuller_the_lanes() -> None:
    shares = [busy(buffered(n, 8, 2048)) for n in range(6, 10)]
    assert shares == sorted(shares)
    assert shares[-1] > 0.97


def test_lanes_are_drawn_in_both_ways_with_their_counts() -> None:
    done = shown("lanes", "6 4")
    assert done.count('role="img"') == 2
    for steps in (buffered(6, 4, 2048), stacked(6, 4)):
        assert f"N = 6: 4 lanes place {placed(steps)} queens in {len(steps)} steps." in done
    assert texts(lanes_table(range(6, 7))) == [["6", "152", "82.6", "67.9", "43.2", "26.4"]]


def whole(text: str) -> int:
    return int(text.replace(",", ""))


def test_the_sum_over_crosses_gives_the_total() -> None:
    for n, row in zip(range(4, 13), texts(crosses_table(range(4, 13))), strict=True):
        terms = re.findall(rf"([842]) {TIMES} ([\d,]+)", row[5])
        assert len(terms) == 3
        total = sum(int(weight) * whole(boards) for weight, boards in terms)
        assert total == whole(row[6]) == census(n).total
        assert n > 10 or sum(c.weight * c.completions for c in crosses(n)) == total


def test_burnside_gives_the_fundamental_solutions() -> None:
    for row in texts(burnside_table(range(2, 28))):
        total, half, quarter = map(whole, row[1:4])
        assert total + half + 2 * quarter == 8 * whole(row[5])
        assert re.findall(r"[\d,]+", row[4]) == [*row[1:3], "2", row[3], "8"]


@pytest.mark.parametrize("n", range(2, 9))
def test_fixed_boards_equal_those_of_rotation(n: int) -> None:
    boards = [tuple(board) for board in reference.all_solutions(n)]
    half = sum(tuple(n - 1 - c for c in board[::-1]) == board for board in boards)
    quarter = sum(all(board[c] == n - 1 - r for r, c in enumerate(board)) for board in boards)
    (row,) = texts(burnside_table(range(n, n + 1)))
    assert row[1:4] == [str(len(boards)), str(half), str(quarter)]
