"""The figures about questions of three programs: what their blocks take and draw."""

from __future__ import annotations

import re

import pytest

from site_builder.figures.learn.asked_squares import EXAMPLE, PROGRAMS, asked_square
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "faster.md").read_text(encoding="utf-8")
LINKS = re.findall(r'data-qa-ask="([^"]+?)(?: (queens|flags|list))?"', PAGE)
PREDICTIONS = re.findall(r"^6 .*$", PAGE, re.MULTILINE)


def counts(line: str) -> tuple[int, ...]:
    """How many questions each program asks about a square."""
    return tuple(map(len, asked_square(line).questions.values()))


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("8 a8 c7 e6 f5", ["a8 c7 e6", "taken[5] rising[8] falling[5]", "e6"]),
        ("8 a8 c7 e6 c5", ["a8 c7", "taken[2]", ""]),
        ("8 a8 c7 e6 b5", ["a8 c7 e6", "taken[1] rising[4] falling[9]", "e6 c7 a8"]),
        ("4 a4", ["", "taken[0] rising[0] falling[3]", ""]),
    ],
)
def test_programs_ask_in_their_order_up_to_the_first_attack(line: str, names: list[str]) -> None:
    questions = asked_square(line).questions.values()
    assert [" ".join(question.name for question in asked) for asked in questions] == names
    assert not any(question.is_hit for asked in questions for question in asked[:-1])


def test_square_is_written_as_it_is_read() -> None:
    assert asked_square(EXAMPLE).line == EXAMPLE


def test_page_without_script_has_picture_questions_and_totals() -> None:
    html, problems = expanded("asking", "4 b4 c3")
    assert problems == ()
    assert "Is c3 attacked?" in html
    for title, total in zip(PROGRAMS, (84, 115, 36), strict=True):
        assert re.search(rf"<b>{title}</b>.*<td>{total}</td></tr>", html)


def test_predictions_without_script_have_answers() -> None:
    html, problems = expanded("asking-predictions", *PREDICTIONS)
    assert problems == ()
    assert html.count("<form") == len(PREDICTIONS)
    for line in PREDICTIONS:
        for title, number in zip(PROGRAMS, counts(line), strict=True):
            assert f"<b>{title}: {number}.</b>" in html


def test_predictions_have_different_answers() -> None:
    assert len({counts(line) for line in PREDICTIONS}) == len(PREDICTIONS) == 3


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("8", "is written 8 a8 c7 e6 f5, got 8"),
        ("8 a8 c6", "is written 8 a8 c7 e6 f5, got 8 a8 c6"),
        ("4 a4 c3 d2 b1 a0", "is written"),
        ("4 a4 b3 d2", "the queen on b3 is attacked: move it, got 4 a4 b3 d2"),
        ("9 a9", "N = 4 to 8, got 9"),
        ("x a4", "got x"),
    ],
)
@pytest.mark.parametrize("block", ["asking", "asking-predictions"])
def test_other_lines_are_refused(block: str, line: str, message: str) -> None:
    (problem,) = expanded(block, line)[1]
    assert message in problem.message


def test_links_of_the_text_lead_to_squares_of_the_search() -> None:
    assert LINKS
    for line, _ in LINKS:
        assert asked_square(line).line == line


def test_the_text_says_how_many_questions_a_link_shows() -> None:
    texts = dict(re.findall(r'\[([^\]]+)\]\(#ask-faster\)\{ data-qa-ask="([^"]+) \w+" \}', PAGE))
    assert counts(texts["about b4 it asks three queens"])[0] == 3
    assert counts(texts["a square in a taken column"])[2] == 0
    assert counts(texts["even below seven queens"])[:2] == (7, 3)
    free = asked_square(texts["no queen ends the questions"])
    assert not any(question.is_hit for asked in free.questions.values() for question in asked)
