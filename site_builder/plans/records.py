"""The plans and the summaries of a site: folders below that of its timing records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from site_builder.plans.plan import CountPlan, read_plan
from site_builder.plans.summary import CountSummary, read_summary
from site_builder.timings.record_files import site_records
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import read_file

PLANS, LEDGERS = "plans", "ledgers"
MOST_BYTES = 1 << 20
REMEDY = "move it away"

Kept = TypeVar("Kept", CountPlan, CountSummary)


def require_records(config: SiteConfig) -> None:
    """Refuse a site of which a timing record, a plan or a summary is damaged.

    Raises
    ------
    UserError
        As `site_records`, `site_plans` and `site_summaries`.
    """
    for read in (site_records, site_plans, site_summaries):
        read(config)


def site_plans(config: SiteConfig) -> tuple[CountPlan, ...]:
    """The plans in ``timings/plans/``, by n; none where nothing was planned.

    Raises
    ------
    UserError
        As `read_plan` and `read_file`;
        ``PATH: N = 20 is planned in OTHER as well: move one of them away``.
    """
    first: dict[int, Path] = {}
    found = _kept(config.timings / PLANS, read_plan)
    for path, plan in found:
        other = first.setdefault(plan.n, path)
        if other != path:
            rule = f"{path}: N = {plan.n} is planned in {other} as well"
            raise UserError(f"{rule}: move one of them away")
    return tuple(plan for _, plan in found)


def site_summaries(config: SiteConfig) -> tuple[CountSummary, ...]:
    """The summaries in ``timings/ledgers/``, by n; none where nothing was counted so.

    Raises
    ------
    UserError
        As `read_summary` and `read_file`.
    """
    return tuple(summary for _, summary in _kept(config.timings / LEDGERS, read_summary))


def _kept(folder: Path, read: Callable[[str, bytes], Kept]) -> list[tuple[Path, Kept]]:
    """What was read, by n and by the names of the files."""
    paths = sorted(folder.glob("*.json"))
    found = [(path, read(str(path), read_file(path, MOST_BYTES, REMEDY))) for path in paths]
    return sorted(found, key=lambda one: one[1].n)
