"""What each kind of fenced block shows: its lines in, a template and its context out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from site_builder import figures, tables, timing_tables
from site_builder.block import (
    Block,
    Draw,
    Made,
    chosen,
    entry_of,
    form_of,
    number_of,
    only_line,
    range_of,
    sizes_of,
    small_n,
    words_of,
)
from site_builder.census import (
    LARGEST_COMPUTED,
    Entry,
    Symmetry,
    entries,
    method_source,
    orbit,
    solution,
)
from site_builder.config import SiteConfig
from site_builder.errors import UserError
from site_builder.lessons import (
    bit_blocks,
    board_blocks,
    engine_blocks,
    search_blocks,
    stepper_blocks,
)
from site_builder.lessons.search_tables import comparison_table
from site_builder.moves import numbered_moves
from site_builder.pages import images
from site_builder.paging import place
from site_builder.timings import Record, load_records

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
    kind, value = words_of(line, 2, "totals 1-27")
    charts: dict[str, Callable[[], list[figures.Chart]]] = {
        "totals": lambda: [figures.totals_chart(range_of(value))],
        "orbits": lambda: [figures.orbits_chart(range_of(value))],
        "first-column": lambda: [figures.first_column_chart(small_n(value))],
        "heat": lambda: [figures.heat_chart(small_n(value))],
        "timings": lambda: [figures.timings_chart(r, form_of(value)) for r in _records(config)],
    }
    for made in (search_blocks.CHARTS,):
        charts |= {name: partial(_one, draw, value) for name, draw in made.items()}
    return Block("charts.html.jinja", {"charts": chosen("chart", kind, charts)()})


def _table(body: Sequence[str], config: SiteConfig) -> Block:
    kind, _, value = only_line(body, "table", "census 1-12").partition(" ")
    made: dict[str, Callable[[], list[tables.Table]]] = {
        "census": lambda: [tables.census_table(range_of(value, LARGEST_COMPUTED))],
        "ledger": lambda: [tables.ledger_table()],
        "methods": lambda: [tables.methods_table()],
        "nodes": lambda: [tables.nodes_table(small_n(value))],
        "timings": lambda: [*_classic(tables.methods_named(value), config)],
        "matrix": lambda: [timing_tables.matrix_table(r, form_of(value)) for r in _records(config)],
        "comparison": lambda: [comparison_table(small_n(value), r) for r in _records(config)],
        "notations": lambda: [tables.notations_table(value, solution(value))],
    }
    for more in (
        bit_blocks.TABLES,
        board_blocks.TABLES,
        search_blocks.TABLES,
        engine_blocks.TABLES,
    ):
        made |= {name: partial(_one, draw, value) for name, draw in more.items()}
    return Block("tables.html.jinja", {"tables": chosen("table", kind, made)()})


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


def _records(config: SiteConfig) -> tuple[Record, ...]:
    if records := load_records(Path(config.timings)):
        return records
    raise UserError(f"no timing records in {config.timings}: run `queens bench`")


def _classic(key: str, config: SiteConfig) -> Iterator[tables.Table]:
    for record in _records(config):
        for form in ("recursive", "iterative"):
            yield timing_tables.classic_table(record, key, form)
