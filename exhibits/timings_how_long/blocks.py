"""The duration of a count for each method in each language.

It was measured for some N, and is estimated for others.
"""

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
# If an N has no measurement, its estimate may be wrong by this factor for each queen between it and
# the nearest N with a measurement.
ERROR_PER_QUEEN = 1.2
# To find their error, estimates are compared with the last measurements of a program, at most this
# number of them.
CHECKED_SIZES = 2
# The factors by which a time on the reader's machine may be wrong, because it is estimated from the
# speed of its browser: for a program in JavaScript, and for a program in another language.
SAME_LANGUAGE_ERROR = 1.25
OTHER_LANGUAGE_ERROR = 2.0
LANGUAGE_TITLES = {"cython": COMPILED} | {str(task): title for task, title in LANGUAGES.items()}


@block("duration", "16 bitmap python")
def duration(
    n: Annotated[int, size(SIZES[0], SIZES[-1], "a duration takes")],
    method: Annotated[str, choice(*(method.key for method in recursive_methods()), ENGINE)],
    language: Annotated[str, choice(*LANGUAGE_TITLES)],
    config: SiteConfig,
) -> Element | str:
    """Return the duration of a method in a language, with a form to choose others.

    Without records, return a sentence that says so. Without script, the figure shows a table.
    """
    records = site_records(config)
    # Prefer a record that has times of a browser, because the reader's browser is compared with it.
    record = next(filter(browser_seconds, records), records[0] if records else None)
    if record is None:
        return NOT_MEASURED
    programs = timed_programs(record)
    table = durations_table(programs)
    machine = f"{record.title}, {record.date}"
    methods = {program.method: program.title for program in programs}
    languages = {program.language: program.language_title for program in programs}
    return Element(
        "queens-duration",
        "How long it takes",
        {
            "n": n,
            "method": method,
            "language": language,
            "sizes": list(SIZES),
            "methods": list(methods.items()),
            "languages": list(languages.items()),
            "programs": programs_data(programs),
            "machine": machine,
            "reference": browser_seconds(record),
            "calibrated": CALIBRATION_N,
            "same-doubt": SAME_LANGUAGE_ERROR,
            "other-doubt": OTHER_LANGUAGE_ERROR,
            "pace-worker": SiteLink("assets/queens-pace-worker.js"),
            "engine-worker": SiteLink("assets/queens-engine-worker.js"),
            "times-page": SiteLink(METHODS_PAGE, is_optional=True),
        },
        [replace(table, note=f"{table.note} {machine}.")],
        style_class="qa-lab",
    )


@dataclass(frozen=True, slots=True)
class Duration:
    """The duration of a program for one N on the machine of a record."""

    # The best measured time, or else an estimate.
    seconds: float
    # The factor by which the true duration may be shorter or longer: 1 if it was measured.
    max_error: float = 1.0

    @property
    def is_measured(self) -> bool:
        """Whether the duration was measured. Otherwise it is an estimate."""
        return self.max_error == 1.0


@dataclass(frozen=True, slots=True)
class TimedProgram:
    """A method in one language, with its duration for each N."""

    method: str
    language: str
    # The durations for the N in `SIZES`, in their order.
    durations: tuple[Duration, ...]
    # The largest N for which the program was measured.
    measured_to: int
    # The largest N for which the number of nodes is known; 0 if it is not known for any N.
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
    """Return every method in each language that a record has, in the order of the site's methods.

    The engine is last.
    """
    return tuple(
        _program(subject, language, record.of(subject), _work(record, subject.method))
        for subject, language in _subjects(record)
        if record.of(subject)
    )


def browser_seconds(record: Record) -> float | None:
    """Return the seconds that a browser on the machine of `record` took for the calibration.

    If it was not timed, return None. The reader's browser is compared with this time.
    """
    cells = record.of(Subject(BASELINE, task="javascript"))
    return next((cell.best for cell in cells if cell.n == CALIBRATION_N), None)


