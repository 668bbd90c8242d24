"""Each step of a search for a sudoku has its line in the source, and only one line is meant."""

from __future__ import annotations

import pytest

from cy_core import InputError
from cy_core.puzzles import SUDOKU_METHODS, sudoku_lines, sudoku_source, trace_sudoku
from cy_core.puzzles.landmarks import _FRAGMENTS
from tests.cy_core.puzzles.test_solving import with_holes

EACH_METHOD = pytest.mark.parametrize("method", SUDOKU_METHODS)


@EACH_METHOD
def test_each_step_that_occurs_has_its_one_line(method: str) -> None:
    for kind, fragment in _FRAGMENTS[method].items():
        assert sudoku_source(method).count(fragment) == 1, kind
    kinds = {step.kind.value for step in trace_sudoku(with_holes({0, 1, 40, 80}), method)}
    assert kinds == set(sudoku_lines(method))


@EACH_METHOD
def test_place_and_backtrack_lines_enclose_the_recursion(method: str) -> None:
    """With bits the same xor does both."""
    lines, source = sudoku_lines(method), sudoku_source(method).splitlines()
    place, back = lines["place"], lines["backtrack"]
    texts = [source[line].strip() for line in (place, back)]
    cells = ["search.grid[k] = digit", "search.grid[k] = 0"]
    assert texts == (cells if method == "cells" else ["flip(search, k, bit)"] * 2)
    assert source[place + 1].strip().startswith("if not fill_")
    assert source[back - 2] == source[place + 1]
    assert source[lines["solution"]].strip() == "return keep_solution(search)"


def test_unknown_method_is_refused() -> None:
    for function in (sudoku_lines, sudoku_source):
        with pytest.raises(InputError, match=r"^method must be cells, bits or fewest, got called"):
            function("called from Python")
