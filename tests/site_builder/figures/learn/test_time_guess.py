"""The guesses of times: what is known, what is hidden, and what the text says about both."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from site_builder.figures.learn.time_guess import (
    HIDDEN,
    KNOWN,
    Measured,
    Question,
    draw_time_guess,
    measure,
)
from site_builder.timings.record_files import load_records
from site_builder.timings.records import Subject
from site_builder.values.config import SiteConfig
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "compare.md").read_text(encoding="utf-8")
QUESTIONS = [Question("bitmap", 16), Question("symmetry_elimination", 18)]
(RECORD,) = load_records(ROOT / "timings")


def measured(question: Question) -> Measured:
    """A question of the chapter with its answer."""
    found = measure(question, RECORD)
    assert found
    return found


@pytest.mark.parametrize("question", QUESTIONS)
def test_rows_are_those_of_the_record(question: Question) -> None:
    cells = {c.n: c for c in RECORD.of(Subject(question.method, "recursive"))}
    rows = measured(question).rows
    assert [row.n for row in rows] == [*range(question.n - KNOWN - HIDDEN + 1, question.n + 1)]
    for row in rows:
        assert row.seconds == min(cells[row.n].samples)
        assert row.times == row.seconds / min(cells[row.n - 1].samples)
        assert row.nodes == pytest.approx((cells[row.n].nodes or 0) / (cells[row.n - 1].nodes or 1))


@pytest.mark.parametrize("question", QUESTIONS)
def test_scale_has_room_on_both_sides(question: Question) -> None:
    found = measured(question)
    assert [found.share(10**power) for power in (found.powers[0], found.powers[-1])] == [0, 1]
    shares = [found.share(row.seconds) for row in found.rows]
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] <= 1 - 0.9 / (len(found.powers) - 1)
    assert found.ticks[0] == {-3: "1 ms", -2: "10 ms"}[found.powers[0]]
    assert found.ticks[-1] == f"{10 ** found.powers[-1]:,} s"


@pytest.mark.parametrize("question", QUESTIONS)
def test_sentences_multiply_as_they_say(question: Question) -> None:
    found = measured(question)
    for sentence in (found.steps, found.straight):
        numbers = [float(number) for number in re.findall(r"[\d.]+", sentence)]
        units = {"ms": -3, "s": 0}
        first, last = (units[unit] for unit in re.findall(r"\b(ms|s)\b", sentence))
        product = numbers[0] * numbers[1] * numbers[2] * 10**first
        assert product == pytest.approx(numbers[3] * 10**last, rel=0.01)


def test_factors_of_the_text_hold() -> None:
    """The time grows as the nodes do, the factor grows by about 0.4, and so the rule works."""
    assert "by about 0.4 with each N" in PAGE
    assert "add 0.4 to the last factor for each extra queen" in PAGE
    for question in QUESTIONS:
        rows = measured(question).rows
        assert all(row.times == pytest.approx(row.nodes, rel=0.03) for row in rows[1:])
        assert all(0.3 < two.nodes - one.nodes < 0.5 for one, two in pairwise(rows))
        known = rows[KNOWN - 1]
        predicted = known.seconds * (known.times + 0.4) * (known.times + 0.8)
        assert predicted == pytest.approx(rows[-1].seconds, rel=0.1)


def test_links_of_the_text_open_questions_of_the_block() -> None:
    block = re.search(r"```queens time-guess\n(.*?)```", PAGE, re.DOTALL)
    assert block
    asked = block[1].splitlines()
    assert asked == [f"{question.method} {question.n}" for question in QUESTIONS]
    assert re.findall(r'\[Try it with (.*?)\]\(#.*?data-qa-open-time="2"', PAGE) == [
        asked[1].rpartition(" ")[0].replace("_", " ")
    ]


@pytest.mark.parametrize("line", ["bitmap 11", "bitmap 19", "bitmaps 16", "bitmap x", "bitmap"])
def test_mistake_is_refused(line: str) -> None:
    (problem,) = expanded("time-guess", line)[1]
    assert re.search(
        "a guess of a time takes|unknown method|must be a whole number", problem.message
    )


def test_without_measured_times_a_line_says_so(tmp_path: Path) -> None:
    figure = draw_time_guess((QUESTIONS[0],), SiteConfig(timings=tmp_path))
    assert figure.template == "unmeasured.html.jinja"


def test_size_that_was_not_measured_has_no_answer() -> None:
    assert measure(Question("backtracking", 18), RECORD) is None
