"""Run the methods, check what they count, and keep how long they took."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from site_builder.census import METHODS, Census, Method, core_version, count, known_census
from site_builder.deadline import TimeLimitReached, time_limit
from site_builder.files import make_folder, write_file
from site_builder.machine import machine_name, this_machine
from site_builder.timings import Record, Timing, format_record, format_seconds, load_record

Cells = dict[tuple[str, str, int], Timing]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure.

    Attributes
    ----------
    methods : tuple of Method
        In the order of the registry.
    sizes : tuple of int
        Values of n, ascending.
    repeats : int
        Samples of a cell whose runs are short; at least 1.
    limit : float
        Seconds that one cell may take; longer runs are stopped or have fewer samples.
    """

    methods: tuple[Method, ...]
    sizes: tuple[int, ...]
    repeats: int = 5
    limit: float = 10.0


def bench(plan: Plan, folder: Path, report: Callable[[str], None], *, again: bool = False) -> Path:
    """Measure every cell of the plan that the record of this machine does not hold yet.

    The record is written after each cell, so that an interrupted run continues where it ended.

    Parameters
    ----------
    plan : Plan
        What to measure.
    folder : Path
        Where records lie; made if need be.
    report : callable of (str)
        Takes one line for each new cell.
    again : bool
        Measure finished cells too.

    Returns
    -------
    Path
        The record.

    Raises
    ------
    UserError
        The record that is there is broken, or cannot be written.
    ArithmeticError
        A method counted wrongly: a defect of the program.
    """
    path = record_path(folder)
    record = _record(path)
    cells = {(c.method, c.form, c.n): c for c in record.cells}
    done = set() if again else {key for key, cell in cells.items() if cell.samples}
    make_folder(folder)
    for timing in _timings(plan, done):
        cells[timing.method, timing.form, timing.n] = timing
        today = datetime.now(UTC).date().isoformat()
        write_file(path, format_record(replace(record, date=today, cells=_in_order(cells))))
        report(_line(timing))
    return path


def record_path(folder: Path) -> Path:
    """The file for this machine's record."""
    return folder / f"{machine_name(this_machine())}.json"


def measure(method: Method, n: int, repeats: int, limit: float) -> Timing:
    """Time one cell: one run to warm up and to check the count, then the samples.

    A run so long that `repeats` of them exceed the limit needs no warming up: it is the first
    sample, and others follow as far as they fit.
    """
    cell = Timing(method.key, method.form, n)
    if n > method.max_n:
        return replace(cell, reason=f"{method.key} goes up to n = {method.max_n}")
    try:
        with time_limit(limit):
            first, found = _run(method, n)
    except TimeLimitReached:
        return replace(cell, reason=f"n = {n} takes longer than {limit:g} s")
    _check(found, method)
    fitting = int((limit - first) / first)
    further = tuple(_run(method, n)[0] for _ in range(min(fitting, repeats)))
    samples = further if fitting >= repeats else (first, *further)
    return replace(cell, samples=samples, total=found.total, fundamental=found.fundamental)


def _record(path: Path) -> Record:
    """What there is from this machine with this core, or a record without cells."""
    new = Record(path.stem, this_machine(), core_version, "", ())
    old = load_record(path) if path.exists() else new
    same = (old.machine, old.core_version) == (new.machine, new.core_version)
    return old if same else new


def _timings(plan: Plan, done: set[tuple[str, str, int]]) -> Iterator[Timing]:
    for method in plan.methods:
        stopped = None
        for n in plan.sizes:
            if (method.key, method.form, n) in done:
                continue
            timing = stopped or measure(method, n, plan.repeats, plan.limit)
            # A larger n only takes longer.
            stopped = None if timing.samples else timing
            yield replace(timing, n=n)


def _run(method: Method, n: int) -> tuple[float, Census]:
    start = time.perf_counter()
    found = count(n, method=method.key, form=method.form)
    return time.perf_counter() - start, found


def _check(found: Census, method: Method) -> None:
    known = known_census(found.n)
    if found.total != known.total or found.fundamental not in (None, known.fundamental):
        counted = f"{found.total} solutions, {found.fundamental} fundamental"
        raise ArithmeticError(f"{method.key} ({method.form}) counted {counted} for n = {found.n}")


def _in_order(cells: Cells) -> tuple[Timing, ...]:
    """In the order of the registry, then by n; methods it no longer has are dropped."""
    order: dict[tuple[str, str], int] = {(m.key, m.form): i for i, m in enumerate(METHODS)}
    known = [cell for cell in cells.values() if (cell.method, cell.form) in order]
    return tuple(sorted(known, key=lambda cell: (order[cell.method, cell.form], cell.n)))


def _line(timing: Timing) -> str:
    name = f"{timing.method} ({timing.form}) n = {timing.n}"
    if not timing.samples:
        return f"{name}: not run, {timing.reason}"
    return f"{name}: {format_seconds(min(timing.samples))}, best of {len(timing.samples)}"
