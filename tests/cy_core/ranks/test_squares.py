"""Queens per square: counted by a plain search, and what was written down."""

from __future__ import annotations

import pytest

from cy_core import InputError, known_census, queens_per_square
from cy_core.ranks.squares import counted_squares, csv_lines, stored_squares
from tests import reference


@pytest.mark.parametrize("n", range(1, 9))
def test_queens_per_square_equal_those_of_the_reference(n: int) -> None:
    boards = [*reference.all_solutions(n)]
    counts = tuple(
        tuple(sum(board[row] == column for board in boards) for column in range(n))
        for row in range(n)
    )
    assert queens_per_square(n) == counts


@pytest.mark.parametrize("n", range(9, 19))
def test_every_row_and_column_sums_to_the_total(n: int) -> None:
    counts = queens_per_square(n)
    total = known_census(n).total
    assert {sum(row) for row in counts} == {total}
    assert {sum(column) for column in zip(*counts, strict=True)} == {total}


@pytest.mark.parametrize("n", range(13, 17))
def test_stored_squares_equal_a_fresh_count(n: int) -> None:
    assert (counted_squares(n) == stored_squares(n)).all()


def test_csv_has_one_eighth_of_the_board() -> None:
    assert csv_lines(3) == ["3,0,0,0", "3,0,1,0", "3,1,1,0"]
    assert csv_lines(4) == ["4,0,0,0", "4,0,1,1", "4,1,1,0"]


def test_n_above_18_is_refused() -> None:
    with pytest.raises(InputError, match=r"^n must be between 1 and 18, got 19$"):
        queens_per_square(19)
