"""Every file that holds data: where it lies, what is in it, and what writes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import BinaryIO, Literal

from cy_core import known_census
from site_builder.data.documents import N_SCHEMA, SOLUTION_SCHEMA, Document, solution_document
from site_builder.data.listings import (
    FORMATS,
    Done,
    list_all,
    list_fundamental,
    write_listing,
    write_together,
)
from site_builder.data.parquet import has_pyarrow
from site_builder.data.schema import (
    EVERY,
    FUNDAMENTAL,
    FUNDAMENTALS,
    Field,
    as_text,
    list_schema,
    titled_schema,
)
from site_builder.data.tables import DataTable, data_tables
from site_builder.data.traces import traced_tables
from site_builder.timings.record_format import format_record, record_schema
from site_builder.timings.records import Record
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import sizes_text

Content = Literal["fundamental", "all"]
ENDINGS = {"text": "txt"}  # other files end like the name of their format
TOGETHER = ("csv", "json", "parquet")  # of several N: the rows of an array have one length
MAX_ROWS = 100_000  # of all solutions, or in one file with others; N = 13 has 73,712 and 9,233


@dataclass(frozen=True, slots=True)
class DataFile:
    """One file.

    Attributes
    ----------
    path : str
        Below the folder of the data.
    title : str
        What it holds.
    format : str
        One of `FORMATS`.
    write : callable of (binary stream, callable of (int))
        Writes it, and tells how many rows are written.
    fields : tuple of Field
        Its columns, if it is CSV.
    schema : str
        Path of its JSON Schema, if it is JSON.
    n : int or None
        Whose solutions it lists, if those of one N.
    content : {"fundamental", "all"} or None
        Which of them.
    rows : int
        How many of them; 0 for other files.
    general : bool
        Whether it has data of no single N.
    """

    path: str
    title: str
    format: str
    write: Callable[[BinaryIO, Done], object]
    fields: tuple[Field, ...] = ()
    schema: str = ""
    n: int | None = None
    content: Content | None = None
    rows: int = 0
    general: bool = False


def available_formats() -> tuple[str, ...]:
    """Those that can be written here."""
    return tuple(name for name in FORMATS if name != "parquet" or has_pyarrow())


def data_files(
    sizes: Sequence[int], documented: int, records: Sequence[Record], formats: Sequence[str]
) -> Iterator[DataFile]:
    """The files that need none of the others.

    Parameters
    ----------
    sizes : sequence of int
        The N whose solutions are listed, ascending.
    documented : int
        Largest of them whose fundamental solutions have a file each.
    records : sequence of Record
        Of measured times.
    formats : sequence of str
        Of lists, some of `FORMATS`.
    """
    joined = [n for n in sizes if (known_census(n).fundamental or 0) <= MAX_ROWS]
    yield from (_together(joined, format) for format in formats if joined and format in TOGETHER)
    for made in (*data_tables(records), *traced_tables()):
        yield from _table_files(made)
    yield from map(_record_file, records)
    for n in sizes:
        yield from list_files(n, formats)
        if n <= documented:
            yield from _solution_files(n)
    for name, described in SCHEMAS.items():
        yield _schema_file(name, described)


SCHEMAS = {
    "fundamental": list_schema("Fundamental solutions of one N", FUNDAMENTAL),
    "all": list_schema("All solutions of one N", EVERY),
    "together": list_schema("Fundamental solutions of several N", FUNDAMENTALS),
    "solution": SOLUTION_SCHEMA,
    "n": N_SCHEMA,
    "record": record_schema(),
}


def _together(sizes: Sequence[int], format: str) -> DataFile:
    def write(stream: BinaryIO, done: Done) -> None:
        write_together(sizes, format, stream)

    title = f"Fundamental solutions of {sizes_text(sizes)}"
    rows = sum(known_census(n).fundamental or 0 for n in sizes)
    path, described = f"fundamental.{format}", "schema/together.json"
    return DataFile(path, title, format, write, FUNDAMENTALS, described, rows=rows, general=True)


def _table_files(made: DataTable) -> Iterator[DataFile]:
    """CSV, and perhaps JSON with its schema."""
    title, described = made.table.caption, f"schema/{made.name}.json"
    yield _file_of(f"{made.name}.csv", title, "csv", made.table.csv(), made.fields, general=True)
    if made.has_json:
        yield _file_of(f"{made.name}.json", title, "json", made.table.json(), (), described, True)
        yield _schema_file(made.name, titled_schema(title, made.fields))


def _record_file(record: Record) -> DataFile:
    path, title = f"timings/{record.name}.json", f"Timing record {record.name}"
    return _file_of(path, title, "json", format_record(record), (), "schema/record.json", True)


def list_files(n: int, formats: Sequence[str]) -> Iterator[DataFile]:
    """The lists of one N; that of all solutions where there are not too many."""
    known = known_census(n)
    for format in formats:
        yield _list(n, "fundamental", format, known.fundamental or 0)
    for format in formats if known.total <= MAX_ROWS else ():
        yield _list(n, "all", format, known.total)


def _list(n: int, content: Content, format: str, rows: int) -> DataFile:
    def write(stream: BinaryIO, done: Done) -> None:
        listing = list_all(n) if content == "all" else list_fundamental(n)
        write_listing(listing, format, stream, done)

    title, described = f"{content.capitalize()} solutions of N = {n}", f"schema/{content}.json"
    fields = EVERY if content == "all" else FUNDAMENTAL
    path = f"{n}/{content}.{ENDINGS.get(format, format)}"
    return DataFile(path, title, format, write, fields, described, n, content, rows)


def _solution_files(n: int) -> Iterator[DataFile]:
    for solution in fundamental_solutions(n):
        path, title = f"{n}/{solution.label}.json", f"Solution {solution.label}"
        yield json_file(path, title, solution_document(solution), "schema/solution.json")


def _schema_file(name: str, described: Document) -> DataFile:
    return json_file(f"schema/{name}.json", f"JSON Schema: {described['title']}", described)


def json_file(path: str, title: str, document: Document, schema: str = "") -> DataFile:
    """A file that holds one object."""
    return _file_of(path, title, "json", as_text(document), (), schema)


def text_file(path: str, title: str, text: str) -> DataFile:
    """A file of plain text."""
    return _file_of(path, title, "text", text)


def _file_of(
    path: str,
    title: str,
    format: str,
    text: str,
    fields: tuple[Field, ...] = (),
    schema: str = "",
    general: bool = False,
) -> DataFile:
    def write(stream: BinaryIO, done: Done) -> None:
        stream.write(text.encode())

    return DataFile(path, title, format, write, fields, schema, general=general)
