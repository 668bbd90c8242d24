"""A command ends with its status and at most one line, whatever becomes of its streams."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from site_builder.cli import main
from tests.helpers.command_line import BUFFERED, RUN, Queens
from tests.helpers.patience import until
from tests.helpers.records import write_records

PRINTING = (
    *("count 4", "count 4 --json", "list 4", "show 4.2.1", "identify 1302", "table 4 4"),
    "check .",
)
CLOSED = "cannot write to standard output: it is closed\n"
FULL = "cannot write to standard output: No space left on device\n"
PIPE = subprocess.PIPE

# Presses Ctrl-C twice as soon as a module is asked for; first where Python swallows exceptions.
PRESSING = """
import signal, sys

class Callback:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)

class Pressing:
    def find_spec(self, name, *_):
        if name == "{}":
            Callback()
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.{})
sys.meta_path.insert(0, Pressing())
"""

AT_EXIT = "import atexit, signal; atexit.register(signal.raise_signal, signal.SIGINT);"
WHILE_COUNTING = """
import signal, threading
import cy_core
from site_builder.terminal import progress
progress.SILENCE = 3600  # a busy machine takes long, which a command says
def begun(n, count=cy_core.count, **options):
    threading.Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()
    return count(n, **options)
cy_core.count = begun
signal.signal(signal.SIGINT, signal.default_int_handler)
"""


def test_closed_streams_change_nothing_else(
    queens: Queens, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_records(Path())
    for line in PRINTING:
        with monkeypatch.context() as closed:
            closed.setattr(sys, "stdout", None)
            assert queens.ended(line) == (2, "", CLOSED), line
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
    assert queens.ended("list 5 --output 5.txt") == (0, "", "")
    assert Path("5.txt").read_text() == "5.8.1  8  4 2 0 3 1\n5.2.1  2  3 0 2 4 1\n"
    monkeypatch.setattr(sys, "stderr", None)
    line = "bench --methods bitmap --n 4 --repeats 1 --output ."
    assert main(line.split()) == 2
    assert [*Path().glob("*.json")], "its record is kept"


@pytest.mark.soak
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is always full")
@pytest.mark.parametrize(
    ("shell", "line", "expected"),
    [
        (">&-", "count 4", (2, "", CLOSED)),
        (">&-", "--help", (0, "", "")),
        ("2>&-", "count x", (2, "", "")),
        ("2>/dev/full", "count x", (2, "", "")),
        ("<&- 2>&-", "list 4", (0, "4.2.1  2  2 0 3 1\n", "")),
        (">/dev/full", "count 4", (2, "", FULL)),
        (">/dev/full", "list 9 --format npy", (2, "", FULL)),
        (">/dev/full", "--help", (2, "", "cannot read or write: No space left on device\n")),
    ],
)
def test_a_process_whose_streams_are_closed_or_full(
    shell: str, line: str, expected: tuple[int, str, str]
) -> None:
    words = ["sh", "-c", f'exec "$@" {shell}', "sh", sys.executable, "-c", RUN, *line.split()]
    ended = subprocess.run(words, env=BUFFERED, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == expected


@pytest.mark.soak
@pytest.mark.parametrize(
    ("setup", "line", "status", "message"),
    [
        # while modules are loaded, the signal ends the process itself
        (PRESSING.format("click", "default_int_handler"), "", -signal.SIGINT, ""),
        (PRESSING.format("numpy", "default_int_handler"), "list", -signal.SIGINT, ""),
        (PRESSING.format("jinja2", "default_int_handler"), "build", -signal.SIGINT, ""),
        (WHILE_COUNTING, "count 20", 130, "interrupted\n"),
        (AT_EXIT, "show 8", 2, "a label is N.size.rank such as 8.4.1, got 8\n"),
        # ignored, as in the background of a script
        (PRESSING.format("numpy", "SIG_IGN"), "list 4", 0, ""),
    ],
)
def test_ctrl_c_at_any_time_is_one_line_at_most(
    setup: str, line: str, status: int, message: str, tmp_path: Path
) -> None:
    words = [sys.executable, "-c", setup + RUN, *line.split()]
    ended = subprocess.run(words, env=BUFFERED, capture_output=True, text=True, cwd=tmp_path)
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
    words = [sys.executable, "-c", RUN, *line.split()]
    with subprocess.Popen(words, env=BUFFERED, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        message = process.stderr.read()
    # Windows has no name of its own for a pipe without a reader.
    expected = [(141, ""), (2, "cannot write to standard output: Invalid argument\n")]
    assert (process.returncode, message) in expected


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that asks to end")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_list_leaves_no_file(tmp_path: Path, number: int) -> None:
    setup = f"import signal; signal.signal({signal.SIGINT}, signal.default_int_handler);"
    words = [sys.executable, "-c", setup + RUN, "list", "18", "--output", str(tmp_path / "18.txt")]
    with subprocess.Popen(words, stderr=PIPE, text=True) as process:
        until(
            lambda: (
                any(path.stat().st_size for path in tmp_path.iterdir())
                or process.poll() is not None
            )
        )
        process.send_signal(number)
        message = process.communicate()[1]
    assert process.returncode == 128 + number, message
    assert not any(tmp_path.iterdir())
