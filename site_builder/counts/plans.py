"""Plans and summaries of ledgers: what they hold, their JSON, and which ones a site has."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any, TypeVar

from msgspec import Meta

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    MAX_COUNTABLE_N,
    MAX_KNOWN_N,
    MIN_N,
    MIN_PLANNED_N,
    SEARCHES,
    Estimate,
    known_census,
)
from site_builder.timings.record_files import read_json, site_records
from site_builder.values.config import SiteConfig
from site_builder.values.files import read_file
from site_builder.values.text import SECONDS_OF_UNIT, long_duration

REMEDY = "move it away"  # the remedy of a file with other values
MAX_BYTES = 1 << 20
HOUR, DAY = SECONDS_OF_UNIT["hour"], SECONDS_OF_UNIT["day"]
MANY_CORES = 1000
SEARCH_NAMES: Mapping[str, str] = {DEPTH_FIRST: "depth first", JOIN: "quadrant join"}
COUNTS = {
    "total": "solutions",
    "fundamental": "fundamental solutions",
    "orbits_by_size": "orbits by size",
}

# What is divided by, or looked up, must be so.
Count = Annotated[int, Meta(ge=1)]
Positive = Annotated[float, Meta(gt=0)]
Search = Annotated[str, Meta(pattern=rf"^({'|'.join(SEARCHES)})\Z")]


@dataclass(frozen=True, slots=True)
class PlannedSearch:
    """The estimate of one way to count, from random shares that were timed."""

    search: Search  # how it would be counted
    backend: str  # the instruction set
    parts: Count  # of the count
    draws: Count  # shares that were timed
    core_seconds: Positive  # processor time of the count on one core
    core_seconds_margin: float  # half the width of its 95 % confidence interval
    boards: Positive  # the total, from the same shares
    boards_margin: float
    preparing_seconds: float  # time that each worker needs before it begins
    memory_bytes: int  # memory of a worker

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

    def duration_on(self, cores: int) -> str:
        """The same in words."""
        return long_duration(self.days(cores) * DAY)


@dataclass(frozen=True, slots=True)
class CountPlan:
    """The estimates of counting one board, by each search that can count it."""

    n: Annotated[int, Meta(ge=MIN_PLANNED_N, le=MAX_COUNTABLE_N)]  # side of the board
    core: str  # version of the core
    date: str  # the day, `YYYY-MM-DD`
    processor: str  # name that it gives itself
    cores: Count  # cores of the machine
    load: float  # average number of running programs when it began
    seed: int  # seed of the random shares
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


@dataclass(frozen=True, slots=True)
class CountSummary:
    """A finished count, part by part; its numbers must be the published ones."""

    n: Annotated[int, Meta(ge=MIN_N, le=MAX_KNOWN_N)]  # side of the board
    search: Search  # how it was counted
    core: str  # version of the core that made the parts
    parts: Count  # of the count
    rows: Count  # of the ledger: one for each part
    digest: str  # SHA-256 of the parts
    checksum: str  # SHA-256 of the checksums of the rows, in the order of the parts
    total: int  # solutions, the sum of all rows
    fundamental: int  # fundamental solutions, by Burnside's lemma
    orbits_by_size: Mapping[int, int]  # number of orbits of 1, 2, 4 and 8 boards
    seconds: float  # wall-clock seconds of all parts together; a busy machine needs more
    processors: tuple[str, ...]  # that counted parts
    backends: tuple[str, ...]  # instruction sets that counted parts
    first: str  # when the first part was finished, in UTC
    last: str  # when the last part was finished, in UTC

    def __post_init__(self) -> None:
        known = known_census(self.n)
        for key, counted in COUNTS.items():
            right, value = getattr(known, key), getattr(self, key)
            if value != right:
                raise ValueError(f"N = {self.n} has {right} {counted}, got {value}")


def require_records(config: SiteConfig) -> None:
    """Read all timing records, plans and summaries of a site, to find damaged ones."""
    for read in (site_records, site_plans, site_summaries):
        read(config)


def site_plans(config: SiteConfig) -> tuple[CountPlan, ...]:
    """The plans in ``records/plans/``, by n.

    A search that the same machine has counted in full takes its time from the ledger's summary, so
    that all pages show the same time.
    """
    seconds = {
        (summary.n, summary.search, summary.processors, summary.backends): summary.seconds
        for summary in site_summaries(config)
    }
    plans = _records(config.records / "plans", CountPlan, "queens plan --json")
    return tuple(_with_ledger_times(plan, seconds) for plan in plans)


def site_summaries(config: SiteConfig) -> tuple[CountSummary, ...]:
    """The summaries in ``records/ledgers/``, by n."""
    return _records(config.records / "ledgers", CountSummary, "queens ledger --summary")


def _with_ledger_times(plan: CountPlan, seconds: Mapping[Any, float]) -> CountPlan:
    searches = []
    for search in plan.searches:
        key = (plan.n, search.search, (plan.processor,), (search.backend,))
        if key in seconds:
            search = replace(search, core_seconds=seconds[key], core_seconds_margin=0.0)
        searches.append(search)
    return replace(plan, searches=tuple(searches))


Kept = TypeVar("Kept", CountPlan, CountSummary)


def _records(folder: Path, type_: type[Kept], command: str) -> tuple[Kept, ...]:
    """What a command has written into the files of a folder, by n."""
    values = []
    for path in sorted(folder.glob("*.json")):
        rule = f"{path} must be what {command} writes"
        values.append(read_json(read_file(path, MAX_BYTES, REMEDY), type_, rule, REMEDY))
    return tuple(sorted(values, key=lambda value: value.n))
