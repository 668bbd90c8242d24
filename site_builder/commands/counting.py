"""`queens count`, `table` and `ledger`."""

from __future__ import annotations

import json
import time
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path

import cy_core
from cy_core import (
    ENGINE,
    MAX_ONE_THREAD_N,
    METHODS,
    MIN_ENGINE_N,
    Census,
)
from site_builder.bench.machine import processor_name
from site_builder.commands.clusters import require_cluster, search_of, workers_for
from site_builder.commands.fields import field_lines
from site_builder.commands.requests import ClassicTable, Count, ShowLedger
from site_builder.ledger.checkpoint import Checkpoint
from site_builder.ledger.report import ledger_report
from site_builder.ledger.rows import Ledger
from site_builder.ledger.store import read_ledger
from site_builder.terminal.lines import echo, note
from site_builder.terminal.progress import waiting
from site_builder.timings.selections import CLASSIC_HEADER, ClassicRow, classic_line
from site_builder.timings.subjects import usual_threads
from site_builder.values.errors import UserError
from site_builder.values.files import require_regular


def run_count(asked: Count) -> None:
    """Count the solutions of one n."""
    _check_reach(asked.method, asked.n)
    if asked.resume and asked.method:
        raise UserError(f"only the engine can go on, got --method {asked.method}: leave it out")
    require_cluster(asked)
    if asked.resume:  # a small n does not look at it
        require_regular(asked.resume)
    cores = 1 if asked.method else usual_threads()[-1]
    threads = 1 if asked.cluster else asked.threads or cores
    with (
        Checkpoint(asked.resume, processor_name(), note) as checkpoint,
        workers_for(asked, cores, checkpoint.progress) as workers,
    ):
        search = _search(asked, threads, checkpoint)
        if workers:
            search = search_of(workers, asked, search, checkpoint.search(asked.n))
        found, seconds = _timed(asked.n, asked, threads, checkpoint, search, workers)
    fields = {
        "n": found.n,
        "method": asked.method or ENGINE,
        "form": asked.form if asked.method else None,
        "search": search,
        "total": found.total,
        "fundamental": found.fundamental,
        "orbits_by_size": dict(found.orbits_by_size) if found.orbits_by_size else None,
        "nodes": found.nodes,
        "seconds": round(seconds, 9),
    }
    if asked.json:
        echo(json.dumps(fields))
    else:
        echo(field_lines(fields | {"seconds": f"{seconds:.6f}"}))


def run_table(asked: ClassicTable) -> None:
    """Print the classic table, a line as each n ends."""
    if asked.first > asked.last:
        raise UserError(f"the first n must not exceed the last, got {asked.first} {asked.last}")
    _check_reach(asked.method, asked.last)
    echo(CLASSIC_HEADER)
    for n in range(asked.first, asked.last + 1):
        found, seconds = _timed(n, asked, 1, Checkpoint(), None)
        row = ClassicRow(n, found.total, found.fundamental, seconds)
        echo(classic_line(row))


def run_ledger(asked: ShowLedger) -> None:
    """Show how far a long count is."""
    ledger = read_ledger(asked.file)
    with waiting(f"reading {asked.file}"):
        if asked.summary:
            echo(_summary(asked.file, ledger))
            return
        report = ledger_report(asked.file, ledger)
    if asked.json:
        echo(json.dumps(asdict(report)))
    else:
        echo(field_lines(report.for_people()))


def _summary(path: Path, ledger: Ledger) -> str:
    from site_builder.ledger.summary import summary_of  # they load msgspec, for which no count
    from site_builder.plans.summary import summary_text  # must wait

    return summary_text(summary_of(path, ledger))


def _check_reach(key: str | None, n: int) -> None:
    """Refuse an n that takes this method too long, and name one that would do."""
    reach = max((m.max_n for m in METHODS if m.key == key), default=n)
    if n > reach:
        others = [f", or use {m.key}" for m in METHODS if m.max_n >= n]
        advice = "leave --method out" + "".join(others[:1])
        raise UserError(f"{key} goes up to n = {reach}, got {n}: {advice}")


def _search(asked: Count, threads: int, checkpoint: Checkpoint) -> str | None:
    """What the engine counts by: as asked, as the ledger was begun, or as is faster."""
    if asked.method or (asked.n < MIN_ENGINE_N and not asked.search):
        return asked.search
    is_kept = asked.cluster or asked.n > MAX_ONE_THREAD_N
    begun = checkpoint.search(asked.n) if is_kept else None
    return cy_core.chosen_search(asked.n, cy_core.chosen_backend(), threads, asked.search or begun)


def _timed(
    n: int,
    asked: Count | ClassicTable,
    threads: int,
    checkpoint: Checkpoint,
    search: str | None,
    workers: Executor | None = None,
) -> tuple[Census, float]:
    """The count, by the method and the form asked for, and its seconds."""
    with waiting(f"counting N={n}", checkpoint.progress):
        start = time.perf_counter()
        found = cy_core.count(
            n,
            method=asked.method,
            form=asked.form,
            threads=threads,
            progress=checkpoint,
            search=search,
            executor=workers,
        )
        return found, time.perf_counter() - start
