"""Questions about rows: their answers are those of Python."""

from __future__ import annotations

import pytest

from site_builder.figures.learn.row_questions import row_question
from tests.helpers.blocks import expanded


@pytest.mark.parametrize(
    ("line", "number"),
    [("number 10110", 22), ("squares 0101", 5), ("either 01100 00101", 0b01100 | 0b00101)],
)
def test_answer_is_the_number_of_the_line(line: str, number: int) -> None:
    question = row_question(line)
    assert question.number == number
    assert question.answer in question.reason or f"= {number}." in question.reason


def test_page_without_script_has_rows_and_answers() -> None:
    html, problems = expanded("row-questions", "number 10110", "either 0110 0011")
    assert problems == ()
    assert "16 + 4 + 2 = 22" in html
    assert "<code>0111</code>" in html
    assert html.count("</svg>") == 3


def test_row_of_a_question_shows_no_number() -> None:
    (picture,) = row_question("number 10110").pictures
    assert "22" not in picture


@pytest.mark.parametrize("line", ["number", "number 22", "both 01 10", "either 0110 011"])
def test_other_questions_are_refused(line: str) -> None:
    (problem,) = expanded("row-questions", line)[1]
    assert f"got {line}" in problem.message or "got 22" in problem.message
