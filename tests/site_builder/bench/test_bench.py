"""A record is started, continued, and never lost or mixed with the record of another machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cy_core import known_census
from site_builder.bench import bench as module
from site_builder.bench import session
from site_builder.bench.bench import bench, record_path
from site_builder.bench.sampling import SampleRules
from site_builder.bench.session import Plan
from site_builder.timings.record_files import format_record, load_record
from site_builder.timings.records import Record, Subject, Timing
from site_builder.values.errors import UserError
from tests.helpers.command_line import RUN_QUEENS
from tests.helpers.small_records import BITMAP, NoticeLog
from tests.helpers.small_records import BITMAP_ITERATIVE as ITERATIVE
from tests.helpers.waiting import wait_until


def measured(folder: Path) -> list[tuple[str, int]]:
    """Return (form, N) of each cell with samples in the record of `folder`."""
    record = load_record(record_path(folder))
    return [(cell.subject.form, cell.n) for cell in record.cells if cell.samples]


def test_finished_cells_are_measured_again_only_if_asked(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    record = bench(Plan((ITERATIVE,), (4, 5), SampleRules(repeats=1)), folder, NoticeLog())
    assert load_record(record_path(folder)) == record
    assert [(cell.n, cell.total) for cell in record.cells] == [(4, 2), (5, 10)]
    before = record_path(folder).read_bytes()
    notes = NoticeLog()
    bench(Plan((ITERATIVE,), (4,), SampleRules(repeats=1)), folder, notes)
    assert (notes.new, notes.lines) == ([], [])
    assert record_path(folder).read_bytes() == before
    bench(Plan((ITERATIVE,), (5,), SampleRules(repeats=2)), folder, NoticeLog(), again=True)
    bench(Plan((BITMAP,), (4,)), folder, NoticeLog())
    assert measured(folder) == [("recursive", 4), ("iterative", 4), ("iterative", 5)]
    samples = [len(cell.samples) for cell in load_record(record_path(folder)).cells]
    assert samples[1] == 1
    assert samples[2] >= 2


def test_interrupted_run_resumes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted_at_six(subject: Subject, n: int) -> Timing:
        if n == 6:
            raise KeyboardInterrupt
        return Timing(subject, n, (1e-5,), known_census(n).total, nodes=16 if n == 4 else 53)

    plan = Plan((BITMAP,), (4, 5, 6, 7))
    with monkeypatch.context() as patch:
        patch.setattr(session, "timed", interrupted_at_six)
        with pytest.raises(KeyboardInterrupt):
            bench(plan, tmp_path, NoticeLog())
    assert [n for _, n in measured(tmp_path)] == [4, 5]
    notes = NoticeLog()
    before = bench(plan, tmp_path, notes)
    assert [n for _, n in measured(tmp_path)] == [4, 5, 6, 7]
    assert notes.new == [6, 7]
    monkeypatch.setattr(session, "timed", interrupted_at_six)
    with pytest.raises(KeyboardInterrupt):
        bench(Plan((BITMAP,), (6, 7)), tmp_path, NoticeLog(), again=True)
    assert load_record(record_path(tmp_path)) == before, "the first times are kept"


def test_wrong_count_is_not_recorded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def wrong(subject: Subject, n: int) -> Timing:
        raise ArithmeticError

    monkeypatch.setattr(session, "timed", wrong)
    with pytest.raises(ArithmeticError):
        bench(Plan((BITMAP,), (5,)), tmp_path, NoticeLog())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda old: replace(old, core_version="0.0.9"),
        lambda old: replace(old, machine=replace(old.machine, compiler="GCC 2.95")),
        lambda old: replace(old, machine=replace(old.machine, system="Linux 2.6")),
    ],
)
def test_record_of_another_machine_or_version_is_not_changed(
    tmp_path: Path, change: Callable[[Record], Record]
) -> None:
    path = record_path(tmp_path)
    path.write_text(format_record(change(bench(Plan((BITMAP,), (4,)), tmp_path, NoticeLog()))))
    before = path.read_bytes()
    notes = NoticeLog()
    bench(Plan((BITMAP,), (5,)), tmp_path, notes)
    assert path.read_bytes() == before
    assert (path.name in notes.lines[0], f"{path.stem}-2.json" in notes.lines[0]) == (True, True)
    bench(Plan((BITMAP,), (6,)), tmp_path, NoticeLog())
    assert measured(tmp_path) == [("recursive", 5), ("recursive", 6)]
    assert len(list(tmp_path.iterdir())) == 2


def test_run_without_new_cells_changes_nothing_and_memory_may_differ_a_little(
    tmp_path: Path,
) -> None:
    path = record_path(tmp_path)
    record = bench(Plan((BITMAP,), (4,)), tmp_path, NoticeLog())
    old = replace(record, date="2025-01-01", machine=replace(record.machine, memory=1 << 32))
    path.write_text(format_record(old))
    bench(Plan((BITMAP,), (4,)), tmp_path, NoticeLog())
    assert load_record(path) == old
    bench(Plan((BITMAP,), (5,)), tmp_path, NoticeLog())
    assert load_record(path).date > "2025-01-01"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows locks no folder")
def test_second_run_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    refused = []

    class Second(NoticeLog):
        def running(self, subject: Subject, n: int) -> None:
            with pytest.raises(UserError, match="only one run at a time can measure"):
                bench(Plan((BITMAP,), (5,)), tmp_path, NoticeLog())
            refused.append(n)

    bench(Plan((BITMAP,), (4,)), tmp_path, Second())
    assert refused


@pytest.mark.parametrize("content", ["{", '{"format": 1, "cells": []}'])
def test_broken_record_is_not_overwritten(tmp_path: Path, content: str) -> None:
    path = record_path(tmp_path)
    path.write_text(content)
    with pytest.raises(UserError, match="move it away and run `queens bench`"):
        bench(Plan((BITMAP,), (4,)), tmp_path, NoticeLog())
    assert path.read_text() == content


def test_unwritable_folder_is_refused_before_measuring(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module.os, "access", lambda *_: False)
    notes = NoticeLog()
    with pytest.raises(UserError, match=r"^cannot write .*: choose another folder with --output"):
        bench(Plan((BITMAP,), (4,)), tmp_path, notes)
    assert notes.new == []
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match=r"file must be a folder, got a file: name another folder$"):
        record_path(tmp_path / "file")


# Measurements in separate processes. N = 4 to 13 a thousand times takes so long that a test can
# interrupt it.

LONG = ("--methods", "bitmap,mirror", "--n", "4-13", "--repeats", "1000")


def process(folder: Path, *options: str, setup: str = "") -> subprocess.Popen[str]:
    """Start `queens bench` in a separate process, which writes its record into `folder`.

    `setup` is code that the process runs first.
    """
    words = [sys.executable, "-c", setup + RUN_QUEENS, "bench", "--output", str(folder), *options]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.soak
def test_ctrl_c_leaves_a_record_and_one_line(tmp_path: Path) -> None:
    path = record_path(tmp_path)
    setup = f"""
