"""`queens bench`, `check` and `terms`, as a person or a program would type them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cy_core import FORMS
from site_builder.cli import measuring
from site_builder.new_terms import records
from site_builder.new_terms.records import TermsRun, keep_run, load_runs
from site_builder.values.errors import UserError
from tests.helpers.command_line import Queens
from tests.helpers.records import write_records
from tests.helpers.sources import ROOT


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the machine is not busy, so that `queens bench` prints no warning."""
    monkeypatch.setattr(measuring, "recent_load", lambda: 0.4)


def test_busy_machine_is_reported(queens: Queens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "recent_load", lambda: 1.25)
    _, _, errors = queens.run("bench --methods bitmap --n 4 --output times")
    first, *rest = errors.splitlines()
    assert first == "the machine is busy (load 1.2): times will be too long"
    assert len(rest) == 2


def test_bench_writes_a_record_and_prints_it(queens: Queens) -> None:
    line = "bench --methods mirror,bitmap --tasks count --n 4-6 --repeats 1 --output times"
    status, printed, progress = queens.run(line)
    (path,) = Path("times").iterdir()
    assert (status, len(progress.splitlines())) == (0, 12)
    assert printed.startswith(f"{path}\n\n")
    assert "Best time of each method, recursive" in printed
    assert {cell["form"] for cell in json.loads(path.read_text())["cells"]} == set(FORMS)
    assert queens("bench --report --output times") in printed


@pytest.mark.parametrize(
    ("options", "measured", "title"),
    [
        (
            "--methods engine --backends portable --threads 1 --tasks count,fundamental --n 11",
            ["engine, portable, fundamental, n = 11", "engine, portable, n = 11"],
            "Counting with the engine",
        ),
        (
            # From n = 6 to 8 not every puzzle has every size, so only some are measured.
            "--tasks permutations,sudoku --n 6-8 --methods bits,fewest",
            ["bits, permutations, n = 8", "bits, sudoku, n = 6", "fewest, sudoku, n = 6"],
            "Orders of things: best time",
        ),
    ],
)
def test_bench_measures_what_is_chosen(
    options: str, measured: list[str], title: str, queens: Queens
) -> None:
    status, printed, progress = queens.run(f"bench {options} --repeats 1 --output times")
    assert status == 0
    assert sorted(line.partition(": ")[0] for line in progress.splitlines()) == measured
    assert f"\n{title}" in printed
    assert queens("check times").endswith(f": ok, {len(measured)} measured, 0 stopped at a limit\n")


def test_programs_to_copy_are_measured_in_our_folder(
    queens: Queens, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(ROOT)
    line = "bench --tasks python --n 5-6 --repeats 1 --methods mirror,carry_chain --output"
    _, printed, progress = queens.run(line, str(tmp_path))
    assert sorted(line.partition(": ")[0] for line in progress.splitlines()) == [
        "carry_chain, python, n = 6",
        "mirror, python, n = 6",
    ]
    assert "Programs to copy: best time" in printed


def test_check_prints_a_verdict_for_each_record(queens: Queens) -> None:
    write_records(Path("times"))
    assert [": ok, " in line for line in queens("check times").splitlines()] == [True, True]
    Path("a.json").write_text("{}")
    status, printed, errors = queens.run("check a.json times/test-whole-2-cores.json")
    assert (status, printed.count(": ok, "), printed.count("\n")) == (2, 1, 1)
    assert errors.startswith("a.json: Object missing required field `format`")
    assert errors.count("\n") == 1


def test_names_of_records_are_printed_in_one_clean_line(queens: Queens) -> None:
    folder = "\x1b[31m\n"
    write_records(Path(folder))
    lines = queens("check", folder).splitlines()
    assert [line.startswith(r"\x1b[31m\n/test-") for line in lines] == [True, True]
    assert queens.run("bench --methods bitmap --n 4 --repeats 1 --output", folder)[1].startswith(
        r"\x1b[31m\n/"
    )


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
    status, printed, errors = queens.run("terms lines 8 --record . --json")
    assert (status, json.loads(printed)["boards"]) == (2, 8)
    assert errors == "cannot write lines.json: full\n"
