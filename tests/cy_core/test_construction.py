"""One solution by a rule: right for every N that has one."""

from __future__ import annotations

import pytest

from cy_core import InputError, one_solution

MAX_TESTED_N = 1000


def test_no_two_queens_attack_each_other() -> None:
    for n in range(1, MAX_TESTED_N + 1):
        if n in (2, 3):
            continue
        columns = one_solution(n)
        assert sorted(columns) == list(range(n)), n
        assert len({row + column for row, column in enumerate(columns)}) == n, n
        assert len({row - column for row, column in enumerate(columns)}) == n, n
        # An odd board is an even one with a queen more in the corner.
        assert n % 2 or all(row != column for row, column in enumerate(columns)), n


def test_boards_without_solution_are_refused() -> None:
    for n in (2, 3):
        with pytest.raises(InputError, match=f"^n = {n} has no solution$"):
            one_solution(n)
