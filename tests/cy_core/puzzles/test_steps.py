"""Steps of the searches on other puzzles: as many, and in the order, of the compiled ones."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core import StepKind
from cy_core.puzzles import (
    PERMUTATION_FORMS,
    SUDOKU_METHODS,
    count_permutations,
    digits_left,
    sudoku,
    trace_permutations,
    trace_sudoku,
)
from cy_core.puzzles.grid import parse_grid
from tests.cy_core.puzzles.test_solving import with_holes


@pytest.mark.parametrize("form", PERMUTATION_FORMS)
def test_traced_orders_equal_those_of_the_compiled_form(form: str) -> None:
    for n in range(1, 7):
        steps = [*trace_permutations(n, form)]
        orders = [step.order for step in steps if step.kind is StepKind.SOLUTION]
        assert orders == list(itertools.permutations(range(n)))
        assert steps[-1].nodes == count_permutations(n, form).nodes
        assert sum(step.kind is StepKind.PLACE for step in steps) == steps[-1].nodes
        assert all(sorted((*step.order, *step.left)) == [*range(n)] for step in steps)


@given(st.sets(st.integers(0, 80), max_size=20), st.sampled_from(SUDOKU_METHODS))
def test_traced_sudoku_solutions_equal_those_of_the_compiled_method(
    cells: set[int], method: str
) -> None:
    puzzle = with_holes(cells)
    steps = [*trace_sudoku(puzzle, method)]
    grids = ["".join(map(str, step.grid)) for step in steps if step.kind is StepKind.SOLUTION]
    compiled = sudoku(puzzle, method)
    assert (*grids,) == compiled.solutions
    assert sum(step.kind is StepKind.PLACE for step in steps) == compiled.nodes == steps[-1].nodes


def test_digits_left_for_the_corner_cell() -> None:
    """The example of the page that this idea was learned from."""
    puzzle = ".3.917..8.82..6.3.9...2......7........9.......2.......69.......2.8........5......"
    row, column, box = digits_left(parse_grid(puzzle), 0)
    assert f"{column:010b} {row:010b} {box:010b}" == "0110111010 0001110100 0011110010"
    assert f"{row & column & box:010b}" == "0000110000"
