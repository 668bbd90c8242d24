"""One run of each subject: the right function is called, on the right backend, and checked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cy_core import Census, known_census
from cy_core.puzzles import PermutationCount, SudokuSolutions
from site_builder.bench.deadline import TimeLimitReached, time_limit
from site_builder.bench.runs import timed
from site_builder.programs.running import Run
from site_builder.timings import tasks
from site_builder.timings.record_checks import check_record
from site_builder.timings.records import Record, Subject, Task
from site_builder.timings.subjects import Choice, chosen_subjects, obstacle
from site_builder.timings.tasks import PROGRAMS, SCALAR_LISTING, TASK_SPECS
from tests.helpers.records import WHOLE

BITMAP = Subject("bitmap", "recursive")
ENGINE = Subject("engine", backend="portable")
IN_BROWSER = Subject("bitmap", task="javascript")
ALL = chosen_subjects(Choice(threads=(1, 2)))


@pytest.mark.parametrize("n", [1, 2, 4, 8, 11])
def test_every_subject_finds_the_known_counts(n: int) -> None:
    of_core = [subject for subject in ALL if subject.task not in PROGRAMS]
    there = [subject for subject in of_core if n in TASK_SPECS[subject.task].sizes]
    cells = [timed(subject, n) for subject in there if obstacle(subject, n) is None]
    assert len(cells) >= 17
    # Of the times only their number is as measured: a busy machine may have any.
    even = tuple(replace(cell, samples=(0.01,) * len(cell.samples)) for cell in cells)
    check_record(Record("test", WHOLE, "0.1.0", "2026-01-31", even))


@pytest.mark.parametrize("threads", [1, 2])
def test_the_engine_is_called_with_its_backend_and_threads(
    monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    seen: list[Any] = []

    def counted(n: int, **options: object) -> Census:
        seen.append(options)
        return replace(known_census(n), nodes=7)

    monkeypatch.setattr(tasks, "count", counted)
    timing = timed(replace(ENGINE, threads=threads), 12)
    assert seen == [{"threads": threads, "backend": "portable"}]
    assert (timing.total, timing.fundamental, timing.nodes) == (14200, 1787, None)
    assert timing.search == "depth-first"


@pytest.mark.parametrize("task", ["count", "fundamental", "solutions"])
def test_backend_of_a_subject_overrides_the_environment(
    monkeypatch: pytest.MonkeyPatch, task: Task
) -> None:
    monkeypatch.setenv("QUEENS_ENGINE", "mmx")
    assert timed(replace(ENGINE, task=task), 11).samples


def test_methods_are_called_in_their_form(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, object]] = []

    def counted(n: int, **options: object) -> Census:
        seen.append(options)
        return replace(known_census(n), nodes=2000)

    monkeypatch.setattr(tasks, "count", counted)
    timed(Subject("mirror", "iterative"), 8)
    assert seen == [{"method": "mirror", "form": "iterative"}]


@pytest.mark.parametrize(
    ("total", "fundamental", "message"),
    [
        (9, None, "bitmap, recursive: 9 solutions, None fundamental for n = 5"),
        (10, 3, "10 solutions, 3 fundamental for n = 5"),
    ],
)
def test_wrong_count_has_no_time(
    monkeypatch: pytest.MonkeyPatch, total: int, fundamental: int | None, message: str
) -> None:
    monkeypatch.setattr(tasks, "count", lambda n, **_: Census(n, total, fundamental))
    with pytest.raises(ArithmeticError, match=message):
        timed(BITMAP, 5)


def test_program_may_time_itself_and_names_its_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run((11, 2680), "Chrome 156", 0.002)
    monkeypatch.setattr(tasks, "in_browser", lambda n: lambda: run)
    timing = timed(IN_BROWSER, 11)
    assert (timing.samples, timing.total, timing.tool) == ((0.002,), 2680, "Chrome 156")
    monkeypatch.setattr(tasks, "in_browser", lambda n: lambda: replace(run, counts=(11, 2679)))
    with pytest.raises(ArithmeticError, match=r"^bitmap, javascript: 2679 solutions"):
        timed(IN_BROWSER, 11)


def test_wrong_list_has_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = np.zeros((12, 8), np.uint8)
    monkeypatch.setattr(tasks, "fundamental", lambda n, backend: (boards, np.full(12, 8, np.uint8)))
    monkeypatch.setattr(tasks, "solutions", lambda n, backend: boards)
    monkeypatch.setattr(tasks, "fundamental_scalar", lambda n: np.full((11, 9), 8, np.uint8))
    with pytest.raises(ArithmeticError, match="fundamental: 96 solutions, 12 fundamental for"):
        timed(replace(ENGINE, task="fundamental"), 8)
    with pytest.raises(ArithmeticError, match="solutions: 12 solutions, None fundamental for"):
        timed(replace(ENGINE, task="solutions"), 8)
    with pytest.raises(ArithmeticError, match="fundamental: 88 solutions, 11 fundamental for"):
        timed(SCALAR_LISTING, 8)


LISTED, SOLVED = Subject("list", task="permutations"), Subject("fewest", task="sudoku")


def test_puzzles_are_called_by_their_methods() -> None:
    timing = timed(LISTED, 8)
    assert (timing.total, timing.fundamental, timing.nodes) == (40320, None, 109600)
    timing = timed(SOLVED, 4)
    assert (timing.total, timing.fundamental, timing.nodes) == (1, None, 1637)
    assert len(timing.samples) == 1


def test_wrong_puzzle_result_has_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    timings = {
        "sudoku": SudokuSolutions("fewest", ("1" * 81,), 1637, complete=False),
        "count_permutations": PermutationCount(8, "list", 40320, 109601),
    }
    for name, result in timings.items():
        monkeypatch.setattr(tasks, name, lambda *_, result=result: result)
    with pytest.raises(ArithmeticError, match=r"^fewest, sudoku: None solutions, .* for n = 4$"):
        timed(SOLVED, 4)
    with pytest.raises(ArithmeticError, match=r"^list, permutations: 109601 nodes for n = 8$"):
        timed(LISTED, 8)


def test_a_sudoku_with_two_solutions_has_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "example_puzzles", lambda: ("." * 81,))
    with pytest.raises(ArithmeticError, match="None solutions"):
        timed(SOLVED, 1)


def test_a_search_that_counts_too_few_nodes_has_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "count", lambda n, **_: replace(known_census(n), nodes=91))
    with pytest.raises(ArithmeticError, match=r"^bitmap, recursive: 91 nodes for n = 8$"):
        timed(BITMAP, 8)


@pytest.mark.soak
@pytest.mark.parametrize(
    "subject",
    [
        Subject("brute_force", "iterative"),
        BITMAP,
        SCALAR_LISTING,
        ENGINE,
        replace(ENGINE, threads=2),
        replace(ENGINE, task="fundamental"),
    ],
    ids=repr,
)
def test_a_time_limit_stops_every_kind_of_run(subject: Subject) -> None:
    with pytest.raises(TimeLimitReached), time_limit(0.05):
        timed(subject, 18)
