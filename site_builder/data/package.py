"""Write all data files, with those that describe them: by N, as a package, and checksums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cy_core import MAX_KNOWN_N, MIN_N, __version__
from site_builder.data.documents import Document, n_document
from site_builder.data.files import DataFile, data_files, json_file, text_file
from site_builder.data.schema import table_schema
from site_builder.timings.records import Record

PACKAGE, CHECKSUMS = "datapackage.json", "SHA256SUMS"
MEDIA = {
    "csv": "text/csv",
    "json": "application/json",
    "npy": "application/octet-stream",
    "parquet": "application/vnd.apache.parquet",
    "text": "text/plain",
}
LICENCE = {
    "name": "CC-BY-4.0",
    "title": "Creative Commons Attribution 4.0",
    "path": "https://creativecommons.org/licenses/by/4.0/",
}
SEQUENCES = ("A000170", "A002562", "A260318", "A260319", "A260320")


@dataclass(frozen=True, slots=True)
class WrittenFile:
    """A file that was written, with its size in bytes and its SHA-256 in hexadecimal digits."""

    file: DataFile
    size: int
    sha256: str


Write = Callable[[DataFile], WrittenFile]


def write_data(
    sizes: Sequence[int],
    max_document_n: int,
    records: Sequence[Record],
    formats: Sequence[str],
    write: Write,
) -> tuple[WrittenFile, ...]:
    """Write everything, each file by `write`; other parameters as for `data_files`."""
    written = [write(file) for file in data_files(sizes, max_document_n, records, formats)]
    written += [write(_n_file(n, written)) for n in range(MIN_N, MAX_KNOWN_N + 1)]
    written.append(write(json_file(PACKAGE, "All files, with their schemas", _package(written))))
    return (*written, write(_checksums(written)))


def _n_file(n: int, written: Sequence[WrittenFile]) -> DataFile:
    files = [_file_entry(file) for file in written if file.file.n == n]
    return json_file(f"{n}.json", f"N = {n}", n_document(n, files), "schema/n.json")


def _file_entry(written: WrittenFile) -> Document:
    file = written.file
    return {
        "path": file.path,
        "content": file.content,
        "format": file.format,
        "rows": file.rows,
        "bytes": written.size,
        "sha256": written.sha256,
    }


def _package(written: Sequence[WrittenFile]) -> Document:
    """The package; it has no date, so that it changes only with the data."""
    return {
        "profile": "data-package",
        "name": "n-queens",
        "title": "Solutions of the N-Queens problem",
        "description": "Fundamental and all solutions, counts, who counted, times and traces.",
        "version": __version__,
        "licenses": [LICENCE],
        "contributors": [{"title": "The Queens Atlas founders", "role": "author"}],
        "sources": [
            {"title": f"OEIS {key}", "path": f"https://oeis.org/{key}"} for key in SEQUENCES
        ],
        "resources": [_resource(file) for file in written],
    }


def _resource(written: WrittenFile) -> Document:
    file = written.file
    resource = {
        "name": file.path.lower(),
        "path": file.path,
        "title": file.title,
        "format": file.format,
        "mediatype": MEDIA[file.format],
        "bytes": written.size,
        "hash": f"sha256:{written.sha256}",
    }
    match file.format:
        case "csv":
            table = {"type": "table", "profile": "tabular-data-resource", "encoding": "utf-8"}
            return resource | table | {"schema": table_schema(file.fields)}
        case "json":
            return (
                resource | {"type": "json"} | ({"jsonSchema": file.schema} if file.schema else {})
            )
    return resource | {"type": "file"}  # readers of tables do not expect lists in cells


def _checksums(written: Sequence[WrittenFile]) -> DataFile:
    lines = (f"{file.sha256}  {file.file.path}\n" for file in written)
    return text_file(CHECKSUMS, "Sums of all files (sha256sum --check)", "".join(lines))
