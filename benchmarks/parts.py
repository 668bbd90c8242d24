"""Measure the gain and the cost of splitting a count into parts: `python benchmarks/parts.py 17`.

The script prints a line for each number of rounds of splitting: the number of parts, the time of
all parts, and the share of time in which 4, 16 and 64 threads are idle, if they take parts as the
engine does. Then it prints the exponent e for which the times of the last round's parts grow like
work ** e. `SHARES`, `ROUNDS` and `EFFORT` in `cy_core/engine` were chosen by these results.
"""

from __future__ import annotations

import sys
from heapq import heapify, heapreplace
from math import log
from time import thread_time

from cy_core.engine.binding import Counter, Parts, Stop
from cy_core.engine.choice import chosen_backend

MAX_ROUNDS = 5
THREADS = (4, 16, 64)


def main() -> None:
    """Print the table, then the exponent."""
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 16
    parts, counter = Parts(n), Counter(chosen_backend(), Stop())
    print("rounds  parts  seconds  idle with", *(f"{threads:4}" for threads in THREADS), "threads")
    for rounds in range(MAX_ROUNDS + 1):
        times = [seconds(counter, parts, number) for number in range(len(parts))]
        idle = (f"{share_idle(times, parts.work(), threads):4.0%}" for threads in THREADS)
        print(f"{rounds:6} {len(parts):6} {sum(times):8.3f}          ", *idle, flush=True)
        exponent = fitted_exponent(times, parts.work())
        parts.split()
    print(f"n = {n}: times grow with the work to the power of {exponent:.2f}")


def seconds(counter: Counter, parts: Parts, number: int) -> float:
    """Return the processor time of counting part `number`, in seconds."""
    start = thread_time()
    counter.boards(parts, number)
    return thread_time() - start


def share_idle(times: list[float], work: list[float], threads: int) -> float:
    """Return the share of time in which `threads` threads are idle.

    The threads take the parts by their `work`, the heaviest first. `times` has the time of each
    part.
    """
    busy = [0.0] * threads
    heapify(busy)
    for _, time in sorted(zip(work, times, strict=True), reverse=True):
        heapreplace(busy, busy[0] + time)
    return 1 - sum(times) / (threads * max(busy))


def fitted_exponent(times: list[float], work: list[float]) -> float:
    """Return the slope of a line through the logarithms of work and times, by least squares."""
    pairs = [(log(w), log(t)) for w, t in zip(work, times, strict=True) if w > 0]
    mean_x, mean_y = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
    covariance = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    return covariance / sum((x - mean_x) ** 2 for x, _ in pairs)


if __name__ == "__main__":
    main()
