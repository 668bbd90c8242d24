"""Compare the join with the depth-first search.

    python benchmarks/join.py 17 18 19 --backend avx512

Both count on one thread and take turns. It prints the medians of their processor times, and the
ratio of depth first to join: `JOIN_FROM_N` in `cy_core/engine/search_choice.py` is, for each
backend, the smallest n from which on this ratio is above 1. For n of 20 and more, use `--every 40`:
then depth first counts one part in 40, spread evenly from the heaviest to the lightest, and the
time of all parts is estimated from these.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time

from cy_core import BACKENDS, DEPTH_FIRST, JOIN, chosen_backend, count, count_parts
from cy_core.engine.binding import Stop


def main() -> None:
    """Print a line for each n."""
    options = parse_options()
    backend = chosen_backend(options.backend)
    for n in options.n:
        depth_first, join = [], []
        for _ in range(options.rounds):
            join.append(seconds(n, JOIN, backend, 1))
            depth_first.append(seconds(n, DEPTH_FIRST, backend, options.every))
        ratios = sorted(a / b for a, b in zip(depth_first, join, strict=True))
        print(
            f"n = {n}, {backend}: depth first {median(depth_first):.3f} s, "
            f"join {median(join):.3f} s, "
            f"{median(ratios):.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f})",
            flush=True,
        )


def parse_options() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("n", type=int, nargs="+")
    parser.add_argument("--backend", choices=BACKENDS)
    parser.add_argument("--every", type=int, default=1, help="depth first counts one part in EVERY")
    parser.add_argument("--rounds", type=int, default=5)
    return parser.parse_args()


def seconds(n: int, search: str, backend: str, every: int) -> float:
    """Processor time of a count, estimated from one part in `every`."""
    start = process_time()
    if every == 1:
        count(n, backend=backend, search=search)
        return process_time() - start
    parts = count_parts(n, search)
    numbers = parts.counting_order()
    sample = numbers[every // 2 :: every]
    prepared = process_time()
    sum(map(parts.counter(backend, Stop()), sample))
    return prepared - start + (process_time() - prepared) * len(numbers) / len(sample)


if __name__ == "__main__":
    main()
