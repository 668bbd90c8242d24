"""Plans and summaries that nobody made, for tests of what shows them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    MAX_JOIN_N,
    MAX_KNOWN_N,
    known_census,
)
from site_builder.counts.plans import CountPlan, CountSummary, PlannedSearch, plan_text
from site_builder.values.config import SiteConfig

ONE = PlannedSearch(
    search=JOIN,
    backend="avx512",
    parts=511,
    draws=200,
    core_seconds=36000.0,
    core_seconds_margin=1800.0,
    boards=4e10,
    boards_margin=2e9,
    preparing_seconds=0.5,
    memory_bytes=57_000_000,
)


def plan(n: int, hours: float, margin: float = 0.1) -> CountPlan:
    """One whose join takes so many core-hours, depth first twice; the margin is a share."""
    total = known_census(min(n, MAX_KNOWN_N)).total
    joined = replace(
        ONE,
        core_seconds=3600 * hours,
        core_seconds_margin=3600 * hours * margin,
        boards=1.01 * total if margin else float(total),
        boards_margin=total * margin,
    )
    depth_first = replace(joined, search=DEPTH_FIRST, core_seconds=7200 * hours)
    searches = (depth_first, joined) if n <= MAX_JOIN_N else (depth_first,)
    return CountPlan(n, "0.1.0", "2026-11-22", "Abacus", 2, 0.5, 1, searches)


def summary(n: int) -> CountSummary:
    """Of a count by the join."""
    known = known_census(n)
    counts = (known.total, known.fundamental or 0, dict(known.orbits_by_size or {}))
    details = (1294.0, ("Abacus",), ("avx512",), "2026-11-22T11:00:00Z", "2026-11-23T11:00:00Z")
    return CountSummary(
        n, JOIN, "0.1.0", 9718, 9718, "ab" * 32, "cdefab" * 10 + "cdef", *counts, *details
    )


def summary_text(summary: CountSummary) -> str:
    """As `queens ledger --summary` writes it."""
    return json.dumps(asdict(summary))


PLANS = (plan(20, 1, 0), plan(21, 9), plan(24, 5000), plan(28, 1e6))


def site_with(
    folder: Path, plans: Sequence[CountPlan], counts: Sequence[CountSummary]
) -> SiteConfig:
    """The options of a site that has these records."""
    for name, texts in (
        ("plans", {one.n: plan_text(one) for one in plans}),
        ("ledgers", {one.n: summary_text(one) for one in counts}),
    ):
        (folder / name).mkdir()
        for n, text in texts.items():
            (folder / name / f"{n}.json").write_text(text)
    return SiteConfig(records=folder)
