"""`queens plan`: estimate a long count before it begins."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime

import click

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
from site_builder.cli.group import command
from site_builder.cli.options import (
    Number,
    argument,
    countable_size,
    flag,
    json_option,
    option,
    whole_number,
)
from site_builder.cli.options import seconds as positive_seconds
from site_builder.counts.plans import (
    HOUR,
    MANY_CORES,
    SEARCH_NAMES,
    CountPlan,
    plan_text,
    planned,
)
from site_builder.terminal.lines import echo, field_lines, note, text_table
from site_builder.terminal.progress import waiting
from site_builder.timings.subjects import cores
from site_builder.values.text import (
    bytes_text,
    counted,
    grouped,
    long_duration,
    percent,
    two_figures,
)

MAX_SEED = 10**6


@command("plan", "queens plan 24 --error 3 --seconds 120")
@argument("N", countable_size, "Queens, 15 to 28.")
@option(
    "--search",
    click.Choice(SEARCHES),
    "Estimate this search only.",
    show_default="depth first, and the join up to N = 24",
)
@option(
    "--backend",
    click.Choice(BACKENDS),
    "Instruction set of the engine.",
    show_default="the fastest",
)
@option(
    "--error PERCENT",
    Number(0.1, 100),
    "Stop when the estimate is this near the truth, with 95 % confidence.",
    default="5",
)
@option(
    "--seconds SECONDS",
    positive_seconds,
    "Time to spend on each search, about: each one is timed for at least one round.",
    default="60",
)
@option(
    "--seed NUMBER",
    whole_number(0, MAX_SEED),
    "Number that picks the random shares: the same seed picks the same ones.",
    default="1",
)
@flag("--whole", "Count the whole board instead, and report what it took.")
@json_option
def plan(
    n: int,
    search: str | None,
    backend: str | None,
    error: float,
    seconds: float,
    seed: int,
    whole: bool,
    as_json: bool,
) -> None:
    """Estimate how long counting a large N takes.

    The command counts random shares of the board, and works out the whole from their times.
    """
    load = recent_load()
    best: dict[str, Estimate] = {}
    searches = [DEPTH_FIRST, JOIN] if n <= MAX_JOIN_N else [DEPTH_FIRST]
    interrupt = None
    try:
        for key in [search] if search else searches:
            drawn = _estimates(n, key, backend, seed, whole, is_optional=bool(best))
            _sample(f"timing shares of N={n}", key, drawn, best, error / 100, seconds)
    except KeyboardInterrupt as pressed:
        if not best:
            raise
        interrupt = pressed
    made = tuple(map(planned, best.values()))
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    processor = processor_name()
    result = CountPlan(n, __version__, day, processor, cores(), round(load, 1), seed, made)
    echo(plan_text(result) if as_json else _for_people(result))
    if interrupt:
        message = "the plan is by the shares that were timed until then"
        raise KeyboardInterrupt(message) from interrupt


def _estimates(
    n: int, search: str, backend: str | None, seed: int, whole: bool, is_optional: bool
) -> Iterator[Estimate]:
    """Yield estimates of the time of a search, each from more shares than the one before.

    If `whole`, count the whole board and yield one exact result. If the memory is too small for a
    search that `is_optional`, yield nothing and print the reason.
    """
    try:
        if whole:
            yield measure_count(n, search, backend=backend)
        else:
            yield from estimates(n, search, backend=backend, seed=seed)
    except InputError as error:
        if not is_optional:
            raise
        note(str(error))


def _sample(
    work: str,
    search: str,
    drawn: Iterator[Estimate],
    best: dict[str, Estimate],
    error: float,
    seconds: float,
) -> None:
    """Take estimates from `drawn` until one is precise enough, and store each in `best[search]`.

    Stop if the relative error is at most `error`, or if another round would exceed `seconds`.
    Ignore estimates without boards or seconds, because a coarse clock shows no time for the first
    shares.
    """
    begun = time.monotonic()
    with waiting(f"{work}, {SEARCH_NAMES[search]}") as progress:
        for estimate in drawn:
            if not (estimate.seconds.value and estimate.boards.value):
                continue
            best[search] = estimate
            progress.note = f"{estimate.draws} shares, ± {percent(estimate.seconds.error)}"
            if estimate.seconds.error <= error or 2 * (time.monotonic() - begun) > seconds:
                return


def _for_people(plan: CountPlan) -> str:
    machine = f"{plan.processor}, {counted(plan.cores, 'core')}, {plan.quickest.backend}"
    head = field_lines({"n": plan.n, "machine": machine, "load": f"{plan.load} programs at work"})
    end = "Give or take: with 95 % confidence, the truth lies within these bounds."
    if plan.n <= MAX_KNOWN_N:
        end += f"\nThe published total is {known_census(plan.n).total:.3g} boards."
    return f"{head}\n\n{_table(plan)}\n\n{end}"


def _table(plan: CountPlan) -> str:
    rows = (
        ("parts", lambda one: grouped(one.parts)),
        ("timed shares", lambda one: "all" if one.is_whole else grouped(one.draws)),
        ("time of one core", lambda one: long_duration(one.core_seconds)),
        ("core-hours", lambda one: two_figures(one.core_seconds / HOUR)),
        ("  give or take", lambda one: percent(one.error)),
        ("each worker prepares", lambda one: long_duration(one.preparing_seconds)),
        ("memory a worker", lambda one: bytes_text(one.memory_bytes)),
        (f"here, {counted(plan.cores, 'core')}", lambda one: one.duration_on(plan.cores)),
        (f"on {grouped(MANY_CORES)} cores", lambda one: one.duration_on(MANY_CORES)),
        ("boards, by the same shares", lambda one: f"{one.boards:.3g}"),
        ("  give or take", lambda one: percent(one.boards_error)),
    )
    headings = ["", *(SEARCH_NAMES[one.search] for one in plan.searches)]
    return text_table(headings, [[name, *map(value, plan.searches)] for name, value in rows])
