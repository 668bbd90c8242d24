"""Queens per square: counted by a plain search, and what was written down."""

from __future__ import annotations

from collections import Counter

import pytest

from cy_core import known_census, queens_per_square
from cy_core.ranks.squares import counted_squares, csv_lines, stored_squares
from tests import reference


def test_queens_per_square_equal_those_of_the_reference() -> None:
    for n in range(1, 9):
        counts = Counter(
            queen for board in reference.all_solutions(n) for queen in enumerate(board)
        )
        assert queens_per_square(n) == tuple(
            tuple(counts[row, column] for column in range(n)) for row in range(n)
        )


def test_every_row_and_column_sums_to_the_total() -> None:
    for n in range(9, 19):
        counts = queens_per_square(n)
        sums = [*map(sum, counts), *map(sum, zip(*counts, strict=True))]
        assert {*sums} == {known_census(n).total}


@pytest.mark.parametrize("n", range(13, 17))
def test_stored_squares_equal_a_fresh_count(n: int) -> None:
    assert (counted_squares(n) == stored_squares(n)).all()


def test_csv_has_one_eighth_of_the_board() -> None:
    assert csv_lines(3) == ["3,0,0,0", "3,0,1,0", "3,1,1,0"]
    assert csv_lines(4) == ["4,0,0,0", "4,0,1,1", "4,1,1,0"]
