"""Sudoku: every method finds what a plain search finds."""

from __future__ import annotations

import _thread
import re
import threading
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core import InputError
from cy_core.puzzles import SUDOKU_METHODS, sudoku
from cy_core.puzzles.grid_search import search_grid

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
    assert sudoku(puzzle, "cells").solutions == sudoku(puzzle, "bits").solutions == (*expected,)


@given(st.sets(st.integers(0, 80), max_size=30))
def test_cells_and_bits_place_the_same_digits(cells: set[int]) -> None:
    puzzle = with_holes(cells)
    assert sudoku(puzzle, "cells").nodes == sudoku(puzzle, "bits").nodes


@EVERY_METHOD
def test_empty_grid_stops_at_the_limit(method: str) -> None:
    result = sudoku("." * 81, method, 250)
    assert len({*result.solutions}) == 250
    assert not result.complete
    for grid in result.solutions:
        assert all({grid[k] for k in line} == {*"123456789"} for line in LINES)


@EVERY_METHOD
def test_full_grid_is_its_own_solution(method: str) -> None:
    result = sudoku(FULL, method)
    assert (result.solutions, result.nodes, result.complete) == ((FULL,), 0, True)


@EVERY_METHOD
def test_puzzle_without_solution_is_complete(method: str) -> None:
    no_place_for_9 = "12345678." + "........." * 3 + "........9" + "........." * 4
    result = sudoku(no_place_for_9, method)
    assert (result.solutions, result.complete) == ((), True)


@EVERY_METHOD
def test_search_that_reaches_its_limit_is_not_complete(method: str) -> None:
    assert not sudoku(FULL[:80] + ".", method, 1).complete
    assert sudoku(FULL[:80] + ".", method, 2).complete


def test_fewest_places_no_more_digits_than_bits() -> None:
    puzzle = with_holes({*range(0, 81, 2)})
    assert sudoku(puzzle, "fewest").nodes <= sudoku(puzzle, "bits").nodes


@pytest.mark.soak
@EVERY_METHOD
def test_ctrl_c_ends_a_search(method: str) -> None:
    rows = np.empty((10_000_000, 81), np.uint8)  # memory comes with the solutions, so not here
    timer = threading.Timer(0.05, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        search_grid("." * 81, method, len(rows), rows)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (("." * 80,), "a puzzle has 81 cells, got 80: write . or 0 for an empty one"),
        (("." * 81, "dance"), "method must be cells, bits or fewest, got dance"),
        (("." * 81, None), "method must be cells, bits or fewest, got None"),
        (("." * 81, "bits", 0), "limit must be between 1 and 1000000, got 0"),
        (("." * 81, "bits", 1_000_001), "limit must be between 1 and 1000000, got 1000001"),
        (("." * 81, "bits", "2"), "limit must be an integer, got '2'"),
    ],
)
def test_bad_values_are_refused(values: tuple[str, ...], message: str) -> None:
    with pytest.raises(InputError, match=f"^{re.escape(message)}$"):
        sudoku(*values)  # type: ignore[arg-type]


@pytest.mark.parametrize("shape", [(1, 81), (2, 80), (0, 81)])
def test_search_grid_refuses_rows_of_the_wrong_shape(shape: tuple[int, int]) -> None:
    with pytest.raises(InputError, match="2 solutions need as many rows of 81"):
        search_grid("." * 81, "bits", 2, np.empty(shape, np.uint8))
