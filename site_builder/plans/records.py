"""The plans and the summaries of a site: folders below that of its timing records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from site_builder.plans.plan import CountPlan, read_plan
from site_builder.plans.summary import CountSummary, read_summary
from site_builder.values.config import SiteConfig
from site_builder.values.files import read_file

PLANS, LEDGERS = "plans", "ledgers"
MOST_BYTES = 1 << 20
REMEDY = "move it away"

Kept = TypeVar("Kept", CountPlan, CountSummary)


def site_plans(config: SiteConfig) -> tuple[CountPlan, ...]:
    """The plans in ``timings/plans/``, by n; none where nothing was planned.

    Raises
    ------
    UserError
        As `read_plan` and `read_file`.
    """
    return _kept(config.timings / PLANS, read_plan)


def site_summaries(config: SiteConfig) -> tuple[CountSummary, ...]:
    """The summaries in ``timings/ledgers/``, by n; none where nothing was counted so.

    Raises
    ------
    UserError
        As `read_summary` and `read_file`.
    """
    return _kept(config.timings / LEDGERS, read_summary)


def _kept(folder: Path, read: Callable[[str, bytes], Kept]) -> tuple[Kept, ...]:
    found = (read(str(path), read_file(path, MOST_BYTES, REMEDY)) for path in folder.glob("*.json"))
    return tuple(sorted(found, key=lambda one: one.n))
