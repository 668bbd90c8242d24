"""Answers: each says what the record holds, and nothing where it holds nothing."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from site_builder.timings.findings import FINDINGS, Finding
from site_builder.timings.records import Record, Subject, Task, Timing
from tests.helpers.blocks import expanded
from tests.helpers.records import two_records

WHOLE, _ = two_records()
TIMES = "\N{MULTIPLICATION SIGN}"
Times = dict[Subject, dict[int, float]]


def queens(method: str, form: str = "recursive", task: Task = "count") -> Subject:
    return Subject(method, form, task=task)


def engine(threads: int = 1, task: Task = "count") -> Subject:
    return Subject("engine", backend="avx2", threads=threads, task=task)


def record(times: Times) -> Record:
    """A record with one sample a cell, and a node for each microsecond."""
    cells = [
        Timing(s, n, (t,), 1, nodes=round(t * 1e6))
        for s, seconds in times.items()
        for n, t in seconds.items()
    ]
    return replace(WHOLE, cells=tuple(cells))


def answered(question: str, times: Times) -> Finding:
    sentence = FINDINGS[question](record(times))
    assert sentence is not None
    # A number keeps its unit.
    assert not re.search(r"\d [mnµ]?s\b", sentence.sentence + sentence.details)
    texts = (sentence.sentence, sentence.details)
    return Finding(*(text.replace("\N{NO-BREAK SPACE}", " ") for text in texts))


BITMAP, ELIMINATION = queens("bitmap"), queens("symmetry_elimination")
TIMED: Times = {
    BITMAP: {14: 0.2, 15: 1.0, 16: 6.0},
    queens("bitmap", "iterative"): {15: 2.0},
    queens("list_based"): {15: 4.0},
    ELIMINATION: {14: 0.1, 15: 0.25, 18: 50.0},
    engine(): {15: 0.005, 18: 1.0},
    engine(threads=2): {18: 0.5},
    queens("symmetry_elimination", task="fundamental"): {18: 90.0},
    engine(task="fundamental"): {18: 9.0},
}


def test_finding_names_the_fastest_then_the_engine_and_the_slowest() -> None:
    assert answered("fastest", TIMED) == Finding(
        "At N = 15 the fastest method of the ladder is symmetry elimination (recursive): 250 ms.",
        "The engine (AVX2) takes 5.00 ms. The slowest is list based (recursive): 4.00 s.",
    )


def test_a_ladder_without_the_engine_has_a_fastest_too() -> None:
    finding = answered("fastest", {BITMAP: {15: 1.0}, ELIMINATION: {15: 0.25}})
    assert finding.details == "The slowest is bitmap (recursive): 1.00 s."


def test_finding_counts_forms_and_names_the_widest_gap() -> None:
    assert answered("forms", TIMED) == Finding(
        "At N = 15 the recursive form is the faster one for 1 of 1 method.",
        f"The widest gap is that of bitmap, whose recursive form is 2.0{TIMES} as fast.",
    )


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ("lists", f"At N = 15 bits are 4.0{TIMES} as fast in the recursive form."),
        (
            "nodes",
            "At N = 15 symmetry elimination places 250,000 queens, the bitmap 1,000,000: "
            f"4.0{TIMES} as many.",
        ),
        (
            "growth",
            f"From N = 14 to 15 a method of the ladder takes 2.5{TIMES} to 5.0{TIMES} as long.",
        ),
        (
            "engine",
            "At N = 18 the engine (AVX2) takes 1.00 s, symmetry elimination (recursive) 50.0 s: "
            f"50{TIMES} as fast.",
        ),
        (
            "threads",
            "At N = 18 the engine (AVX2, 2 threads) takes 500 ms, the engine (AVX2) 1.00 s: "
            f"2.0{TIMES} as fast.",
        ),
        (
            "listing",
            "To list the fundamental solutions of N = 18 the engine (AVX2) takes 9.00 s, symmetry "
            f"elimination (recursive) 90.0 s: 10{TIMES} as fast.",
        ),
    ],
)
def test_a_question_is_answered_with_numbers_of_the_record(question: str, sentence: str) -> None:
    assert answered(question, TIMED).sentence == sentence


@pytest.mark.parametrize("question", FINDINGS)
def test_nothing_is_stated_without_measurements(question: str) -> None:
    assert FINDINGS[question](record({})) is None
    assert FINDINGS[question](record({BITMAP: {15: 1.0}})) is None


@pytest.mark.parametrize("word", ["", "pie"])
def test_unknown_finding_is_refused(word: str) -> None:
    (problem,) = expanded("finding", word or " ")[1]
    assert "fastest" in problem.message
