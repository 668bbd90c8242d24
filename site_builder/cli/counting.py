"""`queens count`, `queens ledger` and `queens table`."""

from __future__ import annotations

import json
import os
import time
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

import cy_core
from cy_core import (
    ENGINE,
    JOIN,
    MAX_ONE_THREAD_N,
    MAX_THREADS,
    METHODS,
    MIN_ENGINE_N,
    SEARCHES,
    Census,
    Form,
    chosen_backend,
    chosen_search,
    join_memory,
)
from site_builder.bench.machine import processor_name
from site_builder.cli.estimating import check_duration, yes_option
from site_builder.cli.group import command
from site_builder.cli.options import (
    argument,
    countable_size,
    file_path,
    flag,
    json_option,
    method_options,
    option,
    require_one,
    thread_count,
)
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.cluster import (
    ClusterAddress,
    ClusterExecutor,
    cluster_address,
    workers_of,
)
from site_builder.counts.ledger import read_ledger
from site_builder.counts.report import ledger_report, ledger_summary
from site_builder.terminal.lines import echo, echo_fields, note
from site_builder.terminal.progress import waiting
from site_builder.values.errors import UserError
from site_builder.values.files import require_regular, require_writable


@command("count", "queens count 12 --method mirror --form iterative --json")
@argument("N", countable_size, "Queens, 1 to 28.")
@method_options
@option(
    "--threads COUNT",
    thread_count,
    "Threads of the engine.",
    show_default="as many as there are cores",
)
@option(
    "--search",
    click.Choice(SEARCHES),
    "How the engine searches: depth first, or by joining quadrants (N = 4 to 24).",
    show_default="the faster one",
)
@option(
    "--resume FILE",
    file_path,
    "Save finished parts in this file, and continue from it if it exists (N = 15 and up).",
)
@option(
    "--cluster ADDRESS",
    cluster_address,
    "Count on workers: local, local:WORKERS, or tcp://HOST:PORT of a Dask scheduler.",
)
@yes_option
@json_option
def count(
    n: int,
    method: str | None,
    form: Form | None,
    threads: int | None,
    search: str | None,
    resume: Path | None,
    cluster: ClusterAddress | None,
    yes: bool,
    as_json: bool,
) -> None:
    """Count the solutions of one N.

    Before a count of more than a minute, the command estimates the time on this machine. A count of
    more than a year begins only with --yes.
    """
    form = _check_form(method, form, n)
    cores = 1 if method else min(os.cpu_count() or 1, MAX_THREADS)
    for is_wrong, rule in (
        (resume and method, f"only the engine can go on, got --method {method}: leave it out"),
        (
            resume and n <= MAX_ONE_THREAD_N and not cluster,
            f"a ledger keeps counts from N = {MAX_ONE_THREAD_N + 1} on, got {n}: leave out "
            f"--resume {resume}",
        ),
        (
            cluster and threads,
            f"workers of a cluster have one thread each, got --threads {threads}: leave it out",
        ),
        (
            cluster and method,
            f"only the engine counts on a cluster, got --method {method}: leave it out",
        ),
    ):
        if is_wrong:
            raise UserError(rule)
    if resume:
        require_regular(resume)
        require_writable(resume)
    threads = 1 if cluster else threads or cores
    with (
        Checkpoint(resume, processor_name(), note) as checkpoint,
        workers_of(cluster, cores) if cluster else nullcontext() as workers,
    ):
        if not method:
            search = _choose_search(n, search, threads, checkpoint, workers)
        slots = workers.threads if workers else threads
        check_duration(n, method, form, search, slots, yes)
        options = {"method": method, "form": form, "threads": threads, "search": search}
        census, seconds = _time_count(n, checkpoint, **options, executor=workers)
    fields = {
        "n": n,
        "method": method or ENGINE,
        "form": form if method else None,
        "search": search,
        "total": census.total,
        "fundamental": census.fundamental,
        "orbits_by_size": dict(census.orbits_by_size) if census.orbits_by_size else None,
        "nodes": census.nodes,
        "seconds": round(seconds, 9),
    }
    echo_fields(fields, as_json, seconds=f"{seconds:.6f}")


def _choose_search(
    n: int,
    search: str | None,
    threads: int,
    checkpoint: Checkpoint,
    workers: ClusterExecutor | None,
) -> str | None:
    """Return the search to use: the one that the user named, else the ledger's, else the faster.

    If workers of a cluster use the join, print the memory that each worker needs.
    """
    wanted = search
    if not wanted and (workers or n > MAX_ONE_THREAD_N):
        wanted = checkpoint.search(n)
    if n >= MIN_ENGINE_N or search:
        search = chosen_search(n, chosen_backend(), threads, wanted)
    if workers and search == JOIN:
        note(f"joining N = {n} takes {join_memory(n, 1) / 1e6:,.0f} MB a worker")
    return search


@command("ledger", "queens ledger 20.ledger")
@argument("FILE", file_path, "Ledger that `queens count --resume FILE` writes.")
@flag("--summary", "Write a summary of a finished count as JSON, for a site to show.")
@json_option
def ledger(file: Path, summary: bool, as_json: bool) -> None:
    """Show how far a long count has come."""
    require_one({"--summary": summary, "--json": as_json})
    content = read_ledger(file)
    with waiting(f"reading {file}"):
        if summary:
            echo(json.dumps(ledger_summary(file, content), indent=2))
            return
        report = ledger_report(file, content)
    echo_fields(asdict(report) if as_json else report.for_people(), as_json)


@command("table", "queens table 4 14 --method bitmap")
@argument("FIRST", countable_size, "Smallest N.")
@argument("LAST", countable_size, "Largest N.")
@method_options
@yes_option
def table(first: int, last: int, method: str | None, form: Form | None, yes: bool) -> None:
    """Print the classic table of counts and times.

    The command counts on one thread, and prints each line as soon as its N is counted.
    """
    # Imported here, because comparing times takes longer to load than most counts take.
    from site_builder.timings.text import CLASSIC_HEADER, classic_line

    if first > last:
        raise UserError(f"the first n must not exceed the last, got {first} {last}")
    form = _check_form(method, form, last)
    search = None if method else chosen_search(last, chosen_backend(), 1)
    check_duration(last, method, form, search, cores=1, confirmed=yes)
    echo(CLASSIC_HEADER)
    for n in range(first, last + 1):
        census, seconds = _time_count(n, Checkpoint(), method=method, form=form)
        echo(classic_line(n, census.total, census.fundamental, seconds))


def _check_form(method: str | None, form: Form | None, n: int) -> Form:
    """Return the form to use for a method. Raise a UserError if `n` is too large for the method."""
    if form and not method:
        remedy = "add --method METHOD, or leave out --form"
        raise UserError(f"--form goes with a method, got --form {form}: {remedy}")
    reach = max((known.max_n for known in METHODS if known.key == method), default=n)
    if n > reach:
        other = next((f", or use {known.key}" for known in METHODS if known.max_n >= n), "")
        raise UserError(f"{method} goes up to n = {reach}, got {n}: leave --method out{other}")
    return form or "recursive"


def _time_count(n: int, checkpoint: Checkpoint, **options: Any) -> tuple[Census, float]:
    """Return the census and the seconds that the count took."""
    with waiting(f"counting N={n}", checkpoint.progress):
        start = time.perf_counter()
        # Only the engine divides a count into parts, so a method has nothing to report to a ledger.
        listener = None if options.get("method") else checkpoint
        census = cy_core.count(n, progress=listener, **options)
        return census, time.perf_counter() - start
