"""The plans and the summaries of a site, which lie below its timing records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from site_builder.plans.field_types import REMEDY
from site_builder.plans.plan import CountPlan, read_plan
from site_builder.plans.summary import CountSummary, read_summary
from site_builder.timings.record_files import site_records
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import read_file

PLANS, LEDGERS = "plans", "ledgers"
MAX_BYTES = 1 << 20

Kept = TypeVar("Kept", CountPlan, CountSummary)


def require_records(config: SiteConfig) -> None:
    """Read all timing records, plans and summaries of a site, to find damaged ones."""
    for read in (site_records, site_plans, site_summaries):
        read(config)


def site_plans(config: SiteConfig) -> tuple[CountPlan, ...]:
    """The plans in ``timings/plans/``, by n; no n may have two.

    A search that the same machine has counted in full takes its time from the ledger's summary, so
    that all pages show the same time.
    """
    plans = _kept(config.timings / PLANS, read_plan, lambda plan: plan.n)
    seconds = {
        (summary.n, summary.search, summary.processors, summary.backends): summary.seconds
        for summary in site_summaries(config)
    }
    return tuple(_with_ledger_times(plan, seconds) for plan in plans)


def site_summaries(config: SiteConfig) -> tuple[CountSummary, ...]:
    """The summaries in ``timings/ledgers/``, by n; no ledger may have two."""
    return _kept(config.timings / LEDGERS, read_summary, lambda summary: summary.checksum)


def _with_ledger_times(plan: CountPlan, seconds: Mapping[Any, float]) -> CountPlan:
    searches = []
    for search in plan.searches:
        key = (plan.n, search.search, (plan.processor,), (search.backend,))
        if key in seconds:
            search = replace(search, core_seconds=seconds[key], core_seconds_margin=0.0)
        searches.append(search)
    return replace(plan, searches=tuple(searches))


def _kept(
    folder: Path, read: Callable[[str, bytes], Kept], key: Callable[[Kept], object]
) -> tuple[Kept, ...]:
    """The values in the files of a folder, by n and file name; no two may have the same key."""
    kept: dict[object, tuple[Path, Kept]] = {}
    for path in sorted(folder.glob("*.json")):
        value = read(str(path), read_file(path, MAX_BYTES, REMEDY))
        other, _ = kept.setdefault(key(value), (path, value))
        if other != path:
            rule = f"{path}: N = {value.n} stands in {other} as well"
            raise UserError(f"{rule}: move one of them away")
    return tuple(sorted((value for _, value in kept.values()), key=lambda value: value.n))
