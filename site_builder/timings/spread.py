"""How far the samples of a cell scatter, by how long they take."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from site_builder.timings.data import data_path
from site_builder.timings.records import Record, Timing
from site_builder.timings.selections import of_queens
from site_builder.timings.subjects import subject_title
from site_builder.values.table import Cell, Column, Row, Table
from site_builder.values.text import counted

# Seconds: where one class of times ends and the next begins.
BOUNDS = (0.0, 1e-5, 1e-3, 0.1, 10.0, float("inf"))
CLASSES = (
    "below 10 µs",
    "10 µs to 1 ms",
    "1 ms to 100 ms",
    "100 ms to 10 s",
    "10 s and above",
)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


COLUMNS = (
    Column("record"),
    Column("date"),
    Column("best_time", "best time", align="l"),
    Column("cells", "cells"),
    Column("least_samples"),
    Column("most_samples"),
    Column("", "samples each"),
    Column("median_spread", "median spread", "ratio", _percent),
    Column("widest_spread", "widest spread", "ratio", _percent),
    Column("widest_of", "which is", align="l"),
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


def spread_table(record: Record) -> Table:
    """How far the samples of one cell lie apart, by how long they take."""
    classes = spreads(record)
    single = sum(len(cell.samples) == 1 for cell in of_queens(record))
    note = (
        "Spread: how far the median of the samples lies above the best. "
        f"{counted(single, 'cell has', 'cells have')} one sample only, and no spread."
    )
    rows = tuple(_row(record, spread) for spread in classes)
    caption = "Spread of the samples, by the time of one run"
    return Table(caption, COLUMNS, rows, note, path=data_path(record, "spread"))


def spreads(record: Record) -> tuple[Spread, ...]:
    """The cells of queens by how long they take; classes without any are left out."""
    cells = of_queens(record)
    known = [cell for cell in cells if cell.best is not None and cell.spread is not None]
    classes = zip(CLASSES, BOUNDS, BOUNDS[1:], strict=False)
    made = (
        Spread(name, tuple(c for c in known if least <= (c.best or 0.0) < most))
        for name, least, most in classes
    )
    return tuple(spread for spread in made if spread.cells)


def _row(record: Record, spread: Spread) -> Row:
    widest, samples = spread.widest, sorted({len(cell.samples) for cell in spread.cells})
    least, most = samples[0], samples[-1]
    between = str(least) if least == most else f"{least} to {most}"
    return (
        *(record.name, record.date, spread.name, len(spread.cells)),
        *(least, most, Cell(most, text=between)),
        *(spread.middle, widest.spread, _which(widest)),
    )


def _which(cell: Timing) -> str:
    """What ran, and at which N."""
    listed = {"fundamental": "listing, ", "solutions": "listing all, "}.get(cell.subject.task, "")
    return f"{subject_title(cell.subject)}, {listed}N = {cell.n}"
