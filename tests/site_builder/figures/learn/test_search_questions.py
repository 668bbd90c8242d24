"""Questions about the search by hand: their answers are those of the core."""

from __future__ import annotations

import re

import pytest

from cy_core import count
from site_builder.figures.learn.hand_search import METHOD
from site_builder.figures.learn.search_questions import (
    EXERCISES,
    N_OF_EXERCISES,
    Exercise,
    answers,
)
from tests.helpers.blocks import expanded

NODES = {n: count(n, method=METHOD).nodes or 0 for n in range(4, 9)}


def test_one_answer_is_right() -> None:
    (right,) = [answer for answer in answers(6) if answer.is_right]
    assert right.number == NODES[6]
    assert len({answer.number for answer in answers(6)}) == 3


def test_each_wrong_answer_says_in_which_direction_the_truth_lies() -> None:
    for answer in answers(6):
        difference = NODES[6] - answer.number
        expected = "More" if difference > 0 else "Fewer" if difference < 0 else "Right"
        assert answer.verdict == expected


def test_each_extra_row_takes_roughly_three_to_four_times_as_many() -> None:
    html, problems = expanded("search-prediction", "6")
    assert problems == ()
    assert "up to N = 8, each extra row takes roughly three to four times as many" in html
    ratios = [NODES[n] / NODES[n - 1] for n in range(5, 9)]
    assert all(2.5 < ratio < 4.5 for ratio in ratios)


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.question)
def test_answers_of_exercises_agree_with_the_plain_solver(exercise: Exercise) -> None:
    queens = exercise.columns
    free = [
        "abcdef"[column]
        for column in range(exercise.next_column, N_OF_EXERCISES)
        if not any(
            abs(queen - column) in (0, len(queens) - row) for row, queen in enumerate(queens)
        )
    ]
    assert exercise.answer[0] == (free or "g")[0]
    named = re.findall(r"\b([a-f])" + str(N_OF_EXERCISES - len(queens)), exercise.reason)
    assert not free or named[0] == free[0]


def test_page_without_script_has_all_answers() -> None:
    html, problems = expanded("search-exercises")
    assert problems == ()
    assert all(exercise.reason in html for exercise in EXERCISES)


@pytest.mark.parametrize(("block", "line"), [("search-exercises", "6"), ("search-prediction", "5")])
def test_other_texts_are_refused(block: str, line: str) -> None:
    (problem,) = expanded(block, line)[1]
    assert f"got {line}" in problem.message or f"got N = {line}" in problem.message
