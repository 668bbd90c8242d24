"""Count solutions: `count` runs the engine or any method, `census` counts by orbit size."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from typing import SupportsIndex

from cy_core.checks import MAX_THREADS, checked_range, countable_n, format_value
from cy_core.engine.choice import MIN_ENGINE_N, checked_backend
from cy_core.engine.parallel import ProgressListener, count_by_parts
from cy_core.known import require_known_total
from cy_core.methods.registry import find_method, first_method_listing
from cy_core.model import Census, Form, InputError, Method

ENGINE = "engine"
# Symmetry elimination, which is the fastest method because it visits the fewest boards.
FASTEST_METHOD = first_method_listing("fundamental")


def count(  # noqa: PLR0913
    n: SupportsIndex,
    *,
    method: str | None = None,
    form: Form = "recursive",
    threads: SupportsIndex = 1,
    progress: ProgressListener | None = None,
    backend: str | None = None,
    search: str | None = None,
    executor: Executor | None = None,
) -> Census:
    """Count the solutions of the n x n board.

    Parameters
    ----------
    n : int
        Side of the board, 1..28. The total of a larger board may not fit 64 bits.
    method : str, optional
        Key of a method in `METHODS`, such as `bitmap`; the engine if left out. A hyphen may stand
        for the underscore: `placement-flags`.
    form : {"recursive", "iterative"}
        Form of the method. The engine has only one form.
    threads : int
        Number of threads, 1..1024. Only the engine takes more than one.
    progress : ProgressListener, optional
        Follows the engine part by part for n > 14: smaller counts take a few milliseconds, and
        call it only if there is an executor. It may supply parts from an earlier run. An error
        that it raises cancels the count.
    backend : str, optional
        Instruction set that the engine uses, which counts from n = 11 on: portable, sse, neon,
        wasm, avx2 or avx512. If left out: the one that the variable `QUEENS_ENGINE` names, or else
        the best that the processor has.
    search : str, optional
        How the engine counts: depth-first, or join, which takes n = 4 to 24. If left out: the
        faster search whose memory fits. That is the join from n = 14 on with the portable backend
        and from 16 or 17 on with the others.
    executor : concurrent.futures.Executor, optional
        Counts the parts in place of threads, and stays open. It gets all parts at once, in batches
        of half a second or one part. Each worker chooses its own best backend if none is named, and
        a process needs the memory of a join on one thread. An error of a worker is raised here;
        then, and at Ctrl-C, batches that no worker has begun are cancelled.

    Returns
    -------
    Census
        The total, and what else the method can count. The engine does not count nodes.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`, `unknown method bitmaps: choose one of ...`,
        `threads must be between 1 and 1024, got 0`,
        `a form belongs to a method, got iterative: ...`,
        `backend must be portable, sse, ..., got mmx`, `this processor has no avx512: ...`,
        `search must be depth-first or join, got breadth`, `the join takes n = 4 to 24, got 25`,
        `joining n = 24 on 64 threads takes at least 16 GB of memory, and may take half of ...`,
        `an executor is a concurrent.futures.Executor, got 4`,
        `an executor has workers of its own, got 2 threads: leave out the threads, or the executor`.
    WrongCount
        `n = 15 has 2279184 solutions, counted 2279192: ...`: a part from an earlier run, the
        program or the machine is wrong. Totals up to n = 27 are compared with the published ones.
    KeyboardInterrupt
        Ctrl-C ends a search within a second.

    Examples
    --------
    >>> count(8).total
    92
    >>> count(8, method="bitmap", form="iterative").nodes
    2056

    Any executor counts the parts, one of processes or of other machines, too:

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(2) as executor:
    ...     count(16, executor=executor).total
    14772512
    """
    n, threads = countable_n(n), checked_range("threads", threads, 1, MAX_THREADS)
    if backend is not None:
        checked_backend(backend)
    if method is not None:
        engine_options: dict[str, object] = {"backend": backend, "search": search}
        engine_options |= {"executor": executor, "progress": progress}
        return _count_by_method(find_method(method, form), n, threads, engine_options)
    if not isinstance(form, str) or form != "recursive":
        rule = f"a form belongs to a method, got {format_value(form, str)}"
        raise InputError(f"{rule}: name the method too")
    if executor is not None:
        _require_executor(executor, threads)
    elif n < MIN_ENGINE_N and search is None:
        return _run(FASTEST_METHOD, n)
    return count_by_parts(n, threads, progress, backend, search, executor)


def _require_executor(executor: Executor, threads: int) -> None:
    if not isinstance(executor, Executor):
        rule = "an executor is a concurrent.futures.Executor"
        raise InputError(f"{rule}, got {format_value(executor, Executor)}")
    if threads > 1:
        rule = f"an executor has workers of its own, got {threads} threads"
        raise InputError(f"{rule}: leave out the threads, or the executor")


def _count_by_method(
    method: Method, n: int, threads: int, engine_options: Mapping[str, object]
) -> Census:
    for name, value in engine_options.items():
        if value is not None:
            rule = f"{method.key} has no {name}, got {format_value(value)}"
            raise InputError(f"{rule}: leave out the method, or the {name}")
    if threads > 1:
        rule = f"{method.key} runs on one thread, got {format_value(threads)}"
        raise InputError(f"{rule}: leave out the method, or the threads")
    return _run(method, n)


def _run(method: Method, n: int) -> Census:
    result = method.search(n)
    require_known_total(n, result.total)
    return result


def census(n: SupportsIndex) -> Census:
    """Count the solutions of the n x n board: all, the fundamental ones, and orbits by size.

    Parameters
    ----------
    n : int
        Side of the board, 1..28. The search runs on one thread: n = 18 takes about a second, and
        each row more about eight times as long. `count` has threads and progress.

    Returns
    -------
    Census
        As for `count`.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`.

    Examples
    --------
    >>> census(12).orbits_by_size
    {1: 0, 2: 4, 4: 18, 8: 1765}
    """
    return count(n)
