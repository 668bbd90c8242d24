"""Sudoku: every method finds what a plain search finds."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core import InputError
from cy_core.puzzles import SUDOKU_METHODS, sudoku

EVERY_METHOD = pytest.mark.parametrize("method", SUDOKU_METHODS)
FULL = "".join(
    str((3 * row + row // 3 + column) % 9 + 1) for row in range(9) for column in range(9)
)


def lines() -> Iterator[set[int]]:
    """The rows, the columns and the boxes, as sets of cells."""
    for i in range(9):
        yield {9 * i + k for k in range(9)}
        yield {9 * k + i for k in range(9)}
        yield {27 * (i // 3) + 3 * (i % 3) + 9 * (k // 3) + k % 3 for k in range(9)}


LINES = tuple(lines())


def plain_search(puzzle: str) -> list[str]:
    """Every solution: the first empty cell gets each digit that none of its lines has."""
    if "." not in puzzle:
        return [puzzle]
    k = puzzle.index(".")
    taken = {puzzle[cell] for line in LINES if k in line for cell in line}
    digits = [digit for digit in "123456789" if digit not in taken]
    return [full for d in digits for full in plain_search(f"{puzzle[:k]}{d}{puzzle[k + 1 :]}")]


def with_holes(cells: set[int]) -> str:
    return "".join("." if k in cells else digit for k, digit in enumerate(FULL))


@given(st.sets(st.integers(0, 80), max_size=30))
def test_every_method_finds_the_solutions_of_a_plain_search(cells: set[int]) -> None:
    puzzle = with_holes(cells)
    expected = plain_search(puzzle)
    for method in SUDOKU_METHODS:
        result = sudoku(puzzle, method, 1_000_000)
        assert result.complete
        assert sorted(result.solutions) == expected
    by_cells, by_bits = sudoku(puzzle, "cells"), sudoku(puzzle, "bits")
    assert by_cells.solutions == by_bits.solutions == (*expected,)
    assert by_cells.nodes == by_bits.nodes


@EVERY_METHOD
def test_empty_grid_stops_at_the_limit(method: str) -> None:
    result = sudoku("." * 81, method, 250)
    assert len({*result.solutions}) == 250
    assert not result.complete
    for grid in result.solutions:
        assert all({grid[k] for k in line} == {*"123456789"} for line in LINES)


@EVERY_METHOD
def test_search_says_whether_it_is_complete(method: str) -> None:
    result = sudoku(FULL, method)
    assert (result.solutions, result.nodes, result.complete) == ((FULL,), 0, True)
    no_place_for_9 = "12345678." + "........." * 3 + "........9" + "........." * 4
    result = sudoku(no_place_for_9, method)
    assert (result.solutions, result.complete) == ((), True)
    assert not sudoku(FULL[:80] + ".", method, 1).complete
    assert sudoku(FULL[:80] + ".", method, 2).complete


def test_fewest_places_no_more_digits_than_bits() -> None:
    puzzle = with_holes({*range(0, 81, 2)})
    assert sudoku(puzzle, "fewest").nodes <= sudoku(puzzle, "bits").nodes


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (("." * 81, "dance"), "method must be cells, bits or fewest, got dance"),
        (("." * 81, "bits", 1_000_001), "limit must be between 1 and 1000000, got 1000001"),
        (("." * 81, "bits", "2"), "limit must be an integer, got '2'"),
    ],
)
def test_bad_values_are_refused(values: tuple[str, ...], message: str) -> None:
    with pytest.raises(InputError, match=f"^{re.escape(message)}$"):
        sudoku(*values)  # type: ignore[arg-type]
