"""How long a node of each method takes on one machine, from its timing record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.selections import MIN_COMPARED
from site_builder.timings.tables import machine_path, machine_titles
from site_builder.values.census import recursive_methods


@dataclass(frozen=True, slots=True)
class NodeTime:
    """Seconds of one node, and the N at which they were measured."""

    seconds: float
    n: int


@dataclass(frozen=True, slots=True)
class NodeTimes:
    """The times of one machine, by the keys of methods."""

    machine: str  # where and when they were measured
    date: str  # where and when they were measured
    page: str  # source path of the page of that machine
    n: int  # the N at which the methods were measured, except those that do not reach it
    # the time of each measured method in the recursive form, with one thread
    of: Mapping[str, NodeTime]


def node_times(records: tuple[Record, ...]) -> NodeTimes | None:
    """The times of the first machine that has measured the most methods; None without one.

    They are measured at the least N at which each of them takes long enough to be timed, because
    the boards of a race are small. A method that does not reach this N has the time of its own
    largest N.
    """
    titled = zip(map(_timed_methods, records), records, machine_titles(records), strict=True)
    timed, record, title = max(titled, key=lambda each: len(each[0]), default=({}, None, ""))
    if not record or not timed:
        return None
    n = max(map(min, timed.values()))
    of = {
        key: _node_time(cells[max(at for at in cells if at <= n)]) for key, cells in timed.items()
    }
    return NodeTimes(title, record.date, machine_path(record), n, of)


def _timed_methods(record: Record) -> Mapping[str, Mapping[int, Timing]]:
    """The timings of each method that was measured, by n."""
    timed = {method.key: _timed(record, method.key) for method in recursive_methods()}
    return {key: cells for key, cells in timed.items() if cells}


def _timed(record: Record, key: str) -> Mapping[int, Timing]:
    """The timings of a method that took long enough, by n."""
    cells: Iterable[Timing] = record.of(Subject(key, "recursive"))
    return {cell.n: cell for cell in cells if cell.nodes and min(cell.samples) >= MIN_COMPARED}


def _node_time(cell: Timing) -> NodeTime:
    return NodeTime(min(cell.samples) / (cell.nodes or 1), cell.n)
