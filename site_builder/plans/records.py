"""Plans and summaries of ledgers: what they hold, their JSON, and those of a site."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any, TypeVar

from msgspec import Meta

from cy_core import (
    BACKENDS,
    DEPTH_FIRST,
    MAX_COUNTABLE_N,
    MAX_KNOWN_N,
    MIN_N,
    MIN_PLANNED_N,
    SEARCHES,
    Estimate,
    known_census,
)
from site_builder.timings.record_files import Day, read_json, site_records
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import read_file

REMEDY = "move it away"  # the remedy of a file with other values
MAX_BYTES = 1 << 20
HOUR, DAY = 3600.0, 86400.0
MANY_CORES = 1000
COUNTS = {
    "total": "solutions",
    "fundamental": "fundamental solutions",
    "orbits_by_size": "orbits by size",
}

# The types of the JSON fields, with their ranges.
_MAX_AMOUNT = 1e21  # above the boards of the largest N, and the seconds of any count
PlannedN = Annotated[int, Meta(ge=MIN_PLANNED_N, le=MAX_COUNTABLE_N)]
KnownN = Annotated[int, Meta(ge=MIN_N, le=MAX_KNOWN_N)]
Cores = Annotated[int, Meta(ge=1)]
Memory = Annotated[int, Meta(ge=0)]
Parts = Annotated[int, Meta(ge=1, le=(1 << 63) - 1)]
PositiveAmount = Annotated[float, Meta(ge=1e-9, le=_MAX_AMOUNT)]
Amount = Annotated[float, Meta(ge=0, le=_MAX_AMOUNT)]
Search = Annotated[str, Meta(pattern=rf"^({'|'.join(SEARCHES)})\Z")]
EngineBackend = Annotated[str, Meta(pattern=rf"^({'|'.join(BACKENDS)})\Z")]
Name = Annotated[str, Meta(min_length=1)]
Moment = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\Z")]  # in UTC
Sha256 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


@dataclass(frozen=True, slots=True)
class PlannedSearch:
    """The estimate of one way to count, from random shares that were timed."""

    search: Search  # how it would be counted
    backend: EngineBackend  # the instruction set
    parts: Parts  # of the count
    draws: Parts  # shares that were timed
    core_seconds: PositiveAmount  # processor time of the count on one core
    core_seconds_margin: Amount  # half the width of its 95 % confidence interval
    boards: PositiveAmount  # the total, from the same shares
    boards_margin: Amount
    preparing_seconds: Amount  # time that each worker needs before it begins
    memory_bytes: Memory  # memory of a worker

    @property
    def error(self) -> float:
        """The margin of the time as a share of it."""
        return self.core_seconds_margin / self.core_seconds

    @property
    def boards_error(self) -> float:
        """The margin of the total as a share of it."""
        return self.boards_margin / self.boards

    @property
    def is_whole(self) -> bool:
        """Whether all of it was counted."""
        return not self.core_seconds_margin

    @property
    def preparing_is_known(self) -> bool:
        """Whether the time of preparing was measured: a join makes tables, so it takes some."""
        return self.search == DEPTH_FIRST or self.preparing_seconds > 0

    def days(self, cores: int) -> float:
        """Days of the count on a number of cores, none of which waits."""
        return (self.core_seconds / cores + self.preparing_seconds) / DAY


@dataclass(frozen=True, slots=True)
class CountPlan:
    """The estimates of counting one board, by each search that can count it."""

    n: PlannedN  # side of the board
    core: str  # version of the core
    date: Day  # the day, `YYYY-MM-DD`
    processor: Name  # name that it gives itself
    cores: Cores  # cores of the machine
    load: Amount  # average number of running programs when it began
    seed: Annotated[int, Meta(ge=0)]  # seed of the random shares
    searches: Annotated[tuple[PlannedSearch, ...], Meta(min_length=1)]  # at least one

    @property
    def quickest(self) -> PlannedSearch:
        """The search that takes the least time."""
        return min(self.searches, key=lambda search: search.core_seconds)


def planned(estimate: Estimate) -> PlannedSearch:
    """An estimate of the core, rounded to six digits."""
    return PlannedSearch(
        estimate.search,
        estimate.backend,
        estimate.parts,
        estimate.draws,
        core_seconds=_six(estimate.seconds.value),
        core_seconds_margin=_six(estimate.seconds.margin),
        boards=_six(estimate.boards.value),
        boards_margin=_six(estimate.boards.margin),
        preparing_seconds=round(estimate.preparing, 3),
        memory_bytes=estimate.memory,
    )


def _six(value: float) -> float:
    return float(f"{value:.6g}")


def plan_text(plan: CountPlan) -> str:
    """The JSON of a plan, with hours and days added for other programs."""
    searches = [asdict(search) | _derived(search, plan.cores) for search in plan.searches]
    return json.dumps(asdict(plan) | {"searches": searches}, indent=2)


def _derived(search: PlannedSearch, cores: int) -> dict[str, float]:
    hours, margin = search.core_seconds / HOUR, search.core_seconds_margin / HOUR
    values = {
        "core_hours": hours,
        "core_hours_least": hours - margin,
        "core_hours_most": hours + margin,
        "days_on_this_machine": search.days(cores),
        f"days_on_{MANY_CORES}_cores": search.days(MANY_CORES),
    }
    return {name: float(f"{value:.4g}") for name, value in values.items()}


def read_plan(name: str, content: bytes) -> CountPlan:
    """Read a plan from its JSON."""
    name = f"{name} must be what queens plan --json writes"
    plan = read_json(content, CountPlan, name, REMEDY)
    searches = [search.search for search in plan.searches]
    if len({*searches}) < len(searches):
        raise UserError(f"{name}: each search must stand once, got {searches}: {REMEDY}")
    return plan


@dataclass(frozen=True, slots=True)
class CountSummary:
    """A finished count, part by part."""

    n: KnownN  # side of the board
    search: Search | None  # How it was counted; None if another version made the parts.
    core: str  # version of the core that made the parts
    parts: Parts  # of the count
    rows: Parts  # of the ledger: one for each part
    digest: Sha256  # SHA-256 of the parts
    checksum: Sha256  # SHA-256 of the checksums of the rows, in the order of the parts
    total: int  # solutions, the sum of all rows
    fundamental: int  # fundamental solutions, by Burnside's lemma
    orbits_by_size: Mapping[int, int]  # number of orbits of 1, 2, 4 and 8 boards
    seconds: Amount  # Wall-clock seconds of all parts together; a busy machine needs more
    processors: tuple[Name, ...]  # that counted parts
    backends: tuple[EngineBackend, ...]  # instruction sets that counted parts
    first: Moment | None  # when the first part was finished, in UTC
    last: Moment | None  # when the last part was finished, in UTC


def summary_text(summary: CountSummary) -> str:
    """The JSON of a summary."""
    return json.dumps(asdict(summary), indent=2)


def read_summary(name: str, content: bytes) -> CountSummary:
    """Read a summary from its JSON; its counts must be the published ones."""
    name = f"{name} must be what queens ledger --summary writes"
    summary = read_json(content, CountSummary, name, REMEDY)
    known = known_census(summary.n)
    for key, counted in COUNTS.items():
        right, value = getattr(known, key), getattr(summary, key)
        if value != right:
            rule = f"N = {summary.n} has {right} {counted}, got {value}"
            raise UserError(f"{name}: {rule}: {REMEDY}")
    if summary.rows != summary.parts:
        rule = f"a count has all its rows, got {summary.rows} of {summary.parts}"
        raise UserError(f"{name}: {rule}: {REMEDY}")
    return summary


Kept = TypeVar("Kept", CountPlan, CountSummary)


def require_records(config: SiteConfig) -> None:
    """Read all timing records, plans and summaries of a site, to find damaged ones."""
    for read in (site_records, site_plans, site_summaries):
        read(config)


def site_plans(config: SiteConfig) -> tuple[CountPlan, ...]:
    """The plans in ``records/plans/``, by n; no n may have two.

    A search that the same machine has counted in full takes its time from the ledger's summary, so
    that all pages show the same time.
    """
    plans = _kept(config.records / "plans", read_plan, lambda plan: plan.n)
    seconds = {
        (summary.n, summary.search, summary.processors, summary.backends): summary.seconds
        for summary in site_summaries(config)
    }
    return tuple(_with_ledger_times(plan, seconds) for plan in plans)


def site_summaries(config: SiteConfig) -> tuple[CountSummary, ...]:
    """The summaries in ``records/ledgers/``, by n; no ledger may have two."""
    return _kept(config.records / "ledgers", read_summary, lambda summary: summary.checksum)


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
