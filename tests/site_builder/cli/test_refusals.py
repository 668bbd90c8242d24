"""Bad input ends a command with exit status 2, and one line with the value and a remedy."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from site_builder.cli import boards, measuring, sites
from tests.helpers.command_line import Queens

HERE = "a file or a folder must have a name here, got '-': type ./- if that is its name"
EMPTY = "." * 81

# (command line, a part of its message). This list has all errors of the command line itself. Of the
# errors of the core and of sites it has only an example of each kind, because other tests have
# them.
REFUSED = [
    # Unknown commands and words.
    ("cuont 8", "No such command 'cuont'. Did you mean 'count'? See queens --help"),
    ("puzzles sudku", "'sudku'. Did you mean 'sudoku'? See queens puzzles --help"),
    ("--json", "No such option '--json'. "),
    ("count 8 --metod x", "'--metod'. Did you mean '--method'? See queens count --help"),
    ("count", "Missing argument 'N'. See queens count --help"),
    ("count 8 9", "Got unexpected extra argument (9). See queens count --help"),
    ("count 8 \u202e\ud800", r"unexpected extra argument (\u202e\ud800). See queens "),
    ("count 8 --threads", "Option '--threads' requires an argument. See queens "),
    ("count 8 --json=yes", "Option '--json' does not take a value. See queens "),
    ("count 8 --method bitmpa", "'bitmpa' is not one of 'brute_force', "),
    ("bench --methods mirror,engin", "'engin' is not one of 'brute_force', "),
    ("show 8.4.1 --svg x --json", "--svg and --json exclude each other: leave one out"),
    # Empty values, and values with characters that a terminal would not show.
    (
        "count --threads= 8",
        "Invalid value for '--threads': '' is not a valid whole number from 1 to 1024",
    ),
    ("list 8 --output=", "a file or a folder must have a name here, got ''"),
    ("count \x1b[31m", r"Invalid value for 'N': '\x1b[31m' is not a valid whole number from 1 to "),
    ("list 8 --output a\0b", r"a file or a folder must have a name here, got 'a\x00b'"),
    *((f"{line} -", HERE) for line in ("new", "export", "assets", "bench --report --output")),
    ("count 15 --resume -", HERE),
    # `queens count` and `table`.
    ("count 29", "29 is not in the range 1<=x<=28. See queens count --help"),
    ("count 8 --form recursive", "--form goes with a method, got --form recursive: add --method "),
    ("count 8 --resume x", "a ledger keeps counts from N = 15 on, got 8: leave out --resume x"),
    ("count 8 --method bitmap --resume x", "only the engine can go on, got --method bitmap"),
    ("count 12 --method brute_force", "goes up to n = 8, got 12: leave --method out, or use "),
    ("table 4 12 --method brute_force", "goes up to n = 8, got 12: leave --method out, or use "),
    ("table 9 4", "the first n must not exceed the last, got 9 4"),
    # `queens count --cluster`.
    ("count 12 --cluster local --threads 2", "workers of a cluster have one thread each, got "),
    ("count 12 --cluster local --method bitmap", "only the engine counts on a cluster, got "),
    # Commands about boards.
    (
        "list 8 --format xml",
        "'xml' is not one of 'text', 'csv', 'json', 'npy', 'parquet', 'frame'",
    ),
    ("list 5 --format json --output b.csv", "b.csv ends like csv, got --format json: leave out"),
    ("show 8.4.2", "there is no 8.4.2: N = 8 has 1 orbit of size 4"),
    ("show 8.4.1 --svg b.png", "--svg writes an SVG, got b.png: name a file that ends with .svg"),
    *(
        (f"show 4.2.1 5.2.1 {option}", " draws one board, got 2 labels: give one")
        for option in ("--svg b.svg", "--svg -", "--as png", "--as html")
    ),
    ("identify b4 d5", "a solution of N = 8 has 8 queens, got 2, in b4 d5; see queens identify --"),
    ("identify", "Missing argument 'BOARD'. See queens identify --help"),
    ("identify 8.4.1 8.8.2", "one board, got 2 labels: type queens show 8.4.1 8.8.2 to see all"),
    # `queens puzzles` and `terms`.
    ("puzzles permutations 4 --list --json", "--list and --json exclude each other: leave one out"),
    (f"puzzles sudoku {EMPTY} --file a.txt", "got both: leave out --file a.txt"),
    ("puzzles sudoku --file none.txt", "cannot read none.txt: No such file or directory"),
    ("puzzles regions", "Missing argument 'ROW...'. See queens puzzles regions --help"),
    ("terms lines 8 --program masks", "program must be list or search, got masks"),
    ("terms torus 21", "n must be between 1 and 20, got 21"),
    ("terms lines 8 --record nowhere", "--record must be a folder that exists"),
    # `queens plan`, `bench` and `check`.
    ("bench --threads 1,x", "'x' is not a valid whole number from 1 to "),
    ("bench --threads 1024", "this machine has "),
    ("bench --methods bits --tasks count", "have nothing in common, got bits; count; N = 1 to 18"),
    (
        "bench --tasks permutations,sudoku --n 11-12 --methods bits",
        "nothing in common, got bits; permutations, sudoku; N = 11 to 12: leave out --methods",
    ),
    ("bench --time-limit 1e300", "1e+300 is not in the range 0<x<=1000000"),
    ("bench --time-limit nan", "'nan' is not in the range 0<x<=1000000"),
    ("bench --report --output .", ": run `queens bench`"),
    ("check missing.json", "no record in missing.json: run `queens bench`, or name a file"),
    # Commands about sites.
    (
        "assets queens --for lost",
        "there is no folder lost: name the folder of your pages with --for",
    ),
    ("assets file", "file must be a folder, got a file: name another folder"),
    ("new full", "full must be a new or an empty folder: name another one"),
    ("new file/site", "cannot write file/site: Not a directory"),
    ("export new --n 4 --records lost", "no timing record in lost: name another folder, or leave "),
    ("export full", "full must be a new or an empty folder: name another one"),
    # Names of files.
    ("list 8 --output lost/file", "cannot write lost/file: make the folder lost first"),
    ("list 8 --output full", "cannot write full: it is a folder"),
    ("count 15 --resume lost/15.ledger", "cannot write lost/15.ledger: make the folder lost first"),
    ("count 15 --resume pipe", "pipe must be a regular file, got a pipe: name another file"),
    ("ledger file", "file must be a ledger that --resume has written: name another file"),
]


def contents() -> dict[Path, bytes]:
    """Return the content of every path below the working folder; empty for folders and pipes."""
    return {path: path.read_bytes() if path.is_file() else b"" for path in Path().rglob("*")}


@pytest.fixture
def files(queens: Queens) -> None:
    """Make a file, a full folder and a pipe, which commands refuse."""
    Path("full").mkdir()
    for name in ("file", "full/a"):
        Path(name).write_text("mine", "utf-8")
    os.mkfifo("pipe")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(("line", "message"), REFUSED, ids=[repr(line) for line, _ in REFUSED])
def test_bad_input_is_refused_in_one_line(line: str, message: str, queens: Queens) -> None:
    before = contents()
    assert message in queens.refusal(line)
    assert contents() == before


@pytest.mark.parametrize("line", ["figure board 8.4.1", "show 8.4.1 --svg"])
def test_a_file_that_cannot_be_written_is_refused_before_it_is_drawn(
    line: str, queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    def draw(*_: object, **__: object) -> str:
        raise AssertionError

    for module, name in ((boards, "_picture"), (sites, "html_file")):
        monkeypatch.setattr(module, name, draw)
    option = "" if line.endswith("--svg") else " --output"
    refusal = queens.refusal(f"{line}{option} lost/a.svg")
    assert "cannot write lost/a.svg: make the folder lost first" in refusal


def test_a_long_mistake_keeps_its_beginning_and_its_end(queens: Queens) -> None:
    message = queens.refusal("count", "9" * 100_000)
    assert message.startswith("Invalid value for 'N': '999")
    assert len(message) < 600
    assert len(queens.refusal("bench --report --output", "x" * 100_000)) < 600


def test_a_damaged_record_is_named_before_the_count(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(measuring, "count_terms")
    Path("lines.json").write_text("[{}]")
    message = queens.refusal("terms lines 4 --record .")
    assert "lines.json is no record of runs: move it away and run `queens terms`" in message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"# none yet\n\n", "no puzzle in puzzles.txt: "),
        (b"\n" + b"." * 9, "puzzles.txt, line 2: a puzzle has 81 cells, got 9"),
        (b"\xff" + b"." * 80, "puzzles.txt, line 1: a puzzle holds 1 to 9, and "),
    ],
)
def test_a_mistake_in_a_file_of_puzzles_is_named(text: bytes, message: str, queens: Queens) -> None:
    Path("puzzles.txt").write_bytes(text)
    assert message in queens.refusal("puzzles sudoku --file puzzles.txt")
