"""A command ends with its status and at most one line, whatever becomes of its streams."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread, Timer
from typing import Any

import pytest

import cy_core
from cy_core import Census
from site_builder.cli import listing, main
from tests.helpers.command_line import BUFFERED, RUN, Capture, complaint, output
from tests.helpers.patience import until

PRINTING = (
    "count 4",
    "count 4 --json",
    "list 4",
    "show 4.2.1",
    "identify 1302",
    "table 4 4",
    "check timings",
    "--help",
    "build --help",
    "--version",
)
WRONG_N = "n must be a whole number from 1 to 28, got x\n"
CLOSED = "cannot write to standard output: it is closed\n"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="no shell that closes streams")

# Presses Ctrl-C twice as soon as a module is asked for; first where Python swallows exceptions.
PRESSING = """
import signal, sys

module, handler = sys.argv[1:3]
del sys.argv[1:3]  # the rest is the command

class Callback:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)

class Pressing:
    def find_spec(self, name, *_):
        if name == module:
            Callback()
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, getattr(signal, handler))
sys.meta_path.insert(0, Pressing())
"""

# Has Ctrl-C pressed where no handler of the command is in place.
INTERRUPTED = """
from site_builder.cli import run as runner

def interrupted(argv):
    raise KeyboardInterrupt

runner.run = interrupted
"""


@pytest.mark.parametrize("line", PRINTING)
def test_closed_output_is_one_error_line(
    line: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(line.split()) == 2
    assert capsys.readouterr().err == CLOSED
    monkeypatch.setattr(sys, "stderr", None)
    assert main(line.split()) == 2


@pytest.mark.parametrize("line", PRINTING)
def test_closed_standard_error_changes_nothing_else(
    line: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(line.split()) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("line", ["count x", "count", "solve", "show 8.4.2", "check missing.json"])
def test_closed_standard_error_keeps_the_exit_status(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert main(line.split()) == 2


def test_command_that_prints_nothing_needs_no_output(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    words = ["list", "5", "--output", str(tmp_path / "5.txt")]
    assert (main(words), capsys.readouterr().err) == (0, "")
    assert (tmp_path / "5.txt").read_text() == "5.8.1  8  4 2 0 3 1\n5.2.1  2  3 0 2 4 1\n"


def test_bench_runs_without_standard_error(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    words = ["bench", "--methods", "bitmap", "--n", "4", "--repeats", "1", "--output"]
    assert "counting, best time" in output(capsys, *words, str(tmp_path))


def run(shell: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A command as a process of its own, with the redirections of a shell."""
    line = ["sh", "-c", f'exec "$@" {shell}', "sh", sys.executable, "-c", RUN, *words]
    return subprocess.run(line, env=BUFFERED, capture_output=True, text=True, check=False)


@pytest.mark.soak
@POSIX
@pytest.mark.parametrize(
    ("shell", "line", "expected"),
    [
        (">&-", "count 4", (2, "", CLOSED)),
        (">&-", "--help", (2, "", CLOSED)),
        ("<&- >&- 2>&-", "--version", (2, "", "")),
        ("2>&-", "count x", (2, "", "")),
        ("<&- 2>&-", "list 4", (0, "4.2.1  2  2 0 3 1\n", "")),
    ],
)
def test_a_process_whose_streams_are_closed(
    shell: str, line: str, expected: tuple[int, str, str]
) -> None:
    ended = run(shell, *line.split())
    assert (ended.returncode, ended.stdout, ended.stderr) == expected


@pytest.mark.soak
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is always full")
@pytest.mark.parametrize("line", ["count 4", "list 9", "list 9 --format npy", "--help"])
def test_full_disk_is_one_error_line(line: str) -> None:
    ended = run(">/dev/full", *line.split())
    message = "cannot write to standard output: No space left on device\n"
    assert (ended.returncode, ended.stderr) == (2, message)


@pytest.mark.soak
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is always full")
def test_unwritable_standard_error_keeps_the_exit_status() -> None:
    assert run("2>/dev/full", "count", "x").returncode == 2


@pytest.mark.soak
@pytest.mark.parametrize("module", ["click", "cy_core", "site_builder.cli.run"])
def test_ctrl_c_while_modules_are_loaded_is_one_line(module: str) -> None:
    ended = pressed(PRESSING, module, "default_int_handler")
    assert ended == (130, "", "interrupted\n")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("command", "module"),
    [
        ("count", "site_builder.cli.counting"),
        ("list", "numpy"),
        ("show", "svgwrite"),
        ("bench", "site_builder.bench"),
        ("build", "jinja2"),
    ],
)
def test_ctrl_c_while_a_command_is_loaded_is_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, module: str
) -> None:
    monkeypatch.chdir(tmp_path)  # were it not heard, a record would be written here
    ended = pressed(PRESSING, module, "default_int_handler", command)
    assert ended == (130, "", "interrupted\n")


