"""A race of methods: its block, and its pictures and table for readers without script."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from site_builder.figures.laboratories.node_times import NodeTimes
from site_builder.figures.laboratories.race_courses import course, sizes_raced
from site_builder.svg import strip
from site_builder.timings.selections import format_seconds
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.reading import method_named, size_of
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Table, number_columns, text_columns
from site_builder.values.text import columns_text, counted, method_title, squares_text

LANES = range(2, 4)
EXAMPLE = "bitmap mirror carry_chain 6"


@dataclass(frozen=True, slots=True)
class Race:
    """Methods, by their keys, on boards of side n."""

    methods: tuple[str, ...]
    n: int


def race_of(line: str) -> Race:
    """Parse the keys of two or three methods, then N.

    >>> race_of("bitmap mirror 6")
    Race(methods=('bitmap', 'mirror'), n=6)
    """
    *keys, size = line.split()
    if len(keys) not in LANES:
        raise UserError(f"a race takes 2 or 3 methods and N, got {line}: write {EXAMPLE}")
    methods = tuple(map(method_named, keys))
    if len(set(methods)) < len(methods):
        raise UserError(f"a race takes each method once, got {line}: write {EXAMPLE}")
    shortest = min(methods, key=lambda key: sizes_raced(key)[-1])
    sizes = sizes_raced(shortest)
    return Race(methods, size_of(size, sizes[0], sizes[-1], f"a race of {shortest} takes"))


def race_pictures(race: Race) -> list[Picture]:
    """The board of each method at its first and at its last solution."""
    return [picture for key in race.methods for picture in _ends(key, race.n)]


def _ends(key: str, n: int) -> Iterator[Picture]:
    found = course(key, n).found
    ends = {"first": found[0], "last": found[-1]} if len(found) > 1 else {"only": found[0]}
    for word, step in ends.items():
        title = f"{method_title(key)}, N = {n}: the {word} solution that it finds"
        svg = strip.state(
            n, step.queens, title=title, description=f"Queens: {squares_text(step.queens)}"
        )
        columns = columns_text([column for _, column in sorted(step.queens)])
        after = counted(step.nodes, "node")
        yield Picture(svg, f"{method_title(key)}, {word} solution: {columns}, after {after}")


def race_table(race: Race, measured: NodeTimes | None) -> Table:
    """How many nodes each method needs to its solutions; with all times, also how long it takes."""
    if measured and not measured.of.keys() >= {*race.methods}:
        measured = None
    shown = "Nodes and time" if measured else "Nodes"
    caption = f"{shown} until the first and the last solution, N = {race.n}"
    counts = number_columns("to the first", "to the last", "whole search")
    headings = ("time of a node", "time to the first", "time to the last")
    times = number_columns(*headings, format=format_seconds) if measured else ()
    values = [_values(key, race.n, measured) for key in race.methods]
    least = [min(column) for column in zip(*values, strict=True)]
    rows = tuple(
        (
            Cell(method_title(key), target=method_path(key)),
            *(
                Cell(v, mark="best" if v == best else "")
                for v, best in zip(its, least, strict=True)
            ),
        )
        for key, its in zip(race.methods, values, strict=True)
    )
    note = f"The least of each column is marked. {node_times_note(measured)}".strip()
    return Table(caption, (*text_columns("method"), *counts, *times), rows, note)


def _values(key: str, n: int, measured: NodeTimes | None) -> list[float]:
    search = course(key, n)
    ends = search.found[0].nodes, search.found[-1].nodes
    counts: list[float] = [*ends, search.nodes]
    if not measured:
        return counts
    return [*counts, *(measured.of[key].seconds * nodes for nodes in (1, *ends))]


def node_times_note(measured: NodeTimes | None) -> str:
    """Where the times come from; empty without times."""
    if not measured:
        return ""
    others = (
        f" ({method_title(key).lower()}: N = {time.n})"
        for key, time in measured.of.items()
        if time.n != measured.n
    )
    return (
        "A time is the number of nodes, times what one takes in a whole search of "
        f"N = {measured.n}{''.join(others)}, measured on {measured.machine}, {measured.date}."
    )
