"""What can be measured is listed once each, in one order, and nothing is run that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from cy_core import BACKENDS
from site_builder.svg.charts.series import MAX_SERIES
from site_builder.timings import subjects
from site_builder.timings.records import Reason, ReasonKind, Subject
from site_builder.timings.subjects import (
    Choice,
    best_backend,
    chosen_subjects,
    default_threads,
    in_order,
    line_style,
    obstacle,
    reason_text,
    subject_text,
)
from site_builder.timings.tasks import FORMS, METHOD_KEYS, SCALAR_LISTING
from tests.helpers.records import ENGINE, LADDER, LISTING, THREADS


@pytest.fixture(autouse=True)
def every_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    """A processor of x86 with every backend."""
    monkeypatch.setattr(subjects, "has_backend", lambda backend: backend not in ("neon", "wasm"))


@pytest.fixture(autouse=True)
def every_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a compiler and a browser."""
    monkeypatch.setattr(subjects, "has_compiler", lambda: True)
    monkeypatch.setattr(subjects, "find_browser", lambda: "chromium")


def words(choice: Choice) -> list[str]:
    """The subjects of a choice, in words."""
    return [subject_text(subject) for subject in chosen_subjects(choice)]


def test_default_choice_has_every_subject() -> None:
    ladder = [f"{key}, {form}" for key in METHOD_KEYS for form in FORMS]
    assert words(Choice(threads=(1, 2, 4))) == [
        *ladder,
        *("engine, portable", "engine, sse", "engine, avx2", "engine, avx512"),
        *("engine, avx512, 2 threads", "engine, avx512, 4 threads"),
        "symmetry_elimination, recursive, fundamental",
        *(f"engine, {backend}, fundamental" for backend in ("portable", "sse", "avx2", "avx512")),
        "engine, avx512, solutions",
        *("list, permutations", "bits, permutations", "iterative, permutations"),
        *("cells, sudoku", "bits, sudoku", "fewest, sudoku"),
        *(f"{key}, python" for key in METHOD_KEYS),
        *(f"{key}, c" for key in METHOD_KEYS),
        "bitmap, javascript",
        *("engine, portable, browser", "engine, wasm, browser"),
    ]


def test_programs_are_measured_where_their_tools_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    choice = Choice(methods=("bitmap",), tasks=("python", "c", "javascript"))
    monkeypatch.setattr(subjects, "has_compiler", lambda: False)
    monkeypatch.setattr(subjects, "find_browser", lambda: None)
    assert words(choice) == ["bitmap, python"]
    monkeypatch.chdir(tmp_path)
    assert words(choice) == []


def test_choice_keeps_only_the_named_subjects() -> None:
    both = Choice(methods=("bitmap",), tasks=("count",))
    assert words(both) == ["bitmap, recursive", "bitmap, iterative"]
    assert words(Choice(methods=("mirror",), forms=("iterative",), tasks=("count",))) == [
        "mirror, iterative"
    ]
    assert words(Choice(methods=("engine",), backends=("avx2",), tasks=("count",))) == [
        "engine, avx2"
    ]
    assert words(Choice(methods=("engine",), threads=(2,), tasks=("count",))) == [
        "engine, avx512, 2 threads"
    ]
    assert words(Choice(methods=("symmetry_elimination",), tasks=("fundamental",))) == [
        "symmetry_elimination, recursive, fundamental"
    ]
    assert words(Choice(methods=("mirror",), tasks=("solutions",))) == []
    assert words(Choice(methods=("bits",))) == ["bits, permutations", "bits, sudoku"]
    assert words(Choice(forms=(), tasks=("sudoku",))) == [
        *("cells, sudoku", "bits, sudoku", "fewest, sudoku"),
    ]


def test_the_best_backend_is_the_last_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert best_backend(BACKENDS) == "avx512"
    monkeypatch.setattr(subjects, "has_backend", lambda backend: backend != "avx512")
    assert best_backend(BACKENDS) == "avx2"
    assert best_backend(["portable", "avx512"]) == "portable"
    assert best_backend(["avx512"]) is None


