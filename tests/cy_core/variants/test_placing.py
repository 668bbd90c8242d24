"""Ways to place some queens: against all subsets of squares, and the published values."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from cy_core import InputError
from cy_core.variants import count_placements


def attack(a: tuple[int, int], b: tuple[int, int]) -> bool:
    rows, columns = abs(a[0] - b[0]), abs(a[1] - b[1])
    return not rows or not columns or rows == columns


def slow_placements(rows: int, columns: int) -> tuple[int, ...]:
    """Of all subsets of the squares, those without an attack."""
    squares = [*product(range(rows), range(columns))]
    counts = Counter(
        size
        for size in range(min(rows, columns) + 1)
        for chosen in combinations(squares, size)
        if not any(attack(a, b) for a, b in combinations(chosen, 2))
    )
    return tuple(counts[size] for size in range(min(rows, columns) + 1))


def test_counts_are_those_of_all_subsets() -> None:
    for rows, columns in (*product(range(1, 5), range(1, 6)), (5, 5)):
        assert count_placements(rows, columns) == slow_placements(rows, columns)
    assert count_placements(4, 7) == count_placements(7, 4)


def test_three_queens_are_as_oeis_a047659_has_them() -> None:
    counts = [count_placements(n, n) for n in range(3, 11)]
    assert [count[3] for count in counts] == [0, 24, 204, 1024, 3628, 10320, 25096, 54400]


def test_too_large_a_board_is_refused() -> None:
    with pytest.raises(InputError, match=r"^columns must be between 1 and 10, got 11$"):
        count_placements(3, 11)
