"""The programs to copy: each runs as it is, and counts like the core."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cy_core import METHODS, known_census, solutions
from tests.helpers.sources import ROOT

CONTENT = ROOT / "content"
PROGRAMS = CONTENT / "programs"
# Programs that have separate tests, because they print boards instead of counts, or must run from a
# file.
LISTING = "bitmap-boards.py"
LISTING_IN_CPP = "bitmap-boards.cpp"
LISTING_IN_JAVA = "bitmap-boards.java"
ON_ALL_CORES = "bitmap-cores.py"
SEARCHING = "min-conflicts.py"
SEARCHING_IN_C = "min-conflicts.c"
SPECIAL = {LISTING, LISTING_IN_CPP, ON_ALL_CORES, SEARCHING, SEARCHING_IN_C}
PYTHON = sorted({path.name for path in PROGRAMS.glob("*.py")} - SPECIAL)
IN_C = sorted({path.name for path in PROGRAMS.glob("*.c")} - SPECIAL)
IN_CPP = sorted({path.name for path in PROGRAMS.glob("*.cpp")} - SPECIAL)
IN_JAVASCRIPT = sorted(path.name for path in PROGRAMS.glob("*.js"))
IN_BASH = sorted(path.name for path in PROGRAMS.glob("*.sh"))
CHOSEN = re.compile(r"\bN ?= ?(\d+)")
# The methods with all eight symmetries also count orbits.
COUNTING_ORBITS = ("carry-chain", "symmetry-elimination")
ENDINGS = (".py", "-stack.py", ".c", "-stack.c", ".cpp")


def text_of(name: str) -> str:
    return (PROGRAMS / name).read_text(encoding="utf-8")


def with_n(name: str, n: int) -> str:
    """Return the text of the program in the file `name`, with N = `n`."""
    text = text_of(name)
    (chosen,) = CHOSEN.finditer(text)
    return f"{text[: chosen.start(1)]}{n}{text[chosen.end(1) :]}"


def expected_output(name: str, n: int) -> str:
    """Return the output that the program in the file `name` should print for N = `n`."""
    census = known_census(n)
    counts = [n, census.total]
    if name.startswith(COUNTING_ORBITS):
        counts.append(census.fundamental)
    return " ".join(map(str, counts)) + "\n"


@pytest.mark.parametrize("name", PYTHON)
def test_python_program_counts_correctly(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = int(CHOSEN.findall(text_of(name))[0])
    for n in (*range(1, 6), chosen):
        exec(compile(with_n(name, n), name, "exec"), {})
        # Compare words, not lines, because a program prints the fundamental solutions on a separate
        # line, as the editor needs it.
        assert capsys.readouterr().out.split() == expected_output(name, n).split()


STRICT = ("-Wall", "-Wextra", "-pedantic", "-Werror", "-O2")
# N = 2 has no solution. N = 7 and 8 are odd and even, which the mirror method treats differently.
SIDES = (2, 7, 8)


def compiled_output(folder: Path, program: str, *language: str) -> str:
    """Compile the text of a program and return its output.

    `language` is a compiler, with the options that select the language.
    """
    command = [*language, *STRICT, "-", "-o", "program"]
    subprocess.run(command, input=program, text=True, check=True, cwd=folder)
    return subprocess.check_output([folder / "program"], text=True)


@pytest.mark.soak
@pytest.mark.parametrize("name", IN_C)
def test_c_program_counts_correctly(name: str, tmp_path: Path) -> None:
    for n in SIDES:
        printed = compiled_output(tmp_path, with_n(name, n), "cc", "-std=c99", "-xc")
        assert printed == expected_output(name, n)


@pytest.mark.soak
@pytest.mark.parametrize("name", IN_CPP)
def test_cpp_program_counts_correctly(name: str, tmp_path: Path) -> None:
    """Compile all sizes as one program, because most of the time goes into the headers."""
    headers = re.findall("^#include .*\n", text_of(name), re.MULTILINE)
    parts = [
        re.sub("^#include .*\n", "", with_n(name, n), flags=re.MULTILINE).replace(
            "int main()", "void count()"
        )
        for n in SIDES
    ]
    spaces = [f"namespace n{n} {{\n{part}}}\n" for n, part in zip(SIDES, parts, strict=True)]
    main = f"int main() {{ {' '.join(f'n{n}::count();' for n in SIDES)} }}\n"
    printed = compiled_output(
        tmp_path, "".join([*headers, *spaces, main]), "c++", "-std=c++20", "-xc++"
    )
    assert printed == "".join(expected_output(name, n) for n in SIDES)


@pytest.mark.soak
@pytest.mark.parametrize("name", IN_JAVASCRIPT)
def test_javascript_program_counts_correctly(name: str) -> None:
    node = Path(sys.executable).with_name("node")
    for n in (1, 2, 7, 8):
        command = [str(node), "--eval", with_n(name, n)]
        printed = subprocess.run(command, check=True, capture_output=True, text=True)
        assert printed.stdout == expected_output(name, n)


@pytest.mark.soak
@pytest.mark.skipif(not shutil.which("bash"), reason="without Bash")
@pytest.mark.parametrize("name", IN_BASH)
def test_bash_program_counts_correctly(name: str) -> None:
    for n in range(1, 8):
        command = ["bash", "-c", with_n(name, n)]
        printed = subprocess.run(command, check=True, capture_output=True, text=True)
        assert (printed.stdout, printed.stderr) == (expected_output(name, n), "")


def test_each_method_has_both_forms_in_python_and_in_c_and_one_in_cpp() -> None:
    keys = {method.key.replace("_", "-") for method in METHODS}
    assert {f"{key}{ending}" for key in keys for ending in ENDINGS} <= {*PYTHON, *IN_C, *IN_CPP}


@pytest.mark.parametrize("n", range(1, 7))
def test_listing_program_prints_every_board(n: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(with_n(LISTING, n), LISTING, "exec"), {})
    expect_all_boards(capsys.readouterr().out, n)


@pytest.mark.soak
def test_listing_program_in_cpp_prints_every_board(tmp_path: Path) -> None:
    program = with_n(LISTING_IN_CPP, 8)
    expect_all_boards(compiled_output(tmp_path, program, "c++", "-std=c++20", "-xc++"), 8)


@pytest.mark.soak
@pytest.mark.skipif(not shutil.which("javac"), reason="without a Java compiler named javac")
def test_listing_program_in_java_prints_every_board(tmp_path: Path) -> None:
    (tmp_path / LISTING_IN_JAVA).write_text(with_n(LISTING_IN_JAVA, 8), encoding="utf-8")
    compiler = ["javac", "-Xlint:all", "-Werror", LISTING_IN_JAVA]
    subprocess.run(compiler, check=True, cwd=tmp_path)
    expect_all_boards(subprocess.check_output(["java", "Queens"], text=True, cwd=tmp_path), 8)


def expect_all_boards(printed: str, n: int) -> None:
    """Assert that the boards, rows of text with a blank line after each, are all solutions."""
    boards = [board.split() for board in printed.split("\n\n") if board]
    assert all(row.count("Q") == 1 and len(row) == n for board in boards for row in board)
    columns = [[row.index("Q") for row in board] for board in boards]
    assert sorted(columns) == solutions(n).tolist()


def test_program_for_all_cores_counts_correctly(tmp_path: Path) -> None:
    """Write the program into a file, because each of its processes imports this file."""
    for n in (1, 3, 8):
        program = tmp_path / ON_ALL_CORES
        program.write_text(with_n(ON_ALL_CORES, n), encoding="utf-8")
        command = [sys.executable, str(program)]
        printed = subprocess.run(command, check=True, capture_output=True, text=True)
        assert printed.stdout == expected_output(ON_ALL_CORES, n)


def expect_solution(printed: str, n: int) -> None:
    queens = list(enumerate(map(int, printed.split())))
    assert len(queens) == n
    for lines in ({c for _, c in queens}, {r + c for r, c in queens}, {r - c for r, c in queens}):
        assert len(lines) == n


@pytest.mark.parametrize("n", [1, 4, 5, 6, 8, 10, 1000])
def test_min_conflicts_finds_a_solution(n: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(with_n(SEARCHING, n), SEARCHING, "exec"), {})
    expect_solution(capsys.readouterr().out, n)


@pytest.mark.soak
@pytest.mark.parametrize("n", [1, 4, 8, 1000])
def test_min_conflicts_in_c_finds_a_solution(n: int, tmp_path: Path) -> None:
    program = with_n(SEARCHING_IN_C, n)
    expect_solution(compiled_output(tmp_path, program, "cc", "-std=c99", "-xc"), n)
