"""Plans of counts and summaries of ledgers: their values, JSON, and files in a site."""

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

# The advice in an error about a file with invalid values.
REMEDY = "move it away"
MAX_BYTES = 1 << 20
HOUR, DAY = SECONDS_OF_UNIT["hour"], SECONDS_OF_UNIT["day"]
MANY_CORES = 1000
SEARCH_NAMES: Mapping[str, str] = {DEPTH_FIRST: "depth first", JOIN: "quadrant join"}
COUNTS = {
    "total": "solutions",
    "fundamental": "fundamental solutions",
    "orbits_by_size": "orbits by size",
}

# Bounds that exclude 0, because these values are divisors or keys.
Count = Annotated[int, Meta(ge=1)]
Positive = Annotated[float, Meta(gt=0)]
Search = Annotated[str, Meta(pattern=rf"^({'|'.join(SEARCHES)})\Z")]


@dataclass(frozen=True, slots=True)
class PlannedSearch:
    """The estimate for one search, from random shares that were timed."""

    # The search that the estimate is for.
    search: Search
    # The instruction set.
    backend: str
    # The number of parts of the count.
    parts: Count
    # The number of shares that were timed.
    draws: Count
    # The processor time of the count on one core.
    core_seconds: Positive
    # Half the width of the 95 % confidence interval of `core_seconds`.
    core_seconds_margin: float
    # The total number of boards, estimated from the same shares.
    boards: Positive
    boards_margin: float
    # The time in seconds that each worker needs before it begins.
    preparing_seconds: float
    # The memory of a worker in bytes.
    memory_bytes: int

    @property
    def error(self) -> float:
        """The margin of the time, divided by the time."""
        return self.core_seconds_margin / self.core_seconds

    @property
    def boards_error(self) -> float:
        """The margin of the number of boards, divided by this number."""
        return self.boards_margin / self.boards

    @property
    def is_whole(self) -> bool:
        """Whether the whole board was counted, so that the time is exact."""
        return not self.core_seconds_margin

    @property
    def preparing_is_known(self) -> bool:
        """Whether the time of the preparation was measured.

        A depth-first search needs no preparation. A join builds tables, so a stored time of 0 means
        that the time was not measured.
        """
        return self.search == DEPTH_FIRST or self.preparing_seconds > 0

    def days(self, cores: int) -> float:
        """Return how many days the count takes on a number of cores that are always busy."""
        return (self.core_seconds / cores + self.preparing_seconds) / DAY

    def duration_on(self, cores: int) -> str:
        """Return the duration of the count on a number of cores, in words."""
        return long_duration(self.days(cores) * DAY)


@dataclass(frozen=True, slots=True)
class CountPlan:
    """The estimates of counting one board, by each search that can count it."""

    # The side of the board.
    n: Annotated[int, Meta(ge=MIN_PLANNED_N, le=MAX_COUNTABLE_N)]
    # The version of the core.
    core: str
    # The day of the estimate as `YYYY-MM-DD`.
    date: str
    # The name of the processor.
    processor: str
    # The number of cores of the machine.
    cores: Count
    # The average number of running programs before the estimate.
    load: float
    # The seed of the random shares.
    seed: int
    # The searches, at least one.
    searches: Annotated[tuple[PlannedSearch, ...], Meta(min_length=1)]

    @property
    def quickest(self) -> PlannedSearch:
        """The search that takes the least core time."""
        return min(self.searches, key=lambda search: search.core_seconds)


def planned(estimate: Estimate) -> PlannedSearch:
    """Return an estimate of the core as a planned search, rounded to six digits."""
    return PlannedSearch(
        estimate.search,
        estimate.backend,
        estimate.parts,
        estimate.draws,
        core_seconds=_six_digits(estimate.seconds.value),
        core_seconds_margin=_six_digits(estimate.seconds.margin),
        boards=_six_digits(estimate.boards.value),
        boards_margin=_six_digits(estimate.boards.margin),
        preparing_seconds=round(estimate.preparing, 3),
        memory_bytes=estimate.memory,
    )


