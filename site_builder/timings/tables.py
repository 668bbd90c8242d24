"""Tables of what was measured, and their cells in full as files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress, repeat

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

Content = tuple[tuple[Column, ...], list[Row]]  # columns and rows of a table

# One machine --------------------------------------------------------------------------------------


def classic_tables(record: Record, key: str) -> Sequence[Table]:
    """The tables of a method in both forms, or of the engine with all instructions and threads."""
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
    """The table that N-Queens programs print, also as text in their layout."""
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
    """A subject as part of the name of a file.

    >>> subject_file(Subject("engine", backend="avx2", threads=2))
    'engine-avx2-2-threads'
    """
    return subject_text(subject).replace(", ", "-").replace(" ", "-").replace("_", "-")


# Comparisons --------------------------------------------------------------------------------------


def comparison_table(record: Record, name: str) -> Table:
    """One of `COMPARISONS`: a row for each program, a column for each N; of a puzzle, turned."""
    comparison, grid = COMPARISONS[name], compared(record, name)
    columns_and_rows = _puzzle if name in PUZZLES else _ratios if name == "forms" else _times
    columns, rows = columns_and_rows(name, grid)
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
    """The best times, and how many times as fast as its reference each is."""
    comparison = COMPARISONS[name]
    columns = (
        *text_columns("program" if comparison.has_forms else "method"),
        *text_columns(*["language"] * (name == "programs")),
        *(Column(f"n_{n}", f"N = {n}", "seconds", format_seconds) for n in grid.sizes),
    )
    best = _fastest_times(grid) if comparison.marks_fastest else {}
    rows: list[Row] = [
        (*_heads(row, name), *map(time_cell, row.cells, row.speeds, best.get(row, repeat(None))))
        for row in grid.rows
    ]
    return columns, rows


def _ratios(name: str, grid: Grid) -> Content:
    """How many times as fast as its reference each row is, at the sizes where it is known."""
    speeds = [row.speeds for row in grid.rows]
    kept = [any(speed is not None for speed in at) for at in zip(*speeds, strict=True)]
    sizes = compress(grid.sizes, kept)
    ratios = (Column(f"n_{n}", f"N = {n}", "ratio", "{:.2f}".format) for n in sizes)
    return (*text_columns("method"), *ratios), [
        (*_heads(row, name), *compress(row.speeds, kept)) for row in grid.rows if any(kept)
    ]


def _puzzle(name: str, grid: Grid) -> Content:
    """Times of a puzzle and what each method places: a row for each n."""
    methods = [row.subject.method for row in grid.rows]
    columns = (
        *number_columns(TASK_SPECS[grid.rows[0].subject.task].size_name if grid.rows else ""),
        *(Column(method, method, "seconds", format_seconds) for method in methods),
        *(Column(f"placed_{method}", f"placed, {method}") for method in methods),
    )
    times = [map(time_cell, row.cells, row.speeds) for row in grid.rows]
    placed = [[cell and cell.nodes for cell in row.cells] for row in grid.rows]
    return columns, [*zip(grid.sizes, *times, *placed, strict=True)] if grid.rows else []


def _heads(row: GridRow, name: str) -> Sequence[Cell | str]:
    """The name of what ran, with a link to the page of its method; of a program, its language."""
    subject = row.subject
    title = subject_title(subject, with_form=COMPARISONS[name].has_forms)
    language = [LANGUAGES.get(subject.task, COMPILED)] if name == "programs" else []
    return [Cell(title, target=method_path(subject.method)), *language]


def _fastest_times(grid: Grid) -> Mapping[GridRow, Sequence[float | None]]:
    """The best times of the ladder and of the engine at each size, by their rows."""
    of_engine = [row for row in grid.rows if row.subject.method == ENGINE]
    of_ladder = [row for row in grid.rows if row.subject.method != ENGINE]
    return {row: fastest(group) for group in (of_ladder, of_engine) for row in group}


# Parts of tables, and files -----------------------------------------------------------------------

DATA_FOLDER = "timings/data"
METHODS_PAGE = "timings/measurements.md"  # the page of our own site with the times of all methods
DASH_NOTE = "Dash: not measured, or stopped at the time limit."


def time_cell(cell: Timing | None, speed: float | None, best: float | None = None) -> Cell | None:
    """The best time of a cell and its speed-up; marked where the time equals `best`."""
    if cell is None or cell.best is None:
        return None
    under = "" if speed is None else format_speed(speed)
    return Cell(cell.best, mark="best" if cell.best == best else "", under=under)
