"""The completion threshold: the published values, and examples that cannot be completed."""

from __future__ import annotations

from itertools import combinations

import pytest

from cy_core import InputError, count_completions, solutions
from cy_core.variants import completion_threshold

A374013 = {4: 0, 5: 1, 6: 0, 7: 1, 8: 1, 9: 1, 10: 2, 11: 2}


def test_thresholds_are_those_of_oeis_a374013() -> None:
    assert {n: completion_threshold(n)[0] for n in A374013} == A374013


@pytest.mark.parametrize("n", [5, 8])
def test_every_smaller_placement_is_part_of_a_solution(n: int) -> None:
    threshold, placed = completion_threshold(n)
    found = {
        chosen
        for columns in solutions(n).tolist()
        for chosen in combinations(enumerate(columns), threshold)
    }
    assert len(found) == n * n  # one queen, on any square
    assert len(placed) == threshold + 1
    assert count_completions(n, placed) == 0


def test_small_boards_are_refused() -> None:
    with pytest.raises(InputError, match=r"^n must be between 4 and 12, got 3$"):
        completion_threshold(3)