def programs_data(programs: Sequence[TimedProgram]) -> str:
    """Return the programs as JSON for the script.

    A duration is a pair of seconds and error factor.
    """
    return json.dumps(
        [
            {
                "method": program.method,
                "language": program.language,
                "measured": program.measured_to,
                "counted": program.counted_to,
                "durations": [
                    [float(f"{duration.seconds:.3g}"), round(duration.max_error, 2)]
                    for duration in program.durations
                ],
            }
            for program in programs
        ],
        separators=(",", ":"),
    )


def _subjects(record: Record) -> Iterator[tuple[Subject, str]]:
    """Yield each subject that may have been timed, with its language."""
    for method in recursive_methods():
        yield Subject(method.key, task="c"), "c"
        yield Subject(method.key, FORMS[0]), "cython"
        for task in PROGRAMS:
            if task != "c":
                yield Subject(method.key, task=task), task
    for subject in best_engine(record):
        yield subject, "c"


def _work(record: Record, method: str) -> Mapping[int, int]:
    """Return the number of nodes of a method by n, as the core counted them for the record."""
    if any(known.key == method and known.checks == "end" for known in METHODS):
        # A method that checks only full boards places a queen on each square of each row, so the
        # nodes are known for every N.
        return {n: sum(n**rows for rows in range(1, n + 1)) for n in range(1, SIZES[-1] + 1)}
    cells = record.of(Subject(method, FORMS[0]))
    return {cell.n: cell.nodes for cell in cells if cell.nodes}


def _program(
    subject: Subject, language: str, cells: Sequence[Timing], work: Mapping[int, int]
) -> TimedProgram:
    best = {cell.n: min(cell.samples) for cell in cells}
    error = _max_prediction_error(best, work)
    durations = tuple(_duration(n, best, work, error) for n in SIZES)
    return TimedProgram(subject.method, language, durations, max(best), max(work, default=0))


def _duration(n: int, best: Mapping[int, float], work: Mapping[int, int], error: float) -> Duration:
    """Return the measured time of `n`, or an estimate from the nearest N with a measurement.

    Estimates assume that the time grows as the work does. `best` has the best time by n, `work` the
    nodes by n, and `error` is the factor by which such an estimate was wrong for one more queen.
    """
    nearest = min(best, key=lambda measured: abs(measured - n))
    distance = abs(nearest - n)
    if not distance:
        return Duration(best[n])
    seconds = best[nearest] * _growth(nearest, n, work)
    # Independent errors combine as the root of the sum of the squares of their logarithms.
    return Duration(seconds, exp(hypot(log(error), distance * log(ERROR_PER_QUEEN))))


def _max_prediction_error(best: Mapping[int, float], work: Mapping[int, int]) -> float:
    """Return the largest factor by which an estimate from the next smaller measured N was wrong.

    Only the last measurements in `best` are compared. The factor is at least 1.
    """
    sizes = sorted(best)[-CHECKED_SIZES - 1 :]
    errors = [best[n] / best[m] / _growth(m, n, work) for m, n in pairwise(sizes)]
    return max([1.0, *errors, *(1 / error for error in errors)])


def _growth(start: int, end: int, work: Mapping[int, int]) -> float:
    """Return the work of a method for N = `end` divided by its work for N = `start`."""
    return _amount(end, work) / _amount(start, work)


def _amount(n: int, work: Mapping[int, int]) -> float:
    """Return the number of nodes for `n`.

    Beyond the last N in `work`, it grows as the solutions do.
    If `work` is empty, return the number of solutions.
    """
    if n in work or not work:
        return work.get(n, known_census(n).total)
    last = max(work)
    return work[last] * known_census(n).total / known_census(last).total


def durations_table(programs: Sequence[TimedProgram]) -> Table:
    """Return a table of the measured times of the programs. Cells of estimates are empty."""
    rows = tuple(
        (
            Cell(program.title, target=method_path(program.method)),
            program.language_title,
            *(duration.seconds if duration.is_measured else None for duration in program.durations),
        )
        for program in programs
    )
    sizes = (f"N = {n}" for n in SIZES)
    columns = (*text_columns("method", "language"), *number_columns(*sizes, format=format_seconds))
    return Table("Best times that were measured", columns, rows, "A dash: not measured.")
