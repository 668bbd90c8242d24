"""How commands end that are not let run: Ctrl-C, readers that leave, full disks."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from site_builder import census, commands
from site_builder.census import Census
from site_builder.cli import main
from tests.command_line import BUFFERED, RUN, Capture, complaint
from tests.patience import until


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ctrl-C is pressed in a count, however long a busy machine takes to begin it."""
    count, before = census.count, signal.signal(signal.SIGINT, signal.default_int_handler)

    def begun(n: int, **options: Any) -> Census:
        Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()
        return count(n, **options)

    monkeypatch.setattr(census, "count", begun)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.soak
@pytest.mark.usefixtures("pressed")
def test_ctrl_c_ends_a_long_count(capsys: Capture) -> None:
    assert main(["count", "20"]) == 130
    assert capsys.readouterr().err == "interrupted\n"


PRESSED = """
import signal, threading
from site_builder import census
def begun(n, count=census.count, **options):
    threading.Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()
    return count(n, **options)
census.count = begun
signal.signal(signal.SIGINT, signal.default_int_handler)
"""


@pytest.mark.soak
def test_ctrl_c_leaves_one_line_and_its_status() -> None:
    words = [sys.executable, "-c", PRESSED + RUN, "count", "20"]
    ended = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "interrupted\n")


@pytest.mark.soak
def test_a_reader_that_leaves_is_no_error() -> None:
    words = [sys.executable, "-c", RUN, "list", "12", "--all"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, env=BUFFERED, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read()
    # Windows has no name of its own for a pipe without a reader.
    expected = [(141, ""), (2, "cannot write to standard output: Invalid argument\n")]
    assert (process.returncode, said) in expected


@pytest.mark.soak
def test_a_reader_that_leaves_a_list_while_it_is_found_is_no_error() -> None:
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
def test_a_list_that_is_ended_leaves_no_file(tmp_path: Path, number: int) -> None:
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
        said = process.communicate()[1]
    assert process.returncode == 128 + number, said
    assert not any(tmp_path.iterdir())


def size(path: Path) -> int:
    """Bytes in a file."""
    return path.stat().st_size


def test_a_full_disk_is_one_line(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(commands, "write_listing", full)
    said = complaint(capsys, "list", "8")
    assert said == "cannot write to standard output: No space left on device"
