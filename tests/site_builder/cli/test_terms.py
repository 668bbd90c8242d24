"""`queens terms` keeps what both programs counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from site_builder.new_terms import records
from site_builder.new_terms.records import TermsRun, keep_run, load_runs
from site_builder.values.errors import UserError
from tests.helpers.command_line import Queens


def test_both_programs_count_and_are_recorded(queens: Queens) -> None:
    assert queens.json("terms lines 8 --record .")["boards"] == 8
    runs = load_runs(Path("lines.json"))
    assert [(run.n, run.program, run.counts["boards"]) for run in runs] == [
        (8, "list", 8),
        (8, "search", 8),
    ]


def test_a_run_replaces_that_of_the_same_program(tmp_path: Path) -> None:
    path = tmp_path / "lines.json"
    for seconds in (1.0, 2.0):
        keep_run(path, TermsRun(8, "list", {"boards": 8}, seconds, "a", "0", "2026-11-25"))
    assert [run.seconds for run in load_runs(path)] == [2.0]


def test_counts_that_cannot_be_kept_are_printed(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: str) -> None:
        raise UserError(f"cannot write {path}: full")

    monkeypatch.setattr(records, "write_file", full)
    status, printed, errors = queens.ended("terms lines 8 --record . --json")
    assert (status, json.loads(printed)["boards"]) == (2, 8)
    assert errors == "cannot write lines.json: full\n"
