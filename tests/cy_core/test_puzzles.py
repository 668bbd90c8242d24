"""Test sudoku and permutations."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from math import factorial
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core import InputError, StepKind
from cy_core.puzzles import (
    PERMUTATION_FORMS,
    SUDOKU_METHODS,
    count_permutations,
    digits_left,
    example_puzzles,
    filled_by_rules,
    permutations,
    sudoku,
    sudoku_lines,
    sudoku_source,
    trace_permutations,
    trace_sudoku,
)
from cy_core.puzzles.grid import LINES, RELATED, parse_grid
from cy_core.puzzles.grid_search import GridWalk
from cy_core.puzzles.sudoku import _FRAGMENTS
from tests.helpers.sources import ROOT

# Puzzles as a reader may type them, with the expected results. The browser test of the stepper
# reads this file, too.
TYPED = json.loads((ROOT / "tests" / "puzzles.json").read_text("utf-8"))


def test_every_cell_is_related_to_21_cells_including_itself() -> None:
    assert {len(cells) for cells in RELATED} == {21}
    assert all(k in cells for k, cells in enumerate(RELATED))
    assert RELATED[0] == tuple(sorted({*range(9), *range(0, 81, 9), 10, 11, 19, 20}))


def test_parse_grid_reads_what_is_typed_or_names_the_mistake() -> None:
    only_a_5 = bytes([5] + [0] * 80)
    for case in TYPED["puzzles"]:
        assert parse_grid(case["text"]) == only_a_5
    mistakes = [(case["text"], case["said"]) for case in TYPED["mistakes"]]
    mistakes.append((None, "a puzzle must be text, got None"))
    for text, message in mistakes:
        with pytest.raises(InputError, match=f"^{re.escape(message)}$"):
            parse_grid(text)


EVERY_FORM = pytest.mark.parametrize("form", PERMUTATION_FORMS)


@EVERY_FORM
def test_order_equals_itertools_permutations(form: str) -> None:
    # n = 9 is included for the form with bits, because its orders come in several blocks.
    for n in range(1, 10 if form == "bits" else 9):
        rows = np.concatenate(list(permutations(n, form)))
        assert np.array_equal(rows, list(itertools.permutations(range(n))))


@EVERY_FORM
def test_nodes_count_the_prefixes(form: str) -> None:
    """Each prefix of an order is a node. There are n! / k! prefixes that leave k things over."""
    for n in range(1, 11):
        count = count_permutations(n, form)
        assert count.total == factorial(n)
        assert count.nodes == sum(factorial(n) // factorial(left) for left in range(n))


def test_first_block_comes_at_once_for_the_largest_n() -> None:
    first = next(permutations(20))
    assert first.shape == (factorial(8), 20)
    assert first.nbytes < 1 << 20
    assert first[0].tolist() == list(range(20))
    assert first[-1].tolist() == [*range(12), *range(19, 11, -1)]


def test_blocks_do_not_share_their_memory() -> None:
    one, other, *_ = permutations(9)
    assert (one[0, 0], other[0, 0]) == (0, 1)
    assert not np.shares_memory(one, other)


@pytest.mark.parametrize(
    ("n", "form", "message"),
    [
        (0, "bits", "n must be between 1 and 20, got 0"),
        (3, "bit", "form must be list, bits or iterative, got bit"),
    ],
)
def test_bad_values_are_refused_before_iteration(n: Any, form: Any, message: str) -> None:
    for function in (count_permutations, permutations, trace_permutations):
        with pytest.raises(InputError, match=f"^{message}$"):
            function(n, form)


EVERY_METHOD = pytest.mark.parametrize("method", SUDOKU_METHODS)
FULL = "".join(
    str((3 * row + row // 3 + column) % 9 + 1) for row in range(9) for column in range(9)
)


def lines() -> Iterator[set[int]]:
    """Yield the rows, the columns and the boxes of a sudoku, each as the set of its cells."""
    for i in range(9):
        yield {9 * i + k for k in range(9)}
        yield {9 * k + i for k in range(9)}
        yield {27 * (i // 3) + 3 * (i % 3) + 9 * (k // 3) + k % 3 for k in range(9)}


PLAIN_LINES = tuple(lines())


def plain_search(puzzle: str) -> list[str]:
    """List all solutions: try each digit that the lines of the first empty cell lack, and go on."""
    if "." not in puzzle:
        return [puzzle]
    k = puzzle.index(".")
    taken = {puzzle[cell] for line in PLAIN_LINES if k in line for cell in line}
    digits = [digit for digit in "123456789" if digit not in taken]
    return [full for d in digits for full in plain_search(f"{puzzle[:k]}{d}{puzzle[k + 1 :]}")]


def with_holes(cells: set[int]) -> str:
    """Return the puzzle that is left if these cells of the grid `FULL` are emptied."""
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
    assert by_cells.solutions == by_bits.solutions == tuple(expected)
    assert by_cells.nodes == by_bits.nodes


@EVERY_METHOD
def test_empty_grid_stops_at_the_limit(method: str) -> None:
    result = sudoku("." * 81, method, 250)
    assert len(set(result.solutions)) == 250
    assert not result.complete
    for grid in result.solutions:
        assert all({grid[k] for k in line} == set("123456789") for line in PLAIN_LINES)


@EVERY_METHOD
def test_result_says_whether_the_search_is_complete(method: str) -> None:
    result = sudoku(FULL, method)
    assert (result.solutions, result.nodes, result.complete) == ((FULL,), 0, True)
    no_cell_for_9 = "12345678." + "........." * 3 + "........9" + "........." * 4
    result = sudoku(no_cell_for_9, method)
    assert (result.solutions, result.complete) == ((), True)
    assert not sudoku(FULL[:80] + ".", method, 1).complete
    assert sudoku(FULL[:80] + ".", method, 2).complete


def test_fewest_places_no_more_digits_than_bits() -> None:
    puzzle = with_holes(set(range(0, 81, 2)))
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


def test_six_examples_have_20_to_22_givens() -> None:
    assert [81 - puzzle.count(".") for puzzle in example_puzzles()] == [20, 20, 21, 21, 22, 22]
    assert len(set(example_puzzles())) == 6


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_example_has_one_solution_and_needs_all_its_givens(puzzle: str) -> None:
    result = sudoku(puzzle, "fewest")
    assert (len(result.solutions), result.complete) == (1, True)
    for k, given_digit in enumerate(puzzle):
        if given_digit != ".":
            fewer = f"{puzzle[:k]}.{puzzle[k + 1 :]}"
            assert len(sudoku(fewer, "fewest", 2).solutions) == 2


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_filled_cells_agree_with_the_solution(puzzle: str) -> None:
    (solution,) = sudoku(puzzle, "fewest").solutions
    filled = filled_by_rules(puzzle)
    assert all(str(digit) in (solution[k], "0") for k, digit in enumerate(filled))
    assert all(str(filled[k]) == digit for k, digit in enumerate(puzzle) if digit != ".")


def test_cell_with_one_candidate_is_filled() -> None:
    assert filled_by_rules(with_holes({0, 40})) == bytes(map(int, FULL))


def test_digit_with_one_possible_cell_in_a_box_is_filled() -> None:
    """The cell has many candidates, but the 1s of four lines exclude the other cells of its box."""
    puzzle = (
        "......... ...1..... ......1.. .1....... ......... ......... ..1...... ......... ........."
    )
    filled = filled_by_rules(puzzle)
    assert filled[0] == 1
    assert sum(map(bool, filled)) == 5


def test_lines_are_rows_columns_and_boxes() -> None:
    assert {frozenset(line) for line in LINES} == {frozenset(line) for line in PLAIN_LINES}


@pytest.mark.parametrize("form", PERMUTATION_FORMS)
def test_traced_orders_agree_with_the_compiled_form(form: str) -> None:
    for n in range(1, 7):
        steps = list(trace_permutations(n, form))
        orders = [step.order for step in steps if step.kind is StepKind.SOLUTION]
        assert orders == list(itertools.permutations(range(n)))
        assert steps[-1].nodes == count_permutations(n, form).nodes
        assert sum(step.kind is StepKind.PLACE for step in steps) == steps[-1].nodes
        assert all(sorted((*step.order, *step.left)) == list(range(n)) for step in steps)


@given(st.sets(st.integers(0, 80), max_size=20), st.sampled_from(SUDOKU_METHODS))
def test_traced_sudoku_solutions_equal_those_of_the_compiled_method(
    cells: set[int], method: str
) -> None:
    puzzle = with_holes(cells)
    steps = list(trace_sudoku(puzzle, method))
    grids = ["".join(map(str, step.grid)) for step in steps if step.kind is StepKind.SOLUTION]
    compiled = sudoku(puzzle, method)
    assert tuple(grids) == compiled.solutions
    assert sum(step.kind is StepKind.PLACE for step in steps) == compiled.nodes == steps[-1].nodes


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_traced_examples_take_the_cells_of_the_compiled_method(puzzle: str) -> None:
    """In these puzzles, `fewest` meets cells without a candidate.

    In the puzzles with few holes, which other tests use, it does not.
    """
    *_, last = trace_sudoku(puzzle, "fewest")
    assert last.nodes == sudoku(puzzle, "fewest").nodes


def test_walk_rejects_grid_of_another_size() -> None:
    with pytest.raises(InputError, match="a grid has 81 cells, got 80"):
        GridWalk(bytes(80), "bits")


def test_digits_left_for_the_corner_cell() -> None:
    """Check the worked example of the web page from which the idea of the bits comes."""
    puzzle = ".3.917..8.82..6.3.9...2......7........9.......2.......69.......2.8........5......"
    row, column, box = digits_left(parse_grid(puzzle), 0)
    assert f"{column:010b} {row:010b} {box:010b}" == "0110111010 0001110100 0011110010"
    assert f"{row & column & box:010b}" == "0000110000"


@EVERY_METHOD
def test_each_step_that_occurs_has_its_one_line(method: str) -> None:
    for kind, fragment in _FRAGMENTS[method].items():
        assert sudoku_source(method).count(fragment) == 1, kind
    kinds = {step.kind.value for step in trace_sudoku(with_holes({0, 1, 40, 80}), method)}
    assert kinds == set(sudoku_lines(method))


@EVERY_METHOD
def test_place_and_backtrack_lines_enclose_the_recursion(method: str) -> None:
    """Check that the lines of placing and removing a digit are around the recursive call.

    In methods with bits both lines call `flip`, because the same xor places and removes a digit.
    """
    lines, source = sudoku_lines(method), sudoku_source(method).splitlines()
    place_line, backtrack_line = lines["place"], lines["backtrack"]
    texts = [source[line].strip() for line in (place_line, backtrack_line)]
    cells = ["search.grid[k] = digit", "search.grid[k] = 0"]
    assert texts == (cells if method == "cells" else ["flip(search, k, bit)"] * 2)
    assert source[place_line + 1].strip().startswith("if not fill_")
    assert source[backtrack_line - 2] == source[place_line + 1]
    assert source[lines["solution"]].strip() == "return keep_solution(search)"


def test_unknown_method_is_refused() -> None:
    for function in (sudoku_lines, sudoku_source):
        with pytest.raises(InputError, match=r"^method must be cells, bits or fewest, got called"):
            function("called from Python")
