"""Count parts on the workers of an executor, in batches whose size follows the workers' speed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from secrets import token_hex
from typing import Any

from cy_core.engine.batches import count_batch
from cy_core.engine.interruptible import PAUSE
from cy_core.engine.parts import CountParts
from cy_core.model import Part, WrongCount

# An executor without `free_slots` gets all batches at once.
# Number of batches: a task costs a pool of processes about half a millisecond, and a thousand tasks
# keep a hundred workers busy nearly to the end.
SHARES = 1000
# Seconds after which a worker returns the results of an unfinished batch. A pool ends at Ctrl-C
# only when its workers have finished the batches that were already sent to them.
LIMIT = 0.5
# A batch has at most this many times the mean number of parts, because parts of little effort take
# longer than their effort says.
MAX_SHARES = 10

# An executor with `free_slots` gets batches little by little. A batch lasts between SHORTEST and
# LONGEST seconds: a worker's share of the remaining time, divided by SPREAD, so that all workers
# end at about the same time.
LONGEST, SHORTEST, SPREAD = 30.0, 0.5, 3


def count_on_executor(
    executor: Executor,
    parts: CountParts,
    numbers: Iterable[int],
    backend: str | None,
    finished: Callable[..., None],
) -> int:
    """Count the parts with these numbers on the workers of an executor; returns the solutions.

    If anything fails, batches that no worker has begun are cancelled.
    """
    remaining, total = _Remaining(parts, numbers), 0
    free_slots: Callable[[], int] | None = getattr(executor, "free_slots", None)
    options = () if free_slots else (LIMIT, token_hex(8))
    max_length = len(parts) if free_slots else 1 + MAX_SHARES * len(parts) // SHARES
    running: dict[Future[Any], list[Part]] = {}
    try:
        while remaining or running:
            free = free_slots() if free_slots else len(parts)
            in_parallel = len(running) + free
            effort = remaining.share(in_parallel) if free_slots else sum(parts.efforts) / SHARES
            for batch in islice(remaining.batches(effort, max_length), free):
                running[executor.submit(count_batch, parts.n, batch, backend, *options)] = batch
            if not running:  # no worker is connected now
                time.sleep(PAUSE)
            for future in wait(running, timeout=PAUSE, return_when=FIRST_COMPLETED).done:
                results = future.result()
                batch = remaining.take_back_uncounted(running.pop(future), len(results))
                for part, result in zip(batch, results, strict=True):
                    total += _checked_boards(part, *result)
                    remaining.note_speed(part.effort, result[1])
                    finished(part.number, *result)
        return total
    except BaseException:
        for future in running:
            future.cancel()
        raise


def _checked_boards(part: Part, boards: int, seconds: float, *_: object) -> int:
    if not 0 <= boards < 1 << 64 or boards % part.weight:
        rule = f"part {part.number} stands for {part.weight} boards or a multiple below 2**64"
        raise WrongCount(f"{rule}, counted {boards}")
    return boards


class _Remaining:
    """The parts that are not sent yet, and the speed at which parts were counted so far."""

    def __init__(self, parts: CountParts, numbers: Iterable[int]) -> None:
        self._parts, self._numbers = parts, list(numbers)
        self._numbers.reverse()  # the next is the last
        self._effort = sum(map(parts.efforts.__getitem__, self._numbers))
        self._done = self._seconds = 0.0

    def __bool__(self) -> bool:
        return bool(self._numbers)

    def note_speed(self, effort: float, seconds: float) -> None:
        """Note the effort and the seconds of a part that was counted."""
        self._done += effort
        self._seconds += seconds

    def share(self, in_parallel: int) -> float:
        """The effort of the next batch, if this many batches can run at a time.

        It is 0 until the first part was counted, so that the first batches have one part each.
        """
        if not self._seconds:
            return 0.0
        rate = self._done / self._seconds
        seconds = self._effort / rate / SPREAD / max(1, in_parallel)
        return rate * min(LONGEST, max(SHORTEST, seconds))

    def take_back_uncounted(self, batch: list[Part], counted: int) -> list[Part]:
        """Keep the uncounted end of a batch to send it again; returns the counted parts."""
        counted = counted or len(batch)  # otherwise a worker that counts none would never end
        self._numbers += [part.number for part in reversed(batch[counted:])]
        self._effort += sum(part.effort for part in batch[counted:])
        return batch[:counted]

    def batches(self, effort: float, max_length: int) -> Iterable[list[Part]]:
        """Batches of consecutive parts: at least one, then more until the effort is reached."""
        while self._numbers:
            batch = [self._next()]
            total = batch[0].effort
            while self._numbers and total < effort and len(batch) < max_length:
                batch.append(self._next())
                total += batch[-1].effort
            yield batch

    def _next(self) -> Part:
        part = self._parts[self._numbers.pop()]
        self._effort -= part.effort
        return part
