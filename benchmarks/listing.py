"""Compare `fundamental(n)` with a naive program: `python benchmarks/listing.py 12`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from statistics import median
from time import perf_counter

import pyximport

import cy_core

ROUNDS = 30


def seconds(work: Callable[[], object]) -> float:
    """The seconds that one call takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def main() -> None:
    """Print the two medians in milliseconds and the median of the ratios, pair by pair."""
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    with tempfile.TemporaryDirectory() as folder:
        pyximport.install(build_dir=folder, language_level=3)
        import naive

    if naive.count_fundamental(n) != len(cy_core.fundamental(n)[0]):
        raise ArithmeticError(f"the two ways disagree at n = {n}")
    pairs = [
        (seconds(lambda: naive.count_fundamental(n)), seconds(lambda: cy_core.fundamental(n)))
        for _ in range(ROUNDS)
    ]
    naive_way, ours = (median(column) * 1e3 for column in zip(*pairs, strict=True))
    ratio = median(slow / fast for slow, fast in pairs)
    print(f"n = {n}: naive {naive_way:.2f} ms, fundamental {ours:.2f} ms, ratio {ratio:.1f}")


if __name__ == "__main__":
    main()
