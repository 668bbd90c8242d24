"""Permutations: in the order of the standard library, in every form, with their nodes."""

from __future__ import annotations

import itertools
from math import factorial
from typing import Any

import numpy as np
import pytest

from cy_core import InputError
from cy_core.puzzles import PERMUTATION_FORMS, count_permutations, permutations, trace_permutations

EVERY_FORM = pytest.mark.parametrize("form", PERMUTATION_FORMS)


@EVERY_FORM
def test_order_equals_itertools_permutations(form: str) -> None:
    for n in range(1, 10 if form == "bits" else 9):  # of 9 things there are several blocks
        rows = np.concatenate([*permutations(n, form)])
        assert np.array_equal(rows, [*itertools.permutations(range(n))])


@EVERY_FORM
def test_nodes_count_the_prefixes(form: str) -> None:
    """Each beginning of an order is one node: n! / k! beginnings leave k things over."""
    for n in range(1, 11):
        count = count_permutations(n, form)
        assert count.total == factorial(n)
        assert count.nodes == sum(factorial(n) // factorial(left) for left in range(n))


def test_first_block_comes_at_once_for_the_largest_n() -> None:
    first = next(permutations(20))
    assert first.shape == (factorial(8), 20)
    assert first.nbytes < 1 << 20
    assert first[0].tolist() == list(range(20))
    assert first[-1].tolist() == [*range(12), *range(19, 11, -1)]


def test_blocks_do_not_share_their_memory() -> None:
    one, other, *_ = permutations(9)
    assert (one[0, 0], other[0, 0]) == (0, 1)
    assert not np.shares_memory(one, other)


@pytest.mark.parametrize(
    ("n", "form", "message"),
    [
        (0, "bits", "n must be between 1 and 20, got 0"),
        (3, "bit", "form must be list, bits or iterative, got bit"),
    ],
)
def test_bad_values_are_refused_before_iteration(n: Any, form: Any, message: str) -> None:
    for function in (count_permutations, permutations, trace_permutations):
        with pytest.raises(InputError, match=f"^{message}$"):
            function(n, form)
