"""What the stepper's script says of each step: the line of the program, and what it remembers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser

from cy_core import (
    METHODS,
    Form,
    find_method,
    program_lines,
    symmetry_branches,
    trace,
)
from cy_core.tracing.rules import SymmetryElimination
from site_builder.figures.stepper.plain_programs import plain_programs
from site_builder.figures.stepper.traces import encoded
from tests.helpers.browser import load_modules, opened

pytestmark = [pytest.mark.slow, pytest.mark.soak]

SIZES = {"brute_force": 4, "carry_chain": 8}  # large enough for every kind of step
FORMS: tuple[Form, ...] = ("recursive", "iterative")
KEYS = [method.key for method in METHODS if method.form == "recursive"]
MARKS = """([key, trace]) => {
    const states = queensTrace.decode(trace);
    const asks = ["bitmap", "lowest_zero"].includes(key);
    const asked = asks ? queensDecisions.withRows(states, trace.n) : states;
    return [...new Set(asked.map((state) => queensMemory.landmark(key, state, trace.n)))];
}"""
READ = """([key, trace, names]) => queensTrace.decode(trace).map((state) => {
    const table = (form) => queensMemory.memoryOf(key, form, state, trace).map(
        (line) => names[form].map((name) => queensMemory.valueText(name, line, true)));
    const mark = queensMemory.landmark(key, state, trace.n);
    return [mark, table("recursive"), table("iterative")];
})"""

Step = tuple[str, list[list[str]], list[list[str]]]  # landmark, call stack, arrays


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Any]:
    """An empty page with the script that reads traces."""
    with opened(browser) as page:
        load_modules(
            page,
            queensTrace="stepper/trace.js",
            queensMemory="stepper/memory.js",
            queensDecisions="stepper/decisions.js",
        )
        yield page


def steps(page: Any, key: str, n: int) -> list[Step]:
    """All steps of a search as the script has them, in decimal."""
    calls, arrays = (find_method(key, form).memory for form in FORMS)
    names = {"recursive": calls, "iterative": [f"{name}[]" for name in arrays]}
    return [tuple(one) for one in page.evaluate(READ, [key, json.loads(encoded(key, n)), names])]


@pytest.mark.parametrize("key", KEYS)
def test_the_steps_happen_at_all_lines_that_the_core_names(page: Any, key: str) -> None:
    met = page.evaluate(MARKS, [key, json.loads(encoded(key, SIZES.get(key, 7)))])
    for form in FORMS:
        assert set(met) == set(program_lines(key, form))
    for plain in plain_programs(key):
        assert set(met) == {kind for kind, _ in plain.marks()}, plain.file


def test_untried_has_the_attacked_columns_where_the_loop_tests_them(page: Any) -> None:
    mark, calls, arrays = steps(page, "columns_left", 5)[3]
    below = [0b11010, 0b01100, 0b00010, 0b11000]  # queens in columns 4 and 2
    assert mark == "reject"
    assert calls[-1] == [*map(str, below), "2"]
    assert arrays[-1] == [*map(str, below)]


def test_the_queen_in_the_middle_has_no_masks(page: Any) -> None:
    found = steps(page, "mirror", 5)
    given, below = next(pair for pair in pairwise(found) if pair[0][0] == "place_given")
    assert given == ("place_given", [["", "", "", "", "4"]], [["", "", "", ""]])
    assert below[1][1:] == [["8", "4", "2", "0", "16"]]


def test_the_first_queens_of_a_branch_have_no_masks(page: Any) -> None:
    found = steps(page, "symmetry_elimination", 5)
    assert [mark for mark, *_ in found][:3] == ["place_given", "place_given", "place"]
    calls = [["", "", "", "", "1"], ["", "", "", "", "4"], ["12", "5", "2", "0", "16"]]
    assert found[2][1] == calls
    last = max(place for place, (mark, *_) in enumerate(found) if mark == "place_given")
    assert found[last][1:] == ([["", "", "", "", "2"]], [["", "", "", "", "17"]])


def test_a_row_leaves_out_what_the_rules_do_not_allow(page: Any) -> None:
    """Of its free squares; the rows of the first queens of a branch have no choice."""
    branches = [(one.corner, one.bound) for one in symmetry_branches(7)]
    read = "(trace) => queensTrace.decode(trace).map((one) => [one.branch, one.masks.leftOut])"
    found = page.evaluate(read, json.loads(encoded("symmetry_elimination", 7)))
    looks_ahead = 0
    for step, (branch, left_out) in zip(trace(7, "symmetry_elimination"), found, strict=True):
        rules = SymmetryElimination(7, *branches[branch])
        free = rules.mask & ~step.masks.attacked
        if step.row > rules.corner:
            assert left_out == free & ~rules.allowed(step.row, step.masks)
            looks_ahead += not rules.corner and step.row == 6 - rules.bound and left_out > 0
    assert looks_ahead > 0


CHAIN = {  # number of the step: its line, the last call, the last line of the arrays
    2: ("reject", ["1 top", "0", "", ""], ["0", "", ""]),
    4: ("place", ["1 top", "2", "", ""], ["2", "", ""]),
    17: ("solution", ["7 left", "", "", ""], ["5", "", ""]),
    55: ("refuse_given", ["7 left", "", "", ""], ["5", "", ""]),
    84: ("place_inside", ["", "", "2", "0"], ["", "2", "0"]),
    85: ("solution_inside", ["", "", "2", "0"], ["", "2", "0"]),
    86: ("backtrack", ["5 bottom", "4", "", ""], ["4", "", ""]),
}


@pytest.mark.parametrize("number", CHAIN)
def test_moments_of_the_carry_chain(page: Any, number: int) -> None:
    mark, calls, arrays = steps(page, "carry_chain", 5)[number - 1]
    assert (mark, calls[-1], arrays[-1]) == CHAIN[number]


def test_a_refused_square_changes_no_line_above(page: Any) -> None:
    """A square of the right column may lie in the row of a queen of the top."""
    found = steps(page, "carry_chain", 6)
    for (mark, before, _), (_, after, _) in pairwise(found):
        if mark == "reject":
            shared = min(len(before), len(after)) - 1
            assert before[:shared] == after[:shared]
