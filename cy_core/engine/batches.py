"""Count batches of parts on a worker, and send all parts of a count to an executor."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import lru_cache
from math import inf
from typing import Any

from cy_core.build_info import VERSION
from cy_core.checks import countable_n, format_value
from cy_core.engine.binding import Stop
from cy_core.engine.choice import checked_search, chosen_backend, chosen_search
from cy_core.engine.interruptible import PAUSE, run_interruptibly
from cy_core.engine.parts import CountParts, count_parts
from cy_core.model import InputError, Part, WrongCount

# The name of the count whose batch Ctrl-C has ended in this process. A pool may send more batches
# of the same count to this process, and they must end at once.
_interrupted = {"run": ""}


def count_part(n: int, part: Part, *, backend: str | None = None) -> int:
    """Count the solutions of one part of a count.

    Count all parts of one n before the parts of another n, because the search keeps what it has
    prepared for the latest n, such as the tables of a join. Ctrl-C ends the search within a second.
    """
    if not isinstance(part, Part):
        raise InputError(f"a part is one of count_parts(n), got {format_value(part, Part)}")
    return count_batch(n, [part], backend)[0][0]


def count_batch(
    n: int, batch: Sequence[Part], backend: str | None, limit: float = inf, run: str = ""
) -> list[tuple[int, float]]:
    """Count the parts of a batch in turn, and return (solutions, seconds) for each.

    If `limit` seconds are over before the last part, return only the results so far. `run` is the
    name of the whole count. After Ctrl-C, all batches of this count raise KeyboardInterrupt in this
    process.
    """
    if run and run == _interrupted["run"]:
        raise KeyboardInterrupt
    try:
        return _count_parts(n, batch, backend, limit)
    except KeyboardInterrupt:
        _interrupted["run"] = run
        raise


def _count_parts(
    n: int, batch: Sequence[Part], backend: str | None, limit: float
) -> list[tuple[int, float]]:
    n = countable_n(n)
    backend = chosen_backend(backend)
    stop = Stop()
    parts = _matching_parts(n, batch, backend)
    numbers = [part.number for part in batch]

    def count_until_limit() -> list[tuple[int, float]]:
        results, spent = [], 0.0
        for _, boards, seconds in parts.count_each(numbers, backend, stop):
            results.append((boards, seconds))
            spent += seconds
            if spent >= limit:
                break
        return results

    return run_interruptibly(stop, count_until_limit)


def _matching_parts(n: int, batch: Sequence[Part], backend: str) -> CountParts:
    """Make the parts of the n x n board in this process.

    Raise an `InputError` if a part of the batch differs from the part with its number in this
    process.
    """
    for part in batch:
        if part.n != n:
            remedy = "name the n that it was made for"
            raise InputError(f"part {part.number} belongs to n = {part.n}, got n = {n}: {remedy}")
        if part.core != VERSION:
            rule = f"part {part.number} was made by version {part.core}, this is {VERSION}"
            raise InputError(f"{rule}: use one version everywhere")
    parts = _cached_parts(n, chosen_search(n, backend, 1, checked_search(batch[0].search)))
    for part in batch:
        if part.number not in range(len(parts)) or parts[part.number] != part:
            rule = f"n = {n} has no such part {part.number} of the search {parts.search}"
            raise InputError(f"{rule}: take one of count_parts({n})")
    return parts


# Cache only the latest count, because the tables of a join take up to gigabytes.
@lru_cache(maxsize=1)
def _cached_parts(n: int, search: str) -> CountParts:
    return count_parts(n, search)


# The number of batches to make. Each batch costs a pool of processes about half a millisecond, and
# a thousand batches keep a hundred workers busy nearly to the end.
SHARES = 1000
# Seconds after which a worker returns the results of an unfinished batch. They are few, because
# after Ctrl-C a pool waits until its workers have finished the batches already sent to them.
LIMIT = 0.5
# A batch has at most this many times the mean number of parts, because parts with a small effort
# take longer than estimated.
MAX_SHARES = 10


def count_on_executor(
    executor: Executor,
    parts: CountParts,
    numbers: Iterable[int],
    backend: str | None,
    finished: Callable[..., None],
) -> int:
    """Count the parts with these numbers on the workers of an executor, and return their solutions.

    Call `finished` with the number, the solutions and the seconds of each part. If anything fails,
    cancel the batches that no worker has begun, and raise the error.
    """
    remaining = _Remaining(parts, numbers)
    total = 0
    effort = sum(parts.efforts) / SHARES
    max_length = 1 + MAX_SHARES * len(parts) // SHARES
    run = os.urandom(8).hex()
    running: dict[Future[Any], list[Part]] = {}
    try:
        while remaining or running:
            for batch in remaining.batches(effort, max_length):
                future = executor.submit(count_batch, parts.n, batch, backend, LIMIT, run)
                running[future] = batch
            for future in wait(running, timeout=PAUSE, return_when=FIRST_COMPLETED).done:
                results = future.result()
                batch = remaining.take_back_uncounted(running.pop(future), len(results))
                for part, result in zip(batch, results, strict=True):
                    total += _checked_boards(part, *result)
                    finished(part.number, *result)
        return total
    except BaseException:
        for future in running:
            future.cancel()
        raise


def _checked_boards(part: Part, boards: int, seconds: float, *_: object) -> int:
    """Return `boards`, or raise `WrongCount` if the part cannot have this many solutions."""
    if not 0 <= boards < 1 << 64 or boards % part.weight:
        rule = f"part {part.number} stands for {part.weight} boards or a multiple below 2**64"
        raise WrongCount(f"{rule}, counted {boards}")
    return boards


class _Remaining:
    """The queue of parts that have not been sent to workers yet."""

    def __init__(self, parts: CountParts, numbers: Iterable[int]) -> None:
        self._parts = parts
        # The list is a stack. Its last item is the next part.
        self._numbers = list(numbers)
        self._numbers.reverse()

    def __bool__(self) -> bool:
        return bool(self._numbers)

    def take_back_uncounted(self, batch: list[Part], counted: int) -> list[Part]:
        """Put the uncounted end of a batch back into the queue. Return the counted parts.

        If nothing was counted, return the whole batch, so that the caller notices the missing
        results instead of sending the batch again and again.
        """
        counted = counted or len(batch)
        self._numbers += [part.number for part in reversed(batch[counted:])]
        return batch[:counted]

    def batches(self, effort: float, max_length: int) -> Iterable[list[Part]]:
        """Take all parts out of the queue, and yield them in batches of consecutive parts.

        A batch ends when its efforts add up to `effort`, or when it has `max_length` parts.
        """
        while self._numbers:
            batch = [self._next()]
            total = batch[0].effort
            while self._numbers and total < effort and len(batch) < max_length:
                batch.append(self._next())
                total += batch[-1].effort
            yield batch

    def _next(self) -> Part:
        return self._parts[self._numbers.pop()]
