"""Steps in pictures: what their captions say, and which squares they mark."""

from __future__ import annotations

import pytest

from cy_core import Step, trace
from site_builder.figures.searches.strips import (
    built_pictures,
    found_picture,
    step_picture,
    step_text,
)
from site_builder.figures.searches.walks import found_solutions, key_steps
from site_builder.values.fundamental import fundamental_solutions
from tests.helpers.drawings import all_classes, parse, svg_texts


def step(key: str, n: int, number: int) -> Step:
    """A step of a trace, from 1."""
    return list(trace(n, key))[number - 1]


@pytest.mark.parametrize(
    ("key", "n", "number", "words"),
    [
        ("bitmap", 4, 1, "queen to row 0, column 3"),
        ("bitmap", 4, 2, "queen to row 1, column 1; no square free in row 2"),
        ("bitmap", 4, 3, "row 2: nothing left, back to row 1"),
        ("mirror", 4, 5, "solution: 2 so far"),
        ("backtracking", 4, 2, "row 1, column 0 is attacked"),
        ("brute_force", 4, 2, "queen to row 1, column 0"),
        ("brute_force", 4, 5, "full board refused"),
        ("carry_chain", 4, 9, "nothing left below, queen taken off row 1, column 2"),
    ],
)
def test_step_is_described(key: str, n: int, number: int, words: str) -> None:
    drawing = step(key, n, number)
    assert step_text(key, drawing) == words
    picture = step_picture(key, number, drawing)
    assert picture.caption == f"{number}. {words}"
    assert words in picture.svg


@pytest.mark.parametrize(
    ("key", "n", "number", "looks"),
    [
        ("bitmap", 4, 1, {"qa-untried", "qa-pointer", "qa-act"}),
        ("bitmap", 4, 3, {"qa-attacked", "qa-untried", "qa-act-backtrack"}),
        ("bitmap", 4, 13, {"qa-attacked", "qa-act-solution"}),
        ("backtracking", 4, 2, {"qa-untried", "qa-pointer", "qa-act"}),
        ("brute_force", 4, 5, {"qa-untried", "qa-act-fail"}),
        ("carry_chain", 4, 1, {"qa-act"}),
    ],
)
def test_step_has_the_marks_of_its_kind(key: str, n: int, number: int, looks: set[str]) -> None:
    classes = all_classes(parse(step_picture(key, number, step(key, n, number)).svg))
    assert looks <= classes
    others = {"qa-untried", "qa-pointer", "qa-attacked"} - looks
    assert (classes & others) <= {"qa-attacked", "qa-pointer"}


@pytest.mark.parametrize("key", ["brute_force", "carry_chain"])
def test_method_without_attack_test_shows_no_attacks(key: str) -> None:
    pictures = [step_picture(key, *here) for here in key_steps(key, 5)]
    assert not any("qa-attacked" in picture.svg for picture in pictures)


def test_a_dead_end_crosses_the_whole_next_row() -> None:
    (path,) = [
        part
        for part in parse(step_picture("backtracking", 4, step("backtracking", 4, 4)).svg).iter()
        if part.get("class") == "qa-attacked" and " 2.33l" in part.get("d", "")
    ]
    assert path.get("d", "").count("M") == 4


def test_solution_step_shows_its_count() -> None:
    first, second = found_solutions("symmetry_elimination", 5)
    assert found_picture("symmetry_elimination", 1, first).caption == "1. 42031, counts as 8"
    assert found_picture("symmetry_elimination", 2, second).caption == "2. 30241, counts as 2"
    assert found_picture("bitmap", 1, found_solutions("bitmap", 5)[0]).caption == "1. 42031"


def test_a_board_is_built_row_by_row_with_its_bits() -> None:
    pictures = built_pictures(fundamental_solutions(5)[1])
    assert [picture.caption for picture in pictures][:2] == [
        "row 0: 00001 is 1",
        "row 1: 00100 is 4",
    ]
    digits = ["".join(svg_texts(parse(picture.svg))) for picture in pictures]
    assert digits[0] == "00001"
    assert digits[-1] == "0000100100100000001001000"