def _six_digits(value: float) -> float:
    return float(f"{value:.6g}")


def plan_text(plan: CountPlan) -> str:
    """Return a plan as JSON, with hours and days added for other programs."""
    searches = [asdict(search) | _derived(search, plan.cores) for search in plan.searches]
    return json.dumps(asdict(plan) | {"searches": searches}, indent=2)


def _derived(search: PlannedSearch, cores: int) -> dict[str, float]:
    hours = search.core_seconds / HOUR
    margin = search.core_seconds_margin / HOUR
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
    """The summary of a finished ledger. Its counts must equal the published counts."""

    # The side of the board.
    n: Annotated[int, Meta(ge=MIN_N, le=MAX_KNOWN_N)]
    # The search with which the solutions were counted, `join` or `depth-first`.
    search: Search
    # The version of the core that divided the count into parts.
    core: str
    # The number of parts of the count.
    parts: Count
    # The number of rows of the ledger, one for each part.
    rows: Count
    # The SHA-256 of the parts.
    digest: str
    # The SHA-256 of the checksums of the rows, in the order of the parts.
    checksum: str
    # The number of solutions, which is the sum of all rows.
    total: int
    # The number of fundamental solutions, by Burnside's lemma.
    fundamental: int
    # The number of orbits of 1, 2, 4 and 8 boards.
    orbits_by_size: Mapping[int, int]
    # The wall-clock seconds of all parts, added up. A busy machine needs more.
    seconds: float
    # The processors that counted parts.
    processors: tuple[str, ...]
    # The instruction sets that counted parts.
    backends: tuple[str, ...]
    # The time when the first part was finished, in UTC.
    first: str
    # The time when the last part was finished, in UTC.
    last: str

    def __post_init__(self) -> None:
        known = known_census(self.n)
        for key, counted in COUNTS.items():
            right = getattr(known, key)
            value = getattr(self, key)
            if value != right:
                raise ValueError(f"N = {self.n} has {right} {counted}, got {value}")


def require_records(config: SiteConfig) -> None:
    """Read all timing records, plans and summaries of a site.

    Raise a UserError if one is damaged.
    """
    for read in (site_records, site_plans, site_summaries):
        read(config)


def site_plans(config: SiteConfig) -> tuple[CountPlan, ...]:
    """Return the plans in ``records/plans/``, sorted by n.

    If the same machine has counted an N in full, its plan has the time from the summary of that
    count, so that all pages show the same time.
    """
    seconds = {
        (summary.n, summary.search, summary.processors, summary.backends): summary.seconds
        for summary in site_summaries(config)
    }
    plans = _records(config.records / "plans", CountPlan, "queens plan --json")
    return tuple(_with_ledger_times(plan, seconds) for plan in plans)


def site_summaries(config: SiteConfig) -> tuple[CountSummary, ...]:
    """Return the summaries in ``records/ledgers/``, sorted by n."""
    return _records(config.records / "ledgers", CountSummary, "queens ledger --summary")


def _with_ledger_times(plan: CountPlan, seconds: Mapping[Any, float]) -> CountPlan:
    """Return the plan with the time from `seconds` for each search that has a measured time there.

    The keys of `seconds` are n, search, processors and backends.
    """

    def with_time(search: PlannedSearch) -> PlannedSearch:
        key = (plan.n, search.search, (plan.processor,), (search.backend,))
        if key not in seconds:
            return search
        return replace(search, core_seconds=seconds[key], core_seconds_margin=0.0)

    return replace(plan, searches=tuple(map(with_time, plan.searches)))


Stored = TypeVar("Stored", CountPlan, CountSummary)


def _records(folder: Path, type_: type[Stored], command: str) -> tuple[Stored, ...]:
    """Return the values in the JSON files of a folder, sorted by n.

    `command` is the command that writes such files. An error names it.
    """
    values = []
    for path in sorted(folder.glob("*.json")):
        rule = f"{path} must be what {command} writes"
        values.append(read_json(read_file(path, MAX_BYTES, REMEDY), type_, rule, REMEDY))
    return tuple(sorted(values, key=lambda value: value.n))
