"""The engine's count, on one or several threads that the interpreter's lock does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor, Future, ThreadPoolExecutor, wait
from typing import Protocol, runtime_checkable

from cy_core.checks import checked_whole, countable_n, shown
from cy_core.engine.binding import Counter, Parts, Stop
from cy_core.engine.cpu import chosen_backend
from cy_core.engine.joining import JoinParts
from cy_core.engine.parts import CountParts, count_parts
from cy_core.engine.searches import JOIN, chosen_search
from cy_core.engine.sending import boards_by
from cy_core.engine.waiting import PAUSE, deep_stacks, interruptible
from cy_core.known import require_known_total
from cy_core.model import Census, InputError, Square, Worker

# Above this n a count takes longer than threads take to start. Two threads take three times as long
# as one for n = 12 and 13, twice as long for n = 14, if they have no core of their own. On a quiet
# machine `python benchmarks/thresholds.py` tells from where on they gain.
MAX_ONE_THREAD_N = 14


@runtime_checkable
class ProgressListener(Protocol):
    """Follows a count part by part; it may know parts from an earlier run."""

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        """Told what is to be counted, and on which backend; returns the boards of known parts.

        Workers of an executor may take other backends, where none was asked for.

        `count` refuses numbers of parts that there are not, and boards that are no multiple of the
        weight of their part.
        """

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        """Told, on any thread, how many boards a part stands for and how long it took.

        Also who counted it, where an executor tells that.
        """


class NoListener:
    """Knows nothing, keeps nothing."""

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        """No part is known."""
        return {}

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        """Nobody wants to know."""


def count_by_parts(
    n: int,
    threads: int = 1,
    progress: ProgressListener | None = None,
    backend: str | None = None,
    search: str | None = None,
    executor: Executor | None = None,
) -> Census:
    """The census of the n x n board; Ctrl-C ends every thread."""
    asked, backend = backend, chosen_backend(backend)
    search = chosen_search(n, backend, threads, search)
    if n <= MAX_ONE_THREAD_N and executor is None:
        return _at_once(n, backend, search)
    progress = NoListener() if progress is None else progress
    if not isinstance(progress, ProgressListener):
        raise InputError(
            f"a listener has begin and finished, got {shown(progress, ProgressListener)}"
        )
    parts = count_parts(n, search)
    known = _checked(progress.begin(n, backend, parts), parts.compiled)
    numbers = [number for number in parts.in_turn() if number not in known]
    if executor is None:
        found = _boards_on_threads(threads, parts, numbers, backend, progress)
    else:
        found = boards_by(executor, parts, numbers, asked, progress.finished)
    return _classified(n, sum(known.values()) + found, backend)


def _boards_on_threads(
    threads: int,
    parts: CountParts,
    numbers: Iterable[int],
    backend: str,
    progress: ProgressListener,
) -> int:
    stop, numbers = Stop(), iter(numbers)

    def share() -> int:
        total = 0
        for number, boards, seconds in parts.counted(numbers, backend, stop):
            progress.finished(number, boards, seconds)
            total += boards
        return total

    with ThreadPoolExecutor(threads) as pool:
        try:
            with deep_stacks():
                running = _started(pool, share, threads)
            while wait(running, timeout=PAUSE).not_done:
                pass
            return sum(future.result() for future in running)
        except BaseException:
            stop.set()
            raise


def count_begun(n: int, squares: Iterable[Square], closed: Iterable[Square]) -> int:
    """In how many ways a begun board can be completed, on one thread; Ctrl-C ends it."""
    stop = Stop()
    counter = Counter(chosen_backend(), stop)
    if n <= MAX_ONE_THREAD_N:
        return counter.completions(n, squares, closed)
    return interruptible(stop, lambda: counter.completions(n, squares, closed))


def census_of_total(n: int, total: int) -> Census:
    """The solutions of the n x n board by the size of their orbit, once their total is known.

    By Burnside's lemma from the solutions that a half or a quarter turn leaves as they are; these
    are counted here, which takes half a second for n = 22 and five for n = 24. Ctrl-C ends it.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.
    total : int
        The sum of `count_part` over all `count_parts(n)`.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`; `a total must be an integer, got 'x'`;
        `a total must be between 0 and 2**64 - 1, got -1`.
    WrongCount
        `n = 15 has 2279184 solutions, counted 2279192: ...`, as far as there are published totals;
        beyond, `orbits ... do not add up to ... solutions`.

    >>> census_of_total(8, 92).orbits_by_size
    {1: 0, 2: 0, 4: 1, 8: 11}
    """
    n, total = countable_n(n), checked_whole("a total", total)
    if not 0 <= total < 1 << 64:
        raise InputError(f"a total must be between 0 and 2**64 - 1, got {shown(total)}")
    return _classified(n, total, chosen_backend())


def _started(pool: ThreadPoolExecutor, share: Callable[[], int], threads: int) -> list[Future[int]]:
    """As many threads at work, or the error that there are not so many to be had."""
    try:
        return [pool.submit(share) for _ in range(threads)]
    except RuntimeError:
        rule = "threads must be no more than this system starts"
        raise InputError(f"{rule}, got {threads}: choose fewer") from None


def _at_once(n: int, backend: str, search: str) -> Census:
    parts = CountParts(JoinParts(n, Stop()) if search == JOIN else Parts(n))
    total = sum(map(parts.counter(backend, Stop()), range(len(parts))))
    return _classified(n, total, backend)


def _classified(n: int, total: int, backend: str) -> Census:
    require_known_total(n, total)
    stop = Stop()
    counter = Counter(backend, stop)
    if n <= MAX_ONE_THREAD_N:
        return counter.census(n, total)
    return interruptible(stop, lambda: counter.census(n, total))


def _checked(known: Mapping[int, int], parts: Parts | JoinParts) -> Mapping[int, int]:
    """What a listener knows, as far as one can see at once that it is true.

    Raises
    ------
    InputError
        `a listener knows boards by the numbers of parts, got None`;
        `parts have numbers 0 to 1295, got 1296`;
        `part 3 stands for 8 boards or a multiple below 2**64, got 12`.
    """
    if not isinstance(known, Mapping):
        rule = "a listener knows boards by the numbers of parts"
        raise InputError(f"{rule}, got {shown(known, Mapping)}")
    for number, boards in known.items():
        if type(number) is not int or not 0 <= number < len(parts):
            raise InputError(f"parts have numbers 0 to {len(parts) - 1}, got {shown(number, int)}")
        weight = parts.weight(number)
        if type(boards) is not int or not 0 <= boards < 1 << 64 or boards % weight:
            rule = f"part {number} stands for {weight} boards or a multiple below 2**64"
            raise InputError(f"{rule}, got {shown(boards, int)}")
    return known
