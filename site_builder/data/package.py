"""All files of the data written, and those that tell of them: by N, as a package, as sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cy_core import MAX_KNOWN_N, MIN_N, __version__
from site_builder.data.documents import Document, n_document
from site_builder.data.files import DataFile, data_files, json_file, text_file
from site_builder.data.schema import table_schema
from site_builder.timings.records import Record

PACKAGE, SUMS = "datapackage.json", "SHA256SUMS"
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
    """A file that is written: its size in bytes, and its SHA-256 as hexadecimal digits."""

    file: DataFile
    size: int
    sha256: str


Put = Callable[[DataFile], WrittenFile]


def write_data(
    sizes: Sequence[int],
    documented: int,
    records: Sequence[Record],
    formats: Sequence[str],
    put: Put,
) -> tuple[WrittenFile, ...]:
    """Write everything, each file by `put`; the rest is as for `data_files`."""
    written = [put(file) for file in data_files(sizes, documented, records, formats)]
    written += [put(_of_n(n, written)) for n in range(MIN_N, MAX_KNOWN_N + 1)]
    written.append(put(json_file(PACKAGE, "All files, with their schemas", _all(written))))
    return (*written, put(_sums(written)))


def _of_n(n: int, written: Sequence[WrittenFile]) -> DataFile:
    files = [_listed(each) for each in written if each.file.n == n]
    return json_file(f"{n}.json", f"N = {n}", n_document(n, files), "schema/n.json")


def _listed(written: WrittenFile) -> Document:
    file = written.file
    return {
        "path": file.path,
        "content": file.content,
        "format": file.format,
        "rows": file.rows,
        "bytes": written.size,
        "sha256": written.sha256,
    }


def _all(written: Sequence[WrittenFile]) -> Document:
    """The package; without a date, as it changes with the data only."""
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
        "resources": [_resource(each) for each in written],
    }


def _resource(written: WrittenFile) -> Document:
    file = written.file
    found = {
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
            return found | table | {"schema": table_schema(file.fields)}
        case "json":
            return found | {"type": "json"} | ({"jsonSchema": file.schema} if file.schema else {})
    return found | {"type": "file"}  # readers of tables know no lists in cells


def _sums(written: Sequence[WrittenFile]) -> DataFile:
    lines = (f"{each.sha256}  {each.file.path}\n" for each in written)
    return text_file(SUMS, "Sums of all files (sha256sum --check)", "".join(lines))
