"""What each kind of fenced block shows: its lines in, a template and its context out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from site_builder import figures, tables, timing_tables
from site_builder.census import (
    LARGEST_COMPUTED,
    LARGEST_KNOWN,
    Entry,
    Symmetry,
    entries,
    label,
    method_source,
    orbit,
    solution,
)
from site_builder.config import SiteConfig
from site_builder.errors import UserError
from site_builder.moves import numbered_moves
from site_builder.notation import parse_columns
from site_builder.pages import images
from site_builder.paging import place
from site_builder.timings import Record, load_records

LARGEST_GALLERY = 10
LARGEST_CHARTED = 12


@dataclass(frozen=True, slots=True)
class Block:
    """A figure before it is HTML.

    Attributes
    ----------
    template : str
        File name below ``templates/``.
    context : mapping of str to object
        What the template shows.
    sizes : tuple of int
        The N of its boards: their shared parts must stand on the same page.
    """

    template: str
    context: Mapping[str, object] = field(default_factory=dict)
    sizes: tuple[int, ...] = ()


Made = TypeVar("Made")
Draw = Callable[[Sequence[str], SiteConfig], Block | str]


def _board(body: Sequence[str], config: SiteConfig) -> Block:
    if not body:
        raise UserError("a board takes one solution or label a line, got none: write 4 2 0 3 1")
    return _boards([_entry(line) for line in body], config)


def _gallery(body: Sequence[str], config: SiteConfig) -> Block:
    n = _number(_only(body, "gallery", "8"))
    if not 1 <= n <= LARGEST_GALLERY:
        raise UserError(f"a gallery in a page takes N = 1 to {LARGEST_GALLERY}, got {n}")
    return _boards(entries(n), config)


def _boards(shown: Sequence[Entry], config: SiteConfig) -> Block:
    places = [(entry, place(entry, config)) for entry in shown]
    return Block("boards.html.jinja", {"boards": places}, _sizes(shown))


def _orbit(body: Sequence[str], config: SiteConfig) -> Block:
    entry = _entry(_only(body, "orbit", "5.8.1"))
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
    entry = _entry(_only(body, "set of images", "8.4.1"))
    context = {"entry": entry, "place": place(entry, config), "images": images(entry)}
    return Block("images.html.jinja", context, (entry.n,))


def _moves(body: Sequence[str], config: SiteConfig) -> Block:
    if body:
        raise UserError(f"moves take no lines, got {body[0]}: leave the block empty")
    return Block("moves.html.jinja", {"moves": [*numbered_moves()]})


def _source(body: Sequence[str], config: SiteConfig) -> str:
    key, part = _words(_only(body, "source", "bitmap recursive"), 2, "bitmap recursive")
    match part:
        case "recursive" | "iterative" | "shared":
            return f"```cython\n{method_source(tables.methods_named(key), part)}\n```"
    raise UserError(f"a source is recursive, iterative or shared, got {part}")


def _chart(body: Sequence[str], config: SiteConfig) -> Block:
    line = _only(body, "chart", "totals 1-27")
    kind, value = _words(line, 2, "totals 1-27")
    charts: dict[str, Callable[[], list[figures.Chart]]] = {
        "totals": lambda: [figures.totals_chart(_range(value))],
        "orbits": lambda: [figures.orbits_chart(_range(value))],
        "first-column": lambda: [figures.first_column_chart(_small(value))],
        "heat": lambda: [figures.heat_chart(_small(value))],
        "timings": lambda: [figures.timings_chart(r, _form(value)) for r in _records(config)],
    }
    return Block("charts.html.jinja", {"charts": _chosen("chart", kind, charts)()})


def _table(body: Sequence[str], config: SiteConfig) -> Block:
    kind, _, value = _only(body, "table", "census 1-12").partition(" ")
    made: dict[str, Callable[[], list[tables.Table]]] = {
        "census": lambda: [tables.census_table(_range(value, LARGEST_COMPUTED))],
        "ledger": lambda: [tables.ledger_table()],
        "methods": lambda: [tables.methods_table()],
        "nodes": lambda: [tables.nodes_table(_small(value))],
        "timings": lambda: [*_classic(tables.methods_named(value), config)],
        "matrix": lambda: [timing_tables.matrix_table(r, _form(value)) for r in _records(config)],
        "notations": lambda: [tables.notations_table(value, solution(value))],
    }
    return Block("tables.html.jinja", {"tables": _chosen("table", kind, made)()})


KINDS: Mapping[str, Draw] = {
    "board": _board,
    "orbit": _orbit,
    "images": _images,
    "moves": _moves,
    "gallery": _gallery,
    "source": _source,
    "chart": _chart,
    "table": _table,
}


def _entry(text: str) -> Entry:
    """The solution that a line names, by its columns or by its label."""
    columns = solution(text) if re.fullmatch(r"[\d.]*\.[\d.]*", text) else parse_columns([text])
    return Entry(label(columns), tuple(columns), orbit(columns).size)


def _sizes(shown: Sequence[Entry]) -> tuple[int, ...]:
    return tuple(sorted({entry.n for entry in shown}))


def _only(body: Sequence[str], what: str, example: str) -> str:
    if len(body) != 1:
        raise UserError(f"a {what} takes one line, got {len(body)}: write {example}")
    return body[0]


def _words(line: str, count: int, example: str) -> list[str]:
    words = line.split()
    if len(words) != count:
        raise UserError(f"this block takes {count} words, got {line}: write {example}")
    return words


def _chosen(what: str, kind: str, made: Mapping[str, Callable[[], Made]]) -> Callable[[], Made]:
    if kind not in made:
        raise UserError(f"unknown {what} {kind}: choose one of {', '.join(made)}")
    return made[kind]


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text):
        raise UserError(f"N must be a whole number, got {text or 'nothing'}")
    return int(text)


def _small(text: str) -> int:
    """An N of which a chart shows all solutions."""
    n = _number(text)
    if not 1 <= n <= LARGEST_CHARTED:
        raise UserError(f"N must be between 1 and {LARGEST_CHARTED}, got {n}")
    return n


def _range(text: str, largest: int = LARGEST_KNOWN) -> range:
    first, dash, last = text.partition("-")
    found = range(_number(first), _number(last if dash else first) + 1)
    if not found or found[0] < 1 or found[-1] > largest:
        raise UserError(f"this block takes a range within 1-{largest}, got {text}")
    return found


def _form(text: str) -> str:
    if text not in ("recursive", "iterative"):
        raise UserError(f"a form is recursive or iterative, got {text or 'nothing'}")
    return text


def _records(config: SiteConfig) -> tuple[Record, ...]:
    if records := load_records(Path(config.timings)):
        return records
    raise UserError(f"no timing records in {config.timings}: run `queens bench`")


def _classic(key: str, config: SiteConfig) -> Iterator[tables.Table]:
    for record in _records(config):
        for form in ("recursive", "iterative"):
            yield timing_tables.classic_table(record, key, form)
