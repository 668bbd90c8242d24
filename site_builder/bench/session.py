"""Measure the cells of a plan: at each n, subjects take turns until all have enough samples."""

from __future__ import annotations

import _thread
import gc
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from threading import Timer
from types import FrameType

from cy_core import InputError
from site_builder.bench.report import BenchProgress
from site_builder.bench.sampling import SampleRules, timed, turn
from site_builder.timings.records import Subject, Timing
from site_builder.timings.subjects import can_run
from site_builder.timings.tasks import TASK_SPECS

Cells = dict[tuple[Subject, int], Timing]

# One more queen makes a long run at least four times as long with any method. So n + 1 is skipped
# if it would exceed the limit even at this factor.
MIN_GROWTH = 3


class TimeLimitError(Exception):
    """The error that stops a block which takes longer than its limit."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The cells to measure."""

    # At each n they take turns, so that a disturbance of the machine affects all of them.
    subjects: tuple[Subject, ...]
    # The values of n, ascending, 1..27. A task is measured at its own sizes among them.
    sizes: tuple[int, ...]
    # The rules for the number of samples.
    rules: SampleRules = field(default_factory=SampleRules)

    def at(self, n: int) -> tuple[Subject, ...]:
        """Return the subjects that are measured at this n."""
        return tuple(s for s in self.subjects if n in TASK_SPECS[s.task].sizes)

    def __contains__(self, cell: tuple[Subject, int]) -> bool:
        return cell[0] in self.subjects and cell[1] in self.sizes

    @property
    def cells(self) -> int:
        """The number of cells to measure."""
        return sum(len(self.at(n)) for n in self.sizes)


class Session:
    """One run through a plan."""

    def __init__(
        self, plan: Plan, cells: Cells, progress: BenchProgress, save: Callable[[], None]
    ) -> None:
        self._plan = plan
        self._cells = cells
        self._progress = progress
        self._save = save
        self._without_memory: set[Subject] = set()

    def run(self) -> None:
        """Measure all cells that need samples, n by n."""
        for n in self._plan.sizes:
            with _no_collection():
                subjects = [s for s in self._plan.at(n) if self._is_open(s, n)]
                while subjects:
                    subjects = [s for s in subjects if self._take_turn(s, n)]

    def _is_open(self, subject: Subject, n: int) -> bool:
        """Return whether a cell needs more samples and can be measured."""
        cell = self._cells.get((subject, n), Timing(subject, n))
        if cell.samples:
            is_open = not self._plan.rules.is_enough(cell.samples)
        else:
            is_open = can_run(subject, n) and not self._is_too_large(cell)
        if not is_open:
            self._progress.settled(cell, new=False)
        return is_open

    def _is_too_large(self, cell: Timing) -> bool:
        """Return whether a run of this cell would exceed the time limit or the memory.

        The time is known from an earlier run of the cell, or is estimated from the next smaller n.
        """
        subject = cell.subject
        limit = self._plan.rules.limit
        if cell.exceeds(limit) or subject in self._without_memory:
            return True
        smaller = [n for n in range(1, cell.n) if (subject, n) in self._cells]
        if not smaller or not TASK_SPECS[subject.task].grows:
            return False
        last = self._cells[subject, smaller[-1]]
        grown = (last.best or 0) * MIN_GROWTH ** (cell.n - last.n)
        return last.exceeds(limit) or grown > limit

    def _take_turn(self, subject: Subject, n: int) -> bool:
        """Measure one turn of the cell of `subject` at `n`.

        Return whether the cell needs another turn.
        """
        self._progress.running(subject, n)
        cell = self._cells.get((subject, n), Timing(subject, n))
        try:
            cell = self._with_turn(cell)
        except TimeLimitError:
            cell = Timing(subject, n, limit=self._plan.rules.limit)
        except (InputError, MemoryError):
            # The memory is too small, because `can_run` has excluded all other reasons for these
            # errors.
            self._without_memory.add(subject)
            self._progress.settled(cell, new=False)
            return False
        self._cells[subject, n] = cell
        if cell.samples and not self._plan.rules.is_enough(cell.samples):
            return True
        self._save()
        self._progress.settled(cell, new=True)
        return False

    def _with_turn(self, cell: Timing) -> Timing:
        """Measure the subject of `cell` for one turn, and return the cell with the new samples."""
        rules = self._plan.rules
        last = cell
        usual = cell.best

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


@contextmanager
def _no_collection() -> Iterator[None]:
    """Collect Python's garbage at the start, and not during the block."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Stop the block after a number of seconds, as Ctrl-C would, by raising a `TimeLimitError`.

    The limit works in the main thread only. It sends SIGINT, because this is the only signal that
    every system, even Windows, delivers to the core's long loops. The signal raises an error inside
    the block only, because elsewhere an error would leave locks of the standard library held.
    """
    is_running = False
    is_over = False
    previous = signal.getsignal(signal.SIGINT)

    def on_signal(number: int, frame: FrameType | None) -> None:
        if is_over and is_running:
            raise TimeLimitError
        if not is_over and callable(previous):
            previous(number, frame)

    def end() -> None:
        nonlocal is_over
        is_over = True
        if is_running:
            _thread.interrupt_main()

    timer = Timer(seconds, end)
    timer.daemon = True
    signal.signal(signal.SIGINT, on_signal)
    try:
        timer.start()
        is_running = True
        if is_over:
            raise TimeLimitError
        yield
    finally:
        is_running = False
        timer.cancel()
        # Wait for the timer's thread, so that a late signal arrives here and not in later code. The
        # thread is not alive if Ctrl-C came before the timer was started.
        if timer.is_alive():
            timer.join()
        signal.signal(signal.SIGINT, previous)
