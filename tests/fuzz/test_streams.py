"""Commands whose standard streams are closed, full or without a reader end in order."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import BinaryIO, NamedTuple

import pytest

from tests.fuzz.fuzzer import HANGS, ON_POSIX, Fault, Fuzzer
from tests.fuzz.words import complaints
from tests.helpers.children import last_exception
from tests.helpers.command_line import RUN
from tests.helpers.patience import PATIENCE

pytestmark = ON_POSIX

SILENT = "show 5.8.1 --svg board.svg"
COMMANDS = (
    *("count 8", "count 8 --json", "count 99", "list 8", "list 9 --all", "list 6 --format npy"),
    *("show 8.4.1", "show 8.4.9", "identify 4 2 0 3 1", "table 4 6", "ledger missing", "check x"),
    *("count 15 --threads 2", SILENT, "--version", "--help", "count --help", "solve", ""),
)
CLOSED = {0: "<&-", 1: ">&-", 2: "2>&-"}
GONE = 141  # the reader has


class Case(NamedTuple):
    """A command, and what its three streams are: kept, closed, full, or gone."""

    words: str
    streams: tuple[str, str, str]


def case(random: Random) -> Case:
    """Each stream is as it should be half of the time."""
    kinds = ("closed", "full", "gone")
    chosen = [random.choice(("kept", random.choice(kinds))) for _ in range(3)]
    return Case(
        random.choice(COMMANDS), ("closed" if chosen[0] == "closed" else "kept", *chosen[1:])
    )


class Streams:
    """Judges commands with such streams."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fault(self, case: Case) -> Fault | None:
        """What is wrong with the end of a command."""
        closed = " ".join(CLOSED[n] for n, kind in enumerate(case.streams) if kind == "closed")
        words = [sys.executable, "-c", RUN, *case.words.split()]
        command = ["sh", "-c", f'exec "$@" {closed}', "sh", *words]
        with _stream(case.streams[1]) as out, _stream(case.streams[2]) as err:
            try:
                done = subprocess.run(
                    command, cwd=self.folder, stdout=out, stderr=err, timeout=PATIENCE
                )
            except subprocess.TimeoutExpired:
                return Fault(f"{case.words} {HANGS}")
            errors = _content(err) if case.streams[2] == "kept" else ""
        return _bad_end(case, done.returncode, errors)


def _bad_end(case: Case, status: int, errors: str) -> Fault | None:
    if "Traceback" in errors or "Exception ignored" in errors:
        return Fault(f"a traceback: {last_exception(errors)}", errors)
    if status not in (0, 2) and not (status == GONE and "gone" in case.streams):
        return Fault(f"status {status}", errors)
    if len(complaints(errors)) > 1 or (errors and not errors.endswith("\n")):
        return Fault("more or less than one line", errors)
    lost = status == 0 and case.streams[1] == "full" and case.words != SILENT
    return Fault("output is lost without a word") if lost else None


def _stream(kind: str) -> BinaryIO:
    """A stream of that kind to write to; one that is closed is so by the shell."""
    if kind == "full":
        return open("/dev/full", "wb", buffering=0)
    if kind == "gone":
        reading, writing = os.pipe()
        os.close(reading)
        return os.fdopen(writing, "wb", buffering=0)
    return tempfile.TemporaryFile()


def _content(stream: BinaryIO) -> str:
    stream.seek(0)
    return stream.read().decode("utf-8", "surrogateescape")


@pytest.mark.slow
@pytest.mark.soak
def test_commands_end_cleanly_with_any_streams(fuzz: Fuzzer, tmp_path: Path) -> None:
    fuzz.run(6, case, Streams(tmp_path).fault)
