"""Tables of how the methods work: nodes per second, queens placed, and the spread of samples."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from cy_core import FORMS, Method, first_method_listing
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.selections import (
    MAJORITY,
    format_seconds,
    ladder,
    largest_shared,
    queens_cells,
)
from site_builder.timings.subjects import subject_title
from site_builder.timings.table_builder import DATA_FOLDER, cell_row, record_table
from site_builder.values.census import nodes, recursive_methods
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Column, Row, Table, Value, number_columns, text_columns
from site_builder.values.text import counted, ratio


def rates_table(record: Record, n: int | None = None) -> Table:
    """Nodes of each method at one N, and how many of them it visits in a second."""
    size = n or _shared_n(record)
    cells = {cell.subject: cell for cell in record.cells if cell.n == size}
    methods = [[Subject(s.method, form) for form in FORMS] for s in ladder(FORMS[0])]
    known = [cells[subject] for both in methods for subject in both if subject in cells]
    rows = [_rates_row(both[0], [cells.get(subject) for subject in both]) for both in methods]
    return record_table(
        record,
        f"nodes-per-second-{n}" if n else "nodes-per-second",
        f"Nodes, and nodes per second, for N = {size}",
        (
            *text_columns("method"),
            *number_columns("nodes"),
            *number_columns(*FORMS, format=format_rate),
        ),
        rows if known else (),
        "Small figures: the time. Nodes are the queens placed in the search.",
        (cell_row(record, cell) for cell in known),
    )


def _shared_n(record: Record) -> int:
    """The largest N at which most methods that count nodes were measured; 0 without any."""
    nodes: dict[str, dict[int, float]] = {}
    for cell in queens_cells(record):
        if cell.nodes and cell.samples:
            nodes.setdefault(subject_title(cell.subject), {})[cell.n] = cell.nodes
    return largest_shared(nodes, MAJORITY) if nodes else 0


def _rates_row(subject: Subject, cells: Sequence[Timing | None]) -> Row:
    nodes = next((cell.nodes for cell in cells if cell and cell.nodes), None)
    title = subject_title(subject, with_form=False)
    return Cell(title, target=method_path(subject.method)), nodes, *map(_rate_cell, cells)


def _rate_cell(cell: Timing | None) -> Cell | None:
    if cell is None or cell.best is None or not cell.nodes:
        return None
    return Cell(cell.nodes / cell.best, under=format_seconds(cell.best))


def format_rate(rate: float) -> str:
    """Nodes per second in three figures.

    >>> format_rate(412_345_678), format_rate(8_214_000), format_rate(714_000)
    ('412 million', '8.21 million', '0.714 million')
    """
    return f"{float(f'{rate:.3g}') / 1e6:#.3g}".rstrip(".") + " million"


def comparison_table(n: int, record: Record) -> Table:
    """Queens that each method places for one N, beside its best times on one machine."""
    base = nodes(first_method_listing("solutions").key, FORMS[0], n) or 1
    rows, cells = list[Row](), list[Timing]()
    for method in recursive_methods():
        nearest = [_nearest(record, Subject(method.key, form), n) for form in FORMS]
        head = Cell(method.title, target=method_path(method.key))
        times = (_nearest_time(cell, n) for cell in nearest)
        rows.append((head, *_placed(method, n, base), *times))
        cells += filter(None, nearest)
    columns = (
        *text_columns("method"),
        *number_columns("queens placed"),
        *number_columns("against backtracking", format=ratio),
        *number_columns(*FORMS, format=format_seconds),
    )
    caption = f"Queens placed and best time of each method for N = {n}"
    file_rows = (cell_row(record, cell) for cell in cells)
    return record_table(record, f"comparison-{n}", caption, columns, rows, "", file_rows)


def _placed(method: Method, n: int, base: int) -> tuple[Value, Value]:
    """Queens that a method places, and as a multiple of `base`."""
    count = nodes(method.key, FORMS[0], n) if n <= method.max_n else None
    return count, None if count is None else count / base


def _nearest(record: Record, subject: Subject, n: int) -> Timing | None:
    """The finished cell at this N, or else the nearest."""
    return min(record.of(subject), key=lambda cell: abs(cell.n - n), default=None)


def _nearest_time(cell: Timing | None, n: int) -> Value | Cell:
    """The best time; where it is that of another N, a text, which is not sorted as a number."""
    if cell is None or cell.best is None or cell.n == n:
        return cell.best if cell else None
    return Cell(f"{format_seconds(cell.best)} (N = {cell.n})", mark="quiet")


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
    Column("record"),
    Column("date"),
    Column("best_time", "best time", align="l"),
    Column("cells", "cells"),
    Column("min_samples"),
    Column("max_samples"),
    Column("", "samples each"),
    Column("median_spread", "median spread", "ratio", _percent),
    Column("widest_spread", "widest spread", "ratio", _percent),
    Column("widest_of", "which is", align="l"),
)


def spread_table(record: Record) -> Table:
    """How far the samples of one cell lie apart: a row for each class of best times."""
    single = sum(len(cell.samples) == 1 for cell in queens_cells(record))
    note = (
        "Spread: how far the median of the samples lies above the best. "
        f"{counted(single, 'cell has', 'cells have')} one sample only, and no spread."
    )
    rows = tuple(_spread_row(record, name, cells) for name, cells in time_classes(record).items())
    caption = "Spread of the samples, by the time of one run"
    path = f"{DATA_FOLDER}/{record.name}/spread"
    return Table(caption, SPREAD_COLUMNS, rows, note, path=path)


def time_classes(record: Record) -> dict[str, list[Timing]]:
    """The cells of queens with two samples or more, by the class of their best time."""
    classes: dict[str, list[Timing]] = {name: [] for name, _ in TIME_CLASSES}
    for cell in queens_cells(record):
        if cell.best is not None and cell.spread is not None:
            best = cell.best
            classes[next(name for name, end in TIME_CLASSES if best < end)].append(cell)
    return {name: cells for name, cells in classes.items() if cells}


def _spread_row(record: Record, name: str, cells: Sequence[Timing]) -> Row:
    spreads = [cell.spread or 0.0 for cell in cells]
    widest = cells[spreads.index(max(spreads))]
    samples = [len(cell.samples) for cell in cells]
    least, most = min(samples), max(samples)
    span = str(least) if least == most else f"{least} to {most}"
    return (
        *(record.name, record.date, name, len(cells), least, most, Cell(most, text=span)),
        *(median(spreads), widest.spread, _cell_name(widest)),
    )


def _cell_name(cell: Timing) -> str:
    """The subject of a cell, its task where it lists boards, and its N."""
    listing = {"fundamental": "listing, ", "solutions": "listing all, "}.get(cell.subject.task, "")
    return f"{subject_title(cell.subject)}, {listing}N = {cell.n}"
