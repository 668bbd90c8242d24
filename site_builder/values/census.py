"""Counts of one N that the site shows again and again, computed once for each process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import cy_core
from cy_core import (
    MAX_KNOWN_N,
    METHODS,
    Census,
    Method,
)

MAX_COMPUTED = 14


def census(n: int) -> Census:
    """The counts of one N, 1..27, as the ledger has them."""
    return ledger()[n - 1].census


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """The counts of one N, and whether they were computed while the site was built, or cited."""

    census: Census
    computed: bool


@cache
def ledger() -> tuple[LedgerRow, ...]:
    """Every N whose counts are known, 1..27."""
    computed = [LedgerRow(cy_core.census(n), True) for n in range(1, MAX_COMPUTED + 1)]
    cited = range(MAX_COMPUTED + 1, MAX_KNOWN_N + 1)
    return (*computed, *(LedgerRow(cy_core.known_census(n), False) for n in cited))


@cache
def nodes(key: str, form: str, n: int) -> int | None:
    """Queens that one method places on its way through one N; None where it does not count them."""
    found = next(method for method in METHODS if (method.key, method.form) == (key, form))
    return cy_core.count(n, method=key, form=found.form).nodes


def one_form() -> Iterable[Method]:
    """Each method once."""
    return (method for method in METHODS if method.form == "recursive")
