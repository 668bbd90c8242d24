"""Every method in both forms, against the reference, the published counts, and each other."""

from __future__ import annotations

import _thread
import threading

import pytest

from cy_core import METHODS, InputError, Method, known_census
from tests import reference

EVERY_METHOD = pytest.mark.parametrize("method", METHODS, ids=lambda m: f"{m.key}-{m.form}")


def partial_boards(n: int) -> int:
    """Boards with 1 to n queens in the top rows, none attacking another."""
    boards: list[reference.Board] = [()]
    total = 0
    for row in range(n):
        boards = [
            (*board, column)
            for board in boards
            for column in range(n)
            if all(abs(column - c) not in (0, row - r) for r, c in enumerate(board))
        ]
        total += len(boards)
    return total


@EVERY_METHOD
@pytest.mark.parametrize("n", range(1, 9))
def test_counts_equal_those_of_the_reference(method: Method, n: int) -> None:
    census = method.search(n)
    assert census.n == n
    assert census.total == len(reference.all_solutions(n))
    if method.key in ("symmetry_elimination", "carry_chain"):
        sizes = [size for _, size in reference.all_fundamental(n)]
        assert census.fundamental == len(sizes)
        assert census.orbits_by_size == {size: sizes.count(size) for size in (1, 2, 4, 8)}


@EVERY_METHOD
def test_counts_equal_the_published_ones(method: Method) -> None:
    for n in range(9, min(12, method.max_n) + 1):
        census, known = method.search(n), known_census(n)
        assert census.total == known.total
        if census.fundamental is not None:
            assert census.fundamental == known.fundamental
            assert census.orbits_by_size == known.orbits_by_size


def test_carry_chain_counts_symmetric_rings_by_the_finished_board() -> None:
    """Carry chains that look at the rings alone find 45771 here."""
    for method in METHODS:
        if method.key == "carry_chain":
            assert method.search(14).fundamental == 45752


@EVERY_METHOD
@pytest.mark.parametrize("n", [1, 4, 5, 6, 7, 8])
def test_nodes_of_each_method_are_as_expected(method: Method, n: int) -> None:
    nodes = method.search(n).nodes
    every = partial_boards(n)
    if method.key == "brute_force":
        assert nodes == sum(n**row for row in range(1, n + 1))
    elif method.lists == "solutions":
        assert nodes == every
    else:
        assert nodes is not None
        assert 0 < nodes <= every


@pytest.mark.parametrize("n", range(1, 11))
def test_mirror_visits_half_of_the_tree(n: int) -> None:
    for method in METHODS:
        if method.key == "mirror":
            # For odd n both halves share the queen in the middle of the first row.
            assert method.search(n).nodes == (partial_boards(n) + n % 2) // 2


@pytest.mark.parametrize("n", range(1, 11))
def test_both_forms_visit_the_same_nodes(n: int) -> None:
    for recursive, iterative in zip(METHODS[::2], METHODS[1::2], strict=True):
        assert recursive.key == iterative.key
        if n <= recursive.max_n:
            assert recursive.search(n).nodes == iterative.search(n).nodes


@EVERY_METHOD
def test_n_out_of_range_is_refused(method: Method) -> None:
    for n in (-1, 0, 29, 33, 100):
        with pytest.raises(InputError, match=str(n)):
            method.search(n)


@pytest.mark.soak
@EVERY_METHOD
def test_ctrl_c_ends_a_search(method: Method) -> None:
    timer = threading.Timer(0.05, _thread.interrupt_main)
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - the timer must not strike before
        timer.start()
        method.search(24)
    timer.join()
