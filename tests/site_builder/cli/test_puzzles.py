"""`queens puzzles`, as a person or a program would type it."""

from __future__ import annotations

import io
import itertools
import json
import sys
from pathlib import Path

import pytest

from cy_core.puzzles import sudoku
from site_builder.cli import main
from tests.helpers.command_line import Capture, complaint, output

FULL = "".join(
    str((shift + column) % 9 + 1) for shift in (0, 3, 6, 1, 4, 7, 2, 5, 8) for column in range(9)
)
ONE = f".{FULL[1:]}"
EMPTY = "." * 81


def test_permutations_prints_a_table(capsys: Capture) -> None:
    lines = dict(
        line.split() for line in output(capsys, "puzzles", "permutations", "8").splitlines()
    )
    assert (lines["n"], lines["form"]) == ("8", "bits")
    assert (lines["total"], lines["nodes"]) == ("40320", "109600")


def test_permutations_prints_json(capsys: Capture) -> None:
    words = ("puzzles", "permutations", "9", "--form", "list", "--json")
    result = json.loads(output(capsys, *words))
    assert result.pop("seconds") > 0
    assert result == {"n": 9, "form": "list", "total": 362880, "nodes": 986409}


@pytest.mark.parametrize("form", ["list", "bits", "iterative"])
def test_permutations_prints_one_per_line(capsys: Capture, form: str) -> None:
    printed = output(capsys, "puzzles", "permutations", "7", "--list", "--form", form)
    rows = [tuple(map(int, line.split())) for line in printed.splitlines()]
    assert rows == list(itertools.permutations(range(7)))


@pytest.mark.parametrize("options", [(), ("--list",), ("--form", "list")])
def test_ordering_for_years_needs_confirmation(capsys: Capture, options: tuple[str, ...]) -> None:
    message = complaint(capsys, "puzzles", "permutations", "20", *options)
    assert message.startswith("ordering 20 things takes about ")
    assert message.endswith(" on 1 core: add --yes to begin it all the same")


def test_a_solution_is_drawn(capsys: Capture) -> None:
    printed = output(capsys, "puzzles", "sudoku", ONE)
    grid, summary = printed.split("\n\n")
    lines = grid.splitlines()
    assert lines[0] == "1 2 3 | 4 5 6 | 7 8 9"
    assert lines[3] == lines[7] == "------+-------+------"
    assert [sign for sign in grid if sign.isdigit()] == [*FULL]
    assert summary == "1 solution; digits placed: 1\n"


def test_only_the_first_of_many_is_shown(capsys: Capture) -> None:
    printed = output(capsys, "puzzles", "sudoku", EMPTY)
    assert printed.count("------+-------+------") == 2
    assert "1 solution, and more: add --all; " in printed


@pytest.mark.parametrize("method", ["cells", "bits", "fewest"])
def test_all_solutions_a_line_each(capsys: Capture, method: str) -> None:
    holes = "".join("." if k % 9 < 3 else digit for k, digit in enumerate(FULL))
    words = ("puzzles", "sudoku", holes, "--all", "--method", method, "--format", "line")
    assert (*output(capsys, *words).splitlines(),) == sudoku(holes, method).solutions
    assert len(sudoku(holes, method).solutions) > 1


def test_sudoku_prints_json(capsys: Capture) -> None:
    printed = output(capsys, "puzzles", "sudoku", ONE, EMPTY, "--format", "json")
    solved, empty = map(json.loads, printed.splitlines())
    assert solved.pop("seconds") > 0
    assert solved == {
        "puzzle": ONE,
        "method": "fewest",
        "solutions": [FULL],
        "complete": True,
        "nodes": 1,
    }
    assert (len(empty["solutions"]), empty["complete"]) == (1, False)


def test_sudoku_reads_a_file(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    rows = [ONE[at : at + 9] for at in range(0, 81, 9)]
    framed = [f"|{row[:3]}|{row[3:6]}|{row[6:]}|" for row in rows]
    path.write_text("\n".join([f"# ours\n{ONE}\n", *framed[:3], "+---" * 3, *framed[3:], "", ONE]))
    words = ("puzzles", "sudoku", "--file", str(path), "--format", "line")
    assert output(capsys, *words).splitlines() == [FULL] * 3


def test_sudoku_reads_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(f"{ONE}\r\n{ONE}".encode()))
    monkeypatch.setattr(sys, "stdin", stream)
    assert output(capsys, "puzzles", "sudoku", "--format", "line").splitlines() == [FULL] * 2


