"""Time calls of the core or of programs, check their results, and decide on more samples."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median, quantiles

from site_builder.timings.records import Subject, Timing
from site_builder.timings.subjects import subject_text
from site_builder.timings.tasks import TASK_SPECS, Counts, counted_by

# Seconds. Before a run shorter than this, an untimed run fills the caches.
SHORT_RUN = 0.01
MAX_SPREAD = 0.05
MAX_FACTOR = 5


@dataclass(frozen=True, slots=True)
class SampleRules:
    """The rules that decide whether a cell has enough samples."""

    # The samples of a cell with short runs, at least 1. Up to five times as many are taken until
    # the middle half of them spans at most 5 % of their median.
    repeats: int = 5
    # The seconds that the samples of one cell may take together.
    limit: float = 3.0

    def is_enough(self, samples: tuple[float, ...]) -> bool:
        """Return whether a cell with these samples needs no more samples.

        >>> SampleRules(repeats=5).is_enough((0.1, 0.1, 0.1, 0.1, 0.1))
        True
        >>> SampleRules(repeats=5).is_enough((0.1, 0.2, 0.1, 0.2, 0.1))
        False
        >>> SampleRules(limit=10).is_enough((4.0, 4.0))
        True
        """
        if not samples:
            return False
        fits = sum(samples) + min(samples) <= self.limit
        return (
            not self.room(samples)
            or not fits
            or (len(samples) >= self.repeats and _middle_spread(samples) <= MAX_SPREAD)
        )

    def room(self, samples: tuple[float, ...]) -> int:
        """Return how many samples the next turn may add to `samples` at most.

        >>> SampleRules(repeats=5).room((0.1,) * 5), SampleRules(repeats=5).room((0.1,) * 23)
        (5, 2)
        """
        return max(0, min(self.repeats, MAX_FACTOR * self.repeats - len(samples)))

    def is_long(self, seconds: float) -> bool:
        """Return whether a first run of this length is used as a sample.

        Shorter first runs only warm up the caches.
        """
        return seconds * (self.repeats + 1) > self.limit


def _middle_spread(samples: tuple[float, ...]) -> float:
    """Return the width of the middle half of the samples, as a share of their median."""
    if len(samples) < 2:
        return 0.0
    first, _, third = quantiles(samples, n=4, method="inclusive")
    return (third - first) / median(samples)


def turn(run: Callable[[], float], usual: float, max_samples: int) -> tuple[float, ...]:
    """Call `run` in one turn, and return its results, which are samples in seconds.

    A long run is called once. A short run is called until the sum of the samples is `SHORT_RUN`, or
    there are `max_samples`. `usual` is the usual time of a run: if it is short, a first call is not
    a sample.
    """
    if usual < SHORT_RUN:
        run()
    samples = [run()]
    while sum(samples) < SHORT_RUN and len(samples) < max_samples:
        samples.append(run())
    return tuple(samples)


def timed(subject: Subject, n: int) -> Timing:
    """Call the core once, check the counts, and return a cell with one sample."""
    spec = TASK_SPECS[subject.task]
    call = spec.prepare(subject, n)
    search = counted_by(subject, n)
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
    """Raise an `ArithmeticError` unless the counts are the known counts."""
    spec = TASK_SPECS[subject.task]
    name = subject_text(subject)
    known = spec.known_counts(n)
    nodes = spec.nodes(subject, n)
    if counts.total != known.total or counts.fundamental not in (None, known.fundamental):
        wrong = f"{counts.total} solutions, {counts.fundamental} fundamental"
        raise ArithmeticError(f"{name}: {wrong} for n = {n}")
    if nodes is not None and counts.nodes != nodes:
        raise ArithmeticError(f"{name}: {counts.nodes} nodes for n = {n}")
