"""What pages show of the data: tables of files, who counted what, and how to read it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cy_core import MAX_KNOWN_N, known_census
from site_builder.data.claims import claims_text
from site_builder.data.examples import EXAMPLES
from site_builder.data.links import FORMAT_NAMES, link_to
from site_builder.data.package import WrittenFile
from site_builder.data.site import site_data
from site_builder.data.sizes import list_bytes
from site_builder.values.block_type import BlockType, block_type
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.reading import nothing, range_of
from site_builder.values.table import Cell, Column, Row, Table, Value, numbers, words
from site_builder.values.text import bytes_text

WHICH = ("solutions", "others", "larger")
# Seconds of one core to write NPY and CSV; AMD EPYC, AVX-512, version 0.1.0.
SECONDS: Mapping[int, tuple[float, float]] = {
    13: (0.4, 0.5),
    14: (0.4, 0.7),
    15: (0.4, 2.2),
    16: (0.6, 11),
    17: (1.7, 67),
    18: (9.9, 460),  # the CSV by the rows of N = 17, of 5.6 microseconds each
}


def _reading(_: None, config: SiteConfig) -> Figure:
    paths = {each.file.path for each in site_data(config).files}
    shown = [example for example in EXAMPLES if example.path in paths]
    return Figure("reading.html.jinja", {"examples": shown})


def _tables(text: str, config: SiteConfig) -> Figure:
    return Figure(
        "tables.html.jinja", {"tables": [each for each in _shown(text, config) if each.rows]}
    )


def _shown(text: str, config: SiteConfig) -> Iterator[Table]:
    files = site_data(config).files
    match text:
        case "solutions":
            yield solutions_table("fundamental", files)
            yield solutions_table("all", files)
        case "others":
            yield others_table(files)
        case _:
            yield larger_table(config.downloaded)


def _sizes(text: str) -> Sequence[int]:
    """Some N, or all that are known."""
    return range_of(text or f"1-{MAX_KNOWN_N}")


def _which(text: str) -> str:
    if text in WHICH:
        return text
    raise UserError(f"data is one of {', '.join(WHICH)}, got {text or 'nothing'}")


def solutions_table(content: str, files: Iterable[WrittenFile]) -> Table:
    """A row for each N, with the files of its fundamental or of all its solutions."""
    listed: dict[int, dict[str, WrittenFile]] = {}
    for each in files:
        if each.file.n and each.file.content == content:
            listed.setdefault(each.file.n, {})[each.file.format] = each
    shown = {name: None for row in listed.values() for name in FORMAT_NAMES if name in row}
    rows: tuple[Row, ...] = tuple(
        (n, next(iter(row.values())).file.rows, *(_cell(row.get(name)) for name in shown))
        for n, row in listed.items()
    )
    columns = (*numbers("N", "solutions"), *_formats(shown))
    return Table(f"{content.capitalize()} solutions", columns, rows)


def others_table(files: Iterable[WrittenFile]) -> Table:
    """The files of no single N."""
    listed: dict[str, dict[str, WrittenFile]] = {}
    for each in files:
        if each.file.general:
            listed.setdefault(each.file.title, {})[each.file.format] = each
    shown = {name: None for name in FORMAT_NAMES if any(name in row for row in listed.values())}
    rows: tuple[Row, ...] = tuple(
        (title, *(_cell(row.get(name)) for name in shown)) for title, row in listed.items()
    )
    return Table("What else there is", (*words("what"), *_formats(shown)), rows)


def _formats(names: Iterable[str]) -> tuple[Column, ...]:
    return numbers(*(FORMAT_NAMES[name] for name in names))


def _cell(written: WrittenFile | None) -> Cell:
    """The size of a file, which leads there."""
    if written is None:
        return Cell(None)
    link = link_to(written.file, written.size)
    return Cell(written.size, target=link.path, text=link.size)


def larger_table(made: Sequence[int]) -> Table:
    """What is too large for the site: how large, how long, and what makes it."""
    rows = tuple(_larger(n) for n in SECONDS if n not in made)
    headings = ("N", "fundamental", "NPY", "time", "CSV", "time")
    columns = (*numbers(*headings), *words("command", mark="code"))
    note = (
        "Sizes are computed. Times are seconds of one core of an AMD EPYC, measured once; "
        "that of the CSV of N = 18 is estimated."
    )
    return Table("Too large for the site", columns, rows, note)


def _larger(n: int) -> Row:
    sizes = [list_bytes(n, "fundamental", format) for format in ("npy", "csv")]
    cells: list[Value | Cell] = []
    for size, seconds in zip(sizes, SECONDS[n], strict=True):
        cells += [Cell(size, text=bytes_text(size)), Cell(seconds, text=f"{seconds:g} s")]
    command = f"queens list {n} --format npy --output {n}.npy"
    return n, known_census(n).fundamental, *cells, command


BLOCK_TYPES: Mapping[str, BlockType] = {
    "reading": block_type("reading", "", lambda block: nothing(" ".join(block.lines)), _reading),
    "table data": block_type("table", "solutions", lambda block: _which(block.line()), _tables),
    "table claims": block_type(
        "table", "24-27", lambda block: _sizes(block.line()), lambda sizes, _: claims_text(sizes)
    ),
}
