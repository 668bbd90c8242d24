"""Measure the cells of a plan: at each n the subjects take turns until all have enough samples."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Protocol

from cy_core import InputError
from site_builder.bench.deadline import TimeLimitReached, time_limit
from site_builder.bench.sampling import SampleRules, timed, turn
from site_builder.timings.records import Reason, Subject, Timing
from site_builder.timings.subjects import obstacle
from site_builder.timings.tasks import TASK_SPECS

Cells = dict[tuple[Subject, int], Timing]

# One more queen makes a long run at least four times as long, whatever the method: n + 1 is not
# tried if it would exceed the limit even at this factor.
MIN_GROWTH = 3


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure."""

    # at each n they take turns, so that a disturbance of the machine affects all of them
    subjects: tuple[Subject, ...]
    # values of n, ascending, 1..27; a task is measured at those that are among its own sizes
    sizes: tuple[int, ...]
    rules: SampleRules = field(default_factory=SampleRules)  # when a cell has enough samples

    def at(self, n: int) -> tuple[Subject, ...]:
        """The subjects whose task has this n."""
        return tuple(s for s in self.subjects if n in TASK_SPECS[s.task].sizes)

    @property
    def cells(self) -> int:
        """The number of cells to measure."""
        return sum(len(self.at(n)) for n in self.sizes)


class BenchListener(Protocol):
    """Receives the progress of a measurement."""

    def note(self, line: str) -> None:
        """Show a remark before the measurement begins."""

    def running(self, subject: Subject, n: int) -> None:
        """Called when a turn of this cell begins."""

    def settled(self, cell: Timing, *, new: bool) -> None:
        """Called when a cell has enough samples or a reason; it is not new if the record had it."""


class Session:
    """One run through a plan."""

    def __init__(
        self, plan: Plan, cells: Cells, listener: BenchListener, changed: Callable[[], None]
    ) -> None:
        self._plan, self._cells, self._listener, self._changed = plan, cells, listener, changed
        self._given_up: dict[Subject, Reason] = {}

    def run(self) -> None:
        """Measure the open cells, n by n."""
        for n in self._plan.sizes:
            with _no_collection():
                subjects = [s for s in self._plan.at(n) if self._is_open(s, n)]
                while subjects:
                    subjects = [s for s in subjects if self._take_turn(s, n)]

    def _is_open(self, subject: Subject, n: int) -> bool:
        """Whether the cell needs samples; a cell that cannot have any gets a reason."""
        cell = self._cells.get((subject, n), Timing(subject, n))
        if self._plan.rules.is_enough(cell.samples):
            self._listener.settled(cell, new=False)
            return False
        reason = None if cell.samples else self._why_not(cell)
        if reason:
            self._settle(replace(cell, reason=reason), new=cell.reason != reason)
        return reason is None

    def _why_not(self, cell: Timing) -> Reason | None:
        """The reason not to measure a cell; None if there is none."""
        known = obstacle(cell.subject, cell.n) or self._given_up.get(cell.subject)
        reason = known or self._too_slow(cell)
        if reason and not known:
            self._give_up(cell.subject, reason)
        return reason

    def _too_slow(self, cell: Timing) -> Reason | None:
        """The reason why a cell would exceed the limit, by itself and by the cell of n - 1."""
        limit, smaller, own = self._plan.rules.limit, cell.n - 1, cell.reason
        before = Timing(cell.subject, smaller)
        if TASK_SPECS[cell.subject.task].grows:
            before = self._cells.get((cell.subject, smaller), before)
        if before.best and before.best * MIN_GROWTH > limit:
            return Reason("slow", smaller, limit)
        if before.reason and before.reason.holds(limit):
            return before.reason
        stopped = own and (own.kind, own.n) == ("stopped", cell.n) and own.holds(limit)
        return own if stopped else None

    def _take_turn(self, subject: Subject, n: int) -> bool:
        """Measure one turn of a cell; whether another must follow."""
        self._listener.running(subject, n)
        cell = self._cells.get((subject, n), Timing(subject, n))
        try:
            cell = self._with_turn(cell)
        except TimeLimitReached:
            return self._end(cell, Reason("stopped", n, self._plan.rules.limit))
        except (InputError, MemoryError):  # `obstacle` has ruled out all other refusals
            return self._end(cell, Reason("memory", n))
        if self._plan.rules.is_enough(cell.samples):
            self._settle(cell)
            return False
        self._keep(cell)
        return True

    def _with_turn(self, cell: Timing) -> Timing:
        """The cell with the samples of one more turn."""
        rules, last, usual = self._plan.rules, cell, cell.best

        def run() -> float:
            nonlocal last
            last = timed(cell.subject, cell.n)
            return last.samples[0]

        if usual is None:
            with time_limit(rules.limit):
                usual = run()
            if rules.is_long(usual):
                return last
        samples = turn(run, usual, rules.room(cell.samples))
        return replace(last, samples=cell.samples + samples)

    def _end(self, cell: Timing, reason: Reason) -> bool:
        """Leave this cell without samples, and do not begin larger n."""
        self._give_up(cell.subject, reason)
        self._settle(Timing(cell.subject, cell.n, reason=reason))
        return False

    def _give_up(self, subject: Subject, reason: Reason) -> None:
        """Do not begin a larger n, if that takes longer."""
        if TASK_SPECS[subject.task].grows:
            self._given_up[subject] = reason

    def _settle(self, cell: Timing, *, new: bool = True) -> None:
        self._keep(cell)
        self._listener.settled(cell, new=new)

    def _keep(self, cell: Timing) -> None:
        self._cells[cell.subject, cell.n] = cell
        self._changed()


@contextmanager
def _no_collection() -> Iterator[None]:
    """Collect Python's garbage now, and not during a sample."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
