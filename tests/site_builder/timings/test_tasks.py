"""What each task asks of the core stands together, and is so."""

from __future__ import annotations

from itertools import permutations
from typing import get_args

from cy_core import ENGINE, METHOD_KEYS, METHODS
from cy_core.puzzles import SUDOKU_METHODS, example_puzzles, sudoku
from site_builder.timings.records import Subject, Task
from site_builder.timings.tasks import MEASURABLE_METHODS, PUZZLES, TASK_SPECS


def test_task_specs_cover_every_task() -> None:
    assert tuple(TASK_SPECS) == get_args(Task)
    assert PUZZLES == ("permutations", "sudoku")
    assert {*MEASURABLE_METHODS} >= {*METHOD_KEYS, ENGINE, "list", "fewest"}
    assert len({*MEASURABLE_METHODS}) == len(MEASURABLE_METHODS)


def test_a_record_can_hold_every_method_of_the_ladder() -> None:
    spec = TASK_SPECS["count"]
    assert {(m.key, m.form) for m in METHODS} == {
        (key, form) for key in spec.methods if key != ENGINE for form in spec.forms
    }


def test_things_are_placed_once_for_each_beginning() -> None:
    partial_boards = sum(len([*permutations(range(8), length)]) for length in range(1, 9))
    subject = Subject("bits", task="permutations")
    assert TASK_SPECS["permutations"].nodes(subject, 8) == partial_boards


def test_digits_are_placed_as_each_method_does() -> None:
    for method in SUDOKU_METHODS:
        placed = sudoku(example_puzzles()[3], method, 2).nodes
        subject = Subject(method, task="sudoku")
        assert TASK_SPECS["sudoku"].nodes(subject, 4) == placed