import pathlib, signal, threading, time
def press():
    while not pathlib.Path({str(path)!r}).exists():
        time.sleep(0.01)
    signal.raise_signal(signal.SIGINT)
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Thread(target=press, daemon=True).start()
"""
    with process(tmp_path, *LONG, setup=setup) as running:
        printed, messages = running.communicate()
    last = messages.splitlines()[-1]
    kept = f"finished cells are in {path}; run it again to go on"
    assert (running.returncode, printed, last) == (130, "", f"interrupted: {kept}")
    assert "Traceback" not in messages
    assert measured(tmp_path)


@pytest.mark.soak
def test_killed_run_resumes(tmp_path: Path) -> None:
    with process(tmp_path, *LONG) as running:
        wait_until(lambda: record_path(tmp_path).exists() or running.poll() is not None)
        running.kill()
    kept = {cell: cell.samples for cell in load_record(record_path(tmp_path)).cells}
    assert kept
    with process(tmp_path, "--methods", "bitmap,mirror", "--n", "4-8", "--repeats", "1") as later:
        later.communicate()
    assert later.returncode == 0
    stored = {(c.subject, c.n): c.samples for c in load_record(record_path(tmp_path)).cells}
    assert {n for _, n in stored} >= {4, 5, 6, 7, 8}
    for cell, samples in kept.items():
        assert stored[cell.subject, cell.n][: len(samples)] == samples