@pytest.mark.soak
def test_a_command_loads_nothing_that_it_does_not_need() -> None:
    code = (
        "from site_builder.cli import main; main(['count', '4']); import sys; print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    ours = {"jinja2", "mkdocs", "msgspec", "numpy", "rich", "svgwrite"}
    assert (ours | {"asyncio", "importlib.metadata"}) & {*run.stdout.split()} == set()


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
def test_ctrl_c_between_loading_and_running_is_one_line() -> None:
    ended = pressed(INTERRUPTED)
    assert ended == (130, "", "interrupted\n")


@pytest.mark.soak
def test_ctrl_c_after_the_end_changes_nothing() -> None:
    setup = "import atexit, signal; atexit.register(signal.raise_signal, signal.SIGINT);"
    assert pressed(setup, "count", "x") == (2, "", WRONG_N)


@pytest.mark.soak
def test_ignored_ctrl_c_stays_ignored() -> None:
    """As in the background of a script."""
    assert pressed(PRESSING, "numpy", "SIG_IGN", "list", "4")[0] == 0


def pressed(setup: str, *words: str) -> tuple[int, str, str]:
    """How a process ends that has such a beginning."""
    line = [sys.executable, "-c", setup + RUN, *words]
    ended = subprocess.run(line, env=BUFFERED, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout, ended.stderr


@pytest.mark.soak
def test_a_command_can_run_in_any_thread(capsys: Capture) -> None:
    ended: list[int] = []
    thread = Thread(target=lambda: ended.append(main(["count", "4"])))
    thread.start()
    thread.join()
    assert ended == [0]
    assert "total" in capsys.readouterr().out


@pytest.mark.soak
def test_a_command_leaves_signals_as_they_were(capsys: Capture) -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    output(capsys, "count", "4")
    complaint(capsys, "count", "x")
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["count", "8\n9"], r"n must be a whole number from 1 to 28, got '8\n9'"),
        (["count", "8\0"], r"n must be a whole number from 1 to 28, got '8\x00'"),
        (["count", "\x1b[31m"], r"n must be a whole number from 1 to 28, got '\x1b[31m'"),
        (
            ["count", "8", "\u202e\ud800"],
            r"unexpected extra argument (\u202e\ud800); see queens count --help",
        ),
        (["show", "8.4\r.1"], r"a label is N.size.rank such as 8.4.1, got '8.4\r.1'"),
        (
            ["identify", "4\0"],
            "a board is columns such as 0 4 7 5 2 6 1 3, squares such as a1, rows of . and Q, "
            r"a FEN, bits, or a label such as 8.8.1, got '4\x00'",
        ),
        (["list", "8", "--output", ""], "a file or a folder must have a name, got ''"),
        (["list", "8", "--output", "a\0b"], r"a file or a folder must have a name, got 'a\x00b'"),
        (["show", "8.4.1", "--svg", ""], "a file or a folder must have a name, got ''"),
        (["count", "8", "--resume", ""], "a file or a folder must have a name, got ''"),
        (["check", ""], "a file or a folder must have a name, got ''"),
        (["bench", "--output", ""], "a file or a folder must have a name, got ''"),
        (["build", "--docs", ""], "a file or a folder must have a name, got ''"),
        (["build", "--docs", "d", "--content", ""], "a file or a folder must have a name, got ''"),
        (
            ["list", "4", "--format=--"],
            "format must be one of text, csv, json, npy, parquet, frame, got --",
        ),
        (
            ["build", "--docs", "d", "--timings", ""],
            "--timings must be the name of a folder, got ''",
        ),
        (
            ["build", "--docs", "d", "--galleries", "2 "],
            "--galleries must be a range within 1 to 14 ",
        ),
        (["build", "--docs", "d", "--solution-pages", "2 "], "--solution-pages must be a whole "),
        (["list", "8", "--output", "no\nsuch/place"], r"cannot write no\nsuch/place: "),
    ],
)
def test_mistake_is_one_clean_error_line(capsys: Capture, words: list[str], message: str) -> None:
    assert complaint(capsys, *words).startswith(message)


def test_a_long_mistake_keeps_its_beginning_and_its_end(capsys: Capture) -> None:
    message = complaint(capsys, "count", "9" * 100_000)
    assert message.startswith("n must be a whole number from 1 to 28, got 999")
    assert len(message) < 600
    message = complaint(capsys, "bench", "--report", "--output", "x" * 100_000)
    assert len(message) < 600


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ctrl-C is pressed in a count, however long a busy machine takes to begin it."""
    count, before = cy_core.count, signal.signal(signal.SIGINT, signal.default_int_handler)

    def started_count(n: int, **options: Any) -> Census:
        Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()
        return count(n, **options)

    monkeypatch.setattr(cy_core, "count", started_count)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.soak
@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_ends_a_long_count(capsys: Capture) -> None:
    assert main(["count", "20"]) == 130
    assert capsys.readouterr().err == "interrupted\n"


PRESSED = """
import signal, threading
import cy_core
def begun(n, count=cy_core.count, **options):
    threading.Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()
    return count(n, **options)
cy_core.count = begun
signal.signal(signal.SIGINT, signal.default_int_handler)
"""


@pytest.mark.soak
def test_ctrl_c_leaves_one_line_and_its_main() -> None:
    words = [sys.executable, "-c", PRESSED + RUN, "count", "20"]
    ended = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "interrupted\n")


@pytest.mark.soak
def test_closed_pipe_is_no_error() -> None:
    words = [sys.executable, "-c", RUN, "list", "12", "--all"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, env=BUFFERED, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        message = process.stderr.read()
    # Windows has no name of its own for a pipe without a reader.
    expected = [(141, ""), (2, "cannot write to standard output: Invalid argument\n")]
    assert (process.returncode, message) in expected


@pytest.mark.soak
def test_closed_pipe_during_a_listing_is_no_error() -> None:
    words = [sys.executable, "-c", RUN, "list", "15"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, env=BUFFERED, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("15.8.1  8  14 12 ")
        process.stdout.close()
        assert process.stderr.read() == "", "nor is progress shown to who reads the lines"
    assert process.returncode in (141, 2)


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that asks to end")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_list_leaves_no_file(tmp_path: Path, number: int) -> None:
    setup = f"import signal; signal.signal({signal.SIGINT}, signal.default_int_handler);"
    words = [sys.executable, "-c", setup + RUN, "list", "18", "--output", str(tmp_path / "18.txt")]
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as process:
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


def test_disk_that_fills_up_is_one_error_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(listing, "write_listing", full)
    message = complaint(capsys, "list", "8")
    assert message == "cannot write to standard output: No space left on device"
