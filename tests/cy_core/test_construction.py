"""One solution by a rule: right for every N that has one."""

from __future__ import annotations

import pytest

from cy_core import InputError, one_solution
from tests.reference import all_solutions

MAX_TESTED_N = 1000


def test_no_two_queens_attack_each_other() -> None:
    for n in range(1, MAX_TESTED_N + 1):
        if n in (2, 3):
            continue
        columns = one_solution(n)
        assert sorted(columns) == list(range(n)), n
        assert len({row + column for row, column in enumerate(columns)}) == n, n
        assert len({row - column for row, column in enumerate(columns)}) == n, n


def test_no_queen_of_an_even_board_is_on_the_diagonal_from_the_top_left() -> None:
    for n in range(4, MAX_TESTED_N + 1, 2):
        assert all(row != column for row, column in enumerate(one_solution(n))), n


@pytest.mark.parametrize("n", [2, 3])
def test_boards_without_solution_are_refused(n: int) -> None:
    assert all_solutions(n) == ()
    with pytest.raises(InputError, match=f"^n = {n} has no solution$"):
        one_solution(n)
