"""Tables of measured times. Their data are also in files, with all digits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress

from cy_core import ENGINE, FORMS
from site_builder.timings.comparisons import (
    COMPARISONS,
    Grid,
    GridRow,
    compared,
    engines,
    fastest,
)
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.subjects import (
    COMPILED,
    LANGUAGES,
    subject_text,
    subject_title,
)
from site_builder.timings.tasks import PUZZLES, TASK_SPECS
from site_builder.timings.text import (
    CLASSIC_HEADER,
    classic_line,
    classic_time,
    format_seconds,
    format_speed,
)
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Column, Row, Table, number_columns, text_columns

# The columns and rows of a table.
Content = tuple[tuple[Column, ...], list[Row]]

# One machine --------------------------------------------------------------------------------------


def classic_tables(record: Record, key: str) -> Sequence[Table]:
    """Return the tables of both forms of a method, or the tables of the engine.

    The engine has a table for each instruction set and each number of threads.
    """
    subjects = engines(record) if key == ENGINE else [Subject(key, form) for form in FORMS]
    return [classic_table(record, subject) for subject in subjects]


CLASSIC_COLUMNS = (
    Column("n", "N"),
    Column("total", "Total"),
    Column("fundamental", "Unique"),
    Column("", "hh:mm:ss.ms", format=classic_time),
    Column("best", "time", "seconds", format_seconds, mark="quiet"),
)


def classic_table(record: Record, subject: Subject) -> Table:
    """Return the table that N-Queens programs usually print. It also has a text in their layout."""
    lines = [
        classic_line(cell.n, cell.total, cell.fundamental, min(cell.samples))
        for cell in record.of(subject)
        if cell.total is not None
    ]
    text = "\n".join([CLASSIC_HEADER, *lines])
    rows = tuple((c.n, c.total, c.fundamental, c.best, c.best) for c in record.of(subject))
    path = f"{DATA_FOLDER}/classic-{subject_file(subject)}"
    return Table(subject_title(subject), CLASSIC_COLUMNS, rows, text=text, path=path)


def subject_file(subject: Subject) -> str:
    """Return a subject as part of a file name.

    >>> subject_file(Subject("engine", backend="avx2", threads=2))
    'engine-avx2-2-threads'
    """
    return subject_text(subject).replace(", ", "-").replace(" ", "-").replace("_", "-")


# Comparisons --------------------------------------------------------------------------------------


def comparison_table(record: Record, name: str) -> Table:
    """Return the table of one of `COMPARISONS`: a row for each program, and a column for each N.

    The table of a puzzle has a column for each program, and a row for each n.
    """
    comparison = COMPARISONS[name]
    grid = compared(record, name)
    if name in PUZZLES:
        columns, rows = _puzzle(name, grid)
    elif name == "forms":
        columns, rows = _ratios(name, grid)
    else:
        columns, rows = _times(name, grid)
    if name == "forms":
        note = (
            "How many times as fast the iterative form is as the recursive one; above 1 it is "
            "faster. A dash: one of them was not run, or took less than ten microseconds."
        )
    else:
        note = f"Small number: how many times as fast as {comparison.reference}. {comparison.note}"
        note = f"{note.strip()} {DASH_NOTE}" if any(None in row for row in rows) else note.strip()
    return Table(comparison.title, columns, tuple(rows), note, path=f"{DATA_FOLDER}/{name}")


def _times(name: str, grid: Grid) -> Content:
    """Return columns and rows with best times.

    Each time has its speed relative to the reference.
    """
    comparison = COMPARISONS[name]
    headings = ["program" if comparison.has_forms else "method"]
    if name == "programs":
        headings.append("language")
    columns = (
        *text_columns(*headings),
        *(Column(f"n_{n}", f"N = {n}", "seconds", format_seconds) for n in grid.sizes),
    )
    best_by_row = _fastest_times(grid) if comparison.marks_fastest else {}
    rows: list[Row] = []
    for row in grid.rows:
        best = best_by_row.get(row, [None] * len(grid.sizes))
        triples = zip(row.cells, row.speeds, best, strict=True)
        rows.append((*_heads(row, name), *(time_cell(*triple) for triple in triples)))
    return columns, rows


def _ratios(name: str, grid: Grid) -> Content:
    """Return columns and rows with speeds: how many times as fast each program is as its reference.

    Sizes at which no speed is known are left out.
    """
    speeds = [row.speeds for row in grid.rows]
    is_known = [any(speed is not None for speed in column) for column in zip(*speeds, strict=True)]
    sizes = compress(grid.sizes, is_known)
    ratios = (Column(f"n_{n}", f"N = {n}", "ratio", "{:.2f}".format) for n in sizes)
    return (*text_columns("method"), *ratios), [
        (*_heads(row, name), *compress(row.speeds, is_known)) for row in grid.rows if any(is_known)
    ]


def _puzzle(name: str, grid: Grid) -> Content:
    """Return columns and rows with the times of a puzzle, and the numbers of placed things.

    There is a row for each n.
    """
    methods = [row.subject.method for row in grid.rows]
    columns = (
        *number_columns(TASK_SPECS[grid.rows[0].subject.task].size_name if grid.rows else ""),
        *(Column(method, method, "seconds", format_seconds) for method in methods),
        *(Column(f"placed_{method}", f"placed, {method}") for method in methods),
    )
    times = [map(time_cell, row.cells, row.speeds) for row in grid.rows]
    placed = [[cell and cell.nodes for cell in row.cells] for row in grid.rows]
    return columns, list(zip(grid.sizes, *times, *placed, strict=True)) if grid.rows else []


def _heads(row: GridRow, name: str) -> Sequence[Cell | str]:
    """Return the first cells of a row: the name of the program, with a link to its method's page.

    In the table named "programs", the language of the program follows.
    """
    subject = row.subject
    title = subject_title(subject, with_form=COMPARISONS[name].has_forms)
    language = [LANGUAGES.get(subject.task, COMPILED)] if name == "programs" else []
    return [Cell(title, target=method_path(subject.method)), *language]


def _fastest_times(grid: Grid) -> Mapping[GridRow, Sequence[float | None]]:
    """Return for each row the times to mark: the best times at each size.

    They are the best of the ladder for the methods, and the best of the engine for its rows.
    """
    of_engine = [row for row in grid.rows if row.subject.method == ENGINE]
    of_ladder = [row for row in grid.rows if row.subject.method != ENGINE]
    return {row: fastest(group) for group in (of_ladder, of_engine) for row in group}


# Parts of tables, and files -----------------------------------------------------------------------

DATA_FOLDER = "timings/data"
# The page of our own site with the times of all methods.
METHODS_PAGE = "timings/measurements.md"
DASH_NOTE = "Dash: not measured, or stopped at the time limit."


def time_cell(cell: Timing | None, speed: float | None, best: float | None = None) -> Cell | None:
    """Return a cell with the best time and the speed. The time is marked if it equals `best`.

    Return None if `cell` has no time.
    """
    if cell is None or cell.best is None:
        return None
    under = "" if speed is None else format_speed(speed)
    return Cell(cell.best, mark="best" if cell.best == best else "", under=under)
