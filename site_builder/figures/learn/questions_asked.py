"""How many questions three programs ask in a whole search, and how long their searches take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from cy_core import BASELINE, Step, StepKind, trace
from site_builder.figures.learn.asked_squares import PROGRAMS, SIZES, AskedSquare
from site_builder.figures.learn.search import METHOD
from site_builder.figures.learn.search_times import SearchTimes, search_times
from site_builder.timings.record_files import site_records
from site_builder.timings.selections import format_seconds, format_speed
from site_builder.values.block_type import Block
from site_builder.values.cache import disk_cache
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.reading import range_of
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Row, Table, number_columns, text_columns

# The programs, then the search with masks, which asks about no single square.
_METHODS = [m for m in recursive_methods() if m.title in PROGRAMS or m.key == BASELINE]


@dataclass(frozen=True, slots=True)
class QuestionsAsked:
    """The questions of a whole search."""

    n: int  # side of the board
    squares: int  # the squares that the search asks about, the same for all programs
    totals: tuple[int, ...]  # the questions of each program


def sizes_of_questions(block: Block) -> range:
    """The sizes of boards that a block names: ``4-8``."""
    return range_of(block.line(), SIZES[0], SIZES[-1])


def questions_table(sizes: Sequence[int], config: SiteConfig) -> Figure:
    """Make a table with a row for each program; beside measured times, one for the bitmap, too."""
    times = search_times(site_records(config), [method.key for method in _METHODS])
    methods = _METHODS if times else _METHODS[: len(PROGRAMS)]
    asked = [questions_asked(n) for n in sizes]
    rows = (
        (
            Cell(method.title, target=method_path(method.key)),
            *_counts(asked, index),
            *_time(times, method.key),
        )
        for index, method in enumerate(methods)
    )
    heading = [f"time, N = {times.n}"] if times else []
    columns = (
        *text_columns("program"),
        *number_columns(*(f"N = {n}" for n in sizes)),
        *number_columns(*heading, format=format_seconds),
    )
    table = Table("Questions until all solutions are found", columns, (*rows,), _note(times))
    return Figure("tables.html.jinja", {"tables": [table]})


@cache  # counted once for all rebuilds of `mkdocs serve`
@disk_cache
def questions_asked(n: int) -> QuestionsAsked:
    """Count the questions of each program until it has found all solutions.

    >>> questions_asked(4)
    QuestionsAsked(n=4, squares=60, totals=(84, 115, 36))
    """
    counts = [[len(questions) for questions in square.questions.values()] for square in _squares(n)]
    return QuestionsAsked(n, len(counts), tuple(map(sum, zip(*counts, strict=True))))


def _squares(n: int) -> Iterator[AskedSquare]:
    """The squares that backtracking asks about, in the order of the search."""
    for step in trace(n, METHOD):
        if step.kind in (StepKind.PLACE, StepKind.REJECT):
            yield AskedSquare(n, _columns_above(step), step.column)


def _columns_above(step: Step) -> tuple[int, ...]:
    return tuple(column for row, column in step.queens if row < step.row)


def _counts(asked: Sequence[QuestionsAsked], index: int) -> Row:
    """The questions of a program for each N, and for each square; a dash for the bitmap."""
    if index >= len(PROGRAMS):
        return (None,) * len(asked)
    counts = ((each.totals[index], each.squares) for each in asked)
    return tuple(Cell(total, under=f"{total / squares:.1f}") for total, squares in counts)


def _time(times: SearchTimes | None, key: str) -> Row:
    """The time of a search, and how many times as long as with masks it is."""
    if not times:
        return ()
    seconds = times.seconds[key]
    return (Cell(seconds, under=format_speed(seconds / times.seconds[BASELINE])),)


def _note(times: SearchTimes | None) -> str:
    note = "Small figures below counts: questions for each square of the search."
    if not times:
        return note
    compared = "Below times: how many times as long as the bitmap; both compiled and recursive."
    return f"{note} {compared} {times.source}"
