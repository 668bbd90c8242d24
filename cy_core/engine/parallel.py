"""The engine's count, on one or several threads that the interpreter's lock does not hold."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Protocol, runtime_checkable

from cy_core.checks import shown
from cy_core.engine.binding import Counter, Parts, Stop
from cy_core.engine.cpu import chosen_path
from cy_core.engine.joining import JoinParts
from cy_core.engine.parts import CountParts, count_parts
from cy_core.engine.searches import JOIN, chosen_search
from cy_core.known import require_known_total
from cy_core.model import Census, InputError, Square

# Above this n a count takes longer than threads take to start. Two threads take three times as long
# as one for n = 12 and 13, twice as long for n = 14, if they have no core of their own. On a quiet
# machine `python benchmarks/thresholds.py` tells from where on they gain.
LARGEST_ONE_THREAD_N = 14


@runtime_checkable
class Watcher(Protocol):
    """Follows a count of n > 14 part by part; it may know parts from an earlier run."""

    def begin(self, n: int, path: str, parts: CountParts) -> Mapping[int, int]:
        """Told what is to be counted, and on which path; returns the boards of known parts.

        `count` refuses numbers of parts that there are not, and boards that are no multiple of the
        weight of their part.
        """

    def finished(self, number: int, boards: int, seconds: float) -> None:
        """Told, on any thread, how many boards a part stands for and how long it took."""


class Unwatched:
    """Knows nothing, keeps nothing."""

    def begin(self, n: int, path: str, parts: CountParts) -> Mapping[int, int]:
        """No part is known."""
        return {}

    def finished(self, number: int, boards: int, seconds: float) -> None:
        """Nobody wants to know."""


def count_by_parts(
    n: int,
    threads: int = 1,
    watcher: Watcher | None = None,
    path: str | None = None,
    search: str | None = None,
) -> Census:
    """The census of the n x n board; Ctrl-C ends every thread."""
    path = chosen_path(path)
    search = chosen_search(n, path, threads, search)
    if n <= LARGEST_ONE_THREAD_N:
        return _at_once(n, path, search)
    watcher = Unwatched() if watcher is None else watcher
    if not isinstance(watcher, Watcher):
        raise InputError(f"a watcher has begin and finished, got {shown(watcher)}")
    parts = count_parts(n, search)
    known = _checked(watcher.begin(n, path, parts), parts.compiled)
    numbers = iter([number for number in parts.in_turn() if number not in known])
    stop = Stop()

    def share() -> int:
        return sum(_counted(parts.counter(path, stop), numbers, stop, watcher))

    with ThreadPoolExecutor(threads) as pool:
        try:
            running = _started(pool, share, threads)
            # A thread that waits for ever would not hear Ctrl-C, on Windows.
            while wait(running, timeout=0.2).not_done:
                pass
            total = sum(known.values()) + sum(future.result() for future in running)
            return pool.submit(_classified, Counter(path, stop), n, total).result()
        except BaseException:
            stop.set()
            raise


def count_begun(n: int, squares: Iterable[Square], closed: Iterable[Square]) -> int:
    """In how many ways a begun board can be completed, on one thread; Ctrl-C ends it."""
    stop = Stop()
    counter = Counter(chosen_path(), stop)
    if n <= LARGEST_ONE_THREAD_N:
        return counter.completions(n, squares, closed)
    with ThreadPoolExecutor(1) as pool:
        try:
            running = pool.submit(counter.completions, n, squares, closed)
            while wait([running], timeout=0.2).not_done:
                pass
            return running.result()
        except BaseException:
            stop.set()
            raise


def _started(pool: ThreadPoolExecutor, share: Callable[[], int], threads: int) -> list[Future[int]]:
    """As many threads at work, or the error that there are not so many to be had."""
    try:
        return [pool.submit(share) for _ in range(threads)]
    except RuntimeError:
        rule = "threads must be no more than this system starts"
        raise InputError(f"{rule}, got {threads}: choose fewer") from None


def _at_once(n: int, path: str, search: str) -> Census:
    parts = CountParts(JoinParts(n) if search == JOIN else Parts(n))
    total = sum(map(parts.counter(path, Stop()), range(len(parts))))
    return _classified(Counter(path, Stop()), n, total)


def _classified(counter: Counter, n: int, total: int) -> Census:
    require_known_total(n, total)
    return counter.census(n, total)


def _counted(
    counter: Callable[[int], int], numbers: Iterable[int], stop: Stop, watcher: Watcher
) -> Iterator[int]:
    """The boards of whichever part comes next, until there is none."""
    for number in numbers:
        start = time.perf_counter()
        boards = counter(number)
        if stop:  # the part was not finished
            return
        watcher.finished(number, boards, time.perf_counter() - start)
        yield boards


def _checked(known: Mapping[int, int], parts: Parts | JoinParts) -> Mapping[int, int]:
    """What a watcher knows, as far as one can see at once that it is true.

    Raises
    ------
    InputError
        `a watcher knows boards by the numbers of parts, got None`;
        `parts have numbers 0 to 1295, got 1296`;
        `part 3 stands for 8 boards or a multiple below 2**64, got 12`.
    """
    if not isinstance(known, Mapping):
        raise InputError(f"a watcher knows boards by the numbers of parts, got {shown(known)}")
    for number, boards in known.items():
        if type(number) is not int or not 0 <= number < len(parts):
            raise InputError(f"parts have numbers 0 to {len(parts) - 1}, got {shown(number)}")
        weight = parts.weight(number)
        if type(boards) is not int or not 0 <= boards < 1 << 64 or boards % weight:
            rule = f"part {number} stands for {weight} boards or a multiple below 2**64"
            raise InputError(f"{rule}, got {shown(boards)}")
    return known
