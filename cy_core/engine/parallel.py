"""Count with the engine on several threads, which run without the interpreter's lock."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import suppress
from threading import Lock
from typing import Protocol, runtime_checkable

from cy_core.checks import checked_int, countable_n, format_value
from cy_core.engine.batches import count_on_executor
from cy_core.engine.binding import Counter, PartQueue, Parts, Stop, count_orbits
from cy_core.engine.choice import JOIN, chosen_backend, chosen_search
from cy_core.engine.interruptible import run_interruptibly, run_on_threads
from cy_core.engine.joining import JoinParts
from cy_core.engine.parts import CountParts, count_parts
from cy_core.known import require_known_total
from cy_core.model import Census, InputError, Square, Worker

# Up to this n a count ends before threads would have started. On one core, two threads take three
# times as long as one for n = 12 and 13, and twice as long for n = 14. On a quiet machine
# `python benchmarks/thresholds.py` measures from which n on threads gain.
MAX_ONE_THREAD_N = 14
# So many threads are busy to the end without splitting: for odd n, one cross may have 5 % of all
# work. Splitting once is enough for 64 threads, and adds 5 % of work for n = 15, 1 % for n = 17.
MAX_UNSPLIT_THREADS = 8
# Up to this n the orbits are counted in less than 0.1 s, so Ctrl-C need not end that.
MAX_QUICK_ORBITS_N = 20


@runtime_checkable
class ProgressListener(Protocol):
    """Follows a count part by part, and may supply parts from an earlier run.

    An exception in a listener ends the count within a second, and `count` raises it. So a program
    can cancel a count: raise an error of your own in `finished`.

    Examples
    --------
    >>> class Percent:
    ...     def begin(self, n, backend, parts):
    ...         self.efforts, self.done = parts.efforts, 0.0
    ...         return {}  # no parts are known from an earlier run
    ...
    ...     def finished(self, number, boards, seconds, worker=None):
    ...         self.done += self.efforts[number] / sum(self.efforts)
    >>> from cy_core import count
    >>> percent = Percent()
    >>> count(16, progress=percent).total
    14772512
    >>> round(100 * percent.done)
    100
    """

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        """Called before the count starts.

        Parameters
        ----------
        n : int
            Side of the board.
        backend : {"portable", "sse", "neon", "wasm", "avx2", "avx512"}
            Instruction set of this process. Workers of an executor may use other ones, if the
            caller named none.
        parts : CountParts
            A sequence of all parts. `parts.efforts` lists the estimated time of each part,
            relative to the others.

        Returns
        -------
        mapping of int to int
            The solutions of known parts by the number of the part; empty if none is known.
            `count` rejects numbers that no part has, and solutions that are no multiple of the
            part's weight.
        """

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        """Called when a part is counted: one part at a time, and on whatever thread counted it.

        Parameters
        ----------
        number : int
            Number of the part.
        boards : int
            Number of its solutions, weights included.
        seconds : float
            Processor time that it took.
        worker : Worker, optional
            The process that counted it, if the executor reports it.
        """


class NoListener:
    """The default listener: it knows no parts and keeps nothing."""

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        """Supply no parts."""
        return {}

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        """Do nothing."""


def count_by_parts(
    n: int,
    threads: int = 1,
    progress: ProgressListener | None = None,
    backend: str | None = None,
    search: str | None = None,
    executor: Executor | None = None,
) -> Census:
    """Count the n x n board part by part; Ctrl-C ends every thread."""
    if not (progress is None or isinstance(progress, ProgressListener)):
        raise InputError(
            f"a listener has begin and finished, got {format_value(progress, ProgressListener)}"
        )
    workers_backend, backend = backend, chosen_backend(backend)
    search = chosen_search(n, backend, threads, search)
    if executor is None and (n <= MAX_ONE_THREAD_N or progress is None):
        return _census(n, _count_at_once(n, threads, backend, search))
    progress = NoListener() if progress is None else progress
    parts = count_parts(n, search)
    known = _checked_known(progress.begin(n, backend, parts), parts.compiled)
    numbers = [number for number in parts.counting_order() if number not in known]
    if executor is None:
        counted = _count_on_threads(threads, parts, numbers, backend, progress)
    else:
        counted = count_on_executor(executor, parts, numbers, workers_backend, progress.finished)
    return _census(n, sum(known.values()) + counted)


def _count_at_once(n: int, threads: int, backend: str, search: str) -> int:
    """Count without a report of each part: that would take longer than the smallest parts do."""
    stop = Stop()
    if n <= MAX_ONE_THREAD_N:
        threads = 1
    if search == JOIN:
        parts = count_parts(n, search)
        numbers = deque(parts.counting_order())

        def count() -> int:
            return sum(map(parts.counter(backend, stop), _taken(numbers, stop)))
    else:
        crosses = Parts(n)
        if threads > MAX_UNSPLIT_THREADS:
            crosses.split()
        queue = PartQueue(crosses, heaviest_first=threads > 1)

        def count() -> int:
            return Counter(backend, stop).total(queue)

    return count() if n <= MAX_ONE_THREAD_N else sum(run_on_threads(stop, count, threads))


def _count_on_threads(
    threads: int,
    parts: CountParts,
    numbers: Iterable[int],
    backend: str,
    progress: ProgressListener,
) -> int:
    stop, remaining, reporting = Stop(), deque(numbers), Lock()

    def share() -> int:
        total = 0
        for number, boards, seconds in parts.count_each(_taken(remaining, stop), backend, stop):
            with reporting:
                progress.finished(number, boards, seconds)
            total += boards
        return total

    return sum(run_on_threads(stop, share, threads))


def _taken(remaining: deque[int], stop: Stop) -> Iterator[int]:
    """Take from the left, until nothing is left."""
    # Threads share a deque, not an iterator: without the interpreter's lock, two of them would now
    # and then get the same item of an iterator.
    with suppress(IndexError):
        while not stop:
            yield remaining.popleft()


def count_partial_board(n: int, queens: Iterable[Square], empty: Iterable[Square]) -> int:
    """Count the completions of a board with some queens and some empty squares given.

    The count runs on one thread; Ctrl-C ends it.
    """
    stop = Stop()
    counter = Counter(chosen_backend(), stop)
    if n <= MAX_ONE_THREAD_N:
        return counter.completions(n, queens, empty)
    return run_interruptibly(stop, lambda: counter.completions(n, queens, empty))


def census_of_total(n: int, total: int) -> Census:
    """Count the orbits of the n x n board by their size, given the total number of solutions.

    This counts the solutions that a rotation by 180 or by 90 degrees leaves unchanged; the numbers
    of orbits follow by Burnside's lemma. It takes half a second for n = 22 and five seconds for
    n = 24. Ctrl-C ends it.
    """
    n, total = countable_n(n), checked_int("a total", total)
    if not 0 <= total < 1 << 64:
        raise InputError(f"a total must be between 0 and 2**64 - 1, got {format_value(total)}")
    return _census(n, total)


def _census(n: int, total: int) -> Census:
    require_known_total(n, total)
    stop = Stop()
    if n <= MAX_QUICK_ORBITS_N:
        return count_orbits(n, total, stop)
    return run_interruptibly(stop, lambda: count_orbits(n, total, stop))


def _checked_known(known: Mapping[int, int], parts: Parts | JoinParts) -> Mapping[int, int]:
    """Check the counts of parts from an earlier run as far as possible without counting again."""
    if not isinstance(known, Mapping):
        rule = "a listener knows boards by the numbers of parts"
        raise InputError(f"{rule}, got {format_value(known, Mapping)}")
    for number, boards in known.items():
        if type(number) is not int or not 0 <= number < len(parts):
            raise InputError(
                f"parts have numbers 0 to {len(parts) - 1}, got {format_value(number, int)}"
            )
        weight = parts.weight(number)
        if type(boards) is not int or not 0 <= boards < 1 << 64 or boards % weight:
            rule = f"part {number} stands for {weight} boards or a multiple below 2**64"
            raise InputError(f"{rule}, got {format_value(boards, int)}")
    return known
