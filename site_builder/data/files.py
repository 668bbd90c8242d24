"""The data files: their paths, what they hold, and how each is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import BinaryIO, Literal

from cy_core import known_census
from site_builder.data.documents import N_SCHEMA, SOLUTION_SCHEMA, Document, solution_document
from site_builder.data.listings import (
    EXTENSIONS,
    FORMATS,
    Done,
    list_all,
    list_fundamental,
    write_listing,
    write_together,
)
from site_builder.data.literature import bibtex
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
from site_builder.data.tables import DataTable, data_tables, trace_tables
from site_builder.timings.record_files import format_record, record_schema
from site_builder.timings.records import Record
from site_builder.values.cache import read_entry, write_entry
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import sizes_text

Content = Literal["fundamental", "all"]
COMBINED_FORMATS = ("csv", "json", "parquet")  # for several N: an NPY array has rows of one length
# In a list of all solutions, and from one N in the combined file; N = 13 has 73,712 and 9,233.
MAX_ROWS = 100_000


@dataclass(frozen=True, slots=True)
class DataFile:
    """One data file."""

    path: str  # the path below the data folder
    title: str  # what the file holds
    format: str  # one of `FORMATS`
    # writes the file, and reports the number of rows written so far
    write: Callable[[BinaryIO, Done], object]
    fields: tuple[Field, ...] = ()  # the columns of a CSV file
    schema: str = ""  # the path of the JSON Schema of a JSON file
    n: int | None = None  # the N of a list of solutions of one N
    content: Content | None = None  # which solutions such a list has
    rows: int = 0  # the number of solutions in a list; 0 for other files
    general: bool = False  # whether the data are not of a single N


def available_formats() -> tuple[str, ...]:
    """The formats of `FORMATS` that can be written here: Parquet needs pyarrow."""
    return tuple(name for name in FORMATS if name != "parquet" or has_pyarrow())


def data_files(
    sizes: Sequence[int], max_document_n: int, records: Sequence[Record], formats: Sequence[str]
) -> Iterator[DataFile]:
    """All files but those that describe other files."""
    yield from combined_files(sizes, formats)
    for table in (*data_tables(records), *trace_tables()):
        yield from _table_files(table)
    yield _text_data("literature.bib", "Literature, in BibTeX", "text", bibtex(), general=True)
    yield from map(_record_file, records)
    for n in sizes:
        yield from list_files(n, formats)
        if n <= max_document_n:
            yield from _solution_files(n)
    for name, schema in SCHEMAS.items():
        yield _schema_file(name, schema)


SCHEMAS = {
    "fundamental": list_schema("Fundamental solutions of one N", FUNDAMENTAL),
    "all": list_schema("All solutions of one N", EVERY),
    "together": list_schema("Fundamental solutions of several N", FUNDAMENTALS),
    "solution": SOLUTION_SCHEMA,
    "n": N_SCHEMA,
    "record": record_schema(),
}


def combined_files(sizes: Sequence[int], formats: Sequence[str]) -> Iterator[DataFile]:
    """The lists of several N, without each N that has too many solutions."""
    few = tuple(n for n in sizes if (known_census(n).fundamental or 0) <= MAX_ROWS)
    return (_combined(few, format) for format in formats if few and format in COMBINED_FORMATS)


def _combined(sizes: tuple[int, ...], format: str) -> DataFile:
    def write(stream: BinaryIO, done: Done) -> None:
        name = f"fundamental solutions of {sizes} as {format}"
        try:
            content = read_entry(name)
        except LookupError:
            buffer = BytesIO()
            write_together(sizes, format, buffer, done)
            write_entry(name, content := buffer.getvalue())
        stream.write(content)

    title = f"Fundamental solutions of {sizes_text(sizes)}"
    rows = sum(known_census(n).fundamental or 0 for n in sizes)
    path, schema = f"fundamental.{format}", "schema/together.json"
    return DataFile(path, title, format, write, FUNDAMENTALS, schema, rows=rows, general=True)


def _table_files(data: DataTable) -> Iterator[DataFile]:
    """The CSV file of a table, and perhaps its JSON file with a schema."""
    name, title, schema = data.name, data.table.caption, f"schema/{data.name}.json"
    yield _text_data(f"{name}.csv", title, "csv", data.table.csv(), data.fields, general=True)
    if data.has_json:
        yield _text_data(f"{name}.json", title, "json", data.table.json(), (), schema, True)
        yield _schema_file(name, titled_schema(title, data.fields))


def _record_file(record: Record) -> DataFile:
    path, title = f"timings/{record.name}.json", f"Timing record {record.name}"
    return _text_data(path, title, "json", format_record(record), (), "schema/record.json", True)


def list_files(n: int, formats: Sequence[str]) -> Iterator[DataFile]:
    """The lists of one N; all solutions are listed only if they are not too many."""
    known = known_census(n)
    for format in formats:
        yield _list(n, "fundamental", format, known.fundamental or 0)
    for format in formats if known.total <= MAX_ROWS else ():
        yield _list(n, "all", format, known.total)


def _list(n: int, content: Content, format: str, rows: int) -> DataFile:
    def write(stream: BinaryIO, done: Done) -> None:
        listing = list_all(n) if content == "all" else list_fundamental(n)
        write_listing(listing, format, stream, done)

    title, schema = f"{content.capitalize()} solutions of N = {n}", f"schema/{content}.json"
    fields = EVERY if content == "all" else FUNDAMENTAL
    path = f"{n}/{content}.{EXTENSIONS.get(format, format)}"
    return DataFile(path, title, format, write, fields, schema, n, content, rows)


def _solution_files(n: int) -> Iterator[DataFile]:
    for solution in fundamental_solutions(n):
        path, title = f"{n}/{solution.label}.json", f"Solution {solution.label}"
        yield json_file(path, title, solution_document(solution), "schema/solution.json")


def _schema_file(name: str, schema: Document) -> DataFile:
    return json_file(f"schema/{name}.json", f"JSON Schema: {schema['title']}", schema)


def json_file(path: str, title: str, document: Document, schema: str = "") -> DataFile:
    """A JSON file that holds one object."""
    return _text_data(path, title, "json", as_text(document), (), schema)


def text_file(path: str, title: str, text: str) -> DataFile:
    """A file of plain text."""
    return _text_data(path, title, "text", text)


def _text_data(
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
