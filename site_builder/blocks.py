"""What each kind of fenced block shows: its lines in, a template and its context out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from site_builder import figures, tables
from site_builder.core import Symmetry, method_source, orbit, solution
from site_builder.lessons import (
    bit_blocks,
    board_blocks,
    engine_blocks,
    search_blocks,
    stepper_blocks,
)
from site_builder.moves import numbered_moves
from site_builder.pages import images
from site_builder.paging import place
from site_builder.timings import chart_blocks, table_blocks
from site_builder.timings.site_records import site_records
from site_builder.timings.table_blocks import timing_block
from site_builder.values.census import LARGEST_COMPUTED, Entry, entries
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Block, Chart, Draw
from site_builder.values.reading import (
    Made,
    chosen,
    entry_of,
    number_of,
    only_line,
    range_of,
    sizes_of,
    small_n,
    words_of,
)
from site_builder.values.table import Table

LARGEST_GALLERY = 10


def _board(body: Sequence[str], config: SiteConfig) -> Block:
    if not body:
        raise UserError("a board takes one solution or label a line, got none: write 4 2 0 3 1")
    return _boards([entry_of(line) for line in body], config)


def _gallery(body: Sequence[str], config: SiteConfig) -> Block:
    n = number_of(only_line(body, "gallery", "8"))
    if not 1 <= n <= LARGEST_GALLERY:
        raise UserError(f"a gallery in a page takes N = 1 to {LARGEST_GALLERY}, got {n}")
    return _boards(entries(n), config)


def _boards(shown: Sequence[Entry], config: SiteConfig) -> Block:
    places = [(entry, place(entry, config)) for entry in shown]
    return Block("boards.html.jinja", {"boards": places}, sizes_of(shown))


def _orbit(body: Sequence[str], config: SiteConfig) -> Block:
    entry = entry_of(only_line(body, "orbit", "5.8.1"))
    names: dict[tuple[int, ...], list[Symmetry]] = {}
    for symmetry, image in orbit(entry.solution).images.items():
        names.setdefault(image, []).append(symmetry)
    context = {
        "entry": entry,
        "place": place(entry, config),
        "images": [(Entry(entry.label, image, entry.size), by) for image, by in names.items()],
    }
    return Block("orbit.html.jinja", context, (entry.n,))


def _images(body: Sequence[str], config: SiteConfig) -> Block:
    entry = entry_of(only_line(body, "set of images", "8.4.1"))
    context = {"entry": entry, "place": place(entry, config), "images": images(entry)}
    return Block("images.html.jinja", context, (entry.n,))


def _moves(body: Sequence[str], config: SiteConfig) -> Block:
    if body:
        raise UserError(f"moves take no lines, got {body[0]}: leave the block empty")
    return Block("moves.html.jinja", {"moves": [*numbered_moves()]})


def _source(body: Sequence[str], config: SiteConfig) -> str:
    key, part = words_of(only_line(body, "source", "bitmap recursive"), 2, "bitmap recursive")
    match part:
        case "recursive" | "iterative" | "shared":
            return f"```cython\n{method_source(tables.methods_named(key), part)}\n```"
    raise UserError(f"a source is recursive, iterative or shared, got {part}")


def _chart(body: Sequence[str], config: SiteConfig) -> Block:
    line = only_line(body, "chart", "totals 1-27")
    kind, *words = line.split()
    value = " ".join(words)
    charts: dict[str, Callable[[], list[Chart]]] = {
        "totals": lambda: [figures.totals_chart(range_of(value))],
        "orbits": lambda: [figures.orbits_chart(range_of(value))],
        "first-column": lambda: [figures.first_column_chart(small_n(value))],
        "heat": lambda: [figures.heat_chart(small_n(value))],
    }
    for name, measured in chart_blocks.CHARTS.items():
        charts[name] = partial(_measured, measured, value, config)
    for made in (search_blocks.CHARTS,):
        charts |= {name: partial(_one, draw, value) for name, draw in made.items()}
    return Block("charts.html.jinja", {"charts": chosen("chart", kind, charts)()})


def _table(body: Sequence[str], config: SiteConfig) -> Block:
    kind, _, value = only_line(body, "table", "census 1-12").partition(" ")
    made: dict[str, Callable[[], Block]] = {
        **{name: partial(_one_table, draw, value) for name, draw in TABLES.items()},
        **{name: partial(timing_block, name, value, config) for name in table_blocks.KINDS},
    }
    return chosen("table", kind, made)()


def _one_table(draw: Callable[[str], Table], value: str) -> Block:
    return Block("tables.html.jinja", {"tables": [draw(value)]})


TABLES: Mapping[str, Callable[[str], Table]] = {
    "census": lambda value: tables.census_table(range_of(value, LARGEST_COMPUTED)),
    "ledger": lambda _: tables.ledger_table(),
    "methods": lambda _: tables.methods_table(),
    "nodes": lambda value: tables.nodes_table(small_n(value)),
    "notations": lambda value: tables.notations_table(value, solution(value)),
    **bit_blocks.TABLES,
    **board_blocks.TABLES,
    **search_blocks.TABLES,
    **engine_blocks.TABLES,
}

KINDS: Mapping[str, Draw] = {
    "board": _board,
    "orbit": _orbit,
    "images": _images,
    "moves": _moves,
    "gallery": _gallery,
    "source": _source,
    "chart": _chart,
    "table": _table,
    **bit_blocks.KINDS,
    **board_blocks.KINDS,
    **search_blocks.KINDS,
    **engine_blocks.KINDS,
    **stepper_blocks.KINDS,
}


def _one(draw: Callable[[str], Made], value: str) -> list[Made]:
    return [draw(value)]


def _measured(draw: chart_blocks.Charts, value: str, config: SiteConfig) -> list[Chart]:
    return draw(value, site_records(config))
