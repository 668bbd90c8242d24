"""One run of each subject: the right function is called, on the right path, and checked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from site_builder.bench import runs
from site_builder.bench.deadline import TimeLimitReached, time_limit
from site_builder.bench.runs import timed
from site_builder.core import Census, known_census
from site_builder.timings.record_checks import check_record
from site_builder.timings.records import Record, Subject, Task
from site_builder.timings.subjects import EMITTER, Choice, chosen_subjects, obstacle
from tests.helpers.records import WHOLE

BITMAP = Subject("bitmap", "recursive")
ENGINE = Subject("engine", path="portable")
ALL = chosen_subjects(Choice(threads=(1, 2)))


@pytest.mark.parametrize("n", [1, 2, 4, 8, 11])
def test_every_subject_finds_what_is_known(n: int) -> None:
    cells = [timed(subject, n) for subject in ALL if obstacle(subject, n) is None]
    assert len(cells) >= 17
    # Of the times only their number is as measured: a busy machine may have any.
    even = tuple(replace(cell, samples=(0.01,) * len(cell.samples)) for cell in cells)
    check_record(Record("test", WHOLE, "0.1.0", "2026-01-31", even))


@pytest.mark.parametrize("threads", [1, 2])
def test_the_engine_is_called_with_its_path_and_threads(
    monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    seen: list[Any] = []

    def counted(n: int, **options: object) -> Census:
        seen.append(options)
        return replace(known_census(n), nodes=7)

    monkeypatch.setattr(runs, "count", counted)
    found = timed(replace(ENGINE, threads=threads), 12)
    assert seen == [{"threads": threads, "path": "portable"}]
    assert (found.total, found.fundamental, found.nodes) == (14200, 1787, None)


@pytest.mark.parametrize("task", ["count", "fundamental", "solutions"])
def test_the_path_of_a_subject_is_stronger_than_the_environment(
    monkeypatch: pytest.MonkeyPatch, task: Task
) -> None:
    monkeypatch.setenv("QUEENS_ENGINE", "sse")
    assert timed(replace(ENGINE, task=task), 11).samples


def test_methods_are_called_in_their_form(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, object]] = []

    def counted(n: int, **options: object) -> Census:
        seen.append(options)
        return known_census(n)

    monkeypatch.setattr(runs, "count", counted)
    timed(Subject("mirror", "iterative"), 8)
    assert seen == [{"method": "mirror", "form": "iterative"}]


@pytest.mark.parametrize(
    ("total", "fundamental", "said"),
    [
        (9, None, "bitmap, recursive: 9 solutions, None fundamental for n = 5"),
        (10, 3, "10 solutions, 3 fundamental for n = 5"),
    ],
)
def test_a_wrong_count_has_no_time(
    monkeypatch: pytest.MonkeyPatch, total: int, fundamental: int | None, said: str
) -> None:
    monkeypatch.setattr(runs, "count", lambda n, **_: Census(n, total, fundamental))
    with pytest.raises(ArithmeticError, match=said):
        timed(BITMAP, 5)


def test_a_wrong_list_has_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = np.zeros((12, 8), np.uint8)
    monkeypatch.setattr(runs, "fundamental", lambda n, path: (boards, np.full(12, 8, np.uint8)))
    monkeypatch.setattr(runs, "solutions", lambda n, path: boards)
    monkeypatch.setattr(runs, "fundamental_scalar", lambda n: np.full((11, 9), 8, np.uint8))
    with pytest.raises(ArithmeticError, match="fundamental: 96 solutions, 12 fundamental for"):
        timed(replace(ENGINE, task="fundamental"), 8)
    with pytest.raises(ArithmeticError, match="solutions: 12 solutions, None fundamental for"):
        timed(replace(ENGINE, task="solutions"), 8)
    with pytest.raises(ArithmeticError, match="fundamental: 88 solutions, 11 fundamental for"):
        timed(EMITTER, 8)


@pytest.mark.soak
@pytest.mark.parametrize(
    "subject",
    [
        Subject("brute_force", "iterative"),
        BITMAP,
        EMITTER,
        ENGINE,
        replace(ENGINE, threads=2),
        replace(ENGINE, task="fundamental"),
    ],
    ids=repr,
)
def test_a_time_limit_stops_every_kind_of_run(subject: Subject) -> None:
    with pytest.raises(TimeLimitReached), time_limit(0.05):
        timed(subject, 18)
