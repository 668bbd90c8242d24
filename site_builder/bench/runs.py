"""One timed call of the core, whose result is checked before the time counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from site_builder.core import (
    ENGINE,
    Census,
    count,
    fundamental,
    fundamental_scalar,
    known_census,
    solutions,
)
from site_builder.timings.records import Subject, Timing
from site_builder.timings.subjects import EMITTER, subject_words


def timed(subject: Subject, n: int) -> Timing:
    """Call the core once: a cell with one sample.

    Parameters
    ----------
    subject : Subject
        What to run.
    n : int
        Side of the board, 1..27: the result is compared with the published counts.

    Raises
    ------
    InputError
        The core refuses: the processor lacks the path, or the memory would not hold the boards.
    ArithmeticError
        The result is wrong: a defect of the program.
    """
    call = _call(subject, n)
    start = time.perf_counter_ns()
    result = call()
    seconds = (time.perf_counter_ns() - start) / 1e9
    found = _found(subject, n, result)
    _compare(subject, found)
    total = None if subject.task == "fundamental" else found.total
    nodes = None if subject.method == ENGINE else found.nodes
    return Timing(subject, n, (seconds,), total, found.fundamental, nodes)


def _call(subject: Subject, n: int) -> Callable[[], Any]:
    """The function of the core that a subject stands for, ready to be called."""
    if subject == EMITTER:
        return lambda: fundamental_scalar(n)
    if subject.task == "fundamental":
        return lambda: fundamental(n, path=subject.path)
    if subject.task == "solutions":
        return lambda: solutions(n, path=subject.path)
    if subject.method == ENGINE:
        return lambda: count(n, threads=subject.threads, path=subject.path)
    return lambda: count(n, method=subject.method, form=subject.form)  # type: ignore[arg-type]


def _found(subject: Subject, n: int, result: Any) -> Census:
    """What a call returned, counted: a census, boards, or boards and the sizes of their orbits."""
    if isinstance(result, Census):
        return result
    if subject.task == "solutions":
        return Census(n, len(result))
    sizes = result[:, n] if subject == EMITTER else result[1]
    return Census(n, int(sizes.sum()), len(sizes))


def _compare(subject: Subject, found: Census) -> None:
    known = known_census(found.n)
    if found.total != known.total or found.fundamental not in (None, known.fundamental):
        counts = f"{found.total} solutions, {found.fundamental} fundamental"
        raise ArithmeticError(f"{subject_words(subject)}: {counts} for n = {found.n}")
