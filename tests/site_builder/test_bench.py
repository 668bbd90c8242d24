"""Only what was counted rightly is timed; what was not run says why; nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from site_builder import bench as module
from site_builder.bench import Plan, bench, measure, record_path
from site_builder.census import METHODS, Census
from site_builder.errors import UserError
from site_builder.timings import load_record

BITMAP = next(m for m in METHODS if (m.key, m.form) == ("bitmap", "recursive"))
ITERATIVE = next(m for m in METHODS if (m.key, m.form) == ("bitmap", "iterative"))
ELIMINATION = next(m for m in METHODS if m.key == "symmetry_elimination")


def quiet(line: str) -> None:
    """A report nobody reads."""


def cells(folder: Path) -> list[tuple[str, str, int]]:
    """Which cells the record holds samples of."""
    record = load_record(record_path(folder))
    return [(c.method, c.form, c.n) for c in record.cells if c.samples]


def taking(seconds: float) -> Callable[..., tuple[float, Census]]:
    """A stand-in for a run, which says that it took so long."""
    return lambda method, n: (seconds, Census(n, 92))


def test_every_cell_of_the_plan_is_measured(tmp_path: Path) -> None:
    lines: list[str] = []
    path = bench(Plan((ELIMINATION,), (4, 5, 6), repeats=3), tmp_path / "new", lines.append)
    found = load_record(path).cells
    assert [(c.n, c.total, c.fundamental) for c in found] == [(4, 2, 1), (5, 10, 2), (6, 4, 1)]
    assert {len(c.samples) for c in found} == {3}
    assert len(lines) == 3
    assert lines[0].startswith("symmetry_elimination (recursive) n = 4: ")
    assert lines[0].endswith("s, best of 3")


def test_what_a_method_cannot_know_stays_unknown() -> None:
    assert measure(BITMAP, 6, 1, 60).fundamental is None


def test_a_size_beyond_the_method_is_marked_and_not_run() -> None:
    timing = measure(replace(BITMAP, max_n=7), 8, 5, 60)
    assert (timing.samples, timing.total) == ((), None)
    assert timing.reason == "bitmap goes up to n = 7"


@pytest.mark.parametrize(
    ("seconds", "samples"),
    [(0.1, 5), (1.5, 5), (4.0, 2), (9.0, 1)],
)
def test_long_runs_have_fewer_samples(
    monkeypatch: pytest.MonkeyPatch, seconds: float, samples: int
) -> None:
    monkeypatch.setattr(module, "_run", taking(seconds))
    assert measure(BITMAP, 8, 5, 10).samples == (seconds,) * samples


def test_a_run_over_the_limit_is_stopped_and_larger_ones_are_not_begun(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun = []

    def count_for_ever(n: int, **_: object) -> Census:
        begun.append(n)
        while True:
            time.sleep(0.001)

    monkeypatch.setattr(module, "count", count_for_ever)
    path = bench(Plan((BITMAP,), (8, 9, 10), limit=0.01), tmp_path, quiet)
    assert begun == [8]
    reasons = [(cell.n, cell.reason) for cell in load_record(path).cells]
    assert reasons == [(n, "n = 8 takes longer than 0.01 s") for n in (8, 9, 10)]


def test_a_wrong_count_is_never_timed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "count", lambda n, **_: Census(n, 18))
    with pytest.raises(ArithmeticError, match=r"bitmap \(recursive\) counted 18 solutions"):
        bench(Plan((BITMAP,), (5,)), tmp_path, quiet)
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_number_of_fundamentals_is_never_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "count", lambda n, **_: Census(n, 10, 3))
    with pytest.raises(ArithmeticError, match="3 fundamental for n = 5"):
        measure(ELIMINATION, 5, 1, 60)


def test_finished_cells_are_kept_and_not_measured_again(tmp_path: Path) -> None:
    bench(Plan((ITERATIVE,), (4,)), tmp_path, quiet)
    before = record_path(tmp_path).read_bytes()
    lines: list[str] = []
    bench(Plan((ITERATIVE,), (4,)), tmp_path, lines.append)
    assert lines == []
    assert record_path(tmp_path).read_bytes() == before
    bench(Plan((BITMAP,), (4,)), tmp_path, quiet)
    assert cells(tmp_path) == [("bitmap", "recursive", 4), ("bitmap", "iterative", 4)]


def test_finished_cells_can_be_measured_again(tmp_path: Path) -> None:
    bench(Plan((BITMAP,), (4, 5), repeats=1), tmp_path, quiet)
    bench(Plan((BITMAP,), (5,), repeats=2), tmp_path, quiet, again=True)
    found = load_record(record_path(tmp_path)).cells
    assert [(c.n, len(c.samples)) for c in found] == [(4, 1), (5, 2)]


def test_an_unfinished_cell_is_tried_again(tmp_path: Path) -> None:
    bench(Plan((replace(BITMAP, max_n=3),), (4,)), tmp_path, quiet)
    assert cells(tmp_path) == []
    bench(Plan((BITMAP,), (4,)), tmp_path, quiet)
    assert cells(tmp_path) == [("bitmap", "recursive", 4)]


def test_an_interrupted_run_goes_on_where_it_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted_at_six(n: int, **_: object) -> Census:
        if n == 6:
            raise KeyboardInterrupt
        return module.known_census(n)

    with monkeypatch.context() as patch:
        patch.setattr(module, "count", interrupted_at_six)
        with pytest.raises(KeyboardInterrupt):
            bench(Plan((BITMAP,), (4, 5, 6, 7)), tmp_path, quiet)
    assert [n for *_, n in cells(tmp_path)] == [4, 5]
    lines: list[str] = []
    bench(Plan((BITMAP,), (4, 5, 6, 7)), tmp_path, lines.append)
    assert [n for *_, n in cells(tmp_path)] == [4, 5, 6, 7]
    assert len(lines) == 2


def test_cells_of_another_core_are_dropped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bench(Plan((BITMAP,), (4,)), tmp_path, quiet)
    monkeypatch.setattr(module, "core_version", "99")
    bench(Plan((BITMAP,), (5,)), tmp_path, quiet)
    assert cells(tmp_path) == [("bitmap", "recursive", 5)]


def test_a_broken_record_is_not_overwritten(tmp_path: Path) -> None:
    record_path(tmp_path).write_text("{")
    with pytest.raises(UserError, match="delete the file and run"):
        bench(Plan((BITMAP,), (4,)), tmp_path, quiet)
    assert record_path(tmp_path).read_text() == "{"
