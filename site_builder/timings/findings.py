"""Findings: sentences that answer a question with the times of one machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cy_core import ENGINE, FORMS, known_census
from site_builder.timings.comparisons import (
    COMPARISONS,
    MAJORITY,
    GridRow,
    compared,
    engines,
    is_shown,
    ladder,
    largest_shared,
)
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.subjects import subject_title
from site_builder.timings.text import format_seconds, format_speed
from site_builder.values.text import counted, method_title

Cells = Mapping[Subject, Timing]


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer that measured times give to one question."""

    # The answer.
    sentence: str
    # More sentences about the answer. May be empty.
    details: str = ""

    @property
    def markdown(self) -> str:
        """The finding as Markdown, with the answer in bold."""
        return f"**{self.sentence}** {self.details}".rstrip()


def _fastest(record: Record) -> Finding | None:
    """Name the fastest and the slowest method at the largest N that most methods have.

    The details also have the time of the engine.
    """
    n, cells = _cells_at_shared_n(record, [subject for form in FORMS for subject in ladder(form)])
    if len(cells) < 2:
        return None
    first, *_, last = sorted(cells, key=lambda subject: _best(cells[subject]))
    fastest = f"{_text_name(first)}: {_time(cells[first])}"
    sentence = f"At N = {n} the fastest method of the ladder is {fastest}."
    slowest = f"The slowest is {_text_name(last)}: {_time(cells[last])}."
    counting = {s: cell for s in engines(record) for cell in record.of(s) if cell.n == n}
    if not counting:
        return Finding(sentence, slowest)
    quickest = min(counting, key=lambda subject: _best(counting[subject]))
    by_engine = f"{_text_name(quickest)} takes {_time(counting[quickest])}."
    return Finding(sentence, f"{by_engine[0].upper()}{by_engine[1:]} {slowest}")


def _forms(record: Record) -> Finding | None:
    n, speeds = _speeds(record, "forms")
    if not speeds:
        return None
    slower = sum(speed < 1 for speed in speeds.values())
    widest = max(speeds, key=lambda row: max(speeds[row], 1 / speeds[row]))
    speed = speeds[widest]
    subject = widest.subject
    form = subject.form if speed > 1 else FORMS[0]
    return Finding(
        f"At N = {n} the recursive form is the faster one for {slower} of "
        f"{counted(len(speeds), 'method')}.",
        f"The gap is widest for {method_title(subject.method).lower()}: its {form} form is "
        f"{format_speed(max(speed, 1 / speed))} as fast.",
    )


def _lists(record: Record) -> Finding | None:
    n, speeds = _speeds(record, "lists")
    if not speeds:
        return None
    parts = (
        f"{format_speed(v)} as fast in the {row.subject.form} form" for row, v in speeds.items()
    )
    return Finding(f"At N = {n} bits are {' and '.join(parts)}.")


def _growth(record: Record) -> Finding | None:
    n, cells = _cells_at_shared_n(record, ladder(FORMS[0]))
    before = {s: cell for s in cells for cell in record.of(s) if cell.n == n - 1}
    factors = sorted(_best(cells[subject]) / _best(cell) for subject, cell in before.items())
    if not factors:
        return None
    solutions = known_census(n).total / known_census(n - 1).total
    return Finding(
        f"From N = {n - 1} to {n} a method of the ladder takes {format_speed(factors[0])} to "
        f"{format_speed(factors[-1])} as long.",
        f"The number of solutions is {format_speed(solutions)} as large.",
    )


def _threads(record: Record) -> Finding | None:
    """Compare the number of threads that is fastest with one thread."""
    n, speeds = _speeds(record, "threads")
    if not speeds:
        return None
    best = max(speeds, key=lambda row: speeds[row])
    index = compared(record, "threads").sizes.index(n)
    cell = best.cells[index]
    base = best.bases[index]
    if not cell or not base:
        return None
    return Finding(
        f"At N = {n} {_text_name(cell.subject)} takes {_time(cell)}, "
        f"{_text_name(base.subject)} {_time(base)}: {format_speed(speeds[best])} as fast."
    )


def _cells_at_shared_n(record: Record, subjects: Sequence[Subject]) -> tuple[int, Cells]:
    """Return the largest N that most of the subjects have, and their cells at this N.

    Return 0 and an empty mapping without such an N.
    """
    cells = {s: {c.n: c for c in record.of(s) if is_shown(c)} for s in subjects}
    times = {str(s): {n: _best(cell) for n, cell in by_n.items()} for s, by_n in cells.items()}
    n = largest_shared(times, MAJORITY) if any(times.values()) else 0
    return n, {s: by_n[n] for s, by_n in cells.items() if n in by_n}


def _speeds(record: Record, name: str) -> tuple[int, Mapping[GridRow, float]]:
    """Return the last N at which enough rows of a comparison have a speed, and these speeds."""
    grid = compared(record, name)
    speeds = {row: row.speeds_by_n(grid.sizes) for row in grid.rows}
    if not any(speeds.values()):
        return 0, {}
    by_name = {str(row.subject): by_n for row, by_n in speeds.items()}
    n = largest_shared(by_name, COMPARISONS[name].share)
    return n, {row: by_n[n] for row, by_n in speeds.items() if n in by_n}


def _text_name(subject: Subject) -> str:
    """Return the name of a subject in the middle of a sentence."""
    title, _, rest = subject_title(subject).partition(", ")
    article = "the " if subject.method == ENGINE else ""
    return f"{article}{title.lower()} ({rest})" if rest else f"{article}{title.lower()}"


def _time(cell: Timing) -> str:
    return format_seconds(_best(cell)).replace(" ", "\N{NO-BREAK SPACE}")


def _best(cell: Timing) -> float:
    return min(cell.samples)


FINDINGS: Mapping[str, Callable[[Record], Finding | None]] = {
    "fastest": _fastest,
    "forms": _forms,
    "lists": _lists,
    "growth": _growth,
    "threads": _threads,
}
