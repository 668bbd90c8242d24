"""The estimate that `queens plan` makes of a count, and its JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Annotated

from msgspec import Meta

from cy_core import DEPTH_FIRST, Estimate
from site_builder.plans.field_types import (
    REMEDY,
    Amount,
    Cores,
    EngineBackend,
    Memory,
    Name,
    Parts,
    PlannedN,
    PositiveAmount,
    Search,
    Version,
)
from site_builder.timings.record_checks import require, require_day, require_text, user_errors
from site_builder.timings.record_format import json_data, to_type

HOUR, DAY = 3600.0, 86400.0
MANY_CORES = 1000


@dataclass(frozen=True, slots=True)
class PlannedSearch:
    """The estimate of one way to count, from random shares that were timed."""

    search: Search  # how it would be counted, and with which instruction set
    backend: EngineBackend  # how it would be counted, and with which instruction set
    parts: Parts  # number of parts of the count, and of shares that were timed
    draws: Parts  # number of parts of the count, and of shares that were timed
    # processor time of the count on one core, and half the width of its 95 % confidence interval
    core_seconds: PositiveAmount
    # processor time of the count on one core, and half the width of its 95 % confidence interval
    core_seconds_margin: Amount
    boards: PositiveAmount  # the same for the total, from the same shares
    boards_margin: Amount  # the same for the total, from the same shares
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
    core: Version  # version of the core, and the day, `YYYY-MM-DD`
    date: str  # version of the core, and the day, `YYYY-MM-DD`
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
    with user_errors(f"{name} must be what queens plan --json writes", REMEDY):
        plan = to_type(json_data(content), CountPlan)
        require_day("date", plan.date)
        require_text("processor", plan.processor)
        searches = [search.search for search in plan.searches]
        require(len({*searches}) == len(searches), "each search must stand once", searches)
    return plan
