"""Measure what Python adds to the engine for small n, and what commands take: quiet machines only.

    python benchmarks/overhead.py --backend avx512

It prints, for n = 12 to 16, the time of `count` divided by that of the C search alone, and the gain
from a second thread; then the processor time of commands, beside that of Python itself. Whatever is
compared takes turns, and each line has the least times.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

from constants import BACKENDS, run, start

from cy_core import DEPTH_FIRST, chosen_backend, count

COMMANDS = ("--version", "--help", "count 8", "list 8", "show 8.4.1")


def main() -> None:
    """Print a line for each n, then one for each command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--backend", choices=BACKENDS, default=chosen_backend())
    parser.add_argument("--rounds", type=int, default=31)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        engine = start(Path(folder) / "engine", "")
        for n in range(12, 17):
            line = f"count {BACKENDS.index(options.backend)} {n} 1\n"
            by_python, alone, on_one, on_two = least(
                options.rounds,
                lambda n=n: seconds(n, options.backend, 1, process_time),
                lambda line=line: run(engine, line)[0],
                lambda n=n: seconds(n, options.backend, 1, perf_counter),
                lambda n=n: seconds(n, options.backend, 2, perf_counter),
            )
            print(
                f"n = {n}, {options.backend}: {by_python / alone:.2f} times the search alone, "
                f"{on_one / on_two:.2f} times as fast on two threads",
                flush=True,
            )
        engine.communicate()
    queens = Path(sys.executable).with_name("queens")
    words = {"python": [sys.executable, "-c", ""]}
    words |= {f"queens {command}": [str(queens), *command.split()] for command in COMMANDS}
    spent = least(options.rounds, *(lambda each=each: child(each) for each in words.values()))
    for name, time in zip(words, spent, strict=True):
        print(f"{name}: {time:.3f} s", flush=True)


def least(rounds: int, *timings: Callable[[], float]) -> list[float]:
    """The least time of each, which take turns."""
    return [*map(min, zip(*([timing() for timing in timings] for _ in range(rounds)), strict=True))]


def seconds(n: int, backend: str, threads: int, clock: Callable[[], float]) -> float:
    """The time of a count."""
    begin = clock()
    count(n, backend=backend, search=DEPTH_FIRST, threads=threads)
    return clock() - begin


def child(words: list[str]) -> float:
    """The processor time of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


if __name__ == "__main__":
    main()
