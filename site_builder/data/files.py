"""The data files: what each holds, and how all of them are written."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, BinaryIO, Literal

from cy_core import MAX_KNOWN_N, MIN_N, fundamental, known_census
from site_builder.data.listings import (
    EXTENSIONS,
    FORMATS,
    Done,
    list_all,
    list_fundamental,
    write_listing,
    write_together,
)
from site_builder.data.parquet import has_pyarrow
from site_builder.data.tables import data_tables, times_table, trace_tables
from site_builder.timings.record_files import format_record
from site_builder.timings.records import Record
from site_builder.values.cache import read_entry, write_entry
from site_builder.values.census import known_counts
from site_builder.values.fundamental import rank_labels
from site_builder.values.table import Table
from site_builder.values.text import sizes_text

Content = Literal["fundamental", "all"]
COMBINED_FORMATS = ("csv", "json", "parquet")  # for several N: an NPY array has rows of one length
# In a list of all solutions, and from one N in the combined file; N = 13 has 73,712 and 9,233.
MAX_ROWS = 100_000
MAX_LISTED_N = 12  # the largest N whose document lists its solutions; N = 13 has 9,233
CHECKSUMS = "SHA256SUMS"


@dataclass(frozen=True, slots=True)
class DataFile:
    """One data file."""

    path: str  # the path below the data folder
    title: str  # what the file holds
    format: str  # one of `FORMATS`
    # writes the file, and reports the number of rows written so far
    write: Callable[[BinaryIO, Done], object]
    n: int | None = None  # the N of a file of one N
    content: Content | None = None  # which solutions a list has
    rows: int = 0  # the number of solutions in a list; 0 for other files


@dataclass(frozen=True, slots=True)
class WrittenFile:
    """A file that was written, with its size in bytes and its SHA-256 in hexadecimal digits."""

    file: DataFile
    size: int
    sha256: str


def available_formats() -> tuple[str, ...]:
    """The formats of `FORMATS` that can be written here: Parquet needs pyarrow."""
    return tuple(name for name in FORMATS if name != "parquet" or has_pyarrow())


def write_data(
    sizes: Sequence[int],
    records: Sequence[Record],
    formats: Sequence[str],
    write: Callable[[DataFile], WrittenFile],
) -> tuple[WrittenFile, ...]:
    """Write everything, each file by `write`, and at last the checksums of all."""
    written = [write(file) for file in _data_files(sizes, records, formats)]
    written += [write(_n_file(n, written)) for n in range(MIN_N, MAX_KNOWN_N + 1)]
    sums = "".join(f"{each.sha256}  {each.file.path}\n" for each in written)
    return (*written, write(_text_file(CHECKSUMS, "Sums of all files", "text", sums)))


def _data_files(
    sizes: Sequence[int], records: Sequence[Record], formats: Sequence[str]
) -> Iterator[DataFile]:
    """All files but those that describe other files."""
    yield from combined_files(sizes, formats)
    for table in data_tables():
        yield from (_table_file(table, format) for format in ("csv", "json"))
    if records:
        yield _table_file(times_table(records), "csv")  # the records themselves are JSON
    yield from (_table_file(table, "csv") for table in trace_tables())
    for record in records:
        path, title = f"timings/{record.name}.json", f"Timing record {record.name}"
        yield _text_file(path, title, "json", format_record(record))
    for n in sizes:
        yield from list_files(n, formats)


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
    return DataFile(f"fundamental.{format}", title, format, write, rows=rows)


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

    title = f"{content.capitalize()} solutions of N = {n}"
    path = f"{n}/{content}.{EXTENSIONS.get(format, format)}"
    return DataFile(path, title, format, write, n, content, rows)


def _n_file(n: int, written: Sequence[WrittenFile]) -> DataFile:
    """The document of one N: its counts, its files, and its solutions if they are not too many."""
    row = known_counts()[n - 1]
    files = [_file_entry(each) for each in written if each.file.n == n]
    document = {
        "n": n,
        "total": row.census.total,
        "fundamental": row.census.fundamental,
        "orbits_by_size": dict(row.census.orbits_by_size or {}),
        "origin": row.origin,
        "files": files,
        "solutions": _solutions(n) if files and n <= MAX_LISTED_N else None,
    }
    return _text_file(f"{n}.json", f"N = {n}", "json", _json_text(document), n)


def _file_entry(written: WrittenFile) -> Mapping[str, Any]:
    file = written.file
    about = {"path": file.path, "content": file.content, "format": file.format, "rows": file.rows}
    return about | {"bytes": written.size, "sha256": written.sha256}


def _solutions(n: int) -> list[Mapping[str, Any]]:
    """The fundamental solutions in descending order, as in the lists."""
    boards, sizes = fundamental(n)
    rows = zip(rank_labels(n, sizes.tolist()), sizes.tolist(), boards.tolist(), strict=True)
    return [{"label": label, "orbit_size": size, "columns": row} for label, size, row in rows]


def _json_text(document: Mapping[str, Any]) -> str:
    """A document as JSON: a line for each key, and one for each object of a list."""
    lines = ",\n".join(f"  {json.dumps(key)}: {_lines(value)}" for key, value in document.items())
    return f"{{\n{lines}\n}}\n"


def _lines(value: object) -> str:
    if not (isinstance(value, list) and value):
        return json.dumps(value)
    objects = ",\n".join(f"    {json.dumps(item)}" for item in value)
    return f"[\n{objects}\n  ]"


def _table_file(table: Table, format: Literal["csv", "json"]) -> DataFile:
    text = table.csv() if format == "csv" else table.json()
    return _text_file(f"{table.path}.{format}", table.caption, format, text)


def _text_file(path: str, title: str, format: str, text: str, n: int | None = None) -> DataFile:
    def write(stream: BinaryIO, done: Done) -> None:
        stream.write(text.encode())

    return DataFile(path, title, format, write, n)
