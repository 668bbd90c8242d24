"""Count with the engine on several threads, which release the interpreter's lock."""

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

# A count up to this n runs on one thread, because it ends before more threads would have started.
# On one core, two threads take three times as long as one for n = 12 and 13, and twice as long for
# n = 14. On a quiet machine, `python benchmarks/thresholds.py` measures the n from which several
# threads are faster.
MAX_ONE_THREAD_N = 14
# Up to this many threads, all threads stay busy to the end without splitting the crosses. For odd
# n, a single cross can have 5 % of the work. Splitting once is enough for 64 threads, and adds 5 %
# of work for n = 15 and 1 % for n = 17.
MAX_UNSPLIT_THREADS = 8
# Up to this n the orbits are counted on the calling thread, where Ctrl-C has no effect, because it
# takes less than 0.1 s.
MAX_QUICK_ORBITS_N = 20


@runtime_checkable
class ProgressListener(Protocol):
    """A listener follows a count part by part, and may supply parts from an earlier run.

    If a listener raises an exception, the count ends within a second and `count` raises the
    exception. So you can cancel a count: raise an error of your own in `finished`.

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
        """Prepare to follow a count. `count` calls this before it starts.

        Parameters
        ----------
        n : int
            Side of the board.
        backend : {"portable", "sse", "neon", "wasm", "avx2", "avx512"}
            Instruction set of this process. If the caller of `count` did not name one, workers of
            an executor may use other ones.
        parts : CountParts
            A sequence of all parts. `parts.efforts` lists the estimated time of each part,
            relative to the others.

        Returns
        -------
        mapping of int to int
            The solutions of the parts that are known from an earlier run, by the number of the
            part. `count` rejects numbers that no part has, and solutions that are not a multiple
            of the part's weight.
        """

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        """Receive the count of a part. `count` calls this for one part at a time.

        The call may come from any thread.

        Parameters
        ----------
        number : int
            Number of the part.
        boards : int
            Number of its solutions, weights included.
        seconds : float
            Processor time of counting the part.
        worker : Worker, optional
            The process that counted the part, if the executor reports it.
        """


class NoListener:
    """The default listener, which supplies no parts and ignores the counts."""

    def begin(self, n: int, backend: str, parts: CountParts) -> Mapping[int, int]:
        """Supply no parts."""
        return {}

    def finished(
        self, number: int, boards: int, seconds: float, worker: Worker | None = None
    ) -> None:
        """Do nothing."""


def count_by_parts(  # noqa: PLR0913
    n: int,
    threads: int = 1,
    progress: ProgressListener | None = None,
    backend: str | None = None,
    search: str | None = None,
    executor: Executor | None = None,
) -> Census:
    """Count the n x n board part by part, on threads or on the workers of an executor.

    The arguments are as for `cy_core.count`. Ctrl-C ends every thread.
    """
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
    """Count on threads, but do not report each part: this would take longer than a small part."""
    stop = Stop()
    if n <= MAX_ONE_THREAD_N:
        threads = 1
    if search == JOIN:
        parts = count_parts(n, search)
        numbers = deque(parts.counting_order())

        def count() -> int:
            return sum(map(parts.counter(backend, stop), _take(numbers, stop)))
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
    """Count the parts with these numbers on threads, and report each part to `progress`."""
    stop = Stop()
    remaining = deque(numbers)
    report_lock = Lock()

    def count_share() -> int:
        total = 0
        for number, boards, seconds in parts.count_each(_take(remaining, stop), backend, stop):
            with report_lock:
                progress.finished(number, boards, seconds)
            total += boards
        return total

    return sum(run_on_threads(stop, count_share, threads))


def _take(remaining: deque[int], stop: Stop) -> Iterator[int]:
    """Remove numbers from the left and yield them, until the deque is empty or `stop` is set."""
    # The threads share a deque. They cannot share an iterator, because without the interpreter's
    # lock two threads may get the same item.
    with suppress(IndexError):
        while not stop:
            yield remaining.popleft()


def count_partial_board(n: int, queens: Iterable[Square], empty: Iterable[Square]) -> int:
    """Count the solutions with queens on the squares `queens` and none on the squares `empty`.

    The count runs on one thread. Ctrl-C ends it.
    """
    stop = Stop()
    counter = Counter(chosen_backend(), stop)
    if n <= MAX_ONE_THREAD_N:
        return counter.completions(n, queens, empty)
    return run_interruptibly(stop, lambda: counter.completions(n, queens, empty))


def census_of_total(n: int, total: int) -> Census:
    """Count the orbits of the n x n board by their size, given the total number of solutions.

    Count the solutions that a rotation by 180 or by 90 degrees leaves unchanged. The numbers of
    orbits follow by Burnside's lemma. This takes half a second for n = 22 and five seconds for
    n = 24. Ctrl-C ends it.
    """
    n, total = countable_n(n), checked_int("a total", total)
    if not 0 <= total < 1 << 64:
        raise InputError(f"a total must be between 0 and 2**64 - 1, got {format_value(total)}")
    return _census(n, total)


def _census(n: int, total: int) -> Census:
    """Compare `total` with the published total, and count the orbits by size."""
    require_known_total(n, total)
    stop = Stop()
    if n <= MAX_QUICK_ORBITS_N:
        return count_orbits(n, total, stop)
    return run_interruptibly(stop, lambda: count_orbits(n, total, stop))


def _checked_known(known: Mapping[int, int], parts: Parts | JoinParts) -> Mapping[int, int]:
    """Return `known`, the counts of parts from an earlier run, if they are possible.

    Raise an `InputError` if a part does not exist, or if a count is not a multiple of the part's
    weight.
    """
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
