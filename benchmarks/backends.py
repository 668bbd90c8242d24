"""Compare the backends of the engine with each other.

    python benchmarks/backends.py 16 18 --task depth-first

The backends that this processor has take turns on one thread. It prints the least processor time of
each, and how many times as fast as the first one it is. For large n name the fast backends only:
`--backends sse,avx2`.
"""

from __future__ import annotations

import argparse
from time import process_time

from cy_core import BACKENDS, SEARCHES, count, has_backend, iter_fundamental, known_census


def main() -> None:
    """Print a line for each n and backend."""
    options = parse_options()
    for n in options.n:
        seconds = dict.fromkeys(options.backends, float("inf"))
        for _ in range(options.rounds):
            for backend, least in seconds.items():
                seconds[backend] = min(least, timed(options.task, n, backend))
        first = seconds[options.backends[0]]
        for backend, least in seconds.items():
            print(f"n = {n}, {options.task}, {backend}: {least:.4f} s, {first / least:.2f} times")


def parse_options() -> argparse.Namespace:
    """Parse the command line."""
    here = [backend for backend in BACKENDS if has_backend(backend)]
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("n", type=int, nargs="+")
    parser.add_argument("--task", choices=(*SEARCHES, "list"), default=SEARCHES[0])
    parser.add_argument("--backends", type=lambda names: names.split(","), default=here)
    parser.add_argument("--rounds", type=int, default=5)
    return parser.parse_args()


def timed(task: str, n: int, backend: str) -> float:
    """Processor time of a count, which checks its own total, or of a list."""
    start = process_time()
    if task != "list":
        count(n, backend=backend, search=task)
    elif sum(len(sizes) for _, sizes in iter_fundamental(n, backend=backend)) != (
        known_census(n).fundamental
    ):
        raise ArithmeticError(f"{backend} lists another number of solutions of n = {n}")
    return process_time() - start


if __name__ == "__main__":
    main()
