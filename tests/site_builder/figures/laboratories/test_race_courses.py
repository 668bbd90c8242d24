"""The courses of a race: every queen that a search places, and every solution that it meets."""

from __future__ import annotations

import json
from string import ascii_letters, digits

import pytest

from cy_core import (
    METHODS,
    StepKind,
    known_census,
    trace,
)
from site_builder.figures.laboratories.race_courses import course, sizes_raced

KEYS = [method.key for method in METHODS if method.form == "recursive"]
SIGNS = digits + ascii_letters + "-_"


@pytest.mark.parametrize("key", KEYS)
def test_a_course_has_every_node_and_every_solution_of_the_trace(key: str) -> None:
    for n in (4, 5):
        steps = [*trace(n, key)]
        placed = [step for step in steps if step.kind is StepKind.PLACE]
        solutions = [[s.nodes, s.solutions] for s in steps if s.kind is StepKind.SOLUTION]
        read = json.loads(course(key, n).encoded())
        squares = [divmod(SIGNS.index(sign), n) for sign in read["squares"]]
        assert squares == [(step.row, step.column) for step in placed]
        depths = [*map(int, read["depths"])] or [row + 1 for row, _ in squares]
        assert depths == [step.depth for step in placed]
        assert read["found"] == solutions
        assert solutions[-1][1] == known_census(n).total


def test_all_methods_race_at_n_4_to_6_and_all_but_brute_force_to_8() -> None:
    offered = {key: sizes_raced(key) for key in KEYS}
    assert offered.pop("brute_force") == (4, 5, 6)
    assert {*offered.values()} == {(4, 5, 6, 7, 8)}


def test_signs_of_squares_are_unique() -> None:
    assert len({*SIGNS}) == 8 * 8


def test_only_the_carry_chain_has_depths() -> None:
    assert [key for key in KEYS if course(key, 4).depths] == ["carry_chain"]
