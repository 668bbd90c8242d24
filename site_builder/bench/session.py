"""The measuring itself: subjects take turns at each n, until every cell has samples enough."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Protocol

from cy_core import InputError
from site_builder.bench.deadline import TimeLimitReached, time_limit
from site_builder.bench.runs import timed
from site_builder.bench.sampling import SampleRules, turn
from site_builder.timings.records import Reason, Subject, Timing
from site_builder.timings.subjects import obstacle
from site_builder.timings.tasks import WORKS

Cells = dict[tuple[Subject, int], Timing]

# One more queen takes a long run four times as long and more, whatever the method.
HOPELESS = 3


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure.

    Attributes
    ----------
    subjects : tuple of Subject
        At each n they take turns, so that a disturbance meets all of them.
    sizes : tuple of int
        Values of n, ascending, 1..27; each task is measured at those that it has.
    rules : SampleRules
        How long to go on with one cell.
    """

    subjects: tuple[Subject, ...]
    sizes: tuple[int, ...]
    rules: SampleRules = field(default_factory=SampleRules)

    def at(self, n: int) -> tuple[Subject, ...]:
        """The subjects that there are at one n."""
        return tuple(one for one in self.subjects if n in WORKS[one.task].sizes)

    @property
    def cells(self) -> int:
        """How many cells it has."""
        return sum(len(self.at(n)) for n in self.sizes)


class Follower(Protocol):
    """Is told how the measuring goes on."""

    def note(self, line: str) -> None:
        """Something to know before it begins."""

    def running(self, subject: Subject, n: int) -> None:
        """A turn of this cell begins."""

    def settled(self, cell: Timing, *, new: bool) -> None:
        """A cell is finished, or marked with a reason; not new if the record had it."""


class Session:
    """One run of a plan.

    Parameters
    ----------
    plan : Plan
        What to measure.
    cells : dict of (Subject, n) to Timing
        What is known already; it grows with every turn.
    follower : Follower
        Is told how it goes on.
    changed : callable of ()
        Called after every change of `cells`.
    """

    def __init__(
        self, plan: Plan, cells: Cells, follower: Follower, changed: Callable[[], None]
    ) -> None:
        self._plan, self._cells, self._follower, self._changed = plan, cells, follower, changed
        self._ended: dict[Subject, Reason] = {}

    def run(self) -> None:
        """Measure what is open, n by n.

        Raises
        ------
        ArithmeticError
            A result was wrong: a defect of the program.
        """
        for n in self._plan.sizes:
            with _no_collection():
                open_ones = [one for one in self._plan.at(n) if self._is_open(one, n)]
                while open_ones:
                    open_ones = [one for one in open_ones if self._goes_on(one, n)]

    def _is_open(self, subject: Subject, n: int) -> bool:
        """Whether the cell needs samples; one that cannot have them is marked."""
        cell = self._cells.get((subject, n), Timing(subject, n))
        if self._plan.rules.is_enough(cell.samples):
            self._follower.settled(cell, new=False)
            return False
        reason = None if cell.samples else self._why_not(cell)
        if reason:
            self._settle(replace(cell, reason=reason), new=cell.reason != reason)
        return reason is None

    def _why_not(self, cell: Timing) -> Reason | None:
        """Why a cell is not begun; None if nothing stands against it."""
        known = obstacle(cell.subject, cell.n) or self._ended.get(cell.subject)
        reason = known or self._is_hopeless(cell)
        if reason and not known:
            self._give_up(cell.subject, reason)
        return reason

    def _is_hopeless(self, cell: Timing) -> Reason | None:
        """What is known of this cell and the one before it that leaves no hope."""
        limit, smaller, own = self._plan.rules.limit, cell.n - 1, cell.reason
        before = Timing(cell.subject, smaller)
        if WORKS[cell.subject.task].grows:
            before = self._cells.get((cell.subject, smaller), before)
        if before.best and before.best * HOPELESS > limit:
            return Reason("slow", smaller, limit)
        if before.reason and before.reason.holds(limit):
            return before.reason
        stopped = own and (own.kind, own.n) == ("stopped", cell.n) and own.holds(limit)
        return own if stopped else None

    def _goes_on(self, subject: Subject, n: int) -> bool:
        """One turn of a cell; whether another must follow."""
        self._follower.running(subject, n)
        cell = self._cells.get((subject, n), Timing(subject, n))
        try:
            cell = self._longer(cell)
        except TimeLimitReached:
            return self._end(cell, Reason("stopped", n, self._plan.rules.limit))
        except (InputError, MemoryError):  # all else that the core refuses is an obstacle
            return self._end(cell, Reason("memory", n))
        if self._plan.rules.is_enough(cell.samples):
            self._settle(cell)
            return False
        self._keep(cell)
        return True

    def _longer(self, cell: Timing) -> Timing:
        """The cell with the samples of one more turn."""
        rules, one, usual = self._plan.rules, cell, cell.best

        def run() -> float:
            nonlocal one
            one = timed(cell.subject, cell.n)
            return one.samples[0]

        if usual is None:
            with time_limit(rules.limit):
                usual = run()
            if rules.is_long(usual):
                return one
        samples = turn(run, usual, rules.room(cell.samples))
        return replace(one, samples=cell.samples + samples)

    def _end(self, cell: Timing, reason: Reason) -> bool:
        """Leave this cell without samples, and larger ones not begun."""
        self._give_up(cell.subject, reason)
        self._settle(Timing(cell.subject, cell.n, reason=reason))
        return False

    def _give_up(self, subject: Subject, reason: Reason) -> None:
        """Begin no larger n, where that would take longer."""
        if WORKS[subject.task].grows:
            self._ended[subject] = reason

    def _settle(self, cell: Timing, *, new: bool = True) -> None:
        self._keep(cell)
        self._follower.settled(cell, new=new)

    def _keep(self, cell: Timing) -> None:
        self._cells[cell.subject, cell.n] = cell
        self._changed()


@contextmanager
def _no_collection() -> Iterator[None]:
    """Python's garbage is collected before, and not in the middle of a sample."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
