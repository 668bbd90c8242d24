"""From which n on the engine pays, and from which on threads do: `python benchmarks/thresholds.py`.

Two ways to count take turns. Printed is how many times as long the first takes: `MIN_ENGINE_N`
in `cy_core/counting.py` is the first n where the engine is faster, `MAX_ONE_THREAD_N` in
`cy_core/engine/parallel.py` the last one where two threads are not.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from cy_core.counting import FASTEST_METHOD
from cy_core.engine import parallel

ROUNDS = 41


def main() -> None:
    """Print a line for each n, of the engine first, then of threads."""
    for n in range(8, 14):
        spent = ratio(lambda n=n: FASTEST_METHOD.search(n), lambda n=n: by_engine(n, 1, n))
        print(f"n = {n}: {FASTEST_METHOD.title} against the engine: {spent:.2f}", flush=True)
    for n in range(12, 17):
        spent = ratio(lambda n=n: by_engine(n, 1, n), lambda n=n: by_engine(n, 2, n - 1))
        print(f"n = {n}: one thread against two: {spent:.2f}", flush=True)


def by_engine(n: int, threads: int, largest_one_thread_n: int) -> None:
    """Count as if threads were used above another n."""
    parallel.MAX_ONE_THREAD_N = largest_one_thread_n
    parallel.count_by_parts(n, threads, search="depth-first")


def ratio(first: Callable[[], object], second: Callable[[], object]) -> float:
    """How many times as long the first takes, by the best of rounds: threads disturb each other."""
    times = [(seconds(first), seconds(second)) for _ in range(ROUNDS)]
    best, other = map(min, zip(*times, strict=True))
    return best / other


def seconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


if __name__ == "__main__":
    main()
