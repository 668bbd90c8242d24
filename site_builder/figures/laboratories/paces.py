"""How long a node of each method takes on one machine, as its record has it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from site_builder.timings.machine_tables import machine_titles
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.selections import MIN_COMPARED
from site_builder.timings.table_builder import machine_path
from site_builder.values.census import one_form


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds of one node, and the N at which they were measured."""

    seconds: float
    n: int


@dataclass(frozen=True, slots=True)
class Paces:
    """The paces of one machine, by the keys of methods.

    Attributes
    ----------
    machine, date : str
        Where and when they were measured.
    page : str
        Source path of the page of that machine.
    n : int
        Where all were measured that reach it.
    of : mapping of str to Pace
        In the recursive form, one thread.
    """

    machine: str
    date: str
    page: str
    n: int
    of: Mapping[str, Pace]


def paces(records: tuple[Record, ...]) -> Paces | None:
    """The paces of the first machine that has measured every method; None where none has.

    They are those of the least N at which no method is through before its time can be told from
    that of the call, so as near as can be to the small boards of a race. A method that does not
    come so far has that of its own largest N.
    """
    for record, title in zip(records, machine_titles(records), strict=True):
        timed = {method.key: _timed(record, method.key) for method in one_form()}
        if all(timed.values()):
            n = max(min(cells) for cells in timed.values())
            of = {
                key: _pace(cells[max(at for at in cells if at <= n)])
                for key, cells in timed.items()
            }
            return Paces(title, record.date, machine_path(record), n, of)
    return None


def _timed(record: Record, key: str) -> Mapping[int, Timing]:
    """The cells of a method that took long enough, by n."""
    cells: Iterable[Timing] = record.of(Subject(key, "recursive"))
    return {cell.n: cell for cell in cells if cell.nodes and min(cell.samples) >= MIN_COMPARED}


def _pace(cell: Timing) -> Pace:
    return Pace(min(cell.samples) / (cell.nodes or 1), cell.n)
