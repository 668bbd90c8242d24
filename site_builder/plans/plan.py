"""What `queens plan` finds out, and how a record keeps it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Annotated

from msgspec import Meta

from cy_core import Estimate
from site_builder.plans.shapes import (
    REMEDY,
    Above,
    Amount,
    Cores,
    EngineBackend,
    Memory,
    Name,
    Parts,
    PlannedN,
    Search,
    Version,
)
from site_builder.timings.record_checks import require, require_day, require_text, told_of
from site_builder.timings.record_format import json_data, shaped

HOUR, DAY = 3600.0, 86400.0
MANY_CORES = 1000


@dataclass(frozen=True, slots=True)
class PlannedSearch:
    """One way to count, by random shares of it that were timed.

    Attributes
    ----------
    search, backend : str
        How it would be counted, and with which instructions.
    parts, draws : int
        Into how many parts it falls, and how many shares were timed.
    core_seconds, core_seconds_margin : float
        Processor time of the count on one core, and how far to either side 95 of 100 such estimates
        have the true value.
    boards, boards_margin : float
        The same of the total, by the same shares.
    preparing_seconds : float
        That each worker needs before it begins.
    memory_bytes : int
        That a worker needs.
    """

    search: Search
    backend: EngineBackend
    parts: Parts
    draws: Parts
    core_seconds: Above
    core_seconds_margin: Amount
    boards: Above
    boards_margin: Amount
    preparing_seconds: Amount
    memory_bytes: Memory

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

    def days(self, cores: int) -> float:
        """On so many cores, none of which waits."""
        return (self.core_seconds / cores + self.preparing_seconds) / DAY


@dataclass(frozen=True, slots=True)
class CountPlan:
    """What counting one board would take, by each search that there is for it.

    Attributes
    ----------
    n : int
        Side of the board.
    core, date : str
        Version of the core, and the day, ``YYYY-MM-DD``.
    processor : str
        Name that it gives itself.
    cores : int
        Of the machine.
    load : float
        Programs at work when it began, on average.
    seed : int
        Of the random shares.
    searches : tuple of PlannedSearch
        At least one.
    """

    n: PlannedN
    core: Version
    date: str
    processor: Name
    cores: Cores
    load: Amount
    seed: Annotated[int, Meta(ge=0)]
    searches: Annotated[tuple[PlannedSearch, ...], Meta(min_length=1)]

    @property
    def quickest(self) -> PlannedSearch:
        """The one that takes the least time."""
        return min(self.searches, key=lambda one: one.core_seconds)


def planned(found: Estimate) -> PlannedSearch:
    """An estimate of the core, in as many figures as mean something."""
    return PlannedSearch(
        found.search,
        found.backend,
        found.parts,
        found.draws,
        core_seconds=_six(found.seconds.value),
        core_seconds_margin=_six(found.seconds.margin),
        boards=_six(found.boards.value),
        boards_margin=_six(found.boards.margin),
        preparing_seconds=round(found.preparing, 3),
        memory_bytes=found.memory,
    )


def _six(value: float) -> float:
    return float(f"{value:.6g}")


def plan_text(plan: CountPlan) -> str:
    """The JSON of a plan: what it holds, and what follows from that, for other programs."""
    searches = [asdict(one) | _derived(one, plan.cores) for one in plan.searches]
    return json.dumps(asdict(plan) | {"searches": searches}, indent=2)


def _derived(one: PlannedSearch, cores: int) -> dict[str, float]:
    hours, margin = one.core_seconds / HOUR, one.core_seconds_margin / HOUR
    values = {
        "core_hours": hours,
        "core_hours_least": hours - margin,
        "core_hours_most": hours + margin,
        "days_on_this_machine": one.days(cores),
        f"days_on_{MANY_CORES}_cores": one.days(MANY_CORES),
    }
    return {name: float(f"{value:.4g}") for name, value in values.items()}


def read_plan(name: str, content: bytes) -> CountPlan:
    """The plan that a record holds.

    Raises
    ------
    UserError
        ``NAME must be what queens plan --json writes: RULE, got VALUE: move it away``.
    """
    with told_of(f"{name} must be what queens plan --json writes", REMEDY):
        plan = shaped(json_data(content), CountPlan)
        require_day("date", plan.date)
        require_text("processor", plan.processor)
        searches = [one.search for one in plan.searches]
        require(len({*searches}) == len(searches), "each search must stand once", searches)
    return plan
