"""The nearest solutions that a page shows, against all solutions."""

from __future__ import annotations

from operator import ne

import pytest

from cy_core import label, orbit, solution, solutions
from site_builder.figures.properties.near import MAX_NEAR, near_solutions
from tests.helpers.drawings import parse


@pytest.mark.parametrize("name", ["5.8.1", "7.4.1", "8.8.10", "9.8.20", "10.4.2"])
def test_the_nearest_of_each_orbit_are_shown(name: str) -> None:
    board = solution(name)
    distances = dict[str, int]()
    for other in map(tuple, solutions(len(board)).tolist()):
        if other != board:
            key, moved = label(other), sum(map(ne, board, other))
            distances[key] = min(moved, distances.get(key, moved))
    near = near_solutions(board)
    assert [each.moved for each in near] == sorted(distances.values())[:MAX_NEAR]
    assert all(distances[each.label] == each.moved for each in near)


def test_a_ring_marks_each_queen_that_stands_elsewhere() -> None:
    board = solution("8.8.10")
    first = near_solutions(board)[0]
    image = orbit(solution(first.label)).images[first.symmetry]
    rings = [
        (float(ring.get("cy", 0)) - 0.5, float(ring.get("cx", 0)) - 0.5)
        for ring in parse(first.svg).iter("circle")
    ]
    assert rings == [(row, column) for row, column in enumerate(image) if column != board[row]]


def test_the_only_solution_has_no_neighbour() -> None:
    assert near_solutions((0,)) == ()
