"""Count single parts of a long count, or batches of them, as workers do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf

from cy_core.build_info import VERSION
from cy_core.checks import countable_n, format_value
from cy_core.engine.binding import Stop
from cy_core.engine.cpu import chosen_backend
from cy_core.engine.interruptible import run_interruptibly
from cy_core.engine.parts import CountParts, count_parts
from cy_core.engine.search_choice import checked_search, chosen_search
from cy_core.model import InputError, Part

_interrupted = {"run": ""}  # name of the count that Ctrl-C has ended in this process


def count_part(n: int, part: Part, *, backend: str | None = None) -> int:
    """Count the solutions of one part of a count.

    Consecutive parts of the same n share the preparations of the search: a join keeps its tables
    until a part of another n comes. Ctrl-C ends the search within a second.
    """
    if not isinstance(part, Part):
        raise InputError(f"a part is one of count_parts(n), got {format_value(part, Part)}")
    return count_batch(n, [part], backend)[0][0]


def count_batch(
    n: int, batch: Sequence[Part], backend: str | None, limit: float = inf, run: str = ""
) -> list[tuple[int, float]]:
    """Count the parts of a batch; returns the solutions and the seconds of each."""
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
    n, backend, stop = countable_n(n), chosen_backend(backend), Stop()
    parts, numbers = _matching_parts(n, batch, backend), [part.number for part in batch]

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
    """The parts of the count in this process; raises an error if a part of the batch is not one."""
    for part in batch:
        _require_compatible(n, part)
    parts = _cached_parts(n, chosen_search(n, backend, 1, checked_search(batch[0].search)))
    for part in batch:
        if part.number not in range(len(parts)) or parts[part.number] != part:
            rule = f"n = {n} has no such part {part.number} of the search {parts.search}"
            raise InputError(f"{rule}: take one of count_parts({n})")
    return parts


def _require_compatible(n: int, part: Part) -> None:
    if part.n != n:
        remedy = "name the n that it was made for"
        raise InputError(f"part {part.number} belongs to n = {part.n}, got n = {n}: {remedy}")
    if part.core != VERSION:
        rule = f"part {part.number} was made by version {part.core}, this is {VERSION}"
        raise InputError(f"{rule}: use one version everywhere")


# Only the latest count is kept: the tables of a join take up to gigabytes.
@lru_cache(maxsize=1)
def _cached_parts(n: int, search: str) -> CountParts:
    return count_parts(n, search)
