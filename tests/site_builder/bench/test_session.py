"""Subjects take turns, long runs are stopped, and a later run measures the missing cells."""

from __future__ import annotations

import gc
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Condition, Thread

import pytest

from cy_core import InputError, known_census
from site_builder.bench import session
from site_builder.bench.sampling import SampleRules
from site_builder.bench.session import Cells, Plan, Session, TimeLimitError, time_limit
from site_builder.timings.records import Subject, Timing
from tests.helpers.children import ON_POSIX, EndedProcess, run_in_process
from tests.helpers.small_records import BITMAP, NoticeLog
from tests.helpers.small_records import BITMAP_ITERATIVE as ITERATIVE

BRUTE = Subject("brute_force", "recursive")
ORDERS, GRIDS = Subject("list", task="permutations"), Subject("fewest", task="sudoku")


def taking(seconds: Callable[[int], float]) -> Callable[[Subject, int], Timing]:
    """Return a fake of `timed`, which claims that the run for N = n takes `seconds(n)`."""
    return lambda subject, n: Timing(subject, n, (seconds(n),), known_census(n).total, nodes=2056)


def run(plan: Plan, cells: Cells | None = None) -> tuple[Cells, NoticeLog]:
    """Run a plan. Return all cells afterwards, and the log of the notices on its progress.

    `cells` have been measured before.
    """
    known = dict(cells or {})
    notes = NoticeLog()
    Session(plan, known, notes, lambda: None).run()
    assert notes.lines == []
    return known, notes


def test_every_cell_of_the_plan_is_measured_and_reported() -> None:
    cells = Cells()
    notes = NoticeLog()
    seen = list[int]()
    plan = Plan((BITMAP, ITERATIVE), (4, 5))
    Session(plan, cells, notes, lambda: seen.append(len(cells))).run()
    assert set(cells) == {(s, n) for s in (BITMAP, ITERATIVE) for n in (4, 5)}
    assert all(cell.samples and cell.nodes and cell.limit is None for cell in cells.values())
    assert sorted(notes.new) == [4, 4, 5, 5]
    assert len(seen) == 4, "each cell is saved"


def test_subjects_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "timed", taking(lambda n: 0.5))
    _, notes = run(Plan((BITMAP, ITERATIVE), (8,), SampleRules(repeats=3, limit=10)))
    assert notes.turns == [(BITMAP, 8), (ITERATIVE, 8)] * 3


@pytest.mark.parametrize(("seconds", "samples"), [(0.1, 5), (1.6, 5), (4.0, 2), (9.0, 1)])
def test_long_runs_have_fewer_samples(
    monkeypatch: pytest.MonkeyPatch, seconds: float, samples: int
) -> None:
    monkeypatch.setattr(session, "timed", taking(lambda n: seconds))
    cells, _ = run(Plan((BITMAP,), (8,), SampleRules(5, 10)))
    assert cells[BITMAP, 8].samples == (seconds,) * samples


@pytest.mark.soak
def test_run_over_the_limit_is_stopped_and_larger_n_are_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def search_for_ever(subject: Subject, n: int) -> Timing:
        while True:
            time.sleep(0.001)

    monkeypatch.setattr(session, "timed", search_for_ever)
    cells, notes = run(Plan((BITMAP,), (8, 9, 10), SampleRules(limit=0.01)))
    assert notes.turns == [(BITMAP, 8)]
    assert cells == {(BITMAP, 8): Timing(BITMAP, 8, limit=0.01)}
    _, notes = run(Plan((BITMAP,), (8, 9, 10), SampleRules(limit=0.01)), cells)
    assert (notes.turns, notes.new) == ([], [])
    _, notes = run(Plan((BITMAP,), (8,), SampleRules(limit=0.02)), cells)
    assert notes.turns == [(BITMAP, 8)]


def test_runs_after_a_long_run_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "timed", taking(lambda n: 6.0 ** (n - 8)))
    plan = Plan((BITMAP, BRUTE), (8, 9, 10, 11), SampleRules(limit=10))
    cells, _ = run(plan)
    assert list(cells) == [(BITMAP, 8), (BRUTE, 8), (BITMAP, 9)]
    second_cells, second_notes = run(plan, cells)
    assert (second_cells, second_notes.turns, second_notes.new) == (cells, [], [])
    later, _ = run(replace(plan, rules=SampleRules(limit=100)), cells)
    assert {n: len(cell.samples) for (s, n), cell in later.items() if s == BITMAP} == {
        8: 5,
        9: 5,
        10: 2,
    }


