"""Batches of parts for the workers of an executor, as large as they are quick."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from secrets import token_hex
from typing import Any

from cy_core.engine.batches import count_batch
from cy_core.engine.parts import CountParts
from cy_core.engine.waiting import PAUSE
from cy_core.model import Part, WrongCount

# Where all batches are sent at once, each is at least one of so many shares of a count: a task
# costs an executor of processes half a millisecond or so, and a thousand of them keep a hundred
# workers busy nearly to the end.
SHARES = 1000
# Seconds after which a worker returns what it has counted of such a batch: a pool ends at Ctrl-C
# only when its workers have done what was on its way to them.
LIMIT = 0.5
# Parts of little effort take longer than that tells: a batch has at most so many times its share of
# the parts.
MAX_SHARES = 10

# Where an executor says for how many there is room, a batch lasts so many seconds at most, and a
# part of what is left for each that can be under way, so that all workers end at about one time.
LONGEST, SHORTEST, SPREAD = 30.0, 0.5, 3


def boards_by(
    executor: Executor,
    parts: CountParts,
    numbers: Iterable[int],
    backend: str | None,
    finished: Callable[..., None],
) -> int:
    """All boards of the parts with these numbers; when that fails, what has not begun never does.

    Parameters
    ----------
    executor : Executor
        If it has a method `room`, that says how many more batches it takes now; otherwise all are
        sent at once. What it tells of a part beside its boards and its seconds goes to `finished`.
    backend : str or None
        What each worker is to use; its own best one if None.
    finished : callable of (int, int, float, ...) to None
        Told, on this thread, the number of a part, its boards and how many seconds it took.

    Raises
    ------
    WrongCount
        `part 3 stands for 8 boards or a multiple below 2**64, counted 12`.
    """
    left, total = _Left(parts, numbers), 0
    room: Callable[[], int] | None = getattr(executor, "room", None)
    options = () if room else (LIMIT, token_hex(8))
    most = len(parts) if room else 1 + MAX_SHARES * len(parts) // SHARES
    running: dict[Future[Any], list[Part]] = {}
    try:
        while left or running:
            free = room() if room else len(parts)
            effort = left.share(len(running) + free) if room else sum(parts.efforts) / SHARES
            for batch in islice(left.batches(effort, most), free):
                running[executor.submit(count_batch, parts.n, batch, backend, *options)] = batch
            if not running:  # nobody is there now
                time.sleep(PAUSE)
            for future in wait(running, timeout=PAUSE, return_when=FIRST_COMPLETED).done:
                results = future.result()
                batch = left.without_rest(running.pop(future), len(results))
                for part, counted in zip(batch, results, strict=True):
                    total += _boards(part, *counted)
                    left.learn(part.effort, counted[1])
                    finished(part.number, *counted)
        return total
    except BaseException:
        for future in running:
            future.cancel()
        raise


def _boards(part: Part, boards: int, seconds: float, *_: object) -> int:
    if not 0 <= boards < 1 << 64 or boards % part.weight:
        rule = f"part {part.number} stands for {part.weight} boards or a multiple below 2**64"
        raise WrongCount(f"{rule}, counted {boards}")
    return boards


class _Left:
    """The parts that are not sent yet, and how fast those before them were."""

    def __init__(self, parts: CountParts, numbers: Iterable[int]) -> None:
        self._parts, self._numbers = parts, list(numbers)
        self._numbers.reverse()  # the next is the last
        self._effort = sum(map(parts.efforts.__getitem__, self._numbers))
        self._done = self._seconds = 0.0

    def __bool__(self) -> bool:
        return bool(self._numbers)

    def learn(self, effort: float, seconds: float) -> None:
        """Take note of a part that was counted."""
        self._done += effort
        self._seconds += seconds

    def share(self, places: int) -> float:
        """The effort of a batch, if so many can be under way; none before anything was counted."""
        if not self._seconds:
            return 0.0
        rate = self._done / self._seconds
        return rate * min(LONGEST, max(SHORTEST, self._effort / rate / SPREAD / max(1, places)))

    def without_rest(self, batch: list[Part], counted: int) -> list[Part]:
        """The first parts of a batch, which were counted; the others are sent once more."""
        counted = counted or len(batch)  # a worker that counts none would never end
        self._numbers += [part.number for part in reversed(batch[counted:])]
        self._effort += sum(part.effort for part in batch[counted:])
        return batch[:counted]

    def batches(self, effort: float, most: int) -> Iterable[list[Part]]:
        """Parts that follow each other, as many as make the effort; at least one."""
        while self._numbers:
            batch, made = [self._next()], 0.0
            while (
                self._numbers and (made := made + batch[-1].effort) < effort and len(batch) < most
            ):
                batch.append(self._next())
            yield batch

    def _next(self) -> Part:
        part = self._parts[self._numbers.pop()]
        self._effort -= part.effort
        return part
