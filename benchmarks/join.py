"""The join beside the depth-first search: `python benchmarks/join.py 17 18 19 --backend avx512`.

Both count on one thread and take turns. Printed are the medians of their seconds of processor
time, and how many times as long depth first takes: `JOIN_FROM_N` in `cy_core/engine/searches.py`
is, for each backend, the first n from which on that is above 1. With `--every 40`, for n = 20 and
more, depth first counts only one part in so many, evenly spread from the heaviest to the lightest,
and that is taken for all.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time

from cy_core.engine.binding import BACKENDS, Stop
from cy_core.engine.cpu import chosen_backend
from cy_core.engine.parts import count_parts
from cy_core.engine.searches import DEPTH_FIRST, JOIN
from cy_core.known import require_known_total


def main() -> None:
    """Print a line for each n."""
    asked = parsed()
    backend = chosen_backend(asked.backend)
    for n in asked.n:
        depth_first, join = [], []
        for _ in range(asked.rounds):
            join.append(seconds(n, JOIN, backend, 1))
            depth_first.append(seconds(n, DEPTH_FIRST, backend, asked.every))
        ratios = sorted(one / other for one, other in zip(depth_first, join, strict=True))
        print(
            f"n = {n}, {backend}: depth first {median(depth_first):.3f} s, "
            f"join {median(join):.3f} s, "
            f"{median(ratios):.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f})",
            flush=True,
        )


def parsed() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("n", type=int, nargs="+")
    parser.add_argument("--backend", choices=BACKENDS)
    parser.add_argument("--every", type=int, default=1, help="depth first: one part in so many")
    parser.add_argument("--rounds", type=int, default=5)
    return parser.parse_args()


def seconds(n: int, search: str, backend: str, every: int) -> float:
    """Processor time of a count, or of all parts by some of them."""
    start = process_time()
    parts = count_parts(n, search)
    count, numbers = parts.counter(backend, Stop()), parts.counting_order()
    begun = process_time()
    found = sum(map(count, numbers[every // 2 :: every]))
    counted = process_time() - begun
    if every == 1:
        require_known_total(n, found)
    return begun - start + counted * len(numbers) / len(numbers[every // 2 :: every])


if __name__ == "__main__":
    main()
