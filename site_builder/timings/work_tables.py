"""Queens that the methods place, beside their times: how many a second, and for one N."""

from __future__ import annotations

from cy_core import Method, first_to_list
from site_builder.timings.data import cells_table
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.selections import MOST, format_seconds, ladder, largest_shared, of_queens
from site_builder.timings.subjects import subject_title
from site_builder.timings.tasks import FORMS
from site_builder.values.addresses import method_path
from site_builder.values.census import nodes, one_form
from site_builder.values.table import Cell, Row, Table, Value, numbers, words
from site_builder.values.text import ratio


def rates_table(record: Record, n: int | None = None) -> Table:
    """Nodes of each method at one N, and how many of them it visits in a second.

    Parameters
    ----------
    record : Record
        Of one machine; cells without nodes have no rate.
    n : int or None
        Side of the board; None for the largest at which most methods were measured.
    """
    shown = n or _shared_n(record)
    cells = {cell.subject: cell for cell in record.cells if cell.n == shown}
    methods = [[Subject(s.method, form) for form in FORMS] for s in ladder(FORMS[0])]
    known = [cells[subject] for both in methods for subject in both if subject in cells]
    rows = [_rates_row(both[0], [cells.get(subject) for subject in both]) for both in methods]
    caption = f"Nodes, and nodes per second, for N = {shown}"
    columns = (*words("method"), *numbers("nodes"), *numbers(*FORMS, format=format_rate))
    note = "Small figures: the time. Nodes are the queens placed in the search."
    name = f"nodes-per-second-{n}" if n else "nodes-per-second"
    data = cells_table(caption, record, name, known)
    return Table(caption, columns, tuple(rows) if known else (), note, data=data)


def _shared_n(record: Record) -> int:
    """The largest N at which most of those were measured that count nodes; 0 without any."""
    nodes: dict[str, dict[int, float]] = {}
    for cell in of_queens(record):
        if cell.nodes and cell.samples:
            nodes.setdefault(subject_title(cell.subject), {})[cell.n] = cell.nodes
    return largest_shared(nodes, MOST) if nodes else 0


def _rates_row(subject: Subject, cells: list[Timing | None]) -> Row:
    nodes = next((cell.nodes for cell in cells if cell and cell.nodes), None)
    title = subject_title(subject, with_form=False)
    return Cell(title, target=method_path(subject.method)), nodes, *map(_rate, cells)


def _rate(cell: Timing | None) -> Cell | None:
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
    base = nodes(first_to_list("solutions").key, FORMS[0], n) or 1
    rows, cells = list[Row](), list[Timing]()
    for method in one_form():
        nearest = [_nearest(record, Subject(method.key, form), n) for form in FORMS]
        head = Cell(method.title, target=method_path(method.key))
        times = (_nearest_time(cell, n) for cell in nearest)
        rows.append((head, *_placed(method, n, base), *times))
        cells += filter(None, nearest)
    caption = f"Queens placed and best time of each method for N = {n}"
    columns = (
        *words("method"),
        *numbers("queens placed"),
        *numbers("against backtracking", format=ratio),
        *numbers(*FORMS, format=format_seconds),
    )
    data = cells_table(caption, record, f"comparison-{n}", cells)
    return Table(caption, columns, tuple(rows), data=data)


def _placed(method: Method, n: int, base: int) -> tuple[Value, Value]:
    count = nodes(method.key, FORMS[0], n) if n <= method.max_n else None
    return count, None if count is None else count / base


def _nearest(record: Record, subject: Subject, n: int) -> Timing | None:
    """The finished cell at this N, or else the nearest."""
    return min(record.of(subject), key=lambda cell: abs(cell.n - n), default=None)


def _nearest_time(cell: Timing | None, n: int) -> Value | Cell:
    """The best time; of another N, it names that and takes no part in sorting."""
    if cell is None or cell.best is None or cell.n == n:
        return cell.best if cell else None
    return Cell(f"{format_seconds(cell.best)} (N = {cell.n})", mark="quiet")
