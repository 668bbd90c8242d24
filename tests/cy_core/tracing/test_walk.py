"""Traces against the compiled methods: the same nodes, the same solutions, in both forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, zip_longest

import pytest

from cy_core import METHODS, InputError, Step, StepKind, fundamental, solutions, trace
from cy_core.model import Form, Method, Square
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


def methods_and_sizes() -> Iterator[object]:
    """Each method in each form with N = 1..8; brute force, of 38 million steps there, to 6."""
    for method in METHODS:
        for n in range(1, 7 if method.key == "brute_force" else 9):
            yield pytest.param(method, n, id=f"{method.key}-{method.form}-{n}")


def sizes(key: str) -> range:
    """N whose steps are few enough to look at one by one."""
    return range(1, 6 if key == "brute_force" else 8)


def boards_found(key: str, n: int, form: Form = "recursive") -> list[reference.Board]:
    """The solutions in the order in which the method finds them."""
    steps = (step for step in trace(n, key, form) if step.kind is StepKind.SOLUTION)
    return [tuple(column for _, column in sorted(step.queens)) for step in steps]


@pytest.mark.parametrize(("method", "n"), [*methods_and_sizes()])
def test_trace_places_the_nodes_of_the_compiled_method(method: Method, n: int) -> None:
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


@pytest.mark.parametrize("n", NODES_BY_DEPTH)
@pytest.mark.parametrize(
    "key", ["backtracking", "placement_flags", "list_based", "columns_left", "bitmap"]
)
def test_nodes_by_depth_equal_the_published_ones(key: str, n: int) -> None:
    depths = Counter(s.depth for s in trace(n, key) if s.kind is StepKind.PLACE)
    assert tuple(depths[depth] for depth in range(1, n + 1)) == NODES_BY_DEPTH[n]


@pytest.mark.parametrize("key", ["brute_force", "backtracking", "placement_flags", "list_based"])
def test_columns_are_tried_from_the_left(key: str) -> None:
    n = 5 if key == "brute_force" else 7
    assert boards_found(key, n) == [tuple(row) for row in solutions(n).tolist()]


@pytest.mark.parametrize("key", ["columns_left", "bitmap", "lowest_zero"])
def test_bits_are_tried_from_the_lowest(key: str) -> None:
    assert boards_found(key, 7) == [tuple(row) for row in solutions(7).tolist()][::-1]


@pytest.mark.parametrize("n", range(4, 9))
def test_mirror_finds_one_of_each_pair(n: int) -> None:
    boards = boards_found("mirror", n)
    both = [*boards, *map(reference.mirror, boards)]
    assert sorted(both) == sorted(reference.all_solutions(n))


@pytest.mark.parametrize("n", range(4, 9))
def test_symmetry_elimination_finds_the_representatives(n: int) -> None:
    expected = [tuple(row) for row in fundamental(n)[0].tolist()]
    assert boards_found("symmetry_elimination", n) == expected


@pytest.mark.parametrize("n", range(4, 8))
def test_carry_chain_counts_every_orbit_with_its_size(n: int) -> None:
    """Each orbit is met as often as its size over the weight says."""
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
def test_free_squares_are_those_that_no_other_queen_attacks(key: str) -> None:
    for step in trace(5, key):
        others = [(abs(row - step.row), column) for row, column in step.queens if row != step.row]
        attacked = {c + apart for rows, c in others for apart in (-rows, 0, rows)}
        assert step.free == sum(1 << 4 - column for column in {*range(5)} - attacked)


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


def attacked(step: Step, along: int) -> int:
    """Squares of the step's row that lie on such a line of a queen in another row, as bits."""
    columns = {column + along * (step.row - row) for row, column in step.queens if row != step.row}
    return sum(1 << (step.n - 1 - column) for column in columns if 0 <= column < step.n)


@EACH_KEY
def test_masks_are_the_attacked_squares_of_the_row(key: str) -> None:
    for step in trace(sizes(key)[-1], key):
        assert step.left == attacked(step, -1)
        assert step.down == attacked(step, 0)
        assert step.right == attacked(step, 1)
        if key != "brute_force" and step.kind is StepKind.PLACE:
            assert not step.bit & (step.left | step.down | step.right)


def test_bad_values_are_refused_before_iteration() -> None:
    with pytest.raises(InputError, match="unknown method bitmaps: choose one of brute_force"):
        trace(8, "bitmaps")
    with pytest.raises(InputError, match="n must be between 1 and 28, got 0"):
        trace(0, "bitmap")
    with pytest.raises(InputError, match="form must be recursive or iterative, got both"):
        trace(8, "bitmap", "both")  # type: ignore[arg-type]


def test_trace_is_lazy() -> None:
    assert next(trace(28, "brute_force")).kind is StepKind.PLACE