def test_long_puzzle_does_not_skip_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = {1: 6.0, 2: 11.0, 3: 1.0, 8: 6.0, 9: 11.0}

    def search(subject: Subject, n: int) -> Timing:
        if seconds[n] > 10:
            raise TimeLimitError
        return Timing(subject, n, (seconds[n],), 1, nodes=1)

    monkeypatch.setattr(session, "timed", search)
    plan = Plan((GRIDS, ORDERS), (1, 2, 3, 8, 9), SampleRules(limit=10))
    cells, _ = run(plan)
    assert plan.cells == 5, "each task has its own sizes"
    assert [cells[GRIDS, n].limit for n in (1, 2, 3)] == [None, 10, None]
    assert [n for subject, n in cells if subject == ORDERS] == [8]
    second_cells, notes = run(Plan((GRIDS,), (1, 2, 3), SampleRules(limit=10)), cells)
    assert (second_cells, notes.turns) == (cells, []), "what was stopped is not tried again"


def test_known_limit_of_a_smaller_n_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "timed", taking(lambda n: 1.0))
    cells: Cells = {(BITMAP, 8): Timing(BITMAP, 8, limit=10)}
    # N = 8 took longer than 10 seconds, so neither 10 nor 5 seconds are enough for N = 10.
    for limit in (10, 5):
        cells, notes = run(Plan((BITMAP,), (10,), SampleRules(limit=limit)), cells)
        assert (notes.turns, list(cells)) == ([], [(BITMAP, 8)])
    cells, notes = run(Plan((BITMAP,), (10,), SampleRules(limit=100)), cells)
    assert cells[BITMAP, 10].samples, "with more time it is tried"


def test_samples_are_added_to_the_recorded_ones_as_far_as_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session, "timed", taking(lambda n: 0.5))
    few = (0.4, 0.6)
    many = (0.001, 0.002) * 11 + (0.002,)
    other = Timing(ITERATIVE, 6, limit=1.0)
    known = {(BITMAP, 8): Timing(BITMAP, 8, few, 92, nodes=2056), (ITERATIVE, 6): other}
    cells, notes = run(Plan((BITMAP,), (8,), SampleRules(repeats=3, limit=10)), known)
    assert cells[BITMAP, 8].samples[:3] == (0.4, 0.6, 0.5)
    assert notes.new == [8]
    assert cells[ITERATIVE, 6] == other, "cells of other plans are kept"
    known = {(BITMAP, 8): Timing(BITMAP, 8, many, 92, nodes=2056)}
    monkeypatch.setattr(session, "timed", taking(lambda n: 0.001))
    cells, _ = run(Plan((BITMAP,), (8,), SampleRules(repeats=5, limit=10)), known)
    assert len(cells[BITMAP, 8].samples) == 25


@pytest.mark.parametrize(
    "error", [InputError("listing n = 8 takes at least 205 GB of memory"), MemoryError()]
)
def test_cells_beyond_the_memory_are_left_out_and_no_garbage_is_collected_in_a_sample(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    seen: list[bool] = []

    def refuse(subject: Subject, n: int) -> Timing:
        seen.append(gc.isenabled())
        raise error

    monkeypatch.setattr(session, "timed", refuse)
    cells, notes = run(Plan((BITMAP,), (8, 9)))
    assert cells == {}
    assert notes.turns == [(BITMAP, 8)], "larger n are not tried"
    assert (seen, gc.isenabled()) == ([False], True)


def search_for(seconds: float) -> None:
    """Be busy for `seconds`, so that Python handles signals meanwhile, as in a real search."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


@pytest.mark.soak
def test_time_limit_stops_a_block() -> None:
    with pytest.raises(TimeLimitError), time_limit(0.01):
        search_for(600)


@pytest.mark.soak
def test_block_within_its_limit_runs_to_its_end_and_the_signal_handler_is_restored() -> None:
    before = signal.getsignal(signal.SIGINT)
    with time_limit(60):
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.soak
def test_ctrl_c_raises_keyboard_interrupt_before_and_within_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), time_limit(60):
            signal.raise_signal(signal.SIGINT)
        monkeypatch.setattr(Thread, "start", interrupted)
        with pytest.raises(KeyboardInterrupt), time_limit(60):
            pass
    finally:
        signal.signal(signal.SIGINT, before)


def end_at_any_moment() -> int:
    """Run blocks with time limits of different lengths; return 0 if a limit stops any block.

    Entering a lock is made slow, so that some limits end before it, some in it, and some after it.
    """
    enter = Condition.__enter__
    reached = 0

    def slow(lock: Condition) -> bool:
        entered = enter(lock)
        search_for(0.002)
        return entered

    Condition.__enter__ = slow  # type: ignore[method-assign]
    sys.setswitchinterval(0.0001)
    for step in range(60):
        try:
            with time_limit(step * 0.0002):
                search_for(0.006)
        except TimeLimitError:
            reached += 1
    return 0 if reached else 1


@ON_POSIX
@pytest.mark.soak
def test_limit_reached_at_the_end_of_a_block_leaves_no_lock(tmp_path: Path) -> None:
    assert run_in_process(end_at_any_moment, folder=tmp_path, cwd=tmp_path) == EndedProcess(
        0, "", ""
    )
