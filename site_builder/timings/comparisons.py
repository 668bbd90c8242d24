"""Programs beside those they are compared with."""

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
# Seconds; below, a good part of a time is the call itself.
MIN_COMPARED = 1e-5
MAJORITY = 0.75  # this share of the methods is measured at the N where they are compared

Pair = tuple[Subject, Subject | None]  # a program, and what it is compared with
Values = Mapping[str, Mapping[int, float]]  # by the name of a line, and by N


@dataclass(frozen=True, slots=True)
class Comparison:
    """Programs beside a reference: shown as a table, as bars, or in a sentence."""

    title: str  # of the table
    reference: str  # what they are compared with
    # the programs; None in place of a reference for a row that others are compared with
    pairs: Callable[[Record], Iterable[Pair]]
    note: str = ""  # what a reader of the table should know
    share: float = 0.0  # bars have the last N that more than this share of the rows have
    has_forms: bool = True  # whether a row names its form, where the title does not
    marks_fastest: bool = False  # whether the fastest method and engine at each N are marked


def ladder(form: str) -> tuple[Subject, ...]:
    """Every method of the ladder in one form."""
    return tuple(Subject(method.key, form) for method in METHODS if method.form == form)


def engines(record: Record, task: Task = "count") -> tuple[Subject, ...]:
    """The engine with each backend and number of threads in a record, in the record's order."""
    return tuple(s for s in record.subjects() if (s.method, s.task) == (ENGINE, task))


def best_engine(record: Record) -> list[Subject]:
    """The engine with its fastest instructions and one thread, if it was measured."""
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
    """One program at the sizes of a grid."""

    subject: Subject  # what ran
    reference: Subject | None  # what it is compared with; None for a row that others are
    cells: tuple[Timing | None, ...]  # its cell at each size; None where the record has none
    bases: tuple[Timing | None, ...]  # the cells of the reference

    @property
    def speeds(self) -> tuple[float | None, ...]:
        """How many times as fast as the reference it is at each size."""
        return tuple(map(speedup, self.cells, self.bases))

    def speeds_by_n(self, sizes: Sequence[int]) -> dict[int, float]:
        """The speeds that are known, by the sizes of its grid."""
        pairs = zip(sizes, self.speeds, strict=True)
        return {n: speed for n, speed in pairs if speed is not None}


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of programs and columns of sizes, which ascend; a grid without sizes has no rows."""

    sizes: tuple[int, ...]
    rows: tuple[GridRow, ...]


def compared(record: Record, name: str) -> Grid:
    """The grid of one of `COMPARISONS`, at the sizes at which one of its programs was finished."""
    measured = {*record.subjects()}
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
    """Whether tables and charts show the cell: its search takes longer than the call."""
    return cell.n >= TASK_SPECS[cell.subject.task].min_shown_n


def speedup(cell: Timing | None, base: Timing | None) -> float | None:
    """How many times as fast `cell` is as `base`; None if one is missing or too short."""
    if cell is None or base is None or cell.best is None or base.best is None:
        return None
    return base.best / cell.best if min(cell.best, base.best) >= MIN_COMPARED else None


def fastest(rows: Sequence[GridRow]) -> tuple[float | None, ...]:
    """The best time at each size, where it is long enough to be compared."""
    columns = zip(*(row.cells for row in rows), strict=True)
    times = (min((c.best for c in column if c and c.best), default=0.0) for column in columns)
    return tuple(time if time >= MIN_COMPARED else None for time in times)


def largest_shared(values: Values, share: float = 0.5) -> int:
    """The largest N with more than a share of the values that the fullest N has.

    >>> largest_shared({"a": {4: 1.0, 5: 2.0}, "b": {4: 1.0}})
    4
    """
    counts = Counter(n for by_n in values.values() for n in by_n)
    return max(n for n, count in counts.items() if count > share * max(counts.values()))
