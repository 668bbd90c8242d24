"""The data files: the content of each, and how all of them are written."""

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
# The formats of files with several N. NPY is missing, because all rows of an array have one length.
COMBINED_FORMATS = ("csv", "json", "parquet")
# The most rows of a list of all solutions, and the most rows that one N has in the combined file.
# N = 13 has 73,712 solutions; 9,233 of them are fundamental.
MAX_ROWS = 100_000
# The largest N whose document lists its fundamental solutions. N = 13 has 9,233.
MAX_LISTED_N = 12
CHECKSUMS = "SHA256SUMS"


@dataclass(frozen=True, slots=True)
class DataFile:
    """One data file."""

    # The path below the data folder.
    path: str
    # The title of the file's content.
    title: str
    # One of `FORMATS`.
    format: str
    # Writes the file to a stream, and calls `Done` with the number of rows written so far.
    write: Callable[[BinaryIO, Done], object]
    # The N of a file about one N, otherwise None.
    n: int | None = None
    # The kind of solutions in a list. None for other files.
    content: Content | None = None
    # The number of solutions in a list, 0 for other files.
    rows: int = 0


@dataclass(frozen=True, slots=True)
class WrittenFile:
    """A written file, with its size in bytes and its SHA-256 in hexadecimal digits."""

    file: DataFile
    size: int
    sha256: str


def available_formats() -> tuple[str, ...]:
    """Return the formats of `FORMATS` that can be written here. Parquet needs pyarrow."""
    return tuple(name for name in FORMATS if name != "parquet" or has_pyarrow())


def write_data(
    sizes: Sequence[int],
    records: Sequence[Record],
    formats: Sequence[str],
    write: Callable[[DataFile], WrittenFile],
) -> tuple[WrittenFile, ...]:
    """Write all data files with `write`, and finally a file with the checksums of the others."""
    written = [write(file) for file in _data_files(sizes, records, formats)]
    written += [write(_n_file(n, written)) for n in range(MIN_N, MAX_KNOWN_N + 1)]
    sums = "".join(f"{item.sha256}  {item.file.path}\n" for item in written)
    return (*written, write(_text_file(CHECKSUMS, "Sums of all files", "text", sums)))


def _data_files(
    sizes: Sequence[int], records: Sequence[Record], formats: Sequence[str]
) -> Iterator[DataFile]:
    """Yield all data files except the files that describe other files."""
    yield from combined_files(sizes, formats)
    for table in data_tables():
        yield from (_table_file(table, file_format) for file_format in ("csv", "json"))
    if records:
        # This table has no JSON file, because the records themselves are JSON.
        yield _table_file(times_table(records), "csv")
    yield from (_table_file(table, "csv") for table in trace_tables())
    for record in records:
        path = f"timings/{record.name}.json"
        title = f"Timing record {record.name}"
        yield _text_file(path, title, "json", format_record(record))
    for n in sizes:
        yield from list_files(n, formats)


def combined_files(sizes: Sequence[int], formats: Sequence[str]) -> Iterator[DataFile]:
    """Yield the lists of several N. An N with too many solutions is left out."""
    listed = tuple(n for n in sizes if (known_census(n).fundamental or 0) <= MAX_ROWS)
    if listed:
        for file_format in formats:
            if file_format in COMBINED_FORMATS:
                yield _combined(listed, file_format)


def _combined(sizes: tuple[int, ...], file_format: str) -> DataFile:
    def write(stream: BinaryIO, done: Done) -> None:
        name = f"fundamental solutions of {sizes} as {file_format}"
        try:
            content = read_entry(name)
        except LookupError:
            buffer = BytesIO()
            write_together(sizes, file_format, buffer, done)
            content = buffer.getvalue()
            write_entry(name, content)
        stream.write(content)

    title = f"Fundamental solutions of {sizes_text(sizes)}"
    rows = sum(known_census(n).fundamental or 0 for n in sizes)
    return DataFile(f"fundamental.{file_format}", title, file_format, write, rows=rows)


def list_files(n: int, formats: Sequence[str]) -> Iterator[DataFile]:
    """Yield the lists of one N. All solutions are listed only if they are not too many."""
    known = known_census(n)
    for file_format in formats:
        yield _list(n, "fundamental", file_format, known.fundamental or 0)
    for file_format in formats if known.total <= MAX_ROWS else ():
        yield _list(n, "all", file_format, known.total)


def _list(n: int, content: Content, file_format: str, rows: int) -> DataFile:
    def write(stream: BinaryIO, done: Done) -> None:
        listing = list_all(n) if content == "all" else list_fundamental(n)
        write_listing(listing, file_format, stream, done)

    title = f"{content.capitalize()} solutions of N = {n}"
    path = f"{n}/{content}.{EXTENSIONS.get(file_format, file_format)}"
    return DataFile(path, title, file_format, write, n, content, rows)


def _n_file(n: int, written: Sequence[WrittenFile]) -> DataFile:
    """Return the JSON document of one N: counts, files, and solutions up to MAX_LISTED_N."""
    row = known_counts()[n - 1]
    files = [_file_entry(item) for item in written if item.file.n == n]
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
    """Return the fundamental solutions of N in descending order, as in the lists."""
    boards, sizes = fundamental(n)
    rows = zip(rank_labels(n, sizes.tolist()), sizes.tolist(), boards.tolist(), strict=True)
    return [{"label": label, "orbit_size": size, "columns": row} for label, size, row in rows]


def _json_text(document: Mapping[str, Any]) -> str:
    """Return a document as JSON with a line for each key, and for each object of a list."""
    lines = ",\n".join(f"  {json.dumps(key)}: {_lines(value)}" for key, value in document.items())
    return f"{{\n{lines}\n}}\n"


def _lines(value: object) -> str:
    if not (isinstance(value, list) and value):
        return json.dumps(value)
    objects = ",\n".join(f"    {json.dumps(item)}" for item in value)
    return f"[\n{objects}\n  ]"


def _table_file(table: Table, file_format: Literal["csv", "json"]) -> DataFile:
    text = table.csv() if file_format == "csv" else table.json()
    return _text_file(f"{table.path}.{file_format}", table.caption, file_format, text)


def _text_file(
    path: str, title: str, file_format: str, text: str, n: int | None = None
) -> DataFile:
    def write(stream: BinaryIO, done: Done) -> None:
        stream.write(text.encode())

    return DataFile(path, title, file_format, write, n)
