"""The published numbers of solutions. Every count is compared with them."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from cy_core.checks import checked_n
from cy_core.model import Census, FrozenMapping, WrongCount

MAX_KNOWN_N = 27


@cache
def published() -> Mapping[int, Census]:
    """Read the published counts by n from `known_counts.csv`.

    Comments in the file name the sources.
    """
    lines = Path(__file__).with_name("known_counts.csv").read_text("utf-8").splitlines()
    rows = csv.DictReader(line for line in lines if not line.startswith("#"))
    counts: dict[int, Census] = {}
    for row in rows:
        n = int(row["n"])
        orbits = {size: int(row[f"orbits_of_size_{size}"]) for size in (1, 2, 4, 8)}
        counts[n] = Census(n, int(row["total"]), int(row["fundamental"]), orbits)
    return FrozenMapping(counts)


def known_census(n: int) -> Census:
    """Look up the published counts of the n x n board, without a search.

    Source: OEIS A000170, A002562, A260318, A260319, A260320.
    """
    return published()[checked_n(n, MAX_KNOWN_N)]


def require_known_total(n: int, total: int) -> None:
    """Raise `WrongCount` if `total` differs from the published total.

    For n above 27, do nothing.
    """
    if n <= MAX_KNOWN_N and total != known_census(n).total:
        raise WrongCount(
            f"n = {n} has {known_census(n).total} solutions, counted {total}: "
            "a part of the count is wrong, count anew"
        )
