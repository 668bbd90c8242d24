"""Comparisons of the times of programs with the time of a reference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import cy_core
from cy_core import ENGINE, FORMS, LIST_BASED, METHODS, first_method_listing
from site_builder.timings.records import Record, Subject, Task, Timing
from site_builder.timings.tasks import PROGRAMS, PUZZLES, SCALAR_LISTING, TASK_SPECS

BITMAP = Subject(cy_core.BASELINE, "recursive")
ELIMINATION = Subject(first_method_listing("fundamental").key, "recursive")
# Seconds. A shorter time is mostly the time of the call itself.
MIN_COMPARED = 1e-5
# Methods are compared at an N at which this share of them was measured.
MAJORITY = 0.75

# A program, and its reference. The reference is None if other programs are compared with this one.
Pair = tuple[Subject, Subject | None]
# For each line of a chart, by its name, the values by N.
Values = Mapping[str, Mapping[int, float]]


@dataclass(frozen=True, slots=True)
class Comparison:
    """A list of programs, each with a reference, which a table, bars or a sentence compares."""

    # The title of the table.
    title: str
    # The name of the reference in sentences.
    reference: str
    # A function that returns the programs of a record with their references.
    pairs: Callable[[Record], Iterable[Pair]]
    # The note below the table.
    note: str = ""
    # Bars and sentences are for the last N at which more than this share of the rows have a time.
    share: float = 0.0
    # Whether the name of a row includes the form. False if the title names the form of all rows.
    has_forms: bool = True
    # Whether the fastest method and the fastest engine at each N are marked.
    marks_fastest: bool = False


def ladder(form: str) -> tuple[Subject, ...]:
    """Return every method of the ladder in one form."""
    return tuple(Subject(method.key, form) for method in METHODS if method.form == form)


def engines(record: Record, task: Task = "count") -> tuple[Subject, ...]:
    """Return the engine with each backend and number of threads, in the order of the record."""
    return tuple(s for s in record.subjects() if (s.method, s.task) == (ENGINE, task))


def best_engine(record: Record) -> list[Subject]:
    """Return a list of the engine with its fastest backend and one thread.

    The list is empty if the record lacks the engine.
    """
    return [s for s in engines(record) if s.threads == 1 and record.of(s)][-1:]


def _methods(form: str, record: Record) -> Iterable[Pair]:
    return ((subject, BITMAP) for subject in (*ladder(form), *engines(record)))


def _lists_and_bits(record: Record) -> Iterable[Pair]:
    for form in FORMS:
        with_lists = Subject(LIST_BASED, form)
        yield with_lists, None
        yield Subject(cy_core.BASELINE, form), with_lists


def _engines(record: Record) -> Iterable[Pair]:
    measured = (*engines(record), *engines(record, "browser"))
    yield ELIMINATION, None
    yield from ((subject, ELIMINATION) for subject in measured if subject.threads == 1)


def _threads(record: Record) -> Iterable[Pair]:
    measured = engines(record)
    backends = {subject.backend for subject in measured if subject.threads > 1}
    for subject in measured:
        if subject.backend in backends:
            yield subject, replace(subject, threads=1) if subject.threads > 1 else None


def _listing(record: Record) -> Iterable[Pair]:
    yield SCALAR_LISTING, None
    yield from ((subject, SCALAR_LISTING) for subject in engines(record, "fundamental"))
    yield from ((subject, None) for subject in engines(record, "solutions"))


def _programs(record: Record) -> Iterable[Pair]:
    measured = [subject for subject in record.subjects() if subject.task in PROGRAMS]
    for compiled in ladder("recursive"):
        own = [subject for subject in measured if subject.method == compiled.method]
        if own:
            yield compiled, None
            yield from ((subject, compiled) for subject in own)


def _puzzle(task: Task, record: Record) -> Iterable[Pair]:
    first, *others = (Subject(method, task=task) for method in TASK_SPECS[task].methods)
    yield first, None
    yield from ((subject, first) for subject in others)


COMPARISONS: Mapping[str, Comparison] = {
    **{
        form: Comparison(
            f"Best time of each method, {form}",
            "the recursive bitmap",
            partial(_methods, form),
            "Marked: the fastest method and the fastest engine at each N.",
            MAJORITY,
            has_forms=False,
            marks_fastest=True,
        )
        for form in FORMS
    },
    "forms": Comparison(
        "Iterative against recursive",
        "the recursive form",
        lambda record: zip(ladder("iterative"), ladder("recursive"), strict=True),
        share=MAJORITY,
        has_forms=False,
    ),
    "lists": Comparison("Lists against bits", "with lists, in the same form", _lists_and_bits),
    "engine": Comparison(
        "Counting with the engine",
        "symmetry elimination",
        _engines,
        "One thread each.",
    ),
    "threads": Comparison(
        "The engine by its threads",
        "with one thread",
        _threads,
    ),
    "listing": Comparison(
        "Listing the fundamental solutions, and all",
        "symmetry elimination",
        _listing,
        'All boards, sorted, in memory. Rows that begin with "All" list every solution, the '
        "others the fundamental ones.",
    ),
    "programs": Comparison(
        "Programs to copy: best time", "the compiled search", _programs, has_forms=False
    ),
    **{
        task: Comparison(
            f"{TASK_SPECS[task].title}: best time",
            TASK_SPECS[task].methods[0],
            partial(_puzzle, task),
        )
        for task in PUZZLES
    },
}


@dataclass(frozen=True, slots=True)
class GridRow:
    """One program in a grid, with a cell for each size of the grid."""

    # The program.
    subject: Subject
    # The reference of the program, or None for a row that other rows are compared with.
    reference: Subject | None
    # The cell at each size, or None if the record lacks it.
    cells: tuple[Timing | None, ...]
    # The cells of the reference at the same sizes.
    bases: tuple[Timing | None, ...]

    @property
    def speeds(self) -> tuple[float | None, ...]:
        """For each size, how many times as fast the program is as the reference."""
        return tuple(map(speedup, self.cells, self.bases))

    def speeds_by_n(self, sizes: Sequence[int]) -> dict[int, float]:
        """Return the known speeds by size. `sizes` are the sizes of the grid."""
        pairs = zip(sizes, self.speeds, strict=True)
        return {n: speed for n, speed in pairs if speed is not None}


@dataclass(frozen=True, slots=True)
class Grid:
    """A row for each program, and a column for each size, in ascending order.

    A grid without sizes has no rows.
    """

    sizes: tuple[int, ...]
    rows: tuple[GridRow, ...]


def compared(record: Record, name: str) -> Grid:
    """Return the grid for the comparison `name`, one of `COMPARISONS`.

    Its sizes are those at which at least one program with a reference was finished.
    """
    measured = set(record.subjects())
    pairs = [pair for pair in COMPARISONS[name].pairs(record) if pair[0] in measured]
    programs = {subject for subject, reference in pairs if reference}
    cells = {(cell.subject, cell.n): cell for cell in record.cells}
    finished = [cell for cell in record.cells if cell.subject in programs and cell.samples]
    sizes = tuple(sorted({cell.n for cell in finished if is_shown(cell)}))
    rows = (
        GridRow(
            subject,
            reference,
            tuple(cells.get((subject, n)) for n in sizes),
            tuple(cells.get((reference, n)) if reference else None for n in sizes),
        )
        for subject, reference in pairs
    )
    return Grid(sizes, tuple(rows) if sizes else ())


def is_shown(cell: Timing) -> bool:
    """Return whether tables and charts show a cell.

    They leave out n that are so small that the search takes less time than the call.
    """
    return cell.n >= TASK_SPECS[cell.subject.task].min_shown_n


def speedup(cell: Timing | None, base: Timing | None) -> float | None:
    """Return how many times as fast `cell` is as `base`.

    Return None if one of them is missing, or too short to be compared.
    """
    if cell is None or base is None or cell.best is None or base.best is None:
        return None
    return base.best / cell.best if min(cell.best, base.best) >= MIN_COMPARED else None


def fastest(rows: Sequence[GridRow]) -> tuple[float | None, ...]:
    """Return the best time of all rows at each size.

    It is None where it is too short to be compared.
    """
    columns = zip(*(row.cells for row in rows), strict=True)
    times = (min((c.best for c in column if c and c.best), default=0.0) for column in columns)
    return tuple(time if time >= MIN_COMPARED else None for time in times)


def largest_shared(values: Values, share: float = 0.5) -> int:
    """Return the largest N at which many lines have a value.

    Let m be the number of values at the N with the most values. The result has more than `share` *
    m.

    >>> largest_shared({"a": {4: 1.0, 5: 2.0}, "b": {4: 1.0}})
    4
    """
    counts = Counter(n for by_n in values.values() for n in by_n)
    return max(n for n, count in counts.items() if count > share * max(counts.values()))
