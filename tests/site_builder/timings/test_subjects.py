"""The subjects that can be measured, each once, and the calls that each task makes."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any, get_args

import pytest

from cy_core import BACKENDS, FORMS, METHOD_KEYS, METHODS
from cy_core.puzzles import SUDOKU_METHODS, example_puzzles, sudoku
from site_builder.svg.charts.spec import MAX_SERIES
from site_builder.timings import subjects
from site_builder.timings.records import Subject, Task
from site_builder.timings.subjects import (
    best_backend,
    can_run,
    chosen_subjects,
    default_threads,
    line_style,
    subject_text,
)
from site_builder.timings.tasks import MEASURABLE_METHODS, PUZZLES, SCALAR_LISTING, TASK_SPECS
from tests.helpers.records import (
    ENGINE_SUBJECTS,
    LISTING_SUBJECTS,
    METHOD_SUBJECTS,
    THREADED_ENGINE,
)


@pytest.fixture(autouse=True)
def every_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the machine is an x86 with all its backends, a compiler and a browser."""
    monkeypatch.setattr(subjects, "has_backend", lambda backend: backend not in ("neon", "wasm"))
    monkeypatch.setattr(subjects, "has_compiler", lambda: True)
    monkeypatch.setattr(subjects, "find_browser", lambda: "chromium")


def words(**choices: Any) -> list[str]:
    """Return the subjects that these choices select, as texts."""
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
    ("subject", "n", "expected"),
    [
        (Subject("brute_force", "recursive"), 9, False),
        (SCALAR_LISTING, 19, False),
        (Subject("engine", backend="avx2"), 10, False),
        (Subject("engine", backend="avx2", threads=2), 14, False),
        (Subject("engine", backend="avx2", threads=2), 15, True),
        (Subject("engine", backend="avx2", task="fundamental"), 10, False),
        (Subject("engine", backend="avx2", task="solutions"), 11, True),
        (Subject("engine", backend="avx512"), 12, False),
        (Subject("fewest", task="sudoku"), 1, True),
    ],
)
def test_subjects_run_where_method_engine_and_processor_reach(
    subject: Subject, n: int, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subjects, "has_backend", lambda backend: backend == "avx2")
    assert can_run(subject, n) == expected


def test_line_styles_differ_by_method_backend_and_threads() -> None:
    ladder = {line_style(s) for s in METHOD_SUBJECTS}
    engine = {line_style(s) for s in (*ENGINE_SUBJECTS, THREADED_ENGINE, LISTING_SUBJECTS[-1])}
    assert len(ladder) == len({s.method for s in METHOD_SUBJECTS})
    assert len(engine) == len(ENGINE_SUBJECTS) + 2
    assert not ladder & engine
    assert all(0 <= style < MAX_SERIES for style in ladder | engine)


def test_task_specs_cover_every_task() -> None:
    assert tuple(TASK_SPECS) == get_args(Task)
    assert PUZZLES == ("permutations", "sudoku")
    assert set(MEASURABLE_METHODS) >= {*METHOD_KEYS, "engine", "list", "fewest"}
    assert len(set(MEASURABLE_METHODS)) == len(MEASURABLE_METHODS)


def test_a_record_can_hold_every_method_of_the_ladder() -> None:
    spec = TASK_SPECS["count"]
    assert {(m.key, m.form) for m in METHODS} == {
        (key, form) for key in spec.methods if key != "engine" for form in spec.forms
    }


def test_things_are_placed_once_for_each_beginning() -> None:
    partial_boards = sum(len(list(permutations(range(8), length))) for length in range(1, 9))
    subject = Subject("bits", task="permutations")
    assert TASK_SPECS["permutations"].nodes(subject, 8) == partial_boards


def test_digits_are_placed_as_each_method_does() -> None:
    for method in SUDOKU_METHODS:
        placed = sudoku(example_puzzles()[3], method, 2).nodes
        subject = Subject(method, task="sudoku")
        assert TASK_SPECS["sudoku"].nodes(subject, 4) == placed
