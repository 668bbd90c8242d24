"""Blocks of boards and of counts: boards, orbits, galleries in a page; charts and tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from site_builder.core import Symmetry, method_source, orbit, solution
from site_builder.figures.counts import charts, tables
from site_builder.figures.counts.images import images
from site_builder.figures.counts.moves import numbered_moves
from site_builder.values.census import LARGEST_COMPUTED, queens_per_square
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, Draw, Figure
from site_builder.values.gallery import Entry, entries, place
from site_builder.values.reading import (
    entry_of,
    methods_named,
    number_of,
    only_line,
    range_of,
    sizes_of,
    small_n,
    words_of,
)
from site_builder.values.table import Table

LARGEST_GALLERY = 10


def _board(body: Sequence[str], config: SiteConfig) -> Figure:
    if not body:
        raise UserError("a board takes one solution or label a line, got none: write 4 2 0 3 1")
    return _boards([entry_of(line) for line in body], config)


def _gallery(body: Sequence[str], config: SiteConfig) -> Figure:
    n = number_of(only_line(body, "gallery", "8"))
    if not 1 <= n <= LARGEST_GALLERY:
        raise UserError(f"a gallery in a page takes N = 1 to {LARGEST_GALLERY}, got {n}")
    return _boards(entries(n), config)


def _boards(shown: Sequence[Entry], config: SiteConfig) -> Figure:
    places = [(entry, place(entry, config)) for entry in shown]
    return Figure("boards.html.jinja", {"boards": places}, sizes_of(shown))


def _orbit(body: Sequence[str], config: SiteConfig) -> Figure:
    entry = entry_of(only_line(body, "orbit", "5.8.1"))
    names: dict[tuple[int, ...], list[Symmetry]] = {}
    for symmetry, image in orbit(entry.solution).images.items():
        names.setdefault(image, []).append(symmetry)
    context = {
        "entry": entry,
        "place": place(entry, config),
        "images": [(Entry(entry.label, image, entry.size), by) for image, by in names.items()],
    }
    return Figure("orbit.html.jinja", context, (entry.n,))


def _images(body: Sequence[str], config: SiteConfig) -> Figure:
    entry = entry_of(only_line(body, "set of images", "8.4.1"))
    context = {"entry": entry, "place": place(entry, config), "images": images(entry)}
    return Figure("images.html.jinja", context, (entry.n,))


def _moves(body: Sequence[str], config: SiteConfig) -> Figure:
    if body:
        raise UserError(f"moves take no lines, got {body[0]}: leave the block empty")
    return Figure("moves.html.jinja", {"moves": [*numbered_moves()]})


def _source(body: Sequence[str], config: SiteConfig) -> str:
    key, part = words_of(only_line(body, "source", "bitmap recursive"), 2, "bitmap recursive")
    match part:
        case "recursive" | "iterative" | "shared":
            return f"```cython\n{method_source(methods_named(key), part)}\n```"
    raise UserError(f"a source is recursive, iterative or shared, got {part}")


KINDS: Mapping[str, Draw] = {
    "board": _board,
    "orbit": _orbit,
    "images": _images,
    "moves": _moves,
    "gallery": _gallery,
    "source": _source,
}

TABLES: Mapping[str, Callable[[str], Table]] = {
    "census": lambda value: tables.census_table(range_of(value, LARGEST_COMPUTED)),
    "ledger": lambda _: tables.ledger_table(),
    "methods": lambda _: tables.methods_table(),
    "nodes": lambda value: tables.nodes_table(small_n(value)),
    "notations": lambda value: tables.notations_table(value, solution(value)),
}

CHARTS: Mapping[str, Callable[[str], Chart]] = {
    "totals": lambda value: charts.totals_chart(range_of(value)),
    "orbits": lambda value: charts.orbits_chart(range_of(value)),
    "first-column": lambda value: charts.first_column_chart(queens_per_square(small_n(value))[0]),
    "heat": lambda value: charts.heat_chart(queens_per_square(small_n(value))),
}
