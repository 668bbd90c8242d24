"""The questions of our pages: what they say that a program counts is what it counts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cy_core import images, solutions
from tests.helpers.sources import ROOT

CONTENT = ROOT / "content"
QUESTION = re.compile(r"^```queens question\n((?:.*\n)*?)^```$", re.MULTILINE)
COUNTS = re.compile(r"^For N = (\d+) it counts (\d+)\b", re.MULTILINE)
ASKED = {
    path.relative_to(CONTENT).as_posix(): QUESTION.findall(path.read_text(encoding="utf-8"))
    for path in sorted(CONTENT.rglob("*.md"))
    if not path.is_relative_to(CONTENT / "figures")
}
ASKING = [page for page in ASKED if ASKED[page]]
COUNTING = [
    pytest.param(question, id=f"{Path(page).stem}-{place}")
    for page in ASKING
    for place, question in enumerate(ASKED[page])
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


@pytest.mark.parametrize("question", COUNTING)
def test_a_program_with_a_mistake_counts_what_is_said_of_it(question: str) -> None:
    (found,) = COUNTS.findall(question)
    n, told = map(int, found)
    names: dict[str, Any] = {"images": images, "solutions": all_solutions, "with_first": with_first}
    exec(program(question), names)
    assert names["count"](n) == told != len(solutions(n))


def test_some_programs_count() -> None:
    assert len(COUNTING) >= 8
