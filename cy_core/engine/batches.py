"""Parts of a count that come from elsewhere: one, or a batch, as a worker counts them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf

from cy_core.build_info import VERSION
from cy_core.checks import countable_n, shown
from cy_core.engine.binding import Stop
from cy_core.engine.cpu import chosen_backend
from cy_core.engine.parts import CountParts, count_parts
from cy_core.engine.searches import checked_search, chosen_search
from cy_core.engine.waiting import interruptible
from cy_core.model import InputError, Part

_interrupted = {"run": ""}  # the count that Ctrl-C has ended in this process


def count_part(n: int, part: Part, *, backend: str | None = None) -> int:
    """How many boards a part of a count stands for.

    Parts of the same n, counted one after the other, share what their search has prepared; a join
    keeps its tables until parts of another n come. Ctrl-C ends a part within a second.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.
    part : Part
        One of `count_parts(n)`, of this process or another one.
    backend : {"portable", "avx2", "avx512"}, optional
        Instructions that the engine uses; what `QUEENS_ENGINE` names, or else the best the
        processor has, if left out.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`; `a part is one of count_parts(n), got 8`;
        `part 3 belongs to n = 18, got n = 20: name the n that it was made for`;
        `part 3 was made by version 0.2.0, this is 0.1.0: use one version everywhere`;
        `n = 18 has no such part 3 of the search join: take one of count_parts(18)`;
        `backend must be portable, avx2 or avx512, got sse`, `this processor has no avx512: ...`;
        `joining n = 24 on 1 thread takes at least 4 GB of memory, and may take half of ...`.

    >>> sum(count_part(8, part) for part in count_parts(8))
    92
    """
    if not isinstance(part, Part):
        raise InputError(f"a part is one of count_parts(n), got {shown(part, Part)}")
    return count_batch(n, [part], backend)[0][0]


def count_batch(
    n: int, batch: Sequence[Part], backend: str | None, limit: float = inf, run: str = ""
) -> list[tuple[int, float]]:
    """The boards of each of some parts of one search, and how many seconds it took.

    Parameters
    ----------
    limit : float
        When the parts have taken so many seconds, those that follow are left out.
    run : str, optional
        Names the count. Once Ctrl-C has ended a batch in this process, so it does all that follow
        of the same count: a pool of processes has more on its way, which cannot be cancelled.
    """
    if run and run == _interrupted["run"]:
        raise KeyboardInterrupt
    try:
        return _counted(n, batch, backend, limit)
    except KeyboardInterrupt:
        _interrupted["run"] = run
        raise


def _counted(
    n: int, batch: Sequence[Part], backend: str | None, limit: float
) -> list[tuple[int, float]]:
    n, backend, stop = countable_n(n), chosen_backend(backend), Stop()
    parts, numbers = _parts_with(n, batch, backend), [part.number for part in batch]

    def counted() -> list[tuple[int, float]]:
        results, spent = [], 0.0
        for _, boards, seconds in parts.counted(numbers, backend, stop):
            results.append((boards, seconds))
            spent += seconds
            if spent >= limit:
                break
        return results

    return interruptible(stop, counted)


def _parts_with(n: int, batch: Sequence[Part], backend: str) -> CountParts:
    """The parts of this process, which those of a batch must be among."""
    for part in batch:
        _require_fit(n, part)
    parts = _prepared(n, chosen_search(n, backend, 1, checked_search(batch[0].search)))
    for part in batch:
        if part.number not in range(len(parts)) or parts[part.number] != part:
            rule = f"n = {n} has no such part {part.number} of the search {parts.search}"
            raise InputError(f"{rule}: take one of count_parts({n})")
    return parts


def _require_fit(n: int, part: Part) -> None:
    if part.n != n:
        remedy = "name the n that it was made for"
        raise InputError(f"part {part.number} belongs to n = {part.n}, got n = {n}: {remedy}")
    if part.core != VERSION:
        rule = f"part {part.number} was made by version {part.core}, this is {VERSION}"
        raise InputError(f"{rule}: use one version everywhere")


# Only the latest: a join's tables take up to gigabytes.
@lru_cache(maxsize=1)
def _prepared(n: int, search: str) -> CountParts:
    return count_parts(n, search)
