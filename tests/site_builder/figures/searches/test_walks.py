"""Searches: key steps, what is found, and the boards visited, against the compiled methods."""

from __future__ import annotations

import pytest

from cy_core import (
    METHODS,
    StepKind,
    solutions,
    trace,
)
from site_builder.figures.searches.walks import (
    by_depth,
    found_solutions,
    key_steps,
    largest_traced,
    mirrored_boards,
    placements,
    placements_by_cut,
)
from site_builder.values.census import nodes

KEYS = sorted({method.key for method in METHODS})
CASES = [(key, n) for key in KEYS for n in range(1, 6)]


@pytest.mark.parametrize(("key", "n"), CASES)
def test_key_steps_are_steps_of_the_trace_in_its_order(key: str, n: int) -> None:
    steps = list(trace(n, key))
    chosen = key_steps(key, n)
    assert [step for _, step in chosen] == [steps[number - 1] for number, _ in chosen]
    assert sorted({number for number, _ in chosen}) == [number for number, _ in chosen]
    assert len(chosen) <= 7
    if steps:
        assert (chosen[0][0], chosen[-1][0]) == (1, len(steps))


@pytest.mark.parametrize("key", KEYS)
def test_key_steps_include_a_backtrack_and_a_solution(key: str) -> None:
    kinds = [step.kind for _, step in key_steps(key, 5)]
    assert {StepKind.PLACE, StepKind.BACKTRACK, StepKind.SOLUTION} <= {*kinds}
    assert len(kinds) >= 4


def test_first_dead_end_attacks_the_whole_next_row() -> None:
    dead = next(step for number, step in key_steps("backtracking", 4) if number == 4)
    assert dead.queens == ((0, 0), (1, 2))
    below = dead._replace(row=2)
    assert below.left | below.down | below.right == 0b1111


def test_a_search_without_steps_has_no_key_steps() -> None:
    assert key_steps("symmetry_elimination", 2) == key_steps("symmetry_elimination", 3) == ()


@pytest.mark.parametrize(("key", "n"), [(key, n) for key in KEYS for n in (1, 4, 5, 6)])
def test_found_boards_represent_every_solution(key: str, n: int) -> None:
    found_nodes = found_solutions(key, n)
    every = {tuple(board) for board in solutions(n).tolist()}
    assert sum(node.weight for node in found_nodes) == len(every)
    assert {node.columns for node in found_nodes} <= every
    assert len({node.columns for node in found_nodes}) == len(found_nodes)


@pytest.mark.parametrize("n", range(4, 9))
def test_each_method_visits_a_subset_of_the_one_before(n: int) -> None:
    every, half = placements("backtracking", n), placements("mirror", n)
    assert every == placements("bitmap", n)
    assert mirrored_boards("symmetry_elimination", n) < half < every
    assert (
        sum(map(len, placements_by_cut(n).values()))
        == len(every)
        == nodes("bitmap", "recursive", n)
    )


@pytest.mark.parametrize("n", range(1, 6))
def test_brute_force_has_a_board_for_every_choice_of_columns(n: int) -> None:
    assert by_depth(placements("brute_force", n), n) == tuple(n**depth for depth in range(1, n + 1))


def test_boards_are_counted_by_their_queens() -> None:
    # OEIS A319284, row 6.
    assert by_depth(placements("bitmap", 6), 6) == (6, 20, 36, 46, 40, 4)


def test_brute_force_is_traced_less_far() -> None:
    assert largest_traced("brute_force") < largest_traced("mirror")
