"""What each task asks of the core stands together, and is so."""

from __future__ import annotations

from itertools import permutations
from typing import get_args

import pytest

from cy_core import ENGINE, METHODS
from cy_core.puzzles import SUDOKU_METHODS, example_puzzles, sudoku
from site_builder.timings.records import Subject, Task
from site_builder.timings.tasks import MEASURED_KEYS, METHOD_KEYS, PUZZLES, WORKS, is_within
from tests.helpers.sources import ROOT


def test_every_task_is_told() -> None:
    assert tuple(WORKS) == get_args(Task)
    assert PUZZLES == ("permutations", "sudoku")
    assert {*MEASURED_KEYS} >= {*METHOD_KEYS, ENGINE, "list", "fewest"}
    assert len({*MEASURED_KEYS}) == len(MEASURED_KEYS)


def test_a_record_can_hold_every_method_of_the_ladder() -> None:
    work = WORKS["count"]
    assert {(m.key, m.form) for m in METHODS} == {
        (key, form) for key in work.methods if key != ENGINE for form in work.forms
    }


@pytest.mark.parametrize("task", PUZZLES)
def test_a_puzzle_has_a_page(task: Task) -> None:
    assert (ROOT / "content" / WORKS[task].page).exists()


def test_things_are_placed_once_for_each_beginning() -> None:
    begun = sum(len([*permutations(range(8), length)]) for length in range(1, 9))
    assert WORKS["permutations"].nodes(Subject("bits", task="permutations"), 8) == (begun, begun)


@pytest.mark.parametrize("method", SUDOKU_METHODS)
def test_digits_are_placed_as_each_method_does(method: str) -> None:
    placed = sudoku(example_puzzles()[3], method, 2).nodes
    assert WORKS["sudoku"].nodes(Subject(method, task="sudoku"), 4) == (placed, placed)


def test_what_was_not_counted_is_within_nothing() -> None:
    assert [is_within(count, (3, 5)) for count in (None, 2, 3, 5, 6)] == [
        *(False, False, True, True, False)
    ]
