"""`queens terms`, as a person or a program would type it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from site_builder.cli import main
from site_builder.cli import terms as terms_command
from site_builder.results import records
from site_builder.results.records import Run, keep_run, load_runs
from site_builder.values.errors import UserError
from tests.helpers.command_line import Capture, complaint, output


def test_both_programs_count_and_are_recorded(capsys: Capture, tmp_path: Path) -> None:
    result = json.loads(output(capsys, "terms", "lines", "8", "--record", str(tmp_path), "--json"))
    assert (result["boards"], result["fundamental"]) == (8, 1)
    runs = load_runs(tmp_path / "lines.json")
    assert [(run.n, run.program, run.counts["boards"]) for run in runs] == [
        (8, "list", 8),
        (8, "search", 8),
    ]


def test_one_program_counts_alone(capsys: Capture) -> None:
    printed = output(capsys, "terms", "quarter-turn", "12", "--program", "masks")
    assert "boards" in printed
    assert "seconds cliques" not in printed


def test_a_run_replaces_that_of_the_same_program(tmp_path: Path) -> None:
    path = tmp_path / "lines.json"
    for seconds in (1.0, 2.0):
        keep_run(path, Run(8, "list", {"boards": 8}, seconds, "a", "0", "2026-11-25"))
    assert [run.seconds for run in load_runs(path)] == [2.0]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["lines", "8", "--program", "masks"], "program must be list or search, got masks"),
        (["torus", "21"], "n must be between 1 and 20, got 21"),
        (["lines", "23"], "n must be between 1 and 22, got 23"),
        (["line", "8"], "subject must be one of half-turn, quarter-turn, torus"),
        (["lines", "8", "--record", "nowhere"], "--record must be a folder that exists"),
    ],
)
def test_wrong_words_are_refused(capsys: Capture, words: list[str], message: str) -> None:
    assert message in complaint(capsys, "terms", *words)


def test_a_damaged_record_is_named_before_the_count(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(terms_command, "count_terms")
    (tmp_path / "lines.json").write_text("[{}]")
    message = complaint(capsys, "terms", "lines", "4", "--record", str(tmp_path))
    assert "lines.json is no record of runs: move it away and run `queens terms`" in message


def test_counts_that_cannot_be_kept_are_printed(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: str) -> None:
        raise UserError(f"cannot write {path}: No space left on device")

    monkeypatch.setattr(records, "write_file", full)
    assert main(["terms", "lines", "8", "--record", str(tmp_path), "--json"]) == 2
    printed, errors = capsys.readouterr()
    assert json.loads(printed)["boards"] == 8
    assert errors == f"cannot write {tmp_path / 'lines.json'}: No space left on device\n"
