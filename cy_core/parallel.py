"""The engine's count, on one or several threads that the interpreter's lock does not hold."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, wait

from cy_core.depth_first import Counter, Parts, Stop
from cy_core.model import Census
from cy_core.paths import chosen_path

ROUNDS = 3  # of splitting; each costs a part of what it gains
LONGEST_AT_ONCE = 14  # above this n a count takes longer than threads take to start


def count_depth_first(n: int, threads: int = 1) -> Census:
    """The census of the n x n board; Ctrl-C ends every thread."""
    path = chosen_path()
    if n <= LONGEST_AT_ONCE:
        return _at_once(n, path)
    parts, stop = Parts(n), Stop()
    numbers = iter(_heaviest_first(parts))
    with ThreadPoolExecutor(threads) as pool:
        try:
            running = [pool.submit(_share, parts, numbers, path, stop) for _ in range(threads)]
            # A thread that waits for ever would not hear Ctrl-C, on Windows.
            while wait(running, timeout=0.2).not_done:
                pass
            total = sum(future.result() for future in running)
            return pool.submit(Counter(path, stop).census, n, total).result()
        except BaseException:
            stop.set()
            raise


def _at_once(n: int, path: str) -> Census:
    parts, counter = Parts(n), Counter(path, Stop())
    return counter.census(n, _boards(counter, parts, range(len(parts))))


def _heaviest_first(parts: Parts) -> list[int]:
    """The numbers of finer parts, so that no thread is left with a heavy one at the end."""
    for _ in range(ROUNDS):
        parts.split()
    work = parts.work()
    return sorted(range(len(parts)), key=work.__getitem__, reverse=True)


def _share(parts: Parts, numbers: Iterable[int], path: str, stop: Stop) -> int:
    """What one thread counts: whichever part comes next, until there is none."""
    counter = Counter(path, stop)
    return _boards(counter, parts, numbers)


def _boards(counter: Counter, parts: Parts, numbers: Iterable[int]) -> int:
    return sum(counter.boards(parts, number) for number in numbers)
