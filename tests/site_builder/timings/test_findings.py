"""Answers: each says what the record holds, and nothing where it holds nothing."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from site_builder.timings.findings import FINDINGS
from site_builder.timings.records import Record, Subject, Timing
from site_builder.values.text import TIMES
from tests.helpers.blocks import expanded
from tests.helpers.records import two_records

BITMAP = Subject("bitmap", "recursive")
ELIMINATION = Subject("symmetry_elimination", "recursive")
ENGINE = Subject("engine", backend="avx2")
SECONDS: dict[Subject, dict[int, float]] = {
    BITMAP: {14: 0.2, 15: 1.0, 16: 6.0},
    replace(BITMAP, form="iterative"): {15: 2.0},
    replace(BITMAP, method="list_based"): {15: 4.0},
    ELIMINATION: {14: 0.1, 15: 0.25, 18: 50.0},
    ENGINE: {15: 0.005, 18: 1.0},
    replace(ENGINE, threads=2): {18: 0.5},
    replace(ELIMINATION, task="fundamental"): {18: 90.0},
    replace(ENGINE, task="fundamental"): {18: 9.0},
}
# The numbers that each answer must have, in their order.
NUMBERS = {
    "fastest": ("N = 15", "250 ms", "5.00 ms", "4.00 s"),
    "forms": ("N = 15", "1 of 1 ", f"2.0{TIMES}"),
    "lists": ("N = 15", f"4.0{TIMES}"),
    "nodes": ("N = 15", "1.00 million", "1.00 million"),
    "growth": ("N = 14 to 15", f"2.5{TIMES}", f"5.0{TIMES}"),
    "engine": ("N = 18", "1.00 s", "50.0 s", f"50{TIMES}"),
    "threads": ("N = 18", "2 threads", "500 ms", "1.00 s", f"2.0{TIMES}"),
    "listing": ("N = 18", "9.00 s", "90.0 s", f"10{TIMES}"),
}


def record(times: dict[Subject, dict[int, float]]) -> Record:
    """A record with one sample a cell, and a node for each microsecond."""
    cells = [
        Timing(s, n, (t,), 1, nodes=round(t * 1e6))
        for s, seconds in times.items()
        for n, t in seconds.items()
    ]
    return replace(two_records()[0], cells=tuple(cells))


@pytest.mark.parametrize("question", FINDINGS)
def test_a_question_is_answered_with_numbers_of_the_record(question: str) -> None:
    finding = FINDINGS[question](record(SECONDS))
    assert finding is not None
    text = f"{finding.sentence} {finding.details}"
    assert not re.search(r"\d [mnµ]?s\b", text), "a number keeps its unit"
    numbers = map(re.escape, NUMBERS[question])
    assert re.search(".*".join(numbers), text.replace("\N{NO-BREAK SPACE}", " "))


def test_a_ladder_without_the_engine_has_a_fastest_too() -> None:
    finding = FINDINGS["fastest"](record({BITMAP: {15: 1.0}, ELIMINATION: {15: 0.25}}))
    assert finding is not None
    assert "symmetry elimination" in finding.sentence
    assert "engine" not in finding.details


@pytest.mark.parametrize("question", FINDINGS)
def test_nothing_is_stated_without_measurements(question: str) -> None:
    assert FINDINGS[question](record({})) is None
    assert FINDINGS[question](record({BITMAP: {15: 1.0}})) is None


def test_unknown_finding_is_refused() -> None:
    for word in (" ", "pie"):
        (problem,) = expanded("finding", word)[1]
        assert "fastest" in problem.message
