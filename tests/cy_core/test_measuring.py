"""Test the properties of solutions, and the numbers of solutions that share a value."""

from __future__ import annotations

from dataclasses import asdict
from importlib.resources import files
from operator import ne

import pytest

from cy_core import (
    MAX_MEASURED_N,
    InputError,
    count_properties,
    determining_sets,
    fundamental,
    known_census,
    nearest_solutions,
    one_solution,
    properties,
    property_columns,
    property_counts,
    solution,
    solutions,
    solutions_by_distance,
)
from cy_core.measuring.properties import csv_lines
from tests.cy_core import reference
from tests.reference import all_solutions, eight_images

SIZES = range(1, 9)


@pytest.mark.parametrize("n", SIZES)
def test_properties_of_all_solutions_equal_the_reference(n: int) -> None:
    columns = property_columns(solutions(n))
    for index, board in enumerate(all_solutions(n)):
        measured = {name: int(values[index]) for name, values in columns.items()}
        assert measured == reference.properties(board), board


@pytest.mark.parametrize("n", SIZES)
def test_properties_of_a_single_solution_equal_the_reference(n: int) -> None:
    for board in all_solutions(n)[:10]:
        assert asdict(properties(board)) == reference.properties(board)
        near = [tuple(other) for other in nearest_solutions(board).tolist()]
        assert len(near) == len(set(near))
        assert set(near) == reference.nearest(board)[1]
        assert determining_sets(board) == tuple(reference.determining_sets(board))


@pytest.mark.parametrize("n", SIZES)
def test_solutions_by_distance_are_all_others_sorted_by_distance(n: int) -> None:
    for board in all_solutions(n)[:5]:
        others = list(solutions_by_distance(board))
        distances = [sum(map(ne, board, other)) for other in others]
        assert distances == sorted(distances)
        assert sorted([board, *others]) == sorted(all_solutions(n))


def test_turning_and_mirroring_change_no_property() -> None:
    boards, _ = fundamental(9)
    for board in map(tuple, boards[::5].tolist()):
        assert {properties(image) for image in eight_images(board)} == {properties(board)}


def test_every_translate_of_a_solution_on_the_torus_is_a_solution() -> None:
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


def test_boards_too_large_for_a_label_are_not_measured() -> None:
    for measure in (properties, nearest_solutions, solutions_by_distance, determining_sets):
        with pytest.raises(InputError, match="n must be between 1 and 18, got 19"):
            measure(one_solution(19))


# The first rows of four triangles of numbers by Matthias Engelhardt, https://oeis.org/A181499 to
# https://oeis.org/A181502.
A181499 = """0; 1 0; 0 0 0; 0 0 0 0; 0 0 2 0 0; 10 0 0 0 0 0; 0 0 0 4 0 0 0; 28 0 0 8 4 0 0 0;
0 0 64 0 28 0 0 0 0; 0 0 232 0 96 24 0 0 0 0; 0 0 240 0 372 112 0 0 0 0 0;
88 0 0 328 1252 872 140 0 0 0 0 0; 0 0 0 3016 5140 4696 1316 32 0 0 0 0 0"""
A181500 = """0; 1 0; 0 0 0; 0 0 0 0; 0 0 0 0 2; 10 0 0 0 0 0; 0 0 0 0 4 0 0; 28 0 0 0 0 0 12 0;
0 0 0 0 64 0 28 0 0; 0 0 0 0 232 8 32 48 32"""
A181501 = """0; 1 0; 0 0 0; 0 0 0 0; 0 0 2 0 0; 10 0 0 0 0 0; 0 4 0 0 0 0 0; 28 0 4 8 0 0 0 0;
0 0 92 0 0 0 0 0 0; 0 8 272 56 16 0 0 0 0 0; 0 96 344 240 44 0 0 0 0 0 0"""
A181502 = """0; 0 1; 0 0 0; 0 0 0 0; 0 0 2 0 0; 0 10 0 0 0 0; 0 0 0 0 4 0 0; 0 28 8 4 0 0 0 0;
0 0 64 24 4 0 0 0 0; 0 0 248 80 16 8 0 0 0 0; 0 0 172 484 36 32 0 0 0"""
RECORDED = range(1, MAX_MEASURED_N + 1)
# The numbers of solutions of N = 16 with 2, 3, ..., 9 conflicts. Source:
# http://nqueens.de/sub/ConflictTables.en.html.
CONFLICTS_16 = (174_048, 196_880, 1_949_600, 4_213_848, 4_973_764, 2_710_988, 535_788, 17_596)


@pytest.mark.parametrize(
    ("name", "triangle"),
    [
        ("conflicts", A181499),
        ("conflicting_queens", A181500),
        ("conflict_groups", A181501),
        ("largest_group", A181502),
    ],
)
def test_conflicts_equal_the_published_triangles(name: str, triangle: str) -> None:
    rows = triangle.split(";")[1:]
    for n, row in enumerate(rows, start=1):
        published = {value: total for value, total in enumerate(map(int, row.split())) if total}
        assert {count.value: count.total for count in property_counts(n).get(name, ())} == published


def test_the_largest_published_row_of_conflicts_is_counted() -> None:
    counts = property_counts(16)["conflicts"]
    assert tuple((count.value, count.total) for count in counts) == tuple(
        enumerate(CONFLICTS_16, start=2)
    )


def count_of(n: int, name: str, value: int) -> tuple[int, int]:
    """Return the numbers of fundamental and of all solutions whose property `name` is `value`."""
    for count in property_counts(n).get(name, ()):
        if count.value == value:
            return count.fundamental, count.total
    return 0, 0


def test_numbers_of_superqueen_solutions_equal_the_published_ones() -> None:
    """The sequences are https://oeis.org/A051224 and https://oeis.org/A051223, from N = 1 on."""
    fundamental = [1, *[0] * 8, 1, 6, 22, 239, 653, 4089, 25411, 166463, 1115871]
    total = [1, *[0] * 8, 4, 44, 156, 1876, 5180, 32516, 202900, 1330622, 8924976]
    counts = [count_of(n, "knight_pairs", 0) for n in RECORDED]
    assert counts == list(zip(fundamental, total, strict=True))[: len(counts)]


def test_numbers_of_solutions_on_the_torus_equal_the_published_ones() -> None:
    """Compare with the published numbers from https://oeis.org/A007705."""
    published = {1: 1, 5: 10, 7: 28, 11: 88, 13: 4524, 17: 140692}
    counts = {n: count_of(n, "conflicts", 0)[1] for n in RECORDED}
    assert {n: total for n, total in counts.items() if total} == {
        n: total for n, total in published.items() if n in RECORDED
    }


def test_counts_of_each_property_add_up_to_all_solutions() -> None:
    for n in RECORDED:
        known = known_census(n)
        for counts in property_counts(n).values():
            assert sum(count.fundamental for count in counts) == known.fundamental
            assert sum(count.total for count in counts) == known.total


@pytest.mark.core
def test_recorded_counts_equal_a_new_search() -> None:
    recorded = files("cy_core.measuring").joinpath("counts.csv").read_text("utf-8").splitlines()
    for n in range(1, 13):
        assert [line for line in recorded if line.startswith(f"{n},")] == csv_lines(n)


def test_counting_reports_its_progress() -> None:
    reports: list[int] = []
    count_properties(11, reports.append)
    assert reports == [128, 256, 341]
