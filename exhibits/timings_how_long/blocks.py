"""How long each method takes in each language: as measured, and estimated for other N."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import exp, hypot, log
from typing import Annotated

from cy_core import BASELINE, ENGINE, FORMS, METHODS, known_census
from queens_atlas.blocks import (
    Cell,
    Element,
    SiteConfig,
    SiteLink,
    Table,
    block,
    choice,
    number_columns,
    size,
    text_columns,
)
from site_builder.timings.comparisons import best_engine
from site_builder.timings.record_files import NOT_MEASURED, site_records
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.subjects import COMPILED, LANGUAGES
from site_builder.timings.tables import METHODS_PAGE
from site_builder.timings.tasks import CALIBRATION_N, PROGRAMS
from site_builder.timings.text import format_seconds
from site_builder.values.census import recursive_methods
from site_builder.values.site_paths import method_path
from site_builder.values.text import method_title

SIZES = range(8, 21)
A_QUEEN = 1.2  # factor of doubt for each queen between an estimate and the nearest measurement
CHECKED = 2  # last steps between measurements, on which the rule of the estimate is checked
# Factors of doubt for another machine, estimated from the speed of its browser.
SAME_DOUBT, OTHER_DOUBT = 1.25, 2.0
LANGUAGE_TITLES = {"cython": COMPILED} | {str(task): title for task, title in LANGUAGES.items()}


@block("duration", "16 bitmap python")
def duration(
    n: Annotated[int, size(SIZES[0], SIZES[-1], "a duration takes")],
    method: Annotated[str, choice(*(each.key for each in recursive_methods()), ENGINE)],
    language: Annotated[str, choice(*LANGUAGE_TITLES)],
    config: SiteConfig,
) -> Element | str:
    """How long a method takes in a language: measured on a machine of ours, or estimated."""
    records = site_records(config)
    # The first whose browser was timed, because the browser of a reader is compared with it.
    record = next(filter(browser_seconds, records), records[0] if records else None)
    if record is None:
        return NOT_MEASURED
    programs = timed_programs(record)
    table, machine = durations_table(programs), f"{record.title}, {record.date}"
    return Element(
        "queens-duration",
        "How long it takes",
        {
            "n": n,
            "method": method,
            "language": language,
            "sizes": [*SIZES],
            "methods": [*{each.method: each.title for each in programs}.items()],
            "languages": [*{each.language: each.language_title for each in programs}.items()],
            "programs": programs_data(programs),
            "machine": machine,
            "reference": browser_seconds(record),
            "calibrated": CALIBRATION_N,
            "same-doubt": SAME_DOUBT,
            "other-doubt": OTHER_DOUBT,
            "pace-worker": SiteLink("assets/queens-pace-worker.js"),
            "engine-worker": SiteLink("assets/queens-engine-worker.js"),
            "times-page": SiteLink(METHODS_PAGE, is_optional=True),
        },
        [replace(table, note=f"{table.note} {machine}.")],
        style_class="qa-lab",
    )


@dataclass(frozen=True, slots=True)
class Duration:
    """How long one N takes on the machine of a record."""

    seconds: float  # the best that was measured, or an estimate
    # the factor by which the true time may be less or more; 1 if it was measured
    doubt: float = 1.0

    @property
    def is_measured(self) -> bool:
        """Whether it was measured, not estimated."""
        return self.doubt == 1.0


@dataclass(frozen=True, slots=True)
class TimedProgram:
    """A method in one language: `durations` has one for each of `SIZES`.

    It was measured up to N = `measured_to`; its nodes are known up to N = `counted_to`.
    """

    method: str
    language: str
    durations: tuple[Duration, ...]
    measured_to: int
    counted_to: int

    @property
    def title(self) -> str:
        """The title of the method."""
        return "Engine" if self.method == ENGINE else method_title(self.method)

    @property
    def language_title(self) -> str:
        """The title of the language."""
        return LANGUAGE_TITLES[self.language]


def timed_programs(record: Record) -> tuple[TimedProgram, ...]:
    """Every method in each language of a record, in the order of the ladder; the engine last."""
    return tuple(
        _program(subject, language, record.of(subject), _work(record, subject.method))
        for subject, language in _subjects(record)
        if record.of(subject)
    )


def browser_seconds(record: Record) -> float | None:
    """The time of a machine's browser for the search by which other browsers are compared."""
    cells = record.of(Subject(BASELINE, task="javascript"))
    return next((cell.best for cell in cells if cell.n == CALIBRATION_N), None)


