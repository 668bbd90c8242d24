"""Fictitious records, plans and summaries for tests of pages and commands."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    MAX_JOIN_N,
    MAX_KNOWN_N,
    METHODS,
    known_census,
)
from site_builder.counts.plans import CountPlan, CountSummary, PlannedSearch, plan_text
from site_builder.timings.record_files import format_record
from site_builder.timings.records import Machine, Record, Subject, Timing
from site_builder.timings.tasks import PUZZLES, TASK_SPECS
from site_builder.values.census import nodes
from site_builder.values.config import SiteConfig

WHOLE_MACHINE = Machine(
    "Test Whole", 2, 8 << 30, "Linux 6.1", "CPython 3.11.2", "GCC 12.2.0", "-O3"
)
PARTIAL_MACHINE = Machine("Test Partial", 4, None, "Windows 11", "CPython 3.13.0", "", "")

METHOD_SUBJECTS = tuple(Subject(method.key, method.form) for method in METHODS)
BACKENDS = ("portable", "avx2", "avx512")
ENGINE_SUBJECTS = tuple(Subject("engine", backend=backend) for backend in BACKENDS)
THREADED_ENGINE = Subject("engine", backend="avx512", threads=2)
SCALAR_LISTING = Subject("symmetry_elimination", "recursive", task="fundamental")
LISTING_SUBJECTS = (
    SCALAR_LISTING,
    *(replace(subject, task="fundamental") for subject in ENGINE_SUBJECTS),
    replace(ENGINE_SUBJECTS[-1], task="solutions"),
)
SUBJECTS = (*METHOD_SUBJECTS, *ENGINE_SUBJECTS, THREADED_ENGINE, *LISTING_SUBJECTS)
SPREAD = (1.0, 1.01, 1.1, 1.02, 1.03)
KNOWS_FUNDAMENTAL = ("symmetry_elimination", "carry_chain", "engine")


def count_timing(subject: Subject, n: int, seconds: float, samples: int = 5) -> Timing:
    """Return a timing with the real counts.

    `seconds` is the smallest sample, and `samples` the number of samples.
    """
    known = known_census(n)
    lists = subject.task == "fundamental"
    is_method = subject.form and subject.task == "count"
    return Timing(
        subject,
        n,
        tuple(round(seconds * factor, 9) for factor in SPREAD[:samples]),
        total=None if lists else known.total,
        fundamental=known.fundamental if subject.method in KNOWS_FUNDAMENTAL else None,
        nodes=nodes(subject.method, subject.form, n) if is_method else None,
    )


def puzzle_timing(subject: Subject, n: int) -> Timing:
    """Return a timing of a puzzle with the real counts.

    For each later method of the task, the seconds are shorter.
    """
    spec = TASK_SPECS[subject.task]
    least = spec.nodes(subject, n) or 0
    seconds = least * 1e-8 / (spec.methods.index(subject.method) + 1)
    samples = tuple(round(seconds * factor, 9) for factor in SPREAD)
    return Timing(subject, n, samples, spec.known_counts(n).total, nodes=least)


PUZZLE_CELLS = tuple(
    puzzle_timing(Subject(method, task=task), n)
    for task in PUZZLES
    for method in TASK_SPECS[task].methods
    for n in TASK_SPECS[task].sizes
)


def program_timing(subject: Subject, n: int) -> Timing:
    """Return a timing of a program that readers can copy. It is slower than compiled methods."""
    seconds = 1e-3 + (nodes(subject.method, "recursive", n) or 0) * 1e-7
    samples = tuple(round(seconds * factor, 9) for factor in SPREAD)
    tool = "" if subject.task == "python" else "Test 1.0"
    return Timing(subject, n, samples, known_census(n).total, tool=tool)


PROGRAM_CELLS = (
    *(program_timing(Subject("bitmap", task="python"), n) for n in range(6, 10)),
    *(program_timing(Subject("mirror", task="python"), n) for n in range(6, 10)),
    *(program_timing(Subject("bitmap", task="c"), n) for n in range(6, 12)),
    *(program_timing(Subject("bitmap", task="javascript"), n) for n in range(11, 13)),
)


def invented_seconds(subject: Subject, n: int) -> float:
    """Return seconds that grow with `n`, shrink with threads, and differ between the subjects."""
    index = SUBJECTS.index(subject)
    work = nodes("brute_force" if index < 2 else "mirror", "recursive", n) or 0
    return 1e-6 + work * (32 - index) * 1e-10 / subject.threads


@cache
def two_records() -> tuple[Record, Record]:
    """Return a record of all subjects for n = 1 to 9, and a record with gaps and a stopped run."""
    cells = tuple(
        count_timing(subject, n, invented_seconds(subject, n))
        for subject in SUBJECTS
        for n in range(1, 9 if subject.method == "brute_force" else 10)
    )
    complete = Record(
        "test-whole-2-cores",
        WHOLE_MACHINE,
        "0.1.0",
        "2026-01-31",
        (*cells, *PUZZLE_CELLS, *PROGRAM_CELLS),
    )
    bitmap, iterative = Subject("bitmap", "recursive"), Subject("bitmap", "iterative")
    some = (
        count_timing(bitmap, 6, 3e-6),
        count_timing(bitmap, 8, 2e-5, samples=2),
        count_timing(bitmap, 9, 9e-5, samples=1),
        Timing(bitmap, 10, limit=0.0001),
        count_timing(iterative, 8, 3e-5),
        count_timing(ENGINE_SUBJECTS[0], 8, 4e-6),
        count_timing(replace(ENGINE_SUBJECTS[0], threads=4), 8, 2e-6),
        count_timing(SCALAR_LISTING, 8, 5e-6, samples=1),
    )
    return complete, Record("test-partial-4-cores", PARTIAL_MACHINE, "0.1.0", "2025-12-24", some)


def write_records(folder: Path) -> None:
    """Write the records of `two_records` as JSON files into a folder, and make it if needed."""
    folder.mkdir(parents=True, exist_ok=True)
    for record in two_records():
        text = format_record(record)
        (folder / f"{record.name}.json").write_text(text, encoding="utf-8", newline="\n")


JOIN_SEARCH = PlannedSearch(
    search=JOIN,
    backend="avx512",
    parts=511,
    draws=200,
    core_seconds=36000.0,
    core_seconds_margin=1800.0,
    boards=4e10,
    boards_margin=2e9,
    preparing_seconds=0.5,
    memory_bytes=57_000_000,
)


def plan(n: int, hours: float, margin: float = 0.1) -> CountPlan:
    """Return a plan: the join takes `hours` core-hours, the depth-first search twice as long.

    `margin` is the relative error of the estimates.
    """
    total = known_census(min(n, MAX_KNOWN_N)).total
    joined = replace(
        JOIN_SEARCH,
        core_seconds=3600 * hours,
        core_seconds_margin=3600 * hours * margin,
        boards=1.01 * total if margin else float(total),
        boards_margin=total * margin,
    )
    depth_first = replace(joined, search=DEPTH_FIRST, core_seconds=7200 * hours)
    searches = (depth_first, joined) if n <= MAX_JOIN_N else (depth_first,)
    return CountPlan(n, "0.1.0", "2026-11-22", "Abacus", 2, 0.5, 1, searches)


def summary(n: int) -> CountSummary:
    """Return the summary of a fictitious count for `n` by the join."""
    known = known_census(n)
    counts = (known.total, known.fundamental or 0, dict(known.orbits_by_size or {}))
    details = (1294.0, ("Abacus",), ("avx512",), "2026-11-22T11:00:00Z", "2026-11-23T11:00:00Z")
    return CountSummary(
        n, JOIN, "0.1.0", 9718, 9718, "ab" * 32, "cdefab" * 10 + "cdef", *counts, *details
    )


def summary_text(summary: CountSummary) -> str:
    """Return the text that `queens ledger --summary` writes."""
    return json.dumps(asdict(summary))


PLANS = (plan(20, 1, 0), plan(21, 9), plan(24, 5000), plan(28, 1e6))


def site_with(
    folder: Path, plans: Sequence[CountPlan], counts: Sequence[CountSummary]
) -> SiteConfig:
    """Write these plans and counts into `folder`; return the options of a site with them."""
    for name, texts in (
        ("plans", {plan.n: plan_text(plan) for plan in plans}),
        ("ledgers", {summary.n: summary_text(summary) for summary in counts}),
    ):
        (folder / name).mkdir()
        for n, text in texts.items():
            (folder / name / f"{n}.json").write_text(text)
    return SiteConfig(records=folder)
