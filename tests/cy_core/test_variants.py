"""Other boards, and region puzzles."""

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
    """Of all subsets of the squares, those without an attack."""
    squares = [*product(range(rows), range(columns))]
    counts = Counter(
        size
        for size in range(min(rows, columns) + 1)
        for chosen in combinations(squares, size)
        if not any(attack(a, b) for a, b in combinations(chosen, 2))
    )
    return tuple(counts[size] for size in range(min(rows, columns) + 1))


def test_counts_are_those_of_all_subsets() -> None:
    for rows, columns in (*product(range(1, 5), range(1, 6)), (5, 5)):
        assert count_placements(rows, columns) == slow_placements(rows, columns)
    assert count_placements(4, 7) == count_placements(7, 4)


def test_three_queens_are_as_oeis_a047659_has_them() -> None:
    counts = [count_placements(n, n) for n in range(3, 11)]
    assert [count[3] for count in counts] == [0, 24, 204, 1024, 3628, 10320, 25096, 54400]


SIDES = [(m, n) for m, n in product(range(1, 6), range(1, 7)) if m <= n]


def test_placements_are_those_that_are_counted_with_all_their_images() -> None:
    for rows, columns in SIDES:
        every = full_placements(rows, columns)
        assert len(every) == count_placements(rows, columns)[-1]
        assert every == sorted({*every})
        for placement in every:
            images = rectangle_images(placement, columns)
            mirrored = rectangle_images(images[Symmetry.LEFT_RIGHT], columns)
            assert images[Symmetry.ROTATE_180] == mirrored[Symmetry.TOP_BOTTOM]
            for symmetry, image in images.items():
                assert image in every
                assert rectangle_images(image, columns)[symmetry] == placement


A007631 = (1, 0, 0, 2, 4, 0, 2, 10, 32, 38, 140, 496, 1186)


def slow_solutions(n: int) -> list[list[int]]:
    """Pair each x from 1 to n with a y from n + 1 to 2n: no two sums or differences are alike."""
    return sorted(
        [y - n - 1 for y in reversed(ys)]
        for ys in permutations(range(n + 1, 2 * n + 1))
        if len({*(y + x for x, y in enumerate(ys, 1)), *(y - x for x, y in enumerate(ys, 1))})
        == 2 * n
    )


@pytest.mark.parametrize("n", range(1, 8))
def test_solutions_are_those_of_the_definition(n: int) -> None:
    """The row at the strip is the last, so x counts rows from there."""
    assert reflecting_solutions(n).tolist() == slow_solutions(n)


def test_counts_are_the_published_ones() -> None:
    assert tuple(count_reflecting(n) for n in range(1, 14)) == A007631


A374013 = {4: 0, 5: 1, 6: 0, 7: 1, 8: 1, 9: 1, 10: 2, 11: 2}


@pytest.mark.core
def test_thresholds_are_those_of_oeis_a374013() -> None:
    assert {n: completion_threshold(n)[0] for n in A374013} == A374013


@pytest.mark.parametrize("n", [5, 8])
def test_every_smaller_placement_is_part_of_a_solution(n: int) -> None:
    threshold, placed = completion_threshold(n)
    found = {
        chosen
        for columns in solutions(n).tolist()
        for chosen in combinations(enumerate(columns), threshold)
    }
    assert len(found) == n * n  # one queen, on any square
    assert len(placed) == threshold + 1
    assert count_completions(n, placed) == 0


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


def regions_slow_solutions(regions: Regions) -> list[list[int]]:
    """All permutations of the columns, in order, of which no two neighbours touch."""
    return [
        [*columns]
        for columns in permutations(range(len(regions)))
        if all(abs(a - b) > 1 for a, b in pairwise(columns))
        and len({row[column] for row, column in zip(regions, columns, strict=True)}) == len(regions)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_solutions_are_those_of_all_permutations(seed: int) -> None:
    random = Random(seed)
    regions = tuple(tuple(random.choices(range(7), k=7)) for _ in range(7))
    turned = tuple(zip(*regions, strict=True))
    for each in (regions, turned):
        assert region_solutions(each).tolist() == regions_slow_solutions(each)


def test_one_region_a_row_leaves_the_placements_of_oeis_a002464() -> None:
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
def test_mistakes_are_named(rows: list[str], message: str) -> None:
    with pytest.raises(InputError, match=f"^{message}$"):
        parse_regions(rows)
