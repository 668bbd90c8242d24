"""Questions about the call stack: their answers are those of the program while it runs."""

from __future__ import annotations

import pytest

from site_builder.figures.learn.recursion_questions import N_OF_QUESTIONS, Question, questions
from site_builder.values.text import square_name
from tests.helpers.blocks import expanded
from tests.helpers.calls import Moment, program, recorded_calls

MOMENTS = recorded_calls(N_OF_QUESTIONS)
LINE, SQUARE, NUMBER = questions()


def returning(columns: tuple[int, ...]) -> int:
    """The step at which the call returns that knows these queens."""
    called = next(k for k, moment in enumerate(MOMENTS) if moment.frames[-1].columns == [*columns])
    depth = len(MOMENTS[called].frames)
    return next(k for k in range(called, len(MOMENTS)) if len(MOMENTS[k].frames) < depth)


def tried(moment: Moment) -> tuple[int, int]:
    """The square of a step that tries one."""
    frame = moment.frames[-2 if moment.kind == "p" else -1]
    assert frame.column is not None
    return frame.row, frame.column


def test_square_is_the_next_one_that_the_program_tries() -> None:
    step = returning(SQUARE.columns)
    assert MOMENTS[step].returned == 0
    assert SQUARE.answer == square_name(tried(MOMENTS[step + 1]), N_OF_QUESTIONS)


def test_line_is_the_one_in_which_calls_wait() -> None:
    lines = [line.strip() for line in program("backtracking.py", 4).splitlines()]
    for choice in LINE.choices:
        assert any(line.startswith(choice.removesuffix("…)")) for line in lines)
    assert "place(" in LINE.answer.removeprefix("found += ")
    assert LINE.columns == SQUARE.columns


def test_number_is_that_of_the_calls_below_the_newest() -> None:
    full = next(m for m in MOMENTS if m.frames[-1].columns == [*NUMBER.columns])
    assert len(NUMBER.columns) == N_OF_QUESTIONS
    assert int(NUMBER.answer) == len(full.frames) - 1
    begun = [moment for moment in MOMENTS[: MOMENTS.index(full) + 1] if moment.kind == "p"]
    assert "So many calls have begun" in NUMBER.replies[str(len(begun))]


@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_each_question_has_a_reason_for_each_answer(question: Question) -> None:
    assert question.answer in question.replies
    assert "" in question.replies or {*question.choices} == {*question.replies}
    assert list(question.replies.values()).count(question.replies[question.answer]) == 1


def test_page_without_script_has_all_answers() -> None:
    html, problems = expanded("recursion-questions")
    assert problems == ()
    for question in questions():
        assert f"<p>{question.answer}. {question.replies[question.answer]}</p>" in html


def test_text_in_the_block_is_refused() -> None:
    (problem,) = expanded("recursion-questions", "4")[1]
    assert "got 4" in problem.message
