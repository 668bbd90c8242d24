"""Count solutions by any method."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor

from cy_core.checks import checked_threads, countable_n, shown
from cy_core.engine.cpu import checked_backend
from cy_core.engine.parallel import ProgressListener, count_by_parts
from cy_core.known import require_known_total
from cy_core.methods.registry import find_method, first_to_list
from cy_core.model import Census, Form, InputError, Method

ENGINE = "engine"
# Below, the fastest method ends before the engine has begun: it takes 0.6 of the engine's time for
# n = 10, 2.4 times as long for n = 11. `python benchmarks/thresholds.py` measures this.
MIN_ENGINE_N = 11
FASTEST_METHOD = first_to_list("fundamental")  # it visits the fewest boards


def count(
    n: int,
    *,
    method: str | None = None,
    form: Form = "recursive",
    threads: int = 1,
    progress: ProgressListener | None = None,
    backend: str | None = None,
    search: str | None = None,
    executor: Executor | None = None,
) -> Census:
    """Count the solutions of the n x n board.

    Parameters
    ----------
    n : int
        Side of the board, 1..28: as far as the total fits 64 bits.
    method : str, optional
        Key of a method in `METHODS`; the fast engine if left out.
    form : {"recursive", "iterative"}
        Form of the chosen method; the engine has one only.
    threads : int
        Threads to use, 1..1024; more than one only for the engine.
    progress : ProgressListener, optional
        Follows the engine part by part, and may bring parts of an earlier run; it hears of
        n > 14 only, since smaller counts take a few milliseconds; of an executor's counts always.
    backend : {"portable", "avx2", "avx512"}, optional
        Instructions that the engine uses, as it does from n = 11 on; what `QUEENS_ENGINE` names,
        or else the best the processor has, if left out.
    search : {"depth-first", "join"}, optional
        How the engine counts; the join takes n = 4 to 24. The faster one, where its memory fits, if
        left out: the join from n = 14 on the portable backend, 16 with AVX2 and 18 with AVX-512.
    executor : concurrent.futures.Executor, optional
        Counts the parts instead of threads, in batches of at most half a second or one part; it
        stays open. If it has a method `room`, which says how many more batches it takes now, they
        are sent bit by bit, each of at most half a minute or one part. Each worker uses its own
        best backend where none is named, and a process takes the memory of a join on one thread.
        What a worker raises is raised here; then, and at Ctrl-C, what has not begun is cancelled.

    Returns
    -------
    Census
        With what the method can know; the engine does not count nodes.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`, `unknown method bitmaps: choose one of ...`,
        `threads must be between 1 and 1024, got 0`,
        `a form belongs to a method, got iterative: ...`,
        `backend must be portable, avx2 or avx512, got sse`, `this processor has no avx512: ...`,
        `search must be depth-first or join, got breadth`, `the join takes n = 4 to 24, got 25`,
        `joining n = 24 on 64 threads takes at least 16 GB of memory, and may take half of ...`,
        `an executor is a concurrent.futures.Executor, got 4`,
        `an executor has workers of its own, got 2 threads: leave out the threads, or the executor`.
    WrongCount
        `n = 15 has 2279184 solutions, counted 2279192: ...`: a part that the listener brought, the
        program or the machine is wrong. Totals are compared with the published ones, which end at
        n = 27.
    KeyboardInterrupt
        Ctrl-C ends a search within a second.

    >>> count(8).total
    92
    >>> count(8, method="bitmap", form="iterative").nodes
    2056
    """
    n, threads = countable_n(n), checked_threads(threads)
    if backend is not None:
        checked_backend(backend)
    if method is not None:
        others = {"backend": backend, "search": search, "executor": executor}
        return _count_by(find_method(method, form), n, threads, others)
    if not isinstance(form, str) or form != "recursive":
        raise InputError(f"a form belongs to a method, got {shown(form, str)}: name the method too")
    if executor is not None:
        _require_executor(executor, threads)
    elif n < MIN_ENGINE_N and search is None:
        return _compared(FASTEST_METHOD.search(n))
    return count_by_parts(n, threads, progress, backend, search, executor)


def _require_executor(executor: Executor, threads: int) -> None:
    if not isinstance(executor, Executor):
        rule = "an executor is a concurrent.futures.Executor"
        raise InputError(f"{rule}, got {shown(executor, Executor)}")
    if threads > 1:
        rule = f"an executor has workers of its own, got {threads} threads"
        raise InputError(f"{rule}: leave out the threads, or the executor")


def _count_by(method: Method, n: int, threads: int, others: Mapping[str, object]) -> Census:
    for name, value in others.items():
        if value is not None:
            rule = f"{method.key} has no {name}, got {shown(value)}"
            raise InputError(f"{rule}: leave out the method, or the {name}")
    if threads > 1:
        rule = f"{method.key} runs on one thread, got {shown(threads)}"
        raise InputError(f"{rule}: leave out the method, or the threads")
    return _compared(method.search(n))


def _compared(found: Census) -> Census:
    require_known_total(found.n, found.total)
    return found


def census(n: int) -> Census:
    """Count the solutions of the n x n board, all of them and by the size of their orbit.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`.

    >>> census(12).orbits_by_size
    {1: 0, 2: 4, 4: 18, 8: 1765}
    """
    return count(n)
