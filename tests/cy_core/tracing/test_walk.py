"""Traces against the compiled methods: the same nodes, the same solutions, in both forms."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, zip_longest

import pytest

from cy_core import METHODS, StepKind, trace
from cy_core.model import Method, Square
from tests import reference

# Queens per row of the backtracking tree for n = 4..8, below the root. Source: OEIS A319284.
NODES_BY_DEPTH = {
    4: (4, 6, 4, 2),
    5: (5, 12, 14, 12, 10),
    6: (6, 20, 36, 46, 40, 4),
    7: (7, 30, 76, 140, 164, 94, 40),
    8: (8, 42, 140, 344, 568, 550, 312, 92),
}
KEYS = tuple(dict.fromkeys(method.key for method in METHODS))
EACH_KEY = pytest.mark.parametrize("key", KEYS)


def sizes(key: str) -> range:
    """N whose steps are few enough to look at one by one."""
    return range(1, 6 if key == "brute_force" else 8)


def boards_found(key: str, n: int) -> list[reference.Board]:
    """The solutions in the order in which the method finds them."""
    steps = (step for step in trace(n, key) if step.kind is StepKind.SOLUTION)
    return [tuple(column for _, column in sorted(step.queens)) for step in steps]


@pytest.mark.parametrize("method", METHODS, ids=lambda m: f"{m.key}-{m.form}")
def test_trace_places_the_nodes_of_the_compiled_method(method: Method) -> None:
    for n in range(1, 7 if method.key == "brute_force" else 9):
        placed, last = 0, None
        for last in trace(n, method.key, method.form):
            placed += last.kind is StepKind.PLACE
        census = method.search(n)
        assert placed == census.nodes
        assert (last.nodes, last.solutions) == (placed, census.total) if last else placed == 0


@EACH_KEY
def test_both_forms_take_the_same_steps(key: str) -> None:
    for n in sizes(key):
        pairs = zip_longest(trace(n, key, "recursive"), trace(n, key, "iterative"))
        assert all(one == other for one, other in pairs), n


@pytest.mark.parametrize(
    "key", ["backtracking", "placement_flags", "list_based", "columns_left", "bitmap"]
)
def test_nodes_by_depth_equal_the_published_ones(key: str) -> None:
    for n, published in NODES_BY_DEPTH.items():
        depths = Counter(s.depth for s in trace(n, key) if s.kind is StepKind.PLACE)
        assert tuple(depths[depth] for depth in range(1, n + 1)) == published


@EACH_KEY
def test_boards_are_found_in_the_order_of_the_method(key: str) -> None:
    for n in sizes(key)[3:]:
        every, found = [*reference.all_solutions(n)], boards_found(key, n)
        if key in ("brute_force", "backtracking", "placement_flags", "list_based"):
            assert found == every  # from the left
        elif key in ("columns_left", "bitmap", "lowest_zero"):
            assert found == every[::-1]  # from the lowest bit
        elif key == "mirror":
            assert sorted([*found, *map(reference.mirror, found)]) == every
        elif key == "symmetry_elimination":
            assert found == [board for board, _ in reference.all_fundamental(n)]


def test_carry_chain_counts_every_orbit_with_its_size() -> None:
    """Each orbit is met as often as its size over the weight says."""
    for n in range(4, 8):
        before, total = 0, Counter[reference.Board]()
        for step in trace(n, "carry_chain"):
            if step.kind is StepKind.SOLUTION:
                board = tuple(column for _, column in sorted(step.queens))
                total[max(reference.eight_images(board))] += step.solutions - before
                before = step.solutions
        assert dict(total) == dict(reference.all_fundamental(n))


@EACH_KEY
def test_a_step_changes_the_board_by_one_queen(key: str) -> None:
    for n in sizes(key):
        for before, step in pairwise(trace(n, key)):
            square = (step.row, step.column)
            if step.kind is StepKind.PLACE:
                assert step.queens[-1] == square
                assert step.queens[:-1] == before.queens[: step.depth - 1]
            elif step.kind is StepKind.BACKTRACK:
                assert square not in step.queens
                assert before.queens[: step.depth] == step.queens
                assert before.queens[step.depth] == square
            elif step.is_of_board or step.kind is StepKind.SOLUTION:
                assert (before.kind, before.queens) == (StepKind.PLACE, step.queens)


@EACH_KEY
def test_untried_squares_are_placed_later(key: str) -> None:
    """After each step in a row, `untried` names the squares that get their queen there later."""
    placed: dict[tuple[Square, ...], int] = {}
    for step in reversed([*trace(sizes(key)[-1], key)]):
        if step.kind is StepKind.PLACE:
            placed.pop(step.queens, None)  # the row below is entered here
        on_board = step.kind is StepKind.PLACE or step.is_of_board
        above = step.queens[:-1] if on_board else step.queens
        of_a_column = key == "carry_chain" and not step.untried
        if above and not of_a_column:  # the first row may be searched in several parts
            assert step.untried == placed.get(above, 0)
        if step.kind is StepKind.PLACE:
            placed[above] = placed.get(above, 0) | step.bit


def test_trace_is_lazy() -> None:
    assert next(trace(28, "brute_force")).kind is StepKind.PLACE


@EACH_KEY
def test_no_queen_is_placed_on_a_square_that_is_not_free(key: str) -> None:
    for step in trace(sizes(key)[-1], key):
        if key != "brute_force" and step.kind is StepKind.PLACE:
            assert step.bit & step.free & ~(step.left | step.down | step.right)
