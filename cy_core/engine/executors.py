"""Count parts on the workers of an executor, in batches."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from secrets import token_hex
from typing import Any

from cy_core.engine.batches import count_batch
from cy_core.engine.interruptible import PAUSE
from cy_core.engine.parts import CountParts
from cy_core.model import Part, WrongCount

# Number of batches: a task costs a pool of processes about half a millisecond, and a thousand tasks
# keep a hundred workers busy nearly to the end.
SHARES = 1000
# Seconds after which a worker returns the results of an unfinished batch. A pool ends at Ctrl-C
# only when its workers have finished the batches that were already sent to them.
LIMIT = 0.5
# A batch has at most this many times the mean number of parts, because parts of little effort take
# longer than their effort says.
MAX_SHARES = 10


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
    effort, max_length = sum(parts.efforts) / SHARES, 1 + MAX_SHARES * len(parts) // SHARES
    options = (LIMIT, token_hex(8))
    running: dict[Future[Any], list[Part]] = {}
    try:
        while remaining or running:
            for batch in remaining.batches(effort, max_length):
                running[executor.submit(count_batch, parts.n, batch, backend, *options)] = batch
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
    if not 0 <= boards < 1 << 64 or boards % part.weight:
        rule = f"part {part.number} stands for {part.weight} boards or a multiple below 2**64"
        raise WrongCount(f"{rule}, counted {boards}")
    return boards


class _Remaining:
    """The parts that are not sent yet."""

    def __init__(self, parts: CountParts, numbers: Iterable[int]) -> None:
        self._parts, self._numbers = parts, list(numbers)
        self._numbers.reverse()  # the next is the last

    def __bool__(self) -> bool:
        return bool(self._numbers)

    def take_back_uncounted(self, batch: list[Part], counted: int) -> list[Part]:
        """Keep the uncounted end of a batch to send it again; returns the counted parts."""
        counted = counted or len(batch)  # otherwise a worker that counts none would never end
        self._numbers += [part.number for part in reversed(batch[counted:])]
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
        return self._parts[self._numbers.pop()]
