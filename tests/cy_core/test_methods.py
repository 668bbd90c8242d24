"""Test that every method and form counts like the reference, and is registered."""

from __future__ import annotations

import pytest

from cy_core import (
    METHODS,
    Method,
    count,
    find_method,
    find_rival,
    known_census,
    method_source,
    program_lines,
    trace,
)
from tests import reference
from tests.helpers.sources import ROOT

EVERY_METHOD = pytest.mark.parametrize("method", METHODS, ids=lambda m: f"{m.key}-{m.form}")


def partial_boards(n: int) -> int:
    """Count the boards with 1 to n queens in the top rows that do not attack each other."""
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
def test_counts_agree_with_the_reference_and_the_published_ones(method: Method) -> None:
    for n in range(1, 9):
        census = method.search(n)
        assert (census.n, census.total) == (n, len(reference.all_solutions(n)))
        if method.key in ("symmetry_elimination", "carry_chain"):
            sizes = [size for _, size in reference.all_fundamental(n)]
            assert census.fundamental == len(sizes)
            assert census.orbits_by_size == {size: sizes.count(size) for size in (1, 2, 4, 8)}
    for n in range(9, min(12, method.max_n) + 1):
        census, known = method.search(n), known_census(n)
        assert census.total == known.total
        if census.fundamental is not None:
            assert census.fundamental == known.fundamental
            assert census.orbits_by_size == known.orbits_by_size


def test_carry_chain_counts_symmetric_rings_by_the_finished_board() -> None:
    """A carry chain that judges symmetry by the rings alone would count 45771 orbits for N = 14."""
    for method in METHODS:
        if method.key == "carry_chain":
            assert method.search(14).fundamental == 45752


@pytest.mark.parametrize("n", range(1, 11))
def test_nodes_of_each_method_are_as_expected(n: int) -> None:
    boards = partial_boards(n)
    for recursive, iterative in zip(METHODS[::2], METHODS[1::2], strict=True):
        assert recursive.key == iterative.key
        if n > recursive.max_n:
            continue
        nodes = recursive.search(n).nodes
        assert nodes == iterative.search(n).nodes
        if recursive.key == "brute_force":
            assert nodes == sum(n**row for row in range(1, n + 1))
        elif recursive.key == "mirror":
            # The search has half of the nodes. For odd n, the first queen in the middle belongs to
            # both halves.
            assert nodes == (boards + n % 2) // 2
        elif recursive.lists == "solutions":
            assert nodes == boards
        else:
            assert nodes is not None
            assert nodes <= boards


METHODS_FOLDER = ROOT / "cy_core" / "methods"
# A file in this folder that is not a method: it lists solutions, with the search of a method.
NOT_A_METHOD = "listing_scalar"


def test_every_method_file_is_registered_in_both_forms() -> None:
    files = {path.stem for path in METHODS_FOLDER.glob("*.pyx")} - {NOT_A_METHOD}
    assert {(m.key, m.form) for m in METHODS} == {
        (key, form) for key in files for form in ("recursive", "iterative")
    }


@pytest.mark.parametrize("key", ["placement-flags", "placement_flags"])
def test_method_key_may_have_hyphens(key: str) -> None:
    assert find_method(key, "iterative").key == "placement_flags"
    assert count(6, method=key).total == 4
    assert [step.kind for step in trace(1, key)]
    assert method_source(key, "recursive") == method_source("placement_flags", "recursive")
    assert program_lines(key, "recursive") == program_lines("placement_flags", "recursive")
    assert find_rival(key, 4, ((0, 0),)) is None
