"""A race of methods with one clock, which counts nodes, or the time that nodes take."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from string import ascii_letters, digits
from typing import Annotated

from cy_core import Step, StepKind, find_method, trace
from site_builder.figures.searches import sizes_within
from site_builder.timings.comparisons import MIN_COMPARED
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.tables import METHODS_PAGE
from site_builder.timings.text import format_seconds
from site_builder.values.block import Words, block
from site_builder.values.cache import disk_cache
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Element, SiteLink
from site_builder.values.page import Asset
from site_builder.values.parsing import method_named, size_of
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Table, number_columns, text_columns
from site_builder.values.text import method_title

# How many methods a race can have.
LANES = range(2, 4)
EXAMPLE = "bitmap mirror carry_chain 6"
# The folder in the site with the courses, which are the recorded searches of methods.
COURSES = "assets/race"
# The most characters of a course that is embedded in the page. Longer courses are only files.
_MAX_INLINE = 8_000


@dataclass(frozen=True, slots=True)
class Race:
    """The methods of a race, by their keys, and the side of their boards."""

    methods: tuple[str, ...]
    n: int


@block("race", EXAMPLE, is_public=True)
def draw_race(race: Annotated[Race, Words(race_of)], config: SiteConfig) -> Element:
    """Draw two or three methods that search side by side, with times if they were measured."""
    known = node_times(site_records(config))
    sizes = {method.key: sizes_raced(method.key) for method in recursive_methods()}
    offered = sorted({n for method_sizes in sizes.values() for n in method_sizes})
    courses = {
        (key, n): Asset(f"{COURSES}/{key}/{n}.json", course(key, n).encoded())
        for key, method_sizes in sizes.items()
        for n in method_sizes
    }
    raced = [courses[key, race.n] for key in race.methods]
    return Element(
        "queens-race",
        "Race",
        {
            "n": race.n,
            "raced": race.methods,
            "methods": [
                {"key": method.key, "title": method.title, "maxN": sizes[method.key][-1]}
                for method in recursive_methods()
            ],
            "sizes": offered,
            "folder": SiteLink(COURSES),
            "node-times": {key: time.seconds for key, time in known.of.items()} if known else {},
            "note": _node_times_note(known),
            "times-page": SiteLink(METHODS_PAGE, is_optional=True),
        },
        [race_table(race, known)],
        assets=tuple(courses.values()),
        inline=[file for file in raced if len(file.content) <= _MAX_INLINE],
        sizes=tuple(offered),
        style_class="qa-lab qa-race",
    )


def race_of(line: str) -> Race:
    """Parse the keys of two or three methods, then N.

    >>> race_of("bitmap mirror 6")
    Race(methods=('bitmap', 'mirror'), n=6)
    """
    *keys, size = line.split() or [""]
    if len(keys) not in LANES:
        got = line or "nothing"
        raise UserError(f"a race takes 2 or 3 methods and N, got {got}: write {EXAMPLE}")
    methods = tuple(map(method_named, keys))
    if len(set(methods)) < len(methods):
        raise UserError(f"a race takes each method once, got {line}: write {EXAMPLE}")
    shortest = min(methods, key=lambda key: sizes_raced(key)[-1])
    sizes = sizes_raced(shortest)
    return Race(methods, size_of(size, sizes[0], sizes[-1], f"a race of {shortest} takes"))


# Without JavaScript -------------------------------------------------------------------------------


def race_table(race: Race, measured: NodeTimes | None) -> Table:
    """Return a table of the nodes that each method needs to its solutions.

    If the time of a node was measured for every method, the table also has times.
    """
    if measured and not set(race.methods) <= measured.of.keys():
        measured = None
    quantities = "Nodes and time" if measured else "Nodes"
    caption = f"{quantities} until the first and the last solution, N = {race.n}"
    counts = number_columns("to the first", "to the last", "whole search")
    headings = ("time of a node", "time to the first", "time to the last")
    times = number_columns(*headings, format=format_seconds) if measured else ()
    values = [_values(key, race.n, measured) for key in race.methods]
    least = [min(column) for column in zip(*values, strict=True)]
    rows = tuple(
        (Cell(method_title(key), target=method_path(key)), *_marked_cells(row, least))
        for key, row in zip(race.methods, values, strict=True)
    )
    note = f"The least of each column is marked. {_node_times_note(measured)}".strip()
    return Table(caption, (*text_columns("method"), *counts, *times), rows, note)


def _marked_cells(values: Sequence[float], least: Sequence[float]) -> Iterator[Cell]:
    """Yield the cells of a row.

    A value is marked if it equals the least value of its column in `least`.
    """
    for value, best in zip(values, least, strict=True):
        yield Cell(value, mark="best" if value == best else "")


def _values(key: str, n: int, measured: NodeTimes | None) -> list[float]:
    """Return the nodes to the first and to the last solution, and the nodes of the whole search.

    If `measured` is given, the time of a node and the times to both solutions follow.
    """
    search = course(key, n)
    ends = search.found[0].nodes, search.found[-1].nodes
    counts: list[float] = [*ends, search.nodes]
    if not measured:
        return counts
    seconds = measured.of[key].seconds
    return [*counts, seconds, *(seconds * nodes for nodes in ends)]


def _node_times_note(measured: NodeTimes | None) -> str:
    """Return sentences on how the times were measured.

    Return an empty text if `measured` is None.
    """
    if not measured:
        return ""
    others = (
        f" ({method_title(key).lower()}: N = {time.n})"
        for key, time in measured.of.items()
        if time.n != measured.n
    )
    return (
        "Times are calculated: nodes \N{MULTIPLICATION SIGN} time per node. The time per node was "
        f"measured in a full search of N = {measured.n}{''.join(others)} on {measured.machine}, "
        f"{measured.date}."
    )


# The course of each method ------------------------------------------------------------------------

_SIZES = range(4, 9)
# The most queens that a search in a race may place. Brute force places 55,986 for N = 6.
_MAX_QUEENS = 60_000
# A character for each square of the largest board, by the square's number.
_SIGNS = digits + ascii_letters + "-_"


@dataclass(frozen=True, slots=True)
class Course:
    """The search of one method, for the race to replay."""

    n: int
    # A character for each node, for the square of the node's queen, `row * n + column`.
    squares: str
    # A digit for each node: the number of queens on the board. Empty for a method that fills row
    # after row, because then this number follows from the row of the queen.
    depths: str
    # The steps that find a solution, in order. Each step has the number of nodes up to it.
    found: tuple[Step, ...]

    @property
    def nodes(self) -> int:
        """The number of nodes of the whole search."""
        return len(self.squares)

    def encoded(self) -> str:
        """Return JSON for the script.

        The list ``found`` has a pair for each step in `found`: the nodes and the solutions up to
        it.
        """
        found = [[step.nodes, step.solutions] for step in self.found]
        course = {"n": self.n, "squares": self.squares, "depths": self.depths, "found": found}
        return json.dumps(course, separators=(",", ":"))


def sizes_raced(key: str) -> tuple[int, ...]:
    """Return every N for which a method can race.

    >>> sizes_raced("brute_force"), sizes_raced("bitmap")
    ((4, 5, 6), (4, 5, 6, 7, 8))
    """
    return sizes_within(key, _SIZES, _MAX_QUEENS)


# Cached, so that rebuilds of `mkdocs serve` do not trace the searches again.
@cache
@disk_cache
def course(key: str, n: int) -> Course:
    """Return the course of a method: the queens that it places, and the solutions that it finds.

    >>> course("mirror", 4).encoded()
    '{"n":4,"squares":"178e0796","depths":"","found":[[4,2]]}'
    """
    placed = list[Step]()
    found = list[Step]()
    for step in trace(n, key):
        if step.kind is StepKind.PLACE:
            placed.append(step)
        elif step.kind is StepKind.SOLUTION:
            found.append(step)
    squares = "".join(_SIGNS[step.row * n + step.column] for step in placed)
    by_rows = find_method(key).order == "rows"
    depths = "" if by_rows else "".join(str(step.depth) for step in placed)
    return Course(n, squares, depths, tuple(found))


# The time of a node -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NodeTime:
    """The seconds of one node, and the N at which they were measured."""

    seconds: float
    n: int


@dataclass(frozen=True, slots=True)
class NodeTimes:
    """The measured times of a node on one machine."""

    machine: str
    # The day of the measurement.
    date: str
    # The N at which the times were measured. The time of a method that cannot reach this N has an N
    # of its own.
    n: int
    # The time of each measured method, in the recursive form and with one thread, by the method's
    # key.
    of: Mapping[str, NodeTime]


def node_times(records: tuple[Record, ...]) -> NodeTimes | None:
    """Return the times of a node on the machine that has measured the most methods.

    If several machines have measured equally many methods, the first record is used. The boards of
    a race are small, so the times are from the smallest N at which every method takes long enough
    to be timed. A method that was not measured up to this N has the time of its own largest N.
    Return None if no record has a time.
    """
    methods = ((_timed_methods(record), record) for record in records)
    timed, record = max(methods, key=lambda pair: len(pair[0]), default=({}, None))
    if not record or not timed:
        return None
    n = max(map(min, timed.values()))
    nearest = {key: cells[max(size for size in cells if size <= n)] for key, cells in timed.items()}
    of = {
        key: NodeTime(min(cell.samples) / (cell.nodes or 1), cell.n)
        for key, cell in nearest.items()
    }
    return NodeTimes(record.title, record.date, n, of)


def _timed_methods(record: Record) -> Mapping[str, Mapping[int, Timing]]:
    """Return the timings that took long enough, by method and N.

    A method without any is left out.
    """
    timed = {}
    for method in recursive_methods():
        cells = record.of(Subject(method.key, "recursive"))
        by_n = {cell.n: cell for cell in cells if cell.nodes and min(cell.samples) >= MIN_COMPARED}
        if by_n:
            timed[method.key] = by_n
    return timed