def test_several_threads_and_listing_all_keep_to_the_backends_asked_for() -> None:
    choice = Choice(("engine",), backends=("portable",), threads=(1, 2))
    assert {subject.backend for subject in chosen_subjects(choice)} == {"portable"}


def test_in_order_restores_the_order_of_a_record() -> None:
    ordered = chosen_subjects(Choice(threads=(1, 2)))
    assert in_order((*reversed(ordered), ordered[3])) == ordered


@pytest.mark.parametrize(
    ("cores", "threads"),
    [
        (1, (1,)),
        (2, (1, 2)),
        (6, (1, 2, 4, 6)),
        (8, (1, 2, 4, 8)),
        (1536, (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)),
    ],
)
def test_threads_double_up_to_the_cores(
    monkeypatch: pytest.MonkeyPatch, cores: int, threads: tuple[int, ...]
) -> None:
    monkeypatch.setattr(subjects, "cores", lambda: cores)
    assert default_threads() == threads


@pytest.mark.parametrize(
    ("subject", "n", "reason"),
    [
        (Subject("brute_force", "recursive"), 8, None),
        (Subject("brute_force", "recursive"), 9, Reason("largest", 8)),
        (SCALAR_LISTING, 18, None),
        (SCALAR_LISTING, 19, Reason("largest", 18)),
        (Subject("engine", backend="avx2"), 10, Reason("smallest", 11)),
        (Subject("engine", backend="avx2"), 27, None),
        (Subject("engine", backend="avx2", threads=2), 14, Reason("one_thread", 14)),
        (Subject("engine", backend="avx2", threads=2), 15, None),
        (Subject("engine", backend="avx2", task="fundamental"), 10, Reason("smallest", 11)),
        (Subject("engine", backend="avx2", task="solutions"), 11, None),
        (Subject("list", task="permutations"), 10, None),
        (Subject("fewest", task="sudoku"), 1, None),
    ],
)
def test_subjects_that_cannot_run_have_a_reason(
    subject: Subject, n: int, reason: Reason | None
) -> None:
    assert obstacle(subject, n) == reason


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason("largest", 8), "engine goes up to n = 8"),
        (Reason("smallest", 11), "the engine begins at n = 11"),
        (Reason("one_thread", 14), "up to n = 14 the engine uses one thread"),
        (Reason("backend"), "this processor has no avx2"),
        (Reason("memory", 20), "n = 20 needs more memory than there is"),
        (Reason("stopped", 16, 3.0), "n = 16 takes longer than 3 s"),
        (Reason("slow", 15, 0.5), "n = 15 took more than a third of the limit of 0.5 s"),
    ],
)
def test_reason_text_describes_each_reason(reason: Reason, words: str) -> None:
    assert reason_text(Subject("engine", backend="avx2"), reason) == words


def test_reason_texts_are_distinct() -> None:
    subject = Subject("engine", backend="avx2")
    sentences = {reason_text(subject, Reason(kind, 8, 3.0)) for kind in get_args(ReasonKind)}
    assert len(sentences) == len(get_args(ReasonKind))


def test_a_backend_that_the_processor_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subjects, "has_backend", lambda backend: backend == "portable")
    assert obstacle(Subject("engine", backend="avx2"), 12) == Reason("backend")
    assert obstacle(Subject("engine", backend="portable"), 12) is None


def test_line_styles_differ_by_method_backend_and_threads() -> None:
    ladder = {line_style(s) for s in LADDER}
    engine = {line_style(s) for s in (*ENGINE, THREADS, LISTING[-1])}
    assert len(ladder) == len({s.method for s in LADDER})
    assert len(engine) == len(ENGINE) + 2
    assert not ladder & engine
    assert all(0 <= style < MAX_SERIES for style in ladder | engine)