def programs_data(programs: Sequence[TimedProgram]) -> str:
    """JSON for the script; durations are pairs of seconds and doubt."""
    return json.dumps(
        [
            {
                "method": program.method,
                "language": program.language,
                "measured": program.measured_to,
                "counted": program.counted_to,
                "durations": [
                    [float(f"{each.seconds:.3g}"), round(each.doubt, 2)]
                    for each in program.durations
                ],
            }
            for program in programs
        ],
        separators=(",", ":"),
    )


def _subjects(record: Record) -> Iterator[tuple[Subject, str]]:
    for method in recursive_methods():
        yield Subject(method.key, task="c"), "c"
        yield Subject(method.key, FORMS[0]), "cython"
        yield from ((Subject(method.key, task=task), task) for task in PROGRAMS if task != "c")
    yield from ((subject, "c") for subject in best_engine(record))


def _work(record: Record, method: str) -> Mapping[int, int]:
    """The nodes of a method by n, as the core counted them when it was measured.

    A method that checks full boards only places a queen on every square of every row.
    """
    if any((each.key, each.checks) == (method, "end") for each in METHODS):
        return {n: sum(n**rows for rows in range(1, n + 1)) for n in range(1, SIZES[-1] + 1)}
    cells = record.of(Subject(method, FORMS[0]))
    return {cell.n: cell.nodes for cell in cells if cell.nodes}


def _program(
    subject: Subject, language: str, cells: Sequence[Timing], work: Mapping[int, int]
) -> TimedProgram:
    best = {cell.n: min(cell.samples) for cell in cells}
    doubt = _doubt(best, work)
    durations = tuple(_duration(n, best, work, doubt) for n in SIZES)
    return TimedProgram(subject.method, language, durations, max(best), max(work, default=0))


def _duration(n: int, best: Mapping[int, float], work: Mapping[int, int], doubt: float) -> Duration:
    """The measured time, or an estimate from the nearest measured N: time grows as work does."""
    nearest = min(best, key=lambda measured: abs(measured - n))
    seconds, away = best[nearest] * _growth(nearest, n, work), abs(nearest - n)
    # Independent doubts combine as the root of the sum of squares, of their logarithms.
    whole = exp(hypot(log(doubt), away * log(A_QUEEN))) if away else 1.0
    return Duration(seconds, whole)


def _doubt(best: Mapping[int, float], work: Mapping[int, int]) -> float:
    """By what factor this rule is wrong for one more queen, at the last N that were measured."""
    sizes = sorted(best)[-CHECKED - 1 :]
    errors = [best[n] / best[m] / _growth(m, n, work) for m, n in pairwise(sizes)]
    return max([1.0, *errors, *(1 / error for error in errors)])


def _growth(one: int, other: int, work: Mapping[int, int]) -> float:
    """The work of the other N divided by the work of this one."""
    return _amount(other, work) / _amount(one, work)


def _amount(n: int, work: Mapping[int, int]) -> float:
    """The nodes for N where they are known; beyond, they grow as the solutions do."""
    if n in work or not work:
        return work.get(n, known_census(n).total)
    last = max(work)
    return work[last] * known_census(n).total / known_census(last).total


def durations_table(programs: Sequence[TimedProgram]) -> Table:
    """What was measured, without the estimates."""
    rows = tuple(
        (
            Cell(program.title, target=method_path(program.method)),
            program.language_title,
            *(each.seconds if each.is_measured else None for each in program.durations),
        )
        for program in programs
    )
    sizes = (f"N = {n}" for n in SIZES)
    columns = (*text_columns("method", "language"), *number_columns(*sizes, format=format_seconds))
    return Table("Best times that were measured", columns, rows, "A dash: not measured.")
