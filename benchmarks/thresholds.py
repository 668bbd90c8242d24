"""Measure from which n the engine, two threads and the join are faster.

    QUEENS_ENGINE=avx2 python benchmarks/thresholds.py

For each threshold, two ways to count take turns, and the script prints the ratio of their times.
`MIN_ENGINE_N` in `cy_core/engine/choice.py` is the first n for which the engine is faster than the
fastest method. `MAX_ONE_THREAD_N` in `cy_core/engine/parallel.py` is the last n for which two
threads are not faster than one. `JOIN_FROM_N` in `cy_core/engine/choice.py` has, for each backend,
the n from which the join is faster than the depth-first search.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from cy_core import DEPTH_FIRST, JOIN, count
from cy_core.counting import FASTEST_METHOD
from cy_core.engine import parallel

ROUNDS = 41  # for n whose runs are short
JOIN_ROUNDS = 5


def main() -> None:
    """Print a line for each n with a ratio of times: of the engine, of two threads, of the join."""
    for n in range(8, 14):
        spent = ratio(lambda n=n: FASTEST_METHOD.search(n), lambda n=n: by_engine(n, 1, n))
        print(f"n = {n}: {FASTEST_METHOD.title} against the engine: {spent:.2f}", flush=True)
    for n in range(12, 17):
        spent = ratio(lambda n=n: by_engine(n, 1, n), lambda n=n: by_engine(n, 2, n - 1))
        print(f"n = {n}: one thread against two: {spent:.2f}", flush=True)
    for n in range(13, 19):
        spent = ratio(
            lambda n=n: count(n, search=DEPTH_FIRST), lambda n=n: count(n, search=JOIN), JOIN_ROUNDS
        )
        print(f"n = {n}: depth first against the join: {spent:.2f}", flush=True)


def by_engine(n: int, threads: int, largest_one_thread_n: int) -> None:
    """Count with the engine. Use `threads` only if n is above `largest_one_thread_n`."""
    parallel.MAX_ONE_THREAD_N = largest_one_thread_n
    parallel.count_by_parts(n, threads, search=DEPTH_FIRST)


def ratio(first: Callable[[], object], second: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the best time of `first` divided by the best time of `second`."""
    times = [(seconds(first), seconds(second)) for _ in range(rounds)]
    best, other = map(min, zip(*times, strict=True))
    return best / other


def seconds(work: Callable[[], object]) -> float:
    """Return the seconds that one call of `work` takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


if __name__ == "__main__":
    main()
