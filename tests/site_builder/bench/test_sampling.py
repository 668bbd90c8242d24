"""Each subject calls the right function, whose result is checked, and sampling ends in time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cy_core import Census, known_census
from cy_core.puzzles import PermutationCount, SudokuSolutions
from site_builder.bench.sampling import SHORT_RUN, SampleRules, timed, turn
from site_builder.bench.session import TimeLimitError, time_limit
from site_builder.cli.measuring import MAX_SAMPLES
from site_builder.programs.running import ProgramRun
from site_builder.timings import tasks
from site_builder.timings.record_files import format_record, load_record
from site_builder.timings.records import Record, Subject, Task
from site_builder.timings.subjects import can_run, chosen_subjects
from site_builder.timings.tasks import PROGRAMS, SCALAR_LISTING, TASK_SPECS
from tests.helpers.records import WHOLE_MACHINE

BITMAP = Subject("bitmap", "recursive")
ENGINE = Subject("engine", backend="portable")
IN_BROWSER = Subject("bitmap", task="javascript")
ALL = chosen_subjects(threads=(1, 2))


@pytest.mark.parametrize("n", [1, 2, 4, 8, 11])
def test_every_subject_finds_the_known_counts(n: int, tmp_path: Path) -> None:
    of_core = [subject for subject in ALL if subject.task not in PROGRAMS]
    subjects = [subject for subject in of_core if n in TASK_SPECS[subject.task].sizes]
    cells = [timed(subject, n) for subject in subjects if can_run(subject, n)]
    assert len(cells) >= 17
    path = tmp_path / "test.json"
    path.write_text(
        format_record(Record("test", WHOLE_MACHINE, "0.1.0", "2026-01-31", tuple(cells)))
    )
    assert load_record(path).finished == len(cells)


@pytest.mark.parametrize(
    ("subject", "options"),
    [
        (ENGINE, {"threads": 1, "backend": "portable"}),
        (replace(ENGINE, threads=2), {"threads": 2, "backend": "portable"}),
        (Subject("mirror", "iterative"), {"method": "mirror", "form": "iterative"}),
    ],
)
def test_a_search_is_called_with_its_options(
    subject: Subject, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Any] = []

    def fake_count(n: int, **options: object) -> Census:
        calls.append(options)
        return replace(known_census(n), nodes=20_000)

    monkeypatch.setattr(tasks, "count", fake_count)
    timing = timed(subject, 12)
    assert calls == [options]
    assert timing.total == 14200
    of_engine = subject.method == "engine"
    assert timing.search == ("depth-first" if of_engine else None)
    assert (timing.nodes is None) == of_engine


def test_backend_of_a_subject_overrides_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENS_ENGINE", "mmx")
    tasks: tuple[Task, ...] = ("count", "fundamental", "solutions")
    assert all(timed(replace(ENGINE, task=task), 11).samples for task in tasks)


@pytest.mark.parametrize(
    ("census", "message"),
    [
        (Census(5, 9, None), "bitmap, recursive: 9 solutions, None fundamental for n = 5"),
        (Census(5, 10, 3), "10 solutions, 3 fundamental for n = 5"),
        (replace(known_census(5), nodes=9), "bitmap, recursive: 9 nodes for n = 5"),
    ],
)
def test_wrong_count_has_no_time(
    monkeypatch: pytest.MonkeyPatch, census: Census, message: str
) -> None:
    monkeypatch.setattr(tasks, "count", lambda n, **_: census)
    with pytest.raises(ArithmeticError, match=message):
        timed(BITMAP, 5)


def test_program_may_time_itself_and_names_its_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    run = ProgramRun((11, 2680), "Chrome 156", 0.002)
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


@pytest.mark.parametrize(
    ("name", "result", "subject", "n", "message"),
    [
        # An empty sudoku has several solutions, so its number of solutions is not known.
        ("example_puzzles", ("." * 81,), SOLVED, 1, "None solutions"),
        ("sudoku", SudokuSolutions("fewest", ("1" * 81,), 1637, complete=False), SOLVED, 4, "None"),
        ("count_permutations", PermutationCount(8, "list", 40320, 9), LISTED, 8, ": 9 nodes for n"),
    ],
)
def test_wrong_puzzle_result_has_no_time(
    name: str,
    result: object,
    subject: Subject,
    n: int,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, name, lambda *_: result)
    with pytest.raises(ArithmeticError, match=message):
        timed(subject, n)


@pytest.mark.soak
@pytest.mark.parametrize("subject", [BITMAP, SCALAR_LISTING, replace(ENGINE, threads=2)], ids=repr)
def test_a_time_limit_stops_every_kind_of_run(subject: Subject) -> None:
    with pytest.raises(TimeLimitError), time_limit(0.05):
        timed(subject, 18)


# Tests of when a cell has enough samples.

WIDE = (0.1, 0.2, 0.1, 0.2, 0.1)


@pytest.mark.parametrize(
    ("samples", "enough"),
    [
        ((), False),
        ((0.1,) * 4, False),
        ((0.1,) * 5, True),
        (WIDE, False),
        (WIDE * 4, False),
        (WIDE * 5, True),
        ((0.1, 0.101, 0.102, 0.103, 9.0), True),
        ((4.0, 4.0), True),
        ((4.0,), False),
        ((6.0,), True),
    ],
)
def test_sampling_ends_after_enough_samples(samples: tuple[float, ...], enough: bool) -> None:
    assert SampleRules(repeats=5, limit=10.0).is_enough(samples) is enough


def test_a_cell_has_a_most_of_samples() -> None:
    most = SampleRules(repeats=MAX_SAMPLES)
    wide = (0.1, 0.2) * (5 * MAX_SAMPLES // 2)
    assert most.is_enough(wide)
    assert (most.room(wide[1:]), most.room(wide)) == (1, 0)
    assert SampleRules(repeats=1).is_enough((0.1,))


@pytest.mark.parametrize(
    ("seconds", "usual", "samples", "left"),
    [
        ([1.0, 1.0], 1.0, (1.0,), 1),
        # The first run is not a sample, because it only warms up.
        ([SHORT_RUN / 100] * 9, SHORT_RUN / 100, (SHORT_RUN / 100,) * 5, 3),
        # The turn ends after the third run, which is no longer short.
        ([0.004, 0.004, 0.008, 0.004], 0.004, (0.004, 0.008), 1),
    ],
)
def test_a_turn_has_samples_as_long_as_it_is_short(
    seconds: list[float], usual: float, samples: tuple[float, ...], left: int
) -> None:
    assert turn(lambda: seconds.pop(0), usual, 5) == samples
    assert len(seconds) == left
