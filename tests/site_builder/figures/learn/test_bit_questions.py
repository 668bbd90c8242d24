"""Questions about the lowest 1: their answers, and a reason for every wrong one."""

from __future__ import annotations

import pytest

from site_builder.figures.learn.bit_questions import X, lowest_question, rounds_question
from site_builder.figures.learn.lowest_bit import WIDTH
from tests.helpers.blocks import expanded


@pytest.mark.parametrize("x", [22, 3, 104, 255])
def test_right_answers_are_those_of_python(x: int) -> None:
    assert lowest_question(x).right == x & -x
    rounds, left = 0, x
    while left:
        left ^= left & -left
        rounds += 1
    assert rounds_question(x).right == rounds


def test_no_slip_is_the_right_answer() -> None:
    for question in (lowest_question(X), rounds_question(X)):
        assert question.right not in question.slips


def test_slips_name_what_the_answer_is() -> None:
    slips = lowest_question(X).slips
    full = (1 << WIDTH) - 1
    assert slips[~X & full].startswith("That is ~x")
    assert slips[-X & full].startswith("That is -x")
    for bit in range(WIDTH):
        has = "1" if X >> bit & 1 else "0"
        assert 1 << bit == X & -X or slips[1 << bit].startswith(f"x has a {has} there")


def test_page_without_script_has_both_answers() -> None:
    html, problems = expanded("bit-questions")
    assert problems == ()
    for question in (lowest_question(X), rounds_question(X)):
        assert f"<p>{question.right}. {question.why.replace('&', '&amp;')}</p>" in html


def test_text_is_refused() -> None:
    (problem,) = expanded("bit-questions", "22")[1]
    assert "got 22" in problem.message
