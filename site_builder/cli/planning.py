"""`queens plan`: what a long count would take, before it begins."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from cy_core import (
    BACKENDS,
    DEPTH_FIRST,
    JOIN,
    MAX_JOIN_N,
    MAX_KNOWN_N,
    SEARCHES,
    Estimate,
    InputError,
    __version__,
    estimates,
    known_census,
    measure_count,
)
from site_builder.bench.machine import processor_name, recent_load
from site_builder.cli.group import argument, command, flag, json_option, option
from site_builder.cli.parameters import OneOf, countable_size, percent, seconds, whole_number
from site_builder.counts.cluster import MAX_SEED
from site_builder.plans.formatting import SEARCH_NAMES, long_duration, rounded, share
from site_builder.plans.records import (
    DAY,
    HOUR,
    MANY_CORES,
    CountPlan,
    PlannedSearch,
    plan_text,
    planned,
)
from site_builder.terminal.lines import echo, field_lines, note
from site_builder.terminal.progress import Progress, waiting
from site_builder.terminal.tables import text_table
from site_builder.timings.subjects import cores
from site_builder.values.text import bytes_text, counted, grouped


@command("plan", "queens plan 24 --error 3 --seconds 120")
@argument("N", countable_size, "Queens, 15 to 28.")
@option(
    "--search",
    OneOf("search", SEARCHES),
    "Estimate this search only.",
    show_default="depth first, and the join up to N = 24",
)
@option(
    "--backend",
    OneOf("backend", BACKENDS),
    "Instruction set of the engine.",
    show_default="the fastest",
)
@option(
    "--error PERCENT",
    percent,
    "Stop when the estimate is this near the truth, with 95 % confidence.",
    default="5",
)
@option(
    "--seconds SECONDS",
    seconds("--seconds"),
    "Time to spend on each search, about: each one is timed for at least one round.",
    default="60",
)
@option(
    "--seed NUMBER",
    whole_number("--seed", 0, MAX_SEED),
    "Number that picks the random shares: the same seed picks the same ones.",
    default="1",
)
@flag("--whole", "Count the whole board instead, and report what it took.")
@json_option
def plan(n: int, search: str | None, seed: int, as_json: bool, **rules: Any) -> None:
    """Estimate how long counting a large N takes.

    The command counts random shares of the board, and works out the whole from their times.
    """
    load, sampling = recent_load(), _Sampling(n, seed, **rules)
    searches = [DEPTH_FIRST, JOIN] if n <= MAX_JOIN_N else [DEPTH_FIRST]
    try:
        for each in [search] if search else searches:
            sampling.sample(each)
    except KeyboardInterrupt as error:
        if sampling.best:
            _echo_plan(sampling.plan(load), as_json)
            message = "the plan is by the shares that were timed until then"
            raise KeyboardInterrupt(message) from error
        raise
    _echo_plan(sampling.plan(load), as_json)


@dataclass(slots=True)
class _Sampling:
    """The estimates so far, the best of each search, and how long to go on."""

    n: int
    seed: int
    backend: str | None
    error: float
    seconds: float
    whole: bool
    best: dict[str, Estimate] = field(default_factory=dict)

    def sample(self, search: str) -> None:
        """Draw until the interval is narrow enough, or another round would take too long.

        Go on in any case until there are some boards and some seconds: a coarse clock shows no
        time for a few shares.
        """
        begun, progress = time.monotonic(), Progress()
        with waiting(f"timing shares of N={self.n}, {SEARCH_NAMES[search]}", progress):
            for estimate in self._estimates(search):
                if not (estimate.seconds.value and estimate.boards.value):
                    continue
                self.best[search] = estimate
                progress.note = f"{estimate.draws} shares, ± {share(estimate.seconds.error)}"
                if estimate.seconds.error <= self.error:
                    return
                if 2 * (time.monotonic() - begun) > self.seconds:
                    return

    def _estimates(self, search: str) -> Iterator[Estimate]:
        """No estimate if the memory is too small and another search is there to compare with."""
        try:
            if self.whole:
                yield measure_count(self.n, search, backend=self.backend)
            else:
                yield from estimates(self.n, search, backend=self.backend, seed=self.seed)
        except InputError as error:
            if not self.best:
                raise
            note(str(error))

    def plan(self, load: float) -> CountPlan:
        """What the estimates say, on a machine with so many programs at work."""
        return CountPlan(
            self.n,
            __version__,
            f"{datetime.now(UTC):%Y-%m-%d}",
            processor_name(),
            cores(),
            round(load, 1),
            self.seed,
            tuple(map(planned, self.best.values())),
        )


def _echo_plan(plan: CountPlan, as_json: bool) -> None:
    if as_json:
        echo(plan_text(plan))
        return
    machine = f"{plan.processor}, {counted(plan.cores, 'core')}, {plan.quickest.backend}"
    head = field_lines({"n": plan.n, "machine": machine, "load": f"{plan.load} programs at work"})
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
        (f"on {grouped(MANY_CORES)} cores", lambda one: _on(one, MANY_CORES)),
        ("boards, by the same shares", lambda one: f"{one.boards:.3g}"),
        ("  give or take", lambda one: share(one.boards_error)),
    )
    headings = ["", *(SEARCH_NAMES[one.search] for one in plan.searches)]
    return text_table(headings, [[name, *map(value, plan.searches)] for name, value in rows])


def _on(one: PlannedSearch, cores: int) -> str:
    return long_duration(one.days(cores) * DAY)


def _verdict(plan: CountPlan) -> str:
    lines = ["Give or take: with 95 % confidence, the truth lies within these bounds."]
    if plan.n <= MAX_KNOWN_N:
        lines.append(f"The published total is {known_census(plan.n).total:.3g} boards.")
    return "\n".join(lines)
