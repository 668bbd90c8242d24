"""The published counts: cited, and what every count is compared with."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from cy_core.checks import checked_n
from cy_core.frozen import FrozenMapping
from cy_core.model import Census, WrongCount

MAX_KNOWN_N = 27


@cache
def published() -> Mapping[int, Census]:
    """The cited counts by n; read from `known_counts.csv`, whose head names the sources."""
    lines = files("cy_core").joinpath("known_counts.csv").read_text("utf-8").splitlines()
    rows = csv.DictReader(line for line in lines if not line.startswith("#"))
    counts: dict[int, Census] = {}
    for row in rows:
        n, orbits = int(row["n"]), {s: int(row[f"orbits_of_size_{s}"]) for s in (1, 2, 4, 8)}
        counts[n] = Census(n, int(row["total"]), int(row["fundamental"]), orbits)
    return FrozenMapping(counts)


def known_census(n: int) -> Census:
    """The published counts of the n x n board: cited, not computed.

    Parameters
    ----------
    n : int
        Side of the board, 1..27.

    Raises
    ------
    InputError
        `n must be between 1 and 27, got 28`.

    Source: OEIS A000170, A002562, A260318, A260319, A260320.

    >>> known_census(27).total
    234907967154122528
    """
    return published()[checked_n(n, MAX_KNOWN_N)]


def require_known_total(n: int, total: int) -> None:
    """Refuse a total that is not the published one, as far as those go.

    Raises
    ------
    WrongCount
        `n = 15 has 2279184 solutions, counted 2279192: a part of the count is wrong, count anew`.
    """
    if n <= MAX_KNOWN_N and total != known_census(n).total:
        raise WrongCount(
            f"n = {n} has {known_census(n).total} solutions, counted {total}: "
            "a part of the count is wrong, count anew"
        )
