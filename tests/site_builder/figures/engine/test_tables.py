"""Tables of the engine: each sum is done again here."""

from __future__ import annotations

import re

import pytest

from site_builder.figures.engine.tables import burnside_table, crosses_table, lanes_table
from site_builder.values.text import TIMES
from tests import reference
from tests.helpers.tables import texts


def whole(text: str) -> int:
    return int(text.replace(",", ""))


def test_the_sum_over_crosses_gives_the_total() -> None:
    for row in texts(crosses_table(range(4, 13))):
        terms = re.findall(rf"([842]) {TIMES} ([\d,]+)", row[5])
        assert len(terms) == 3
        assert sum(int(weight) * whole(count) for weight, count in terms) == whole(row[6])


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
    (row,) = texts(burnside_table([n]))
    assert row[1:4] == [str(len(boards)), str(half), str(quarter)]


def test_lane_rows_show_their_utilisation() -> None:
    assert texts(lanes_table([6])) == [["6", "152", "82.6", "67.9", "43.2", "26.4"]]