def test_missing_solution_is_reported_on_standard_error(capsys: Capture) -> None:
    none = "12345678." + "." * 27 + "........9" + "." * 36
    assert output(capsys, "puzzles", "sudoku", none) == "no solution; digits placed: 0\n"
    assert main(["puzzles", "sudoku", none, ONE, "--format", "line"]) == 0
    assert capsys.readouterr() == (f"{FULL}\n", "no solution\n")


def test_a_byte_order_mark_is_no_cell(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{ONE}\n", encoding="utf-8-sig")
    words = ("puzzles", "sudoku", "--file", str(path), "--format", "line")
    assert output(capsys, *words) == f"{FULL}\n"


def test_a_file_without_a_puzzle_is_refused(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text("# none yet\n\n", encoding="utf-8")
    message = complaint(capsys, "puzzles", "sudoku", "--file", str(path))
    assert message.startswith(f"no puzzle in {path}: ")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such device")
def test_a_stream_without_end_is_refused(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    with open("/dev/zero", encoding="utf-8") as endless:
        monkeypatch.setattr(sys, "stdin", endless)
        message = complaint(capsys, "puzzles", "sudoku")
    rule = "a line must be 1000 bytes at most, got more: write each puzzle on its own"
    assert message == f"standard input: {rule}"


def test_line_longer_than_1000_bytes_is_refused(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "wide.txt"
    path.write_text(f"{ONE:<1000}", encoding="ascii")
    words = ("puzzles", "sudoku", "--file", str(path), "--format", "line")
    assert output(capsys, *words) == f"{FULL}\n"
    path.write_text(f"{ONE:<1001}", encoding="ascii")
    assert complaint(capsys, *words).startswith(f"{path}: a line must be 1000 bytes at most")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("permutations", "0"), "n must be a whole number from 1 to 20, got 0"),
        (("permutations", "21"), "n must be a whole number from 1 to 20, got 21"),
        (("sudoku", "5"), "a puzzle has 81 cells, got 1: write . or 0 for an empty one"),
        (("sudoku", "5.....5" + "." * 74), "r1c1 and r1c7 both hold 5"),
        (
            ("sudoku", EMPTY, "--file", "a.txt"),
            "puzzles are words or a file, got both: leave out --file a.txt",
        ),
        (("sudoku", "--file", "none.txt"), "cannot read none.txt: No such file or directory"),
    ],
)
def test_mistakes_are_refused_in_one_line(
    capsys: Capture, words: tuple[str, ...], message: str
) -> None:
    assert complaint(capsys, "puzzles", *words) == message


def test_a_mistake_in_a_file_names_its_line(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_bytes(b"\n" + b"." * 9 + b"\n" + b"\xff........\n")
    message = complaint(capsys, "puzzles", "sudoku", "--file", str(path))
    rule = "a puzzle holds 1 to 9, and . or 0 for an empty cell"
    assert message == f"{path}, line 2: {rule}, got \N{REPLACEMENT CHARACTER}"


def test_terminal_as_standard_input_is_refused(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    message = complaint(capsys, "puzzles", "sudoku")
    assert message == "no puzzle was given: add one, --file FILE, or redirect standard input"


def test_a_region_puzzle_is_made_and_solved(capsys: Capture) -> None:
    rows = output(capsys, "puzzles", "regions", "--make", "5").split()
    assert rows == ["AABBB", "DDBBB", "DDDDC", "DDDEC", "DDDEE"]
    printed = output(capsys, "puzzles", "regions", *rows)
    assert printed.splitlines() == ["a5 c4 e3 b2 d1", "1 solution"]


def test_regions_are_read_from_standard_input(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = output(capsys, "puzzles", "regions", "--make", "5")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(rows.encode("utf-8-sig"))))
    printed = output(capsys, "puzzles", "regions", "-")
    assert printed.splitlines() == ["a5 c4 e3 b2 d1", "1 solution"]


def test_regions_may_have_no_solution_or_many(capsys: Capture) -> None:
    assert output(capsys, "puzzles", "regions", "AB", "AA") == "no solution\n"
    many = output(capsys, "puzzles", "regions", *(letter * 8 for letter in "abcdefgh"))
    assert many.splitlines()[-1] == "1,000 solutions or more"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "give rows to solve or --make N, got neither: write --make 8"),
        (("AB", "--make", "5"), "give rows to solve or --make N, got both: write --make 8"),
        (("AB", "ABC"), "a region puzzle of 2 rows has 2 letters in each, got ABC"),
        (("--make", "11"), "n must be a whole number from 5 to 10, got 11"),
    ],
)
def test_mistakes_in_regions_are_named(
    capsys: Capture, words: tuple[str, ...], message: str
) -> None:
    assert message in complaint(capsys, "puzzles", "regions", *words)
