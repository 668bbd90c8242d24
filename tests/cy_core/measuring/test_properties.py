"""The properties of single boards, against the slow reference."""

from __future__ import annotations

from dataclasses import asdict
from operator import ne

import pytest

from cy_core import (
    InputError,
    determining_sets,
    fundamental,
    nearest_solutions,
    one_solution,
    properties,
    property_columns,
    solution,
    solutions,
    solutions_by_distance,
)
from tests.cy_core.measuring import reference
from tests.reference import all_solutions, eight_images

SIZES = range(1, 9)


@pytest.mark.parametrize("n", SIZES)
def test_every_property_is_that_of_the_reference(n: int) -> None:
    columns = property_columns(solutions(n))
    for at, board in enumerate(all_solutions(n)):
        expected = reference.properties(board)
        assert {name: int(values[at]) for name, values in columns.items()} == expected, board


@pytest.mark.parametrize("n", SIZES)
def test_single_boards_are_measured_as_the_reference_does(n: int) -> None:
    for board in all_solutions(n)[:10]:
        assert asdict(properties(board)) == reference.properties(board)
        near = [tuple(other) for other in nearest_solutions(board).tolist()]
        assert len(near) == len(set(near))
        assert set(near) == reference.nearest(board)[1]
        assert determining_sets(board) == tuple(reference.determining_sets(board))


@pytest.mark.parametrize("n", SIZES)
def test_solutions_by_distance_are_all_others_the_nearest_first(n: int) -> None:
    for board in all_solutions(n)[:5]:
        others = list(solutions_by_distance(board))
        distances = [sum(map(ne, board, other)) for other in others]
        assert distances == sorted(distances)
        assert sorted([board, *others]) == sorted(all_solutions(n))


def test_turning_and_mirroring_change_no_property() -> None:
    boards, _ = fundamental(9)
    for board in map(tuple, boards[::5].tolist()):
        assert {properties(image) for image in eight_images(board)} == {properties(board)}


def test_a_solution_on_the_torus_stays_one_wherever_it_is_moved() -> None:
    for label in ("5.2.1", "7.8.4", "11.4.1"):
        measured = properties(solution(label))
        n = int(label.partition(".")[0])
        assert (measured.translates == n * n) == (measured.conflicts == 0)


def test_the_nearest_solution_of_a_large_board_differs_in_few_rows() -> None:
    board = solution("16.8.1000")
    near = nearest_solutions(board)
    differing = (near != board).sum(axis=1)
    assert len(near)
    assert set(differing.tolist()) == {properties(board).distance}
    assert all(properties(other).distance <= differing[0] for other in near.tolist())


def test_boards_that_have_no_label_are_not_measured() -> None:
    for measure in (properties, nearest_solutions, solutions_by_distance, determining_sets):
        with pytest.raises(InputError, match="n must be between 1 and 18, got 19"):
            measure(one_solution(19))
