"""Compare the engine's paths and threads with symmetry elimination, side by side.

`python benchmarks/engine.py 14 16 17`
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter

import cy_core
from cy_core.depth_first import PATHS, is_available
from cy_core.paths import VARIABLE

ROUNDS = 3
SLOW_ROUNDS_UP_TO = 16  # above, one run of the method takes ten seconds and more


def by_path(n: int, path: str, threads: int = 1) -> int:
    """The total, by one path of the engine."""
    os.environ[VARIABLE] = path
    return cy_core.count(n, threads=threads).total


def contestants(n: int) -> dict[str, Callable[[], int]]:
    """What is compared; the first is the measure of the others."""
    available = [path for path in PATHS if is_available(path)]
    return {
        "symmetry elimination": lambda: cy_core.count(n, method="symmetry_elimination").total,
        **{path: partial(by_path, n, path) for path in available},
        f"{available[-1]}, 2 threads": partial(by_path, n, available[-1], 2),
    }


def best_times(n: int) -> dict[str, float]:
    """The least time of each in seconds; they take turns, and every total is checked."""
    best: dict[str, float] = {}
    for _ in range(ROUNDS if n <= SLOW_ROUNDS_UP_TO else 1):
        for name, work in contestants(n).items():
            start = perf_counter()
            total = work()
            taken = perf_counter() - start
            if total != cy_core.known_census(n).total:
                raise ArithmeticError(f"{name} finds {total} at n = {n}")
            best[name] = min(taken, best.get(name, taken))
    return best


def main() -> None:
    """Print a line for each: its time, and how many times as fast as the first it is."""
    for n in map(int, sys.argv[1:] or ("14", "16", "17")):
        best = best_times(n)
        measure = next(iter(best.values()))
        for name, taken in best.items():
            print(f"n = {n:<3} {name:<22} {taken:10.4f} s  {measure / taken:6.1f}", flush=True)


if __name__ == "__main__":
    main()
