"""`queens bench` and `queens check`, as a person or a program would type them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from site_builder.cli import main, measuring
from site_builder.timings.tasks import FORMS
from tests.helpers.command_line import RUN, Capture, complaint, output
from tests.helpers.records import write_records

RANGE = "n must be a number or a range within 1-27, such as 8 or 4-12"


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which nothing else runs."""
    monkeypatch.setattr(measuring, "recent_load", lambda: 0.4)


def test_busy_machine_is_reported(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(measuring, "recent_load", lambda: 1.25)
    assert main(["bench", "--methods", "bitmap", "--n", "4", "--output", str(tmp_path)]) == 0
    first, *rest = capsys.readouterr().err.splitlines()
    assert first == "the machine is busy (load 1.2): times will be too long"
    assert len(rest) == 2


def test_bench_writes_a_record_and_prints_it(capsys: Capture, tmp_path: Path) -> None:
    words = "bench --methods mirror,bitmap --tasks count --n 4-6 --repeats 1 --output"
    assert main([*words.split(), str(tmp_path)]) == 0
    printed, progress = capsys.readouterr()
    (path,) = tmp_path.iterdir()
    assert printed.startswith(f"{path}\n\n")
    assert "counting, best time" in printed
    assert len(progress.splitlines()) == 12
    assert {cell["form"] for cell in json.loads(path.read_text())["cells"]} == set(FORMS)
    assert output(capsys, "bench", "--report", "--output", str(tmp_path)) in printed


def test_bench_measures_the_chosen_subjects(capsys: Capture, tmp_path: Path) -> None:
    words = "bench --methods engine --backends portable --threads 1 --tasks count,fundamental"
    assert main([*words.split(), "--n", "11", "--output", str(tmp_path)]) == 0
    _, progress = capsys.readouterr()
    assert sorted(line.partition(": ")[0] for line in progress.splitlines()) == [
        "engine, portable, fundamental, n = 11",
        "engine, portable, n = 11",
    ]


def test_puzzles_are_measured_at_their_own_sizes(capsys: Capture, tmp_path: Path) -> None:
    words = "bench --tasks permutations,sudoku --n 6-8 --repeats 1 --methods bits,fewest --output"
    assert main([*words.split(), str(tmp_path)]) == 0
    printed, progress = capsys.readouterr()
    assert sorted(line.partition(": ")[0] for line in progress.splitlines()) == [
        "bits, permutations, n = 8",
        "bits, sudoku, n = 6",
        "fewest, sudoku, n = 6",
    ]
    assert "permutations, best time" in printed
    assert "sudoku, best time" in printed
    (line,) = output(capsys, "check", str(tmp_path)).splitlines()
    assert line.endswith(": ok, 3 measured, 0 not run")


def test_programs_to_copy_are_measured(capsys: Capture, tmp_path: Path) -> None:
    words = "bench --tasks python --n 5-6 --repeats 1 --methods mirror,carry_chain --output"
    assert main([*words.split(), str(tmp_path)]) == 0
    printed, progress = capsys.readouterr()
    assert sorted(line.partition(": ")[0] for line in progress.splitlines()) == [
        *("carry_chain, python, n = 6", "mirror, python, n = 6")
    ]
    assert "programs to copy, best time" in printed
    (line,) = output(capsys, "check", str(tmp_path)).splitlines()
    assert line.endswith(": ok, 2 measured, 0 not run")


def test_a_report_needs_a_record(capsys: Capture, tmp_path: Path) -> None:
    message = complaint(capsys, "bench", "--report", "--output", str(tmp_path))
    assert message.startswith("no record of this machine, got ")
    assert message.endswith(": run `queens bench`")


@pytest.mark.soak
def test_report_is_printed_on_ascii_output(tmp_path: Path) -> None:
    words = [
        "bench",
        "--methods",
        "bitmap",
        "--n",
        "9",
        "--tasks",
        "count",
        "--repeats",
        "1",
        "--output",
    ]
    done = subprocess.run(
        [sys.executable, "-c", RUN, *words, str(tmp_path)],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        encoding="ascii",
    )
    assert done.returncode == 0, done.stderr
    assert "counting, best time" in done.stdout


def test_check_prints_a_verdict_for_each_record(capsys: Capture, tmp_path: Path) -> None:
    write_records(tmp_path)
    lines = output(capsys, "check", str(tmp_path)).splitlines()
    assert [": ok, " in line for line in lines] == [True, True]
    broken = tmp_path / "a.json"
    broken.write_text("{}")
    assert main(["check", str(broken), str(tmp_path / "test-whole-2-cores.json")]) == 2
    printed, message = capsys.readouterr()
    (sound,), (refused,) = printed.splitlines(), message.splitlines()
    assert refused.startswith(f'{broken}: "format" must be 4, got null')
    assert ": ok, " in sound


def test_names_of_records_are_printed_in_one_clean_line(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "\x1b[31m\n"
    words = ["bench", "--methods", "bitmap", "--n", "4", "--repeats", "1", "--output", str(folder)]
    assert main(words) == 0
    name = str(tmp_path / r"\x1b[31m\n")
    assert capsys.readouterr().out.startswith(name)
    (line,) = output(capsys, "check", str(folder)).splitlines()
    assert line.startswith(name)


def test_interrupted_bench_reports_the_kept_cells(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(measuring, "bench", interrupted)
    monkeypatch.setattr(measuring, "record_path", lambda folder: folder / "zuse.json")
    words = ["bench", "--output", str(tmp_path)]
    assert main(words) == 130
    expected = "interrupted: no cell was finished; run it again to go on\n"
    assert capsys.readouterr().err == expected
    (tmp_path / "zuse.json").touch()
    assert main(words) == 130
    assert f"finished cells are in {tmp_path / 'zuse.json'}; run" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("bench --n 9-4", f"{RANGE}, got 9-4"),
        ("bench --n 4-x", f"{RANGE}, got 4-x"),
        ("bench --methods bitmap,magic", "method must be one of brute_force, "),
        ("bench --forms circular", "form must be one of recursive, iterative, got circular"),
        ("bench --repeats none", "--repeats must be a whole number from 1 to 1000, got none"),
        ("bench --repeats 1001", "--repeats must be a whole number from 1 to 1000, got 1001"),
        (
            "bench --backends avx2,mmx",
            "backend must be one of portable, sse, neon, wasm, avx2, ",
        ),
        ("bench --tasks sort", "task must be one of count, fundamental, solutions, permutations, "),
        ("bench --threads 1,x", "--threads must be a whole number from 1 to 1024, got x"),
        ("bench --threads 1024", "this machine has "),
        (
            "bench --threads 99999999",
            "--threads must be a whole number from 1 to 1024, got 99999999",
        ),
        ("bench --n 4-28", f"{RANGE}, got 4-28"),
        ("bench --methods mirror --tasks solutions", "--methods and --tasks must leave something"),
        (
            "bench --tasks permutations,sudoku --n 11-12",
            "--n must meet the sizes of permutations, 8-10 or sudoku, 1-6, got 11-12: leave it out",
        ),
        ("bench --methods bits --tasks count", "--methods and --tasks must leave something"),
        ("bench --time-limit 1e300", "--time-limit must be a million seconds at most, got 1e300"),
        ("check missing.json", "no record in missing.json: run `queens bench`, or name a file"),
        ("bench --time-limit 1_0", "--time-limit must be a number of seconds above 0, got 1_0"),
        ("bench --time-limit inf", "--time-limit must be a number of seconds above 0, got inf"),
        ("bench --time-limit soon", "--time-limit must be a number of seconds above 0, got soon"),
    ],
)
def test_bad_options_are_refused_in_one_line(capsys: Capture, line: str, message: str) -> None:
    assert complaint(capsys, *line.split()).startswith(message)
