"""Tables about symmetry."""

from __future__ import annotations

import re

import pytest

from cy_core import fundamental
from site_builder.figures.symmetry.tables import duplicates_table, orbit_sum_table, turned_table
from site_builder.values.table import NOTHING
from site_builder.values.text import TIMES
from tests.helpers.tables import texts


def test_the_sum_that_is_written_out_gives_the_total() -> None:
    for row in texts(orbit_sum_table(range(2, 28))):
        terms = re.findall(rf"([248]) {TIMES} ([\d,]+)", row[4])
        total = sum(int(size) * int(count.replace(",", "")) for size, count in terms)
        assert f"{total:,}" == row[5]


def test_twelve_has_orbits_of_all_three_sizes() -> None:
    (row,) = texts(orbit_sum_table([12]))
    assert row == [
        "12",
        "4",
        "18",
        "1,765",
        "2 * 4 + 4 * 18 + 8 * 1,765".replace("*", TIMES),
        "14,200",
    ]


@pytest.mark.parametrize("n", [6, 8, 9])
def test_compared_rows_show_which_boards_are_greatest(n: int) -> None:
    for board, size in zip(*(part.tolist() for part in fundamental(n)), strict=True):
        if board[0] == n - 1:
            continue
        answers = [row[5] for row in turned_table(tuple(board)).rows]
        assert "the turned board is greater" not in answers
        assert (size == 8) == (answers.count("the same") < n)


def test_smaller_board_names_the_row_where_its_image_is_greater() -> None:
    rows = texts(turned_table((6, 0, 2, 7, 5, 3, 1, 4)))
    assert rows[-1] == ["C", "90°", "1", "0", "1", "the turned board is greater"]


def test_three_ways_for_each_n() -> None:
    rows = texts(duplicates_table(range(4, 9)))
    assert len(rows) == 15
    assert rows[-3:] == [
        ["8", "greatest of eight", "92", "250", "250", NOTHING, NOTHING, "12"],
        ["8", "store and compare", "92", "403", "4,699", "12", "96", "12"],
        ["8", "symmetry elimination", "16", "10", "10", NOTHING, NOTHING, "12"],
    ]
