"""Region puzzles: read, solved as by trying all permutations, and made with one solution."""

from __future__ import annotations

from itertools import pairwise, permutations, product

import pytest

from cy_core import InputError
from cy_core.variants import parse_regions, region_puzzle, region_solutions

Regions = tuple[tuple[int, ...], ...]
STRIPES = ["AAAAA", "BBBBB", "CCCCC", "DDDDD", "EEEEE"]


def slow_solutions(regions: Regions) -> list[list[int]]:
    """All permutations of the columns, in order, of which no two neighbours touch."""
    return [
        [*columns]
        for columns in permutations(range(len(regions)))
        if all(abs(a - b) > 1 for a, b in pairwise(columns))
        and len({row[column] for row, column in zip(regions, columns, strict=True)}) == len(regions)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_solutions_are_those_of_all_permutations(seed: int) -> None:
    regions = region_puzzle(7, seed).regions
    turned = tuple(zip(*regions, strict=True))
    mixed = tuple((*row[3:], *row[:3]) for row in regions)
    for each in (regions, turned, mixed):
        assert region_solutions(each).tolist() == slow_solutions(each)


def test_one_region_a_row_leaves_the_placements_of_oeis_a002464() -> None:
    counts = [
        len(region_solutions([[row] * n for row in range(n)], limit=6000)) for n in range(1, 9)
    ]
    assert counts == [1, 0, 0, 2, 14, 90, 646, 5242]


def test_limit_stops_the_search() -> None:
    assert len(region_solutions(parse_regions(STRIPES), limit=3)) == 3


@pytest.mark.parametrize(("n", "puzzles"), [*((n, 10) for n in range(5, 10)), (11, 3), (18, 1)])
def test_a_made_puzzle_has_one_solution_and_regions_in_one_piece(n: int, puzzles: int) -> None:
    for seed in range(1, puzzles + 1):
        puzzle = region_puzzle(n, seed)
        assert region_solutions(puzzle.regions).tolist() == [[*puzzle.solution]]
        assert region_solutions(parse_regions(puzzle.rows)).tolist() == [[*puzzle.solution]]
        for region in range(n):
            squares = {
                (r, c) for r, c in product(range(n), repeat=2) if puzzle.regions[r][c] == region
            }
            assert is_one_piece(squares)


def is_one_piece(squares: set[tuple[int, int]]) -> bool:
    reached = {min(squares)}
    while True:
        beside = {(r + i, c + j) for r, c in reached for i, j in ((0, 1), (0, -1), (1, 0), (-1, 0))}
        more = beside & squares - reached
        if not more:
            return reached == squares
        reached |= more


def test_a_number_names_the_same_puzzle_forever() -> None:
    assert region_puzzle(5, 1).rows == ("AABBB", "DDBBB", "DDDDC", "DDDEC", "DDDEE")


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
    with pytest.raises(InputError, match=r"^n must be between 5 and 18, got 4$"):
        region_puzzle(4)
