"""Commands that are killed or interrupted: what they write is old, complete or not there."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from cy_core import known_census
from site_builder.timings.record_files import load_record
from site_builder.values.errors import UserError
from tests.fuzz.commands import run
from tests.fuzz.fuzzer import HANGS, ON_POSIX, Fault, Fuzzer
from tests.fuzz.places import Nodes, nodes, scratch
from tests.fuzz.words import complaints
from tests.helpers.children import EndedProcess, run_in_process

pytestmark = ON_POSIX

N = 17
COMMANDS = (
    ("count", str(N), "--resume", "new"),
    ("list", "11", "--format", "json", "--output", "new"),
    ("list", "11", "--all", "--output", "file"),
    ("show", "10.8.3", "--svg", "file"),
    (
        *("build", "--docs", "new", "--content", "essays", "--galleries", "1-6"),
        *("--timings", "records"),
    ),
    (
        *("bench", "--methods", "bitmap", "--tasks", "count", "--n", "8-9", "--repeats", "2"),
        *("--time-limit", "0.1", "--output", "new"),
    ),
)
SIGNALS = ("SIGINT", "SIGTERM", "SIGKILL")
LONGEST = 60.0  # seconds; what takes longer hangs

# The first byte says that the interpreter stands: what happens before is not ours.
START = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "os.write(1, b'.');"
    "from site_builder.cli import main; sys.exit(main())"
)


@dataclass(frozen=True, slots=True)
class Case:
    """A command and a signal, which comes after a share of the time that the command takes.

    A second one of its kind comes some seconds later, or none.
    """

    words: tuple[str, ...]
    signal: str
    share: float
    second: float | None = None


def case(random: Random) -> Case:
    """Any instant, from the first import to some time after the end."""
    second = random.choice((None, None, random.uniform(0, 0.1)))
    words, name = random.choice(COMMANDS), random.choice(SIGNALS)
    return Case(words, name, random.uniform(0, 1.1), second)


class Kills:
    """Judges what commands leave that were ended."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.whole: dict[tuple[str, ...], tuple[float, Nodes]] = {}

    def fault(self, case: Case) -> Fault | None:
        """What is wrong with what a command said and left."""
        seconds, whole = self._whole(case.words)
        with scratch(self.folder) as here:
            before = nodes(here)
            done = _ended_early(case, seconds, here)
            wrong = _bad_end(case, done) or _bad_files(case, before, nodes(here), whole)
            return wrong or self._bad_rest(case.words, here)

    def _whole(self, words: tuple[str, ...]) -> tuple[float, Nodes]:
        """How long a command takes that nobody ends, and what is there afterwards."""
        if words not in self.whole:
            with scratch(self.folder) as here:
                start = time.monotonic()
                command = [sys.executable, "-c", START, *words]
                subprocess.run(command, cwd=here, check=True, capture_output=True)
                self.whole[words] = time.monotonic() - start, nodes(here)
        return self.whole[words]

    def _bad_rest(self, words: tuple[str, ...], here: Path) -> Fault | None:
        """What is wrong with what goes on from there."""
        if words[0] == "count":
            done = run_in_process(run, words, box=self.folder, here=here)
            total_line = f"total           {known_census(N).total}\n"
            return None if total_line in done.out else Fault("a count does not go on", repr(done))
        for path in (here / "new").glob("*.json"):
            try:
                load_record(path)
            except UserError as error:
                return Fault("a record is broken", str(error))
        return None


def _ended_early(case: Case, seconds: float, here: Path) -> EndedProcess:
    """A command that gets its signal."""
    command = [sys.executable, "-c", START, *case.words]
    with tempfile.TemporaryFile() as err:
        with subprocess.Popen(command, cwd=here, stdout=subprocess.PIPE, stderr=err) as process:
            assert process.stdout
            process.stdout.read(1)
            for delay in (case.share * seconds, case.second):
                if delay is not None and not _ends_within(process, delay):
                    process.send_signal(getattr(signal, case.signal))
            if not _ends_within(process, LONGEST):
                process.kill()
                return EndedProcess(None, "", "")
        err.seek(0)
        return EndedProcess(process.returncode, "", err.read().decode("utf-8", "surrogateescape"))


def _ends_within(process: subprocess.Popen[bytes], seconds: float) -> bool:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def _bad_end(case: Case, done: EndedProcess) -> Fault | None:
    """What is wrong with the status and with what was said."""
    if done.status is None:
        return Fault(f"{case.words[0]} {HANGS} after {case.signal}")
    number = getattr(signal, case.signal)
    if done.status not in (0, -number, 128 + number):
        return Fault(f"{case.words[0]}: status {done.status} after {case.signal}", done.err)
    files = {*re.findall(r'File "(.*?)"', done.err)}
    if files and all(name.startswith("<") for name in files):
        return None  # it came before the first line of ours
    if "Traceback" in done.err:
        when = "while modules are imported" if "<frozen importlib" in done.err else "later"
        return Fault(f"a traceback after {case.signal}, {when}", done.err)
    if len(complaints(done.err)) > 1:
        return Fault(f"more than one line after {case.signal}", done.err)
    whole = not done.err or done.err.endswith("\n")
    return None if whole else Fault(f"{case.signal} leaves a line without its end", done.err)


def _bad_files(case: Case, before: Nodes, after: Nodes, whole: Nodes) -> Fault | None:
    """What is there besides the old and the complete."""
    for path in before.keys() | after.keys():
        kept = after.get(path) in (before.get(path), whole.get(path))
        if not kept and not _may_be_left(case, path):
            return Fault(f"{case.words[0]} leaves half a file after {case.signal}", path)
    folders = [path for path in after if path.startswith("new/")]
    if case.words[0] == "build" and folders and after.keys() & whole.keys() != whole.keys():
        return Fault(f"build leaves half a folder after {case.signal}", repr(folders[:5]))
    return None


def _may_be_left(case: Case, path: str) -> bool:
    """What a killed process cannot remove is hidden; parts and records are kept on purpose."""
    hidden = path.split("/")[0].startswith(".") or path.startswith("new/.")
    kept = case.words[0] in ("count", "bench") and path.startswith("new")
    return kept or (hidden and case.signal == "SIGKILL")


@pytest.mark.slow
@pytest.mark.soak
def test_killed_commands_leave_no_partial_files(fuzz: Fuzzer, tmp_path: Path) -> None:
    fuzz.run(5, case, Kills(tmp_path).fault)
