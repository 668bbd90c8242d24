"""Tables of what stands behind the times: nodes a second, and how far the samples scatter."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from site_builder.timings.chart_data import MOST, largest_shared
from site_builder.timings.data import cells_data, place
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.selections import format_seconds, ladder
from site_builder.timings.subjects import FORMS, subject_title
from site_builder.values.addresses import method_path
from site_builder.values.table import NOTHING, Cell, Data, Table
from site_builder.values.text import counted, grouped

# Seconds: where one class of times ends and the next begins.
BOUNDS = (0.0, 1e-5, 1e-3, 0.1, 10.0, float("inf"))
CLASSES = (
    "below 10 µs",
    "10 µs to 1 ms",
    "1 ms to 100 ms",
    "100 ms to 10 s",
    "10 s and above",
)


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
    return Table(
        f"Nodes, and nodes per second, for N = {shown}",
        ("method", "nodes", *FORMS),
        "lrrr",
        tuple(rows) if known else (),
        "Small figures: the time. Nodes are the queens placed in the search.",
        data=cells_data(record, f"nodes-per-second-{n}" if n else "nodes-per-second", known),
    )


def _shared_n(record: Record) -> int:
    """The largest N at which most of those were measured that count nodes; 0 without any."""
    nodes: dict[str, dict[int, float]] = {}
    for cell in record.cells:
        if cell.nodes and cell.samples:
            nodes.setdefault(subject_title(cell.subject), {})[cell.n] = cell.nodes
    return largest_shared(nodes, MOST) if nodes else 0


def _rates_row(subject: Subject, cells: list[Timing | None]) -> tuple[Cell, ...]:
    nodes = next((cell.nodes for cell in cells if cell and cell.nodes), None)
    counted_here = Cell(grouped(nodes), value=nodes) if nodes else Cell(NOTHING, mark="quiet")
    title = subject_title(subject, with_form=False)
    return Cell(title, target=method_path(subject.method)), counted_here, *map(_rate, cells)


def _rate(cell: Timing | None) -> Cell:
    if cell is None or cell.best is None or not cell.nodes:
        return Cell(NOTHING, mark="quiet")
    rate = cell.nodes / cell.best
    return Cell(format_rate(rate), under=format_seconds(cell.best), value=rate)


def format_rate(rate: float) -> str:
    """Nodes per second in three figures.

    >>> format_rate(412_345_678), format_rate(8_214_000), format_rate(714_000)
    ('412 million', '8.21 million', '0.714 million')
    """
    return f"{float(f'{rate:.3g}') / 1e6:#.3g}".rstrip(".") + " million"


@dataclass(frozen=True, slots=True)
class Spread:
    """How far the samples of some cells scatter: `cells` have two samples or more."""

    name: str
    cells: tuple[Timing, ...]

    @property
    def middle(self) -> float:
        """The median of how far a median sample lies above the best, as a share."""
        return median(cell.spread or 0.0 for cell in self.cells)

    @property
    def widest(self) -> Timing:
        """The cell that scatters most."""
        return max(self.cells, key=lambda cell: cell.spread or 0.0)


def spreads(record: Record) -> tuple[Spread, ...]:
    """The cells of a record by how long they take; classes without any are left out."""
    known = [cell for cell in record.cells if cell.best is not None and cell.spread is not None]
    classes = zip(CLASSES, BOUNDS, BOUNDS[1:], strict=False)
    made = (
        Spread(name, tuple(c for c in known if least <= (c.best or 0.0) < most))
        for name, least, most in classes
    )
    return tuple(spread for spread in made if spread.cells)


def spread_table(record: Record) -> Table:
    """How far the samples of one cell lie apart, by how long they take."""
    found = spreads(record)
    single = sum(len(cell.samples) == 1 for cell in record.cells)
    note = (
        "Spread: how far the median of the samples lies above the best. "
        f"{counted(single, 'cell has', 'cells have')} one sample only, and no spread."
    )
    return Table(
        "Spread of the samples, by the time of one run",
        ("best time", "cells", "samples each", "median spread", "widest spread", "which is"),
        "lrrrrl",
        tuple(map(_spread_row, found)),
        note,
        data=_spread_data(record, found),
    )


def _spread_row(spread: Spread) -> tuple[Cell, ...]:
    widest = spread.widest
    samples = sorted({len(cell.samples) for cell in spread.cells})
    between = str(samples[0]) if len(samples) == 1 else f"{samples[0]} to {samples[-1]}"
    return (
        Cell(spread.name),
        Cell(grouped(len(spread.cells)), value=len(spread.cells)),
        Cell(between, value=samples[-1]),
        _percent(spread.middle),
        _percent(widest.spread or 0.0),
        Cell(_which(widest)),
    )


def _which(cell: Timing) -> str:
    """What ran, and at which N."""
    listed = {"fundamental": "listing, ", "solutions": "listing all, "}.get(cell.subject.task, "")
    return f"{subject_title(cell.subject)}, {listed}N = {cell.n}"


def _percent(share: float) -> Cell:
    return Cell(f"{100 * share:.1f} %", value=share)


def _spread_data(record: Record, found: tuple[Spread, ...]) -> Data:
    columns = (
        *("record", "date", "best_time", "cells", "least_samples", "most_samples"),
        *("median_spread_ratio", "widest_spread_ratio", "widest_of"),
    )
    rows = tuple((record.name, record.date, *_spread_values(spread)) for spread in found)
    return Data(place(record, "spread"), columns, rows)


def _spread_values(spread: Spread) -> tuple[str | float | None, ...]:
    samples = [len(cell.samples) for cell in spread.cells]
    scatter = (spread.middle, spread.widest.spread, _which(spread.widest))
    return (spread.name, len(spread.cells), min(samples), max(samples), *scatter)
