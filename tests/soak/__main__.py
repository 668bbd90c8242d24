"""Repeats the tests that a busy machine could make fail, on a machine that is kept busy.

    python -m tests.soak --rounds 50

These are the tests marked `soak`: they start processes, send signals, wait, or use threads or the
browser. Each round runs the quick ones of them three times and a quarter of the slow ones, another
in each round, while as many processes as there are cores do nothing but count. It ends with the
first round that fails, whose output is in `build/soak.txt`; Ctrl-C ends it before.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.sources import ROOT, files

OUTPUT = ROOT / "build" / "soak.txt"
LONGEST = 600  # seconds of one run of pytest: beyond, something hangs
PYTEST = (sys.executable, "-m", "pytest", "--numprocesses", "2", "--dist", "loadfile")
RUNS = (*[("-m", "soak and not slow")] * 3, ("-m", "soak and slow", "-p", "tests.soak.share"))
# It ends with its time, or with the process that started it.
SPIN = """
import os, sys, time
end, parent = time.monotonic() + float(sys.argv[1]), int(sys.argv[2])
while time.monotonic() < end and os.getppid() == parent:
    sum(range(100_000))
"""


def main(words: Sequence[str] | None = None) -> int:
    """Run the rounds; 0 if none failed, and 130 after Ctrl-C."""
    parser = ArgumentParser(prog="python -m tests.soak", description=str(__doc__).splitlines()[0])
    parser.add_argument("--rounds", type=int, default=50, help="default: 50")
    parser.add_argument("--busy", type=int, default=os.cpu_count(), help="default: one a core")
    options = parser.parse_args(words)
    for number in range(1, options.rounds + 1):
        begun = time.monotonic()
        with busy(options.busy):
            passed = all(run(number, words) for words in RUNS)
        told = "passed" if passed else f"FAILED, see {OUTPUT}"
        print(f"round {number} of {options.rounds}: {told}, {time.monotonic() - begun:.0f} s")
        if not passed:
            return 1
    return 0


def run(number: int, words: Sequence[str]) -> bool:
    """Whether a run of pytest passes; its output is kept until the next."""
    OUTPUT.parent.mkdir(exist_ok=True)
    command, environment = [*PYTEST, *words, *marked()], os.environ | {"SOAK_ROUND": str(number)}
    with (
        OUTPUT.open("wb", buffering=0) as output,
        subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=output, stderr=output
        ) as process,
    ):
        try:
            return process.wait(LONGEST) == 0
        except subprocess.TimeoutExpired:
            process.kill()
            return False


def marked() -> list[Path]:
    """Files that have a test of this kind: looking for them elsewhere takes time."""
    found = (path for path in files(".py", under=("tests",)) if path.name.startswith("test_"))
    return [path for path in found if "mark.soak" in (ROOT / path).read_text(encoding="utf-8")]


@contextmanager
def busy(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Keep so many cores busy, for as long as the block takes and no longer."""
    words = [sys.executable, "-c", SPIN, str(LONGEST * len(RUNS)), str(os.getpid())]
    spinning = [subprocess.Popen(words) for _ in range(count)]
    try:
        yield spinning
    finally:
        for process in spinning:
            process.kill()
            process.wait()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
