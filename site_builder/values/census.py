"""The counts of each N, computed once in each process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import cy_core
from cy_core import MAX_KNOWN_N, METHODS, Census, Method
from site_builder.values.disk_cache import disk_cache

MAX_COMPUTED_N = 14


def census(n: int) -> Census:
    """The counts of one N, 1..27."""
    return known_counts()[n - 1].census


@dataclass(frozen=True, slots=True)
class KnownCount:
    """The counts of one N, and whether this process computed them or cites them."""

    census: Census
    computed: bool


@cache
def known_counts() -> tuple[KnownCount, ...]:
    """The counts of every N for which they are known, 1..27."""
    computed = [KnownCount(cy_core.census(n), True) for n in range(1, MAX_COMPUTED_N + 1)]
    cited = range(MAX_COMPUTED_N + 1, MAX_KNOWN_N + 1)
    return (*computed, *(KnownCount(cy_core.known_census(n), False) for n in cited))


@cache
@disk_cache
def nodes(key: str, form: str, n: int) -> int | None:
    """The number of queens that a method places for one N; None if it does not count them."""
    method = next(method for method in METHODS if (method.key, method.form) == (key, form))
    return cy_core.count(n, method=key, form=method.form).nodes


def recursive_methods() -> Iterable[Method]:
    """The recursive form of each method: each method once."""
    return (method for method in METHODS if method.form == "recursive")
