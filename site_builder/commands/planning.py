"""`queens plan`: what a long count would take, before it begins."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    MAX_JOIN_N,
    MAX_KNOWN_N,
    Estimate,
    InputError,
    __version__,
    estimates,
    known_census,
    measured,
)
from site_builder.bench.machine import processor_name, recent_load
from site_builder.commands.fields import field_lines
from site_builder.commands.requests import MakePlan
from site_builder.plans.plan import (
    DAY,
    HOUR,
    MANY_CORES,
    CountPlan,
    PlannedSearch,
    plan_text,
    planned,
)
from site_builder.plans.words import SEARCH_NAMES, long_duration, rounded, share
from site_builder.terminal.lines import echo, note
from site_builder.terminal.progress import Progress, waiting
from site_builder.terminal.tables import text_table
from site_builder.timings.subjects import cores
from site_builder.values.text import bytes_text, counted, grouped


def run_plan(asked: MakePlan) -> None:
    """Tell what counting one board would take."""
    load, sampling = recent_load(), _Sampling(asked)
    try:
        for search in _searches(asked):
            sampling.sample(search)
    except KeyboardInterrupt as error:
        if sampling.found:
            _tell(_plan(asked, load, sampling.found), asked)
            told = "the plan is by the shares that were timed until then"
            raise KeyboardInterrupt(told) from error
        raise
    _tell(_plan(asked, load, sampling.found), asked)


def _searches(asked: MakePlan) -> Sequence[str]:
    if asked.search:
        return [asked.search]
    return [DEPTH_FIRST, JOIN] if asked.n <= MAX_JOIN_N else [DEPTH_FIRST]


@dataclass(slots=True)
class _Sampling:
    """The estimates so far, the best of each search."""

    asked: MakePlan
    found: dict[str, Estimate] = field(default_factory=dict)

    def sample(self, search: str) -> None:
        """Draw until the interval is narrow enough, or another round would take too long.

        But until there are some boards, and some seconds: a coarse clock has none for a few shares.
        """
        asked, begun, progress = self.asked, time.monotonic(), Progress()
        with waiting(f"timing shares of N={asked.n}, {SEARCH_NAMES[search]}", progress):
            for estimate in self._estimates(search):
                if not (estimate.seconds.value and estimate.boards.value):
                    continue
                self.found[search] = estimate
                progress.note = f"{estimate.draws} shares, ± {share(estimate.seconds.error)}"
                if estimate.seconds.error <= asked.error:
                    return
                if 2 * (time.monotonic() - begun) > asked.seconds:
                    return

    def _estimates(self, search: str) -> Iterator[Estimate]:
        """None where the memory does not fit, and another search was there to compare with."""
        n, backend = self.asked.n, self.asked.backend
        try:
            if self.asked.whole:
                yield measured(n, search, backend=backend)
            else:
                yield from estimates(n, search, backend=backend, seed=self.asked.seed)
        except InputError as error:
            if not self.found:
                raise
            note(str(error))


def _plan(asked: MakePlan, load: float, found: dict[str, Estimate]) -> CountPlan:
    return CountPlan(
        asked.n,
        __version__,
        f"{datetime.now(UTC):%Y-%m-%d}",
        processor_name(),
        cores(),
        round(load, 1),
        asked.seed,
        tuple(map(planned, found.values())),
    )


def _tell(plan: CountPlan, asked: MakePlan) -> None:
    if asked.json:
        echo(plan_text(plan))
        return
    here = f"{plan.processor}, {counted(plan.cores, 'core')}, {plan.quickest.backend}"
    head = field_lines({"n": plan.n, "machine": here, "load": f"{plan.load} programs at work"})
    echo(f"{head}\n\n{_table(plan)}\n\n{_verdict(plan)}")


def _table(plan: CountPlan) -> str:
    rows = (
        ("parts", lambda one: grouped(one.parts)),
        ("timed shares", lambda one: "all" if one.is_whole else grouped(one.draws)),
        ("time of one core", lambda one: long_duration(one.core_seconds)),
        ("core-hours", lambda one: rounded(one.core_seconds / HOUR)),
        ("  give or take", lambda one: share(one.error)),
        ("each worker prepares", lambda one: long_duration(one.preparing_seconds)),
        ("memory a worker", lambda one: bytes_text(one.memory_bytes)),
        (f"here, {counted(plan.cores, 'core')}", lambda one: _on(one, plan.cores)),
        (f"on {MANY_CORES:,} cores", lambda one: _on(one, MANY_CORES)),
        ("boards, by the same shares", lambda one: f"{one.boards:.3g}"),
        ("  give or take", lambda one: share(one.boards_error)),
    )
    headings = ["", *(SEARCH_NAMES[one.search] for one in plan.searches)]
    return text_table(headings, [[name, *map(told, plan.searches)] for name, told in rows])


def _on(one: PlannedSearch, cores: int) -> str:
    return long_duration(one.days(cores) * DAY)


def _verdict(plan: CountPlan) -> str:
    lines = ["95 of 100 such estimates are as near the truth as they say."]
    if plan.n <= MAX_KNOWN_N:
        lines.append(f"The published total is {known_census(plan.n).total:.3g} boards.")
    return "\n".join(lines)
