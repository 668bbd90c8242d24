"""What can be measured is listed once each, in one order, and nothing is run that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from cy_core import BACKENDS, FORMS, METHOD_KEYS
from site_builder.svg.charts.spec import MAX_SERIES
from site_builder.timings import subjects
from site_builder.timings.records import Reason, ReasonKind, Subject
from site_builder.timings.subjects import (
    best_backend,
    chosen_subjects,
    default_threads,
    line_style,
    obstacle,
    reason_text,
    subject_text,
)
from site_builder.timings.tasks import SCALAR_LISTING
from tests.helpers.records import ENGINE, LADDER, LISTING, THREADS


@pytest.fixture(autouse=True)
def every_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine of x86 with every backend, a compiler and a browser."""
    monkeypatch.setattr(subjects, "has_backend", lambda backend: backend not in ("neon", "wasm"))
    monkeypatch.setattr(subjects, "has_compiler", lambda: True)
    monkeypatch.setattr(subjects, "find_browser", lambda: "chromium")


def words(**choices: Any) -> list[str]:
    """The subjects of a choice, in words."""
    return [subject_text(subject) for subject in chosen_subjects(**choices)]


def test_default_choice_has_every_subject() -> None:
    ladder = [f"{key}, {form}" for key in METHOD_KEYS for form in FORMS]
    assert words(threads=(1, 2, 4)) == [
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
    choice = {"methods": ("bitmap",), "tasks": ("python", "c", "javascript")}
    monkeypatch.setattr(subjects, "has_compiler", lambda: False)
    monkeypatch.setattr(subjects, "find_browser", lambda: None)
    assert words(**choice) == ["bitmap, python"]
    monkeypatch.chdir(tmp_path)
    assert words(**choice) == []


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ({"methods": ["bitmap"], "tasks": ["count"]}, ["bitmap, recursive", "bitmap, iterative"]),
        (
            {"methods": ["mirror"], "forms": ["iterative"], "tasks": ["count"]},
            ["mirror, iterative"],
        ),
        ({"methods": ["engine"], "backends": ["avx2"], "tasks": ["count"]}, ["engine, avx2"]),
        (
            {"methods": ["engine"], "threads": [2], "tasks": ["count"]},
            ["engine, avx512, 2 threads"],
        ),
        (
            {"methods": ["symmetry_elimination"], "tasks": ["fundamental"]},
            ["symmetry_elimination, recursive, fundamental"],
        ),
        ({"methods": ["mirror"], "tasks": ["solutions"]}, []),
        (
            {
                "methods": ["engine"],
                "backends": ["portable"],
                "threads": [1, 2],
                "tasks": ["count"],
            },
            ["engine, portable", "engine, portable, 2 threads"],
        ),
        ({"forms": [], "tasks": ["sudoku"]}, ["cells, sudoku", "bits, sudoku", "fewest, sudoku"]),
    ],
)
def test_choice_keeps_only_the_named_subjects(choice: dict[str, Any], expected: list[str]) -> None:
    assert words(**choice) == expected


def test_the_best_backend_is_the_last_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert best_backend(BACKENDS) == "avx512"
    monkeypatch.setattr(subjects, "has_backend", lambda backend: backend != "avx512")
    assert best_backend(BACKENDS) == "avx2"
    assert best_backend(["portable", "avx512"]) == "portable"
    assert best_backend(["avx512"]) is None


def test_threads_double_up_to_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    powers = tuple(1 << power for power in range(11))
    for cores, threads in ((1, (1,)), (6, (1, 2, 4, 6)), (8, (1, 2, 4, 8)), (1536, powers)):
        monkeypatch.setattr(subjects, "cores", lambda cores=cores: cores)
        assert default_threads() == threads


@pytest.mark.parametrize(
    ("subject", "n", "reason"),
    [
        (Subject("brute_force", "recursive"), 9, Reason("largest", 8)),
        (SCALAR_LISTING, 19, Reason("largest", 18)),
        (Subject("engine", backend="avx2"), 10, Reason("smallest", 11)),
        (Subject("engine", backend="avx2", threads=2), 14, Reason("one_thread", 14)),
        (Subject("engine", backend="avx2", threads=2), 15, None),
        (Subject("engine", backend="avx2", task="fundamental"), 10, Reason("smallest", 11)),
        (Subject("engine", backend="avx2", task="solutions"), 11, None),
        (Subject("fewest", task="sudoku"), 1, None),
    ],
)
def test_subjects_that_cannot_run_have_a_reason(
    subject: Subject, n: int, reason: Reason | None
) -> None:
    assert obstacle(subject, n) == reason


def test_each_kind_of_reason_has_a_text_with_its_number() -> None:
    subject = Subject("engine", backend="avx2")
    reasons = [Reason(kind, 8, 3.0) for kind in get_args(ReasonKind)]
    texts = {reason_text(subject, reason) for reason in reasons}
    assert len(texts) == len(get_args(ReasonKind))
    assert all("n = 8" in text or "avx2" in text for text in texts)
    assert sum("3 s" in text for text in texts) == 2


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
