"""Blocks on the data: tables of the files, lines of code that read them, and claims of counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from cy_core import MAX_KNOWN_N, known_census
from site_builder.data.files import CHECKSUMS, WrittenFile
from site_builder.data.site import FORMAT_NAMES, link_to, site_data
from site_builder.values.block import block, sizes
from site_builder.values.census import claims_text
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.plain_text import TextPart
from site_builder.values.table import Cell, Column, Row, Table, Value, number_columns, text_columns
from site_builder.values.text import bytes_text

# Bytes and seconds of the NPY file and of the CSV file of fundamental solutions, by N. Version
# 0.1.0 wrote them on one core of an AMD EPYC with AVX-512. The CSV file of N = 18 is estimated: its
# time is based on the 5.6 microseconds that a row of N = 17 took.
LARGER: Mapping[int, tuple[tuple[int, float], ...]] = {
    13: ((120_157, 0.4), (377_386, 0.5)),
    14: ((640_656, 0.4), (2_047_441, 0.7)),
    15: ((4_275_923, 0.4), (13_855_479, 2.2)),
    16: ((29_551_408, 0.6), (96_774_323, 11)),
    17: ((203_625_091, 1.7), (671_621_921, 67)),
    18: ((1_498_744_766, 9.9), (4_984_685_171, 460)),
}


@dataclass(frozen=True, slots=True)
class ReadingLine:
    """A line of code that reads a file."""

    # The program that runs the line.
    program: str
    # The line, with `ADDRESS` in place of the URL of the file.
    code: str
    # The path of the file below the data folder.
    path: str


# `tests/site_builder/data/test_examples.py` runs the lines for NumPy and for a browser. The other
# lines were run by hand, as `content/data.md` says.
EXAMPLES = (
    ReadingLine(
        "pandas",
        'import pandas; df = pandas.read_parquet("ADDRESS")',
        "fundamental.parquet",
    ),
    ReadingLine(
        "pandas without pyarrow",
        'import pandas; df = pandas.read_json("ADDRESS")',
        "fundamental.json",
    ),
    ReadingLine(
        "NumPy",
        "import io, numpy, urllib.request; boards = "
        'numpy.load(io.BytesIO(urllib.request.urlopen("ADDRESS").read()))',
        "8/fundamental.npy",
    ),
    ReadingLine(
        "DuckDB",
        "SELECT n, count(*) FROM 'ADDRESS' GROUP BY n ORDER BY n;",
        "fundamental.parquet",
    ),
    ReadingLine("R", 'boards <- read.csv("ADDRESS")', "fundamental.csv"),
    ReadingLine(
        "Observable",
        'eight = fetch("ADDRESS").then(response => response.json())',
        "8.json",
    ),
    ReadingLine("curl", "curl -O ADDRESS", "8.json"),
)


@dataclass(frozen=True, slots=True)
class Reading(Figure):
    """A figure with lines of code that read the data."""

    examples: Sequence[ReadingLine]

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the line of each program, in which ADDRESS stands for the address of the file."""
        lines = (
            f"- {each.program}: `{each.code}`, file `data/{each.path}`" for each in self.examples
        )
        return [TextPart("\n".join(lines))]


@block("reading", "")
def reading(config: SiteConfig) -> Reading:
    """Return a figure with a line of code for each of several programs that can read the data."""
    paths = {written.file.path for written in site_data(config)}
    examples = [example for example in EXAMPLES if example.path in paths]
    return Reading(examples)


@block("table data", "solutions", is_public=True)
def file_tables(which: Literal["solutions", "others", "larger"], config: SiteConfig) -> list[Table]:
    """List the files with solutions, all other files, or the lists too large for the site."""
    if which == "larger":
        tables = [larger_table(config.downloaded)]
    else:
        files = site_data(config)
        solutions = [solutions_table(content, files) for content in ("fundamental", "all")]
        tables = solutions if which == "solutions" else [others_table(files)]
    return [table for table in tables if table.rows]


@block("table claims", "24-27")
def claims(sizes: Annotated[range, sizes(1, MAX_KNOWN_N)]) -> str:
    """Return a table of who found each count, and who confirmed it."""
    return claims_text(sizes)


def solutions_table(content: str, files: Iterable[WrittenFile]) -> Table:
    """Return a table of the files with fundamental or all solutions, a row for each N."""
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
    """Return a table of the files that are not about a single N."""
    listed: dict[str, dict[str, WrittenFile]] = {}
    for written in files:
        if written.file.n is None and written.file.path != CHECKSUMS:
            listed.setdefault(written.file.title, {})[written.file.format] = written
    formats = {name: None for name in FORMAT_NAMES if any(name in row for row in listed.values())}
    rows: tuple[Row, ...] = tuple(
        (title, *(_cell(row.get(name)) for name in formats)) for title, row in listed.items()
    )
    return Table("What else there is", (*text_columns("what"), *_format_columns(formats)), rows)


def _format_columns(names: Iterable[str]) -> tuple[Column, ...]:
    return number_columns(*(FORMAT_NAMES[name] for name in names))


def _cell(written: WrittenFile | None) -> Cell:
    """Return a cell with the size of a file and a link to it."""
    if written is None:
        return Cell(None)
    link = link_to(written.file, written.size)
    return Cell(written.size, target=link.path, text=link.size)


def larger_table(downloaded: Sequence[int]) -> Table:
    """Return a table of the lists that are too large for the site: sizes, times and commands."""
    rows = tuple(_larger_row(n) for n in LARGER if n not in downloaded)
    headings = ("N", "fundamental", "NPY", "time", "CSV", "time")
    columns = (*number_columns(*headings), *text_columns("command", mark="code"))
    note = (
        "Sizes are computed. Times are seconds of one core of an AMD EPYC, measured once; "
        "the time for the CSV of N = 18 is estimated."
    )
    return Table("Too large for the site", columns, rows, note)


def _larger_row(n: int) -> Row:
    cells: list[Value | Cell] = []
    for size, seconds in LARGER[n]:
        cells += [Cell(size, text=bytes_text(size)), Cell(seconds, text=f"{seconds:g} s")]
    command = f"queens list {n} --format npy --output {n}.npy"
    return n, known_census(n).fundamental, *cells, command
