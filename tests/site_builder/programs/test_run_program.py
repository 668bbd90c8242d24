"""The function that the browser's worker runs, here in CPython: a program, and its boards."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from cy_core import solutions
from site_builder.programs.exercises import find_exercise
from site_builder.programs.running import with_n
from tests.helpers.sources import ROOT

WATCHED = ("backtracking", "placement-flags", "bitmap", "lowest-zero", "mirror")
PROGRAM = "N = 4\n\n\ndef place(row):\n    return {}\n\n\nprint(N, place(0))\n"


@pytest.fixture(scope="module")
def run() -> Callable[[str, int], list[str]]:
    """Return the function `run` of `run_program.py`, which Brython calls in the browser."""
    names: dict[str, Callable[[str, int], list[str]]] = {}
    text = (ROOT / "frontend" / "src" / "shared" / "run_program.py").read_text(encoding="utf-8")
    exec(compile(text, "run_program.py", "exec"), names)
    return names["run"]


def boards_of(n: int) -> set[str]:
    """Return all solutions in the form that the function returns."""
    return {" ".join(map(str, board)) for board in solutions(n).tolist()}


@pytest.mark.parametrize("n", [4, 5, 6])
@pytest.mark.parametrize("name", WATCHED)
def test_boards_that_a_program_counts_are_known(
    run: Callable[[str, int], list[str]], name: str, n: int
) -> None:
    printed, line, mistake, boards = run(with_n(find_exercise(name).source, n), n)
    assert (printed, line, mistake) == (f"{n} {len(boards_of(n))}", "0", "")
    found = boards.split(",")
    assert len(set(found)) == len(found) == len(boards_of(n)) // (2 if name == "mirror" else 1)
    assert set(found) <= boards_of(n)


@pytest.mark.parametrize("name", ["list-based", "bitmap-stack", "search-by-hand"])
def test_program_whose_boards_cannot_be_known_is_run(
    run: Callable[[str, int], list[str]], name: str
) -> None:
    assert run(with_n(find_exercise(name).source, 5), 5) == ["5 10", "0", "", ""]


def test_wrong_board_is_reported_as_it_was_counted(run: Callable[[str, int], list[str]]) -> None:
    _, _, _, boards = run(with_n(find_exercise("bitmap-broken-1").source, 4), 4)
    assert boards.split(",")[0] == "3 2 1 0"


def test_row_without_one_queen_has_no_column(run: Callable[[str, int], list[str]]) -> None:
    source = find_exercise("bitmap").source.replace("down | bit,", "down,")
    assert "-1" in run(with_n(source, 4), 4)[3].split(",")[0]


@pytest.mark.parametrize(
    ("source", "line", "mistake"),
    [
        ("N = 4\nx = (1 +\nprint(x)\n", "2", "SyntaxError: "),
        (PROGRAM.format("1 +"), "5", "SyntaxError: "),
        (PROGRAM.format("found"), "5", "NameError: name 'found' is not defined"),
        (PROGRAM.format("row / 0"), "5", "ZeroDivisionError: "),
        (PROGRAM.format("1").replace("place(0)", "place()"), "8", "TypeError: "),
        (PROGRAM.format("place(row + 1)"), "5", "RecursionError: the calls never end"),
        ("N = 4\nopen('boards.txt')\n", "2", "OSError: this page cannot open the file boards.txt"),
    ],
)
def test_mistake_is_reported_with_its_line(
    run: Callable[[str, int], list[str]], source: str, line: str, mistake: str
) -> None:
    _, where, what, _ = run(source, 4)
    assert where == line
    assert what.startswith(mistake)


@pytest.mark.parametrize(
    ("source", "line", "name"),
    [
        ("def f(n: int) -> List[int]:\n    pass", "1", "List"),
        ("class A:\n    def f(self, other: A): pass", "2", "A"),
        ("x = 1\ny: Set[int] = set()", "2", "Set"),
        ("def f():\n    def g(x: List): pass\nf()", "2", "List"),
        ("from typing import List\ndef f(n: int) -> List[int]: pass", "0", ""),
        ("from __future__ import annotations\ndef f(n: Later): pass\nclass Later: pass", "0", ""),
        ("class A: pass\nB = A\ndef f(a: A, b: 'C', c: B | None = None): pass", "0", ""),
        ("def f():\n    x: Set = set()\n    return x\nf()", "0", ""),
    ],
)
def test_annotation_that_cpython_evaluates_has_its_names(
    run: Callable[[str, int], list[str]], source: str, line: str, name: str
) -> None:
    """Python evaluates annotations up to version 3.13. Later versions and Brython do not."""
    mistake = f"NameError: name '{name}' is not defined" if name else ""
    assert run(source, 4)[1:3] == [line, mistake]


def test_last_lines_of_a_long_output_are_kept(run: Callable[[str, int], list[str]]) -> None:
    lines = run("N = 4\nfor k in range(3000):\n    print(k)\nprint(N, 2)\n", 4)[0].split("\n")
    assert lines[-2:] == ["2999", "4 2"]
    assert (lines[0], len(lines)) == ("\N{HORIZONTAL ELLIPSIS}", 2001)


def test_line_is_printed_piece_by_piece(run: Callable[[str, int], list[str]]) -> None:
    source = "import sys\nprint('Total:', end=' ')\nsys.stdout.write('9')\nprint(2)\n"
    assert run(source, 4)[0] == "Total: 92"
    assert len(run("for _ in range(9999):\n    print('....', end='')\n", 4)[0]) == 30_000


@pytest.mark.parametrize("end", ["quit()", "exit(0)", "raise SystemExit", "import sys; sys.exit()"])
def test_program_may_end_itself(run: Callable[[str, int], list[str]], end: str) -> None:
    assert run(f"print(4, 2)\n{end}\nprint(3)\n", 4) == ["4 2", "0", "", ""]


def test_program_that_asks_for_n_gets_it(run: Callable[[str, int], list[str]]) -> None:
    source = "import sys\nprint(int(input('N? ')) + int(sys.argv[1]))\n"
    assert run(source, 4)[0] == "8"
    assert sys.argv[1:] != ["4"]


def test_place_may_be_called_by_keyword(run: Callable[[str, int], list[str]]) -> None:
    source = PROGRAM.format("1").replace("place(0)", "place(row=0)")
    assert run(source, 4)[:3] == ["4 1", "0", ""]
