"""If a stream fails or is closed, a command ends with a status and at most one line."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from site_builder.cli import main
from site_builder.terminal import lines
from site_builder.values.errors import UserError
from tests.helpers.command_line import BUFFERED, RUN_QUEENS, Queens
from tests.helpers.records import write_records
from tests.helpers.waiting import wait_until

PRINTING = (
    *("count 4", "count 4 --json", "list 4", "show 4.2.1", "identify 1302", "table 4 4"),
    "check .",
)
CLOSED = "cannot write to standard output: it is closed\n"
FULL = "cannot write to standard output: No space left on device\n"
PIPE = subprocess.PIPE

PRESSING = "import signal; signal.signal(signal.SIGINT, signal.{});"
WHILE_LOADING = """
import sys
class Pressing:
    def find_spec(self, name, *_):
        if name == "click":
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Pressing())
"""
WHILE_COUNTING = """
import threading
import cy_core
from site_builder.terminal import progress
# Without progress, because a busy machine takes long, and the command would print it.
progress.SILENCE = 3600
def begun(n, count=cy_core.count, **options):
    threading.Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()
    return count(n, **options)
cy_core.count = begun
"""


def test_closed_streams_change_nothing_else(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_records(Path())
    for line in PRINTING:
        with monkeypatch.context() as closed:
            closed.setattr(sys, "stdout", None)
            assert queens.run(line) == (2, "", CLOSED), line
            closed.setattr(sys, "stderr", None)
            assert main(line.split()) == 2, line
        with monkeypatch.context() as closed:
            closed.setattr(sys, "stdin", None)
            closed.setattr(sys, "stderr", None)
            assert queens(line), line
            assert main(["show", "8.4.2"]) == 2


def test_command_that_prints_nothing_needs_no_output(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert queens.run("list 5 --output 5.txt") == (0, "", "")
    assert Path("5.txt").read_text() == "5.8.1  8  4 2 0 3 1\n5.2.1  2  3 0 2 4 1\n"
    monkeypatch.setattr(sys, "stderr", None)
    line = "bench --methods bitmap --n 4 --repeats 1 --output ."
    assert main(line.split()) == 2
    assert list(Path().glob("*.json")), "its record is kept"


@pytest.mark.soak
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is always full")
@pytest.mark.parametrize(
    ("shell", "line", "expected"),
    [
        (">&-", "count 4", (2, "", CLOSED)),
        ("2>&-", "count x", (2, "", "")),
        ("2>/dev/full", "count x", (2, "", "")),
        (">/dev/full", "count 4", (2, "", FULL)),
        (">/dev/full", "list 9 --format npy", (2, "", FULL)),
    ],
)
def test_a_process_whose_streams_are_closed_or_full(
    shell: str, line: str, expected: tuple[int, str, str]
) -> None:
    words = [
        "sh",
        "-c",
        f'exec "$@" {shell}',
        "sh",
        sys.executable,
        "-c",
        RUN_QUEENS,
        *line.split(),
    ]
    ended = subprocess.run(words, env=BUFFERED, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == expected


@pytest.mark.soak
@pytest.mark.parametrize(
    ("setup", "handler", "line", "status", "message"),
    [
        # While modules are loading, the signal itself ends the process, without a message.
        (WHILE_LOADING, "default_int_handler", "list 4", -signal.SIGINT, ""),
        (WHILE_COUNTING, "default_int_handler", "count 20", 130, "interrupted\n"),
        # The signal is ignored, as in a process that a script runs in the background.
        (WHILE_LOADING, "SIG_IGN", "list 4", 0, ""),
    ],
)
def test_ctrl_c_is_one_line_at_most(
    setup: str, handler: str, line: str, status: int, message: str
) -> None:
    words = [sys.executable, "-c", PRESSING.format(handler) + setup + RUN_QUEENS, *line.split()]
    ended = subprocess.run(words, env=BUFFERED, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (status, message)


@pytest.mark.soak
def test_long_command_draws_nothing_without_a_terminal() -> None:
    code = (
        "import sys; from site_builder.cli import main; from site_builder.terminal import progress;"
        "progress.SILENCE = 0; main(['count', '15']); print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert all(line.startswith("counting N=15 ... ") for line in run.stderr.splitlines())
    assert "rich" not in run.stdout.split()


@pytest.mark.soak
@pytest.mark.parametrize("line", ["list 12 --all", "list 15"])
def test_closed_pipe_is_no_error(line: str) -> None:
    words = [sys.executable, "-c", RUN_QUEENS, *line.split()]
    with subprocess.Popen(words, env=BUFFERED, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        message = process.stderr.read()
    # Windows has no separate error for a pipe without a reader, so a message is printed there.
    expected = [(141, ""), (2, "cannot write to standard output: Invalid argument\n")]
    assert (process.returncode, message) in expected


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that asks to end")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_list_leaves_no_file(tmp_path: Path, number: int) -> None:
    setup = f"import signal; signal.signal({signal.SIGINT}, signal.default_int_handler);"
    words = [
        sys.executable,
        "-c",
        setup + RUN_QUEENS,
        "list",
        "18",
        "--output",
        str(tmp_path / "18.txt"),
    ]
    with subprocess.Popen(words, stderr=PIPE, text=True) as process:
        wait_until(
            lambda: (
                any(path.stat().st_size for path in tmp_path.iterdir())
                or process.poll() is not None
            )
        )
        process.send_signal(number)
        message = process.communicate()[1]
    assert process.returncode == 128 + number, message
    assert not any(tmp_path.iterdir())


PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
Put = Callable[[str], io.TextIOWrapper]


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> Put:
    """Return a function that replaces standard input by a text."""

    def put(text: str) -> io.TextIOWrapper:
        stream = io.TextIOWrapper(io.BytesIO(text.encode()))
        monkeypatch.setattr(sys, "stdin", stream)
        return stream

    return put


def test_identify_reads_what_show_prints(put: Put, queens: Queens) -> None:
    for kind in ("fen", "markdown"):
        put(queens(f"show 8.4.1 --as {kind}"))
        assert queens.json("identify -")["label"] == "8.4.1"


def test_identify_names_each_solution_of_an_answer(put: Put, queens: Queens) -> None:
    board = ["....Q.", "..Q...", "Q.....", ".....Q", "...Q..", ".Q...."]
    answer = [board, board]
    put(json.dumps(answer))
    boards = [json.loads(line) for line in queens("identify - --json").splitlines()]
    assert [each["label"] for each in boards] == ["6.4.1", "6.4.1"]
    put(json.dumps(answer))
    assert queens.refusal("complete -").startswith("these are 2 boards, and one is expected: ")


def test_complete_reads_a_board(put: Put, queens: Queens) -> None:
    put("....q...\n")
    assert "completions  18\n" in queens("complete - --limit 0")


@pytest.mark.parametrize("words", ["-", "--file -", ""])
def test_sudoku_reads_puzzles(words: str, put: Put, queens: Queens) -> None:
    put(f"{PUZZLE}\r\n{PUZZLE}\n")
    lines = queens(f"puzzles sudoku {words}").splitlines()
    assert [line[:9] for line in lines] == ["534678912"] * 2


def test_regions_are_read_behind_a_byte_order_mark(put: Put, queens: Queens) -> None:
    put("\ufeffAABBB\nDDBBB\nDDDDC\nDDDEC\nDDDEE\n")
    assert queens("puzzles regions -").splitlines() == ["a5 c4 e3 b2 d1", "1 solution"]


@pytest.mark.parametrize(
    ("line", "text"),
    [("identify -", "1 3 0 2"), ("complete -", "....q..."), ("puzzles sudoku -", PUZZLE)],
)
def test_a_terminal_is_asked_for_the_text_and_a_closed_input_is_one_line(
    line: str, text: str, put: Put, queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(put(text), "isatty", lambda: True)
    status, _, errors = queens.run(line)
    assert status == 0
    assert "reading from the terminal" in errors
    monkeypatch.setattr(sys, "stdin", None)
    assert queens.refusal(line) == "cannot read standard input: it is closed"


def test_a_terminal_is_not_asked_for_puzzles_without_a_dash(
    put: Put, queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(put(""), "isatty", lambda: True)
    message = queens.refusal("puzzles sudoku")
    assert message == "no puzzle was given: add one, --file FILE, or redirect standard input"


def test_a_board_on_standard_input_has_an_end(put: Put, queens: Queens) -> None:
    put("q" * 10_001)
    rule = "standard input must have 10000 bytes at most, got more: give one board"
    assert queens.refusal("identify -") == rule


def test_a_dash_is_standard_output_and_a_path_to_it_is_a_file(queens: Queens) -> None:
    text = queens("list 6 --output -")
    assert text == queens("list 6")
    assert os.listdir() == []
    assert queens("list 6 --output ./-") == ""
    assert Path("-").read_text(encoding="utf-8") == text


def test_a_letter_that_the_output_does_not_have_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii", newline="\n"))
    lines.echo("1 µs\n2 \udcff")
    assert raw.getvalue() == b"1 \\xb5s\n2 \\udcff\n"


class Full(io.StringIO):
    """A stream that fails to write, as on a full disk."""

    def flush(self) -> None:
        raise OSError(28, "No space left on device")


def test_output_that_is_closed_or_full_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream, reason in ((None, "it is closed"), (Full(), "No space left on device")):
        monkeypatch.setattr(sys, "stdout", stream)
        with pytest.raises(UserError, match=f"^cannot write to standard output: {reason}$"):
            lines.echo("8")


def test_optional_output_raises_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    lines.show("8", Full())
    for stream in (Full(), None):
        monkeypatch.setattr(sys, "stderr", stream)
        lines.note("n must be 8")


def test_error_message_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    lines.note(f"cannot write {Path('a')}\n\x1b[31m: {'long ' * 1000}reason")
    assert stream.getvalue().startswith("cannot write a\\n\\x1b[31m: long long ")
    assert stream.getvalue().endswith(" long reason\n")
    assert len(stream.getvalue()) < 600
