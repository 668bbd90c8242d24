"""What the methods place and how long they take, beside each other for one N."""

from __future__ import annotations

from site_builder.core import Method
from site_builder.timings.data import cells_data
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.selections import format_seconds
from site_builder.timings.subjects import FORMS
from site_builder.values.addresses import method_path
from site_builder.values.census import nodes, one_form
from site_builder.values.table import NOTHING, Cell, Table
from site_builder.values.text import grouped


def comparison_table(n: int, record: Record) -> Table:
    """Queens that each method places for one N, beside its best times on one machine."""
    base = nodes("backtracking", FORMS[0], n) or 1
    rows, cells = list[tuple[Cell, ...]](), list[Timing]()
    for method in one_form():
        nearest = [_nearest(record, Subject(method.key, form), n) for form in FORMS]
        head = Cell(method.title, target=method_path(method.key))
        rows.append((head, *_nodes(method, n, base), *(_time(cell, n) for cell in nearest)))
        cells += filter(None, nearest)
    return Table(
        f"Queens placed and best time of each method for N = {n}",
        ("method", "queens placed", "against backtracking", *FORMS),
        "lrrrr",
        tuple(rows),
        data=cells_data(record, f"comparison-{n}", cells),
    )


def _nodes(method: Method, n: int, base: int) -> tuple[Cell, Cell]:
    count = nodes(method.key, FORMS[0], n) if n <= method.max_n else None
    if count is None:
        return Cell(NOTHING, mark="quiet"), Cell(NOTHING, mark="quiet")
    share = count / base
    shown = f"{share:,.0f}" if share > 100 else f"{share:.2f}"
    return Cell(grouped(count), value=count), Cell(shown, value=share)


def _nearest(record: Record, subject: Subject, n: int) -> Timing | None:
    """The finished cell at this N, or else the nearest."""
    return min(record.of(subject), key=lambda cell: abs(cell.n - n), default=None)


def _time(cell: Timing | None, n: int) -> Cell:
    """The best time; of another N, it names that and takes no part in sorting."""
    if cell is None or cell.best is None:
        return Cell(NOTHING, mark="quiet")
    if cell.n == n:
        return Cell(format_seconds(cell.best), value=cell.best)
    return Cell(f"{format_seconds(cell.best)} (N = {cell.n})", mark="quiet")
