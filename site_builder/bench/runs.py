"""One timed call of the core, or of a program; its result is checked before the time counts."""

from __future__ import annotations

import time

from site_builder.timings.records import Subject, Timing
from site_builder.timings.subjects import subject_words
from site_builder.timings.tasks import WORKS, Counts, counted_by, is_within


def timed(subject: Subject, n: int) -> Timing:
    """Call the core once: a cell with one sample.

    Parameters
    ----------
    subject : Subject
        What to run.
    n : int
        One that its task has; the result is compared with what is known of it.

    Raises
    ------
    InputError
        The core refuses: the processor lacks the backend, or the memory would not hold the boards.
    ArithmeticError
        The result is wrong: a defect of the program.
    """
    work = WORKS[subject.task]
    call, search = work.call(subject, n), counted_by(subject, n)
    start = time.perf_counter_ns()
    result = call()
    seconds = (time.perf_counter_ns() - start) / 1e9
    found = work.counted(subject, result)
    own = seconds if found.seconds is None else found.seconds
    _compare(subject, n, found)
    total = found.total if work.has == "total" else None
    counts = (total, found.fundamental, found.nodes)
    return Timing(subject, n, (own,), *counts, search=search, tool=found.tool)


def _compare(subject: Subject, n: int, found: Counts) -> None:
    work = WORKS[subject.task]
    right, span, name = work.right(n), work.nodes(subject, n), subject_words(subject)
    if found.total != right.total or found.fundamental not in (None, right.fundamental):
        counts = f"{found.total} solutions, {found.fundamental} fundamental"
        raise ArithmeticError(f"{name}: {counts} for n = {n}")
    if span and not is_within(found.nodes, span):
        raise ArithmeticError(f"{name}: {found.nodes} nodes for n = {n}")
