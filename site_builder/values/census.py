"""The counts of each N, computed once in each process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal

import cy_core
from cy_core import MAX_KNOWN_N, METHODS, Census, Method
from site_builder.values.cache import disk_cache
from site_builder.values.claims import own_claim

MAX_COMPUTED_N = 14
OEIS = "OEIS A000170, A002562, A260318 to A260320"

Origin = Literal["computed", "counted", "cited"]


def census(n: int) -> Census:
    """The counts of one N, 1..27."""
    return known_counts()[n - 1].census


@dataclass(frozen=True, slots=True)
class KnownCount:
    """The counts of one N, and how we know them."""

    census: Census
    origin: Origin  # computed by this process, counted by us before, or cited
    source: str = ""  # who counted it, when and how, or where it is cited from


@cache
def known_counts() -> tuple[KnownCount, ...]:
    """The counts of every N for which they are known, 1..27."""
    return tuple(map(_known_count, range(1, MAX_KNOWN_N + 1)))


def _known_count(n: int) -> KnownCount:
    if n <= MAX_COMPUTED_N:
        return KnownCount(cy_core.census(n), "computed")
    if claim := own_claim(n):
        return KnownCount(cy_core.known_census(n), "counted", claim.text)
    return KnownCount(cy_core.known_census(n), "cited", OEIS)


@cache
@disk_cache
def nodes(key: str, form: str, n: int) -> int | None:
    """The number of queens that a method places for one N; None if it does not count them."""
    method = next(method for method in METHODS if (method.key, method.form) == (key, form))
    return cy_core.count(n, method=key, form=method.form).nodes


def recursive_methods() -> Iterable[Method]:
    """The recursive form of each method: each method once."""
    return (method for method in METHODS if method.form == "recursive")
