"""Blocks about the data: tables of the files, who counted what, and how to read the files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cy_core import MAX_KNOWN_N, known_census
from site_builder.data.examples import EXAMPLES
from site_builder.data.literature import literature_text, subject_of
from site_builder.data.package import WrittenFile
from site_builder.data.site import FORMAT_NAMES, link_to, site_data
from site_builder.data.sizes import list_bytes
from site_builder.values.block_type import BlockType, block_type
from site_builder.values.claims import claims_text
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.reading import nothing, range_of
from site_builder.values.table import Cell, Column, Row, Table, Value, number_columns, text_columns
from site_builder.values.text import bytes_text

DATA_TABLES = ("solutions", "others", "larger")
# Seconds to write NPY and CSV on one core of an AMD EPYC with AVX-512, version 0.1.0.
SECONDS: Mapping[int, tuple[float, float]] = {
    13: (0.4, 0.5),
    14: (0.4, 0.7),
    15: (0.4, 2.2),
    16: (0.6, 11),
    17: (1.7, 67),
    18: (9.9, 460),  # the CSV is estimated from the 5.6 microseconds of a row of N = 17
}


def _reading(_: None, config: SiteConfig) -> Figure:
    paths = {written.file.path for written in site_data(config).files}
    examples = [example for example in EXAMPLES if example.path in paths]
    return Figure("reading.html.jinja", {"examples": examples})


def _tables(text: str, config: SiteConfig) -> Figure:
    tables = [table for table in _data_tables(text, config) if table.rows]
    return Figure("tables.html.jinja", {"tables": tables})


def _data_tables(text: str, config: SiteConfig) -> Iterator[Table]:
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
    """The N of a text, or every N whose counts are known."""
    return range_of(text or f"1-{MAX_KNOWN_N}")


def _table_name(text: str) -> str:
    if text in DATA_TABLES:
        return text
    raise UserError(f"data is one of {', '.join(DATA_TABLES)}, got {text or 'nothing'}")


def solutions_table(content: str, files: Iterable[WrittenFile]) -> Table:
    """The files with fundamental or with all solutions: a row for each N."""
    listed: dict[int, dict[str, WrittenFile]] = {}
    for written in files:
        if written.file.n and written.file.content == content:
            listed.setdefault(written.file.n, {})[written.file.format] = written
    formats = {name: None for row in listed.values() for name in FORMAT_NAMES if name in row}
    rows: tuple[Row, ...] = tuple(
        (n, next(iter(row.values())).file.rows, *(_cell(row.get(name)) for name in formats))
        for n, row in listed.items()
    )
    columns = (*number_columns("N", "solutions"), *_format_columns(formats))
    return Table(f"{content.capitalize()} solutions", columns, rows)


def others_table(files: Iterable[WrittenFile]) -> Table:
    """The files that are not of a single N."""
    listed: dict[str, dict[str, WrittenFile]] = {}
    for written in files:
        if written.file.general:
            listed.setdefault(written.file.title, {})[written.file.format] = written
    formats = {name: None for name in FORMAT_NAMES if any(name in row for row in listed.values())}
    rows: tuple[Row, ...] = tuple(
        (title, *(_cell(row.get(name)) for name in formats)) for title, row in listed.items()
    )
    return Table("What else there is", (*text_columns("what"), *_format_columns(formats)), rows)


def _format_columns(names: Iterable[str]) -> tuple[Column, ...]:
    return number_columns(*(FORMAT_NAMES[name] for name in names))


def _cell(written: WrittenFile | None) -> Cell:
    """The size of a file, with a link to it."""
    if written is None:
        return Cell(None)
    link = link_to(written.file, written.size)
    return Cell(written.size, target=link.path, text=link.size)


def larger_table(downloaded: Sequence[int]) -> Table:
    """The lists that are too large for the site: their sizes, times and commands."""
    rows = tuple(_larger_row(n) for n in SECONDS if n not in downloaded)
    headings = ("N", "fundamental", "NPY", "time", "CSV", "time")
    columns = (*number_columns(*headings), *text_columns("command", mark="code"))
    note = (
        "Sizes are computed. Times are seconds of one core of an AMD EPYC, measured once; "
        "that of the CSV of N = 18 is estimated."
    )
    return Table("Too large for the site", columns, rows, note)


def _larger_row(n: int) -> Row:
    sizes = [list_bytes(n, "fundamental", format) for format in ("npy", "csv")]
    cells: list[Value | Cell] = []
    for size, seconds in zip(sizes, SECONDS[n], strict=True):
        cells += [Cell(size, text=bytes_text(size)), Cell(seconds, text=f"{seconds:g} s")]
    command = f"queens list {n} --format npy --output {n}.npy"
    return n, known_census(n).fundamental, *cells, command


BLOCK_TYPES: Mapping[str, BlockType] = {
    "reading": block_type("reading", "", lambda block: nothing(" ".join(block.lines)), _reading),
    "literature": block_type(
        "literature",
        "growth",
        lambda block: subject_of(block.line()),
        lambda subject, _: literature_text(subject),
    ),
    "table data": block_type(
        "table", "solutions", lambda block: _table_name(block.line()), _tables
    ),
    "table claims": block_type(
        "table", "24-27", lambda block: _sizes(block.line()), lambda sizes, _: claims_text(sizes)
    ),
}
