"""Repeats the tests that a busy machine could make fail, on a machine that is kept busy.

    python -m tests.soak --rounds 50

These are the tests marked `soak`: they start processes, send signals, wait, or use threads or the
browser. Each round, of a minute or two, runs the quick ones of them and a sixth of the slow ones,
another in each round, while as many processes as there are cores do nothing but count. It ends
with the first round that fails, whose output is in `build/soak.txt`; Ctrl-C ends it before.
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

from tests.helpers.sources import ROOT, files

OUTPUT = ROOT / "build" / "soak.txt"
LONGEST = 1200  # seconds of one round: beyond, something hangs
PYTEST = (
    *(sys.executable, "-m", "pytest", "-m", "soak", "-p", "tests.soak.share"),
    *("--numprocesses", "2", "--dist", "loadfile", "--no-loadscope-reorder"),
)
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
        print(f"round {number} of {options.rounds}: ", end="", flush=True)
        with busy(options.busy):
            passed = run(number)
        outcome = "passed" if passed else f"FAILED, see {OUTPUT}"
        print(f"{outcome}, {time.monotonic() - begun:.0f} s", flush=True)
        if not passed:
            return 1
    return 0


def run(number: int) -> bool:
    """Whether the tests of a round pass; their output is kept until the next."""
    OUTPUT.parent.mkdir(exist_ok=True)
    with OUTPUT.open("wb", buffering=0) as output:
        environment = os.environ | {"SOAK_ROUND": str(number)}
        words = {"cwd": ROOT, "env": environment, "stdout": output, "stderr": output}
        with subprocess.Popen([*PYTEST, *marked()], **words) as process:
            try:
                return process.wait(LONGEST) == 0
            except subprocess.TimeoutExpired:
                process.kill()
                return False


def marked() -> list[Path]:
    """Files that have a test of this kind: looking for them elsewhere takes time."""
    test_files = (path for path in files(".py", under=("tests",)) if path.name.startswith("test_"))
    return [path for path in test_files if "mark.soak" in (ROOT / path).read_text(encoding="utf-8")]


@contextmanager
def busy(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Keep so many cores busy, for as long as the block takes and no longer."""
    words = [sys.executable, "-c", SPIN, str(LONGEST), str(os.getpid())]
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
