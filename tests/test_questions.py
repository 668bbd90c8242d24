"""The questions of our pages: what they say that a program counts is what it counts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cy_core import images, solutions
from tests.helpers.sources import ROOT

CONTENT = ROOT / "content"
QUESTION = re.compile(r"^```queens question\n((?:.*\n)*?)^```$", re.MULTILINE)
COUNTS = re.compile(r"^For N = (\d+) it counts (\d+)\b", re.MULTILINE)
QUESTIONS = [
    question
    for path in sorted(CONTENT.rglob("*.md"))
    if not path.is_relative_to(CONTENT / "figures")
    for question in QUESTION.findall(path.read_text(encoding="utf-8"))
    if COUNTS.search(question)
]


def program(question: str) -> str:
    """The program whose mistake is to be found; empty where there is none."""
    return "\n".join(re.findall(r"^\| ?(.*)$", question, re.MULTILINE))


def all_solutions(n: int) -> list[tuple[int, ...]]:
    """As a program compares them."""
    return [tuple(columns) for columns in solutions(n).tolist()]


def with_first(n: int, column: int) -> int:
    """How many have their first queen in a column."""
    return sum(columns[0] == column for columns in all_solutions(n))


@pytest.mark.parametrize("question", QUESTIONS)
def test_faulty_program_counts_the_stated_wrong_number(question: str) -> None:
    (numbers,) = COUNTS.findall(question)
    n, stated = map(int, numbers)
    names: dict[str, Any] = {"images": images, "solutions": all_solutions, "with_first": with_first}
    exec(program(question), names)
    assert names["count"](n) == stated != len(solutions(n))


def test_questions_with_programs_are_found() -> None:
    assert len(QUESTIONS) >= 8
