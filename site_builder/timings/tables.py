"""Tables of what was measured, and their cells in full as files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import compress, repeat, starmap
from statistics import median

from cy_core import ENGINE, FORMS
from site_builder.timings.comparisons import (
    COMPARISONS,
    MAJORITY,
    Grid,
    GridRow,
    compared,
    engines,
    fastest,
    ladder,
    largest_shared,
    queens_cells,
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
    format_rate,
    format_seconds,
    format_speed,
)
from site_builder.values.census import nodes, recursive_methods
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Column, Row, Table, Value, number_columns, text_columns
from site_builder.values.text import counted

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


# Nodes and samples --------------------------------------------------------------------------------


def rates_table(record: Record) -> Table:
    """Nodes of each method at the largest N that most have, and how many it visits in a second."""
    n = _shared_n(record)
    cells = {cell.subject: cell for cell in record.cells if cell.n == n}
    methods = [[Subject(s.method, form) for form in FORMS] for s in ladder(FORMS[0])]
    known = any(subject in cells for both in methods for subject in both)
    rows = list[Row]()
    for both in methods:
        head = Cell(subject_title(both[0], with_form=False), target=method_path(both[0].method))
        placed = [cells[subject].nodes for subject in both if subject in cells]
        rows.append(
            (head, next(filter(None, placed), None), *map(_rate_cell, map(cells.get, both)))
        )
    rates = (Column(form, form, "nodes_per_second", format_rate) for form in FORMS)
    return Table(
        f"Nodes, and nodes per second, for N = {n}",
        (*text_columns("method"), *number_columns("nodes"), *rates),
        tuple(rows) if known else (),
        "Small number: the time. Nodes are the queens placed in the search.",
        path=f"{DATA_FOLDER}/nodes-per-second-{n}",
    )


def _shared_n(record: Record) -> int:
    """The largest N at which most methods that count nodes were measured; 0 without any."""
    nodes: dict[str, dict[int, float]] = {}
    for cell in queens_cells(record):
        if cell.nodes and cell.samples:
            nodes.setdefault(subject_title(cell.subject), {})[cell.n] = cell.nodes
    return largest_shared(nodes, MAJORITY) if nodes else 0


def _rate_cell(cell: Timing | None) -> Cell | None:
    if cell is None or cell.best is None or not cell.nodes:
        return None
    return Cell(cell.nodes / cell.best, under=format_seconds(cell.best))


IDEAS = {
    "brute_force": "fill the board in every way, test at the end",
    "backtracking": "test each queen against the queens above",
    "placement_flags": "look up column and diagonals in three arrays",
    "list_based": "try only columns that are left",
    "columns_left": "the same, with the list in bits",
    "bitmap": "find all free squares of a row at once",
    "lowest_zero": "the same, with ones and zeros swapped",
    "mirror": "search half of the first row, and double",
    "symmetry_elimination": "search only boards that can be the greatest of their eight images",
    "carry_chain": "fill the edge first, weigh it by symmetry, count the inside",
}


def placed_table(sizes: Sequence[int], record: Record) -> Table:
    """The idea of each method, the queens that it places for some N, and its best times."""
    rows = list[Row]()
    for method in recursive_methods():
        row: list[Value | Cell] = [Cell(method.title, target=method_path(method.key))]
        row.append(Cell(IDEAS[method.key], mark="words"))
        for n in sizes:
            timed = [c for form in FORMS for c in record.of(Subject(method.key, form)) if c.n == n]
            row.append(nodes(method.key, FORMS[0], n) if n <= method.max_n else None)
            row.append(min((cell.best for cell in timed if cell.best), default=None))
        rows.append(tuple(row))
    columns = list(text_columns("method", "idea"))
    for n in sizes:
        columns.append(Column(f"queens_n_{n}", f"queens, N = {n}"))
        columns.append(Column(f"time_n_{n}", f"time, N = {n}", "seconds", format_seconds))
    caption = f"Queens placed and best time of each method for N = {' and '.join(map(str, sizes))}"
    path = f"{DATA_FOLDER}/placed-{'-'.join(map(str, sizes))}"
    return Table(caption, tuple(columns), tuple(rows), path=path)


# Classes of best times, each with the seconds that it ends below.
TIME_CLASSES = (
    ("below 10 µs", 1e-5),
    ("10 µs to 1 ms", 1e-3),
    ("1 ms to 100 ms", 0.1),
    ("100 ms to 10 s", 10.0),
    ("10 s and above", float("inf")),
)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


SPREAD_COLUMNS = (
    Column("best_time", "best time", align="l"),
    Column("cells", "cells"),
    Column("samples", "samples each"),
    Column("median_spread", "median spread", "ratio", _percent),
    Column("widest_spread", "widest spread", "ratio", _percent),
    Column("widest_of", "which is", align="l"),
)


def spread_table(record: Record) -> Table:
    """How far the samples of one cell lie apart: a row for each class of best times."""
    note = (
        "Spread: how far the median of the samples lies above the best. "
        "A cell with one sample only has no spread."
    )
    rows = tuple(_spread_row(name, cells) for name, cells in time_classes(record).items())
    caption = "Spread of the samples, by the time of one run"
    path = f"{DATA_FOLDER}/spread"
    return Table(caption, SPREAD_COLUMNS, rows, note, path=path)


def time_classes(record: Record) -> dict[str, list[Timing]]:
    """The cells of queens with two samples or more, by the class of their best time."""
    classes: dict[str, list[Timing]] = {name: [] for name, _ in TIME_CLASSES}
    for cell in queens_cells(record):
        if cell.best is not None and cell.spread is not None:
            best = cell.best
            classes[next(name for name, end in TIME_CLASSES if best < end)].append(cell)
    return {name: cells for name, cells in classes.items() if cells}


def _spread_row(name: str, cells: Sequence[Timing]) -> Row:
    spreads = [cell.spread or 0.0 for cell in cells]
    widest = cells[spreads.index(max(spreads))]
    samples = [len(cell.samples) for cell in cells]
    least, most = min(samples), max(samples)
    span = str(least) if least == most else f"{least} to {most}"
    counts = (len(cells), Cell(most, text=span))
    return name, *counts, median(spreads), widest.spread, _cell_name(widest)


def _cell_name(cell: Timing) -> str:
    """The subject of a cell, its task where it lists boards, and its N."""
    listing = {"fundamental": "listing, ", "solutions": "listing all, "}.get(cell.subject.task, "")
    return f"{subject_title(cell.subject).removeprefix('All: ')}, {listing}N = {cell.n}"


# Machines -----------------------------------------------------------------------------------------

GIB = 1 << 30


def _gibibytes(size: float) -> str:  # no lambda: the cache on disk keeps tables
    return f"{size / GIB:.0f} GiB"


FLAGS_NOTE = "The SSE4, AVX2 and AVX-512 backends add their instructions to the flags shown."
MACHINE_COLUMNS = (
    Column("machine", "machine", align="l"),
    Column("memory", "memory", "bytes", _gibibytes),
    Column("system", "system", align="l"),
    Column("python", "Python", align="l"),
    Column("compiler", "compiler", align="l"),
    Column("core_version", "core", align="l"),
    Column("date", "measured", align="l"),
)


def machines_table(records: Sequence[Record]) -> Table:
    """One row for each machine."""
    rows = tuple(starmap(_machine_row, zip(records, machine_titles(records), strict=True)))
    caption = "Machines, and how the core was built"
    return Table(caption, MACHINE_COLUMNS, rows, FLAGS_NOTE, path=f"{DATA_FOLDER}/machines")


def _machine_row(record: Record, title: str) -> Row:
    m = record.machine
    compiler = " ".join(filter(None, [m.compiler, m.flags])) or None
    date = Cell(record.date, under=counted(record.finished, "time"))
    return title, m.memory, m.system, m.python, compiler, record.core_version, date


def machine_titles(records: Sequence[Record]) -> tuple[str, ...]:
    """What each machine is called; equal titles get the names of their records."""
    titles = [record.title for record in records]
    count = Counter(titles)
    return tuple(
        title if count[title] == 1 else f"{title} ({record.name})"
        for record, title in zip(records, titles, strict=True)
    )


def tables_of_machines(
    records: Sequence[Record], tables: Callable[[Record], Sequence[Table]]
) -> list[Table]:
    """The tables of one machine; of several, each with the rows of all, and a column for them."""
    by_caption: dict[str, dict[str, Table]] = {}
    for record, machine in zip(records, machine_titles(records), strict=True):
        for table in tables(record):
            if table.rows:
                by_caption.setdefault(table.caption, {})[machine] = table
    if len(records) > 1:
        return [_joined(by_machine) for by_machine in by_caption.values()]
    return [table for by_machine in by_caption.values() for table in by_machine.values()]


MACHINE = Column("machine", "machine", align="l")


def _joined(by_machine: Mapping[str, Table]) -> Table:
    """The tables of several machines as one, with all columns that any of them has."""
    tables = [*by_machine.values()]
    known = dict.fromkeys(column for table in tables for column in table.columns)
    columns = sorted(
        known, key=lambda column: int((column.heading or "").partition("N = ")[2] or 0)
    )
    columns.insert(next(i for i, column in enumerate(columns, 1) if column.heading), MACHINE)
    values = [
        dict(zip(table.columns, row, strict=True)) | {MACHINE: machine}
        for machine, table in by_machine.items()
        for row in table.rows
    ]
    rows = [tuple(each.get(column) for column in columns) for each in values]
    heads = [*dict.fromkeys(row[0] for row in rows)]
    return replace(
        tables[0],
        columns=tuple(columns),
        rows=tuple(sorted(rows, key=lambda row: heads.index(row[0]))),  # a program on each machine
        note=max((table.note for table in tables), key=len),
        text="\n\n".join(f"{name}\n{t.text}" for name, t in by_machine.items() if t.text),
    )


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
