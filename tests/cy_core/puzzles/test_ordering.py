"""Permutations: in the order of the standard library, in every form, with their nodes."""

from __future__ import annotations

import _thread
import itertools
import threading
from math import factorial

import numpy as np
import pytest

from cy_core import InputError
from cy_core.puzzles import PERMUTATION_FORMS, count_permutations, permutations
from cy_core.puzzles.order_search import search_orders

EVERY_FORM = pytest.mark.parametrize("form", PERMUTATION_FORMS)


@pytest.mark.parametrize(
    ("form", "n"),
    [*itertools.product(PERMUTATION_FORMS, range(1, 9)), ("bits", 9)],  # 9 things: several blocks
)
def test_order_equals_itertools_permutations(form: str, n: int) -> None:
    rows = [tuple(row) for block in permutations(n, form) for row in block.tolist()]
    assert rows == list(itertools.permutations(range(n)))


@EVERY_FORM
@pytest.mark.parametrize("n", range(1, 10))
def test_nodes_count_the_prefixes(form: str, n: int) -> None:
    """Each beginning of an order is one node: n! / k! beginnings leave k things over."""
    count = count_permutations(n, form)
    assert count.total == factorial(n)
    assert count.nodes == sum(factorial(n) // factorial(left) for left in range(n))


@EVERY_FORM
def test_nodes_of_ten_elements(form: str) -> None:
    assert count_permutations(10, form).nodes == 9_864_100


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


@pytest.mark.soak
@EVERY_FORM
def test_ctrl_c_ends_a_count(form: str) -> None:
    timer = threading.Timer(0.05, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        count_permutations(16, form)


@pytest.mark.parametrize("function", [count_permutations, permutations])
@pytest.mark.parametrize(
    ("n", "form", "message"),
    [
        (0, "bits", "n must be between 1 and 20, got 0"),
        (21, "bits", "n must be between 1 and 20, got 21"),
        ("3", "bits", "n must be an integer, got '3'"),
        (3, "bit", "form must be list, bits or iterative, got bit"),
        (3, None, "form must be list, bits or iterative, got None"),
        (3, [], "form must be list, bits or iterative, got []"),
    ],
)
def test_bad_values_are_refused_before_iteration(
    function: type[object], n: object, form: object, message: str
) -> None:
    with pytest.raises(InputError, match=f"^{message}$".replace("[", r"\[")):
        function(n, form)  # type: ignore[call-arg]


@pytest.mark.parametrize("first", [(3,), (0, 0), (-1,), (0, 1, 2, 3), (1 << 40,)])
def test_search_orders_refuses_an_invalid_prefix(first: tuple[int, ...]) -> None:
    with pytest.raises(InputError, match="no order of 3 begins with"):
        search_orders(3, "bits", first)


@pytest.mark.parametrize("shape", [(5, 3), (6, 2), (6, 4), (0, 3)])
def test_search_orders_refuses_rows_of_the_wrong_shape(shape: tuple[int, int]) -> None:
    with pytest.raises(InputError, match="6 orders need as many rows of 3"):
        search_orders(3, "bits", (), np.empty(shape, np.uint8))
