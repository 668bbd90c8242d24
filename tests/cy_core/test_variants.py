"""Test the variants: fewer queens, rectangles, reflecting queens, and region puzzles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise, permutations, product
from random import Random

import pytest

from cy_core import InputError, Symmetry, count_completions, solutions
from cy_core.variants import (
    completion_threshold,
    count_placements,
    count_reflecting,
    full_placements,
    parse_regions,
    rectangle_images,
    reflecting_solutions,
    region_solutions,
)


def attack(a: tuple[int, int], b: tuple[int, int]) -> bool:
    rows, columns = abs(a[0] - b[0]), abs(a[1] - b[1])
    return not rows or not columns or rows == columns


def slow_placements(rows: int, columns: int) -> tuple[int, ...]:
    """Return, for k = 0, 1, ..., the number of ways to place k queens without attacks."""
    squares = list(product(range(rows), range(columns)))
    counts = Counter(
        size
        for size in range(min(rows, columns) + 1)
        for chosen in combinations(squares, size)
        if not any(attack(a, b) for a, b in combinations(chosen, 2))
    )
    return tuple(counts[size] for size in range(min(rows, columns) + 1))


def test_counts_of_placements_equal_a_count_of_all_subsets() -> None:
    for rows, columns in (*product(range(1, 5), range(1, 6)), (5, 5)):
        assert count_placements(rows, columns) == slow_placements(rows, columns)
    assert count_placements(4, 7) == count_placements(7, 4)


def test_counts_of_three_queens_equal_oeis_a047659() -> None:
    counts = [count_placements(n, n) for n in range(3, 11)]
    assert [count[3] for count in counts] == [0, 24, 204, 1024, 3628, 10320, 25096, 54400]


SIDES = [(m, n) for m, n in product(range(1, 6), range(1, 7)) if m <= n]


def test_listed_placements_have_the_counted_number_and_include_all_images() -> None:
    for rows, columns in SIDES:
        placements = full_placements(rows, columns)
        assert len(placements) == count_placements(rows, columns)[-1]
        assert placements == sorted(set(placements))
        for placement in placements:
            images = rectangle_images(placement, columns)
            mirrored = rectangle_images(images[Symmetry.LEFT_RIGHT], columns)
            assert images[Symmetry.ROTATE_180] == mirrored[Symmetry.TOP_BOTTOM]
            for symmetry, image in images.items():
                assert image in placements
                assert rectangle_images(image, columns)[symmetry] == placement


A007631 = (1, 0, 0, 2, 4, 0, 2, 10, 32, 38, 140, 496, 1186)


def slow_solutions(n: int) -> list[list[int]]:
    """List the reflecting solutions by Klarner's definition.

    Pair each x from 1 to n with a y from n + 1 to 2n, so that all 2n sums and differences of the
    pairs are different.
    """
    boards = []
    for ys in permutations(range(n + 1, 2 * n + 1)):
        sums = {y + x for x, y in enumerate(ys, 1)}
        differences = {y - x for x, y in enumerate(ys, 1)}
        if len(sums | differences) == 2 * n:
            # x is the distance of a row from the mirror, which is below the last row.
            boards.append([y - n - 1 for y in reversed(ys)])
    return sorted(boards)


@pytest.mark.parametrize("n", range(1, 8))
def test_reflecting_solutions_satisfy_the_definition(n: int) -> None:
    assert reflecting_solutions(n).tolist() == slow_solutions(n)


def test_counts_of_reflecting_solutions_equal_the_published_ones() -> None:
    assert tuple(count_reflecting(n) for n in range(1, 14)) == A007631


A374013 = {4: 0, 5: 1, 6: 0, 7: 1, 8: 1, 9: 1, 10: 2, 11: 2}


@pytest.mark.core
def test_thresholds_equal_oeis_a374013() -> None:
    assert {n: completion_threshold(n)[0] for n in A374013} == A374013


@pytest.mark.parametrize("n", [5, 8])
def test_every_smaller_placement_is_part_of_a_solution(n: int) -> None:
    threshold, uncompletable = completion_threshold(n)
    completable = {
        chosen
        for columns in solutions(n).tolist()
        for chosen in combinations(enumerate(columns), threshold)
    }
    assert len(completable) == n * n  # for these n, the threshold is one queen
    assert len(uncompletable) == threshold + 1
    assert count_completions(n, uncompletable) == 0


@pytest.mark.parametrize(
    ("function", "sides", "message"),
    [
        (count_placements, (3, 11), "columns must be between 1 and 10, got 11"),
        (full_placements, (1, 9), "columns must be between 1 and 8, got 9"),
        (full_placements, (6, 5), "rows must be between 1 and 5, got 6"),
        (count_reflecting, (16,), "n must be between 1 and 15, got 16"),
        (completion_threshold, (3,), "n must be between 4 and 12, got 3"),
    ],
)
def test_other_boards_are_refused(
    function: Callable[..., object], sides: tuple[int, ...], message: str
) -> None:
    with pytest.raises(InputError, match=f"^{message}$"):
        function(*sides)


Regions = tuple[tuple[int, ...], ...]
STRIPES = ["AAAAA", "BBBBB", "CCCCC", "DDDDD", "EEEEE"]


def slow_region_solutions(regions: Regions) -> list[list[int]]:
    """List the permutations of the columns that solve a region puzzle, in ascending order."""
    return [
        list(columns)
        for columns in permutations(range(len(regions)))
        if all(abs(a - b) > 1 for a, b in pairwise(columns))
        and len({row[column] for row, column in zip(regions, columns, strict=True)}) == len(regions)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_region_solutions_equal_a_check_of_all_permutations(seed: int) -> None:
    random = Random(seed)
    regions = tuple(tuple(random.choices(range(7), k=7)) for _ in range(7))
    transposed = tuple(zip(*regions, strict=True))
    for puzzle in (regions, transposed):
        assert region_solutions(puzzle).tolist() == slow_region_solutions(puzzle)


def test_puzzles_with_a_region_for_each_row_have_the_counts_of_oeis_a002464() -> None:
    counts = [
        len(region_solutions([[row] * n for row in range(n)], limit=6000)) for n in range(1, 9)
    ]
    assert counts == [1, 0, 0, 2, 14, 90, 646, 5242]


def test_limit_stops_the_search() -> None:
    assert len(region_solutions(parse_regions(STRIPES), limit=3)) == 3


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([], "a region puzzle has 1 to 18 rows, got 0"),
        (["A" * 19] * 19, "a region puzzle has 1 to 18 rows, got 19"),
        (["AB", "ABC"], "a region puzzle of 2 rows has 2 letters in each, got ABC"),
        (["AA", "AA"], "a region puzzle of 2 rows has 2 regions, got 1"),
    ],
)
def test_error_message_names_the_mistake(rows: list[str], message: str) -> None:
    with pytest.raises(InputError, match=f"^{message}$"):
        parse_regions(rows)
