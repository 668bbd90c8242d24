"""How far the samples of a cell scatter, by how long they take."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from site_builder.timings.data import place
from site_builder.timings.records import Record, Timing
from site_builder.timings.subjects import subject_title
from site_builder.values.table import Cell, Data, Table
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
