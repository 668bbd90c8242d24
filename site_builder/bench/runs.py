"""Time one call of the core or of a program, and check its result."""

from __future__ import annotations

import time

from site_builder.timings.records import Subject, Timing
from site_builder.timings.subjects import subject_text
from site_builder.timings.tasks import TASK_SPECS, Counts, counted_by


def timed(subject: Subject, n: int) -> Timing:
    """Call the core once: a cell with one sample."""
    spec = TASK_SPECS[subject.task]
    call, search = spec.prepare(subject, n), counted_by(subject, n)
    start = time.perf_counter_ns()
    result = call()
    seconds = (time.perf_counter_ns() - start) / 1e9
    counts = spec.read_counts(subject, result)
    _check_counts(subject, n, counts)
    return Timing(
        subject,
        n,
        (seconds if counts.seconds is None else counts.seconds,),
        counts.total if spec.kept_count == "total" else None,
        counts.fundamental,
        counts.nodes,
        search=search,
        tool=counts.tool,
    )


def _check_counts(subject: Subject, n: int, counts: Counts) -> None:
    """Raise `ArithmeticError` unless the counts are the known ones."""
    spec, name = TASK_SPECS[subject.task], subject_text(subject)
    known, nodes = spec.known_counts(n), spec.nodes(subject, n)
    if counts.total != known.total or counts.fundamental not in (None, known.fundamental):
        wrong = f"{counts.total} solutions, {counts.fundamental} fundamental"
        raise ArithmeticError(f"{name}: {wrong} for n = {n}")
    if nodes is not None and counts.nodes != nodes:
        raise ArithmeticError(f"{name}: {counts.nodes} nodes for n = {n}")
