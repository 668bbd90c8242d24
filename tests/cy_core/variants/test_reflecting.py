"""Queens before a mirror: against the definition by sums and differences, and OEIS A007631."""

from __future__ import annotations

from itertools import permutations

import pytest

from cy_core import InputError
from cy_core.variants import count_reflecting, reflecting_solutions

A007631 = (1, 0, 0, 2, 4, 0, 2, 10, 32, 38, 140, 496, 1186)


def slow_solutions(n: int) -> list[list[int]]:
    """Pair each x from 1 to n with a y from n + 1 to 2n: no two sums or differences are alike."""
    return sorted(
        [y - n - 1 for y in reversed(ys)]
        for ys in permutations(range(n + 1, 2 * n + 1))
        if len({*(y + x for x, y in enumerate(ys, 1)), *(y - x for x, y in enumerate(ys, 1))})
        == 2 * n
    )


@pytest.mark.parametrize("n", range(1, 8))
def test_solutions_are_those_of_the_definition(n: int) -> None:
    """The row at the strip is the last, so x counts rows from there."""
    assert reflecting_solutions(n).tolist() == slow_solutions(n)


def test_counts_are_the_published_ones() -> None:
    assert tuple(count_reflecting(n) for n in range(1, 14)) == A007631


def test_too_large_a_board_is_refused() -> None:
    with pytest.raises(InputError, match=r"^n must be between 1 and 15, got 16$"):
        count_reflecting(16)
