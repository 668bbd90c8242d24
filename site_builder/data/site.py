"""The data files of a site."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from io import BytesIO

from site_builder.data.files import (
    DataFile,
    WrittenFile,
    available_formats,
    list_files,
    write_data,
)
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record
from site_builder.values.config import SiteConfig
from site_builder.values.page import Asset
from site_builder.values.text import bytes_text

FOLDER = "data"
FORMAT_NAMES = {"csv": "CSV", "json": "JSON", "parquet": "Parquet", "npy": "NPY", "text": "text"}


def site_data(config: SiteConfig) -> Mapping[WrittenFile, bytes]:
    """Return the content of each data file of a site.

    The result is empty if the site has no downloads.
    """
    return _site_data(config.downloaded, site_records(config))


# Cached, because `mkdocs serve` rebuilds with the same data until an option changes.
@lru_cache(maxsize=1)
def _site_data(sizes: tuple[int, ...], records: tuple[Record, ...]) -> Mapping[WrittenFile, bytes]:
    contents: dict[WrittenFile, bytes] = {}

    def write(file: DataFile) -> WrittenFile:
        content = content_of(file)
        written = WrittenFile(file, len(content), sha256(content).hexdigest())
        contents[written] = content
        return written

    if sizes:
        write_data(sizes, records, available_formats(), write)
    return contents


def data_assets(config: SiteConfig) -> Iterator[Asset]:
    """Yield the data files of a site as assets."""
    for written, content in site_data(config).items():
        yield Asset(f"{FOLDER}/{written.file.path}", content)


def content_of(file: DataFile) -> bytes:
    """Return the content of a file. Lists of one N are cached."""
    if file.n and file.content:
        return _content_of_list(file.n, file.content, file.format)
    return _write_to_memory(file)


@cache
def _content_of_list(n: int, content: str, file_format: str) -> bytes:
    (file,) = (file for file in list_files(n, [file_format]) if file.content == content)
    return _write_to_memory(file)


def _write_to_memory(file: DataFile) -> bytes:
    stream = BytesIO()
    file.write(stream, lambda rows: None)
    return stream.getvalue()


@dataclass(frozen=True, slots=True)
class DataLink:
    """A link to a file: the name of its format, its path in the site, and its size as text."""

    name: str
    path: str
    size: str


def download_links(n: int) -> Mapping[str, Sequence[DataLink]]:
    """Return links to the lists of one N, by their content: ``fundamental`` or ``all``."""
    links: dict[str, list[DataLink]] = {}
    files = list_files(n, available_formats())
    for file in sorted(files, key=lambda file: list(FORMAT_NAMES).index(file.format)):
        links.setdefault(file.content or "", []).append(link_to(file, len(content_of(file))))
    return links


def link_to(file: DataFile, size: int) -> DataLink:
    """Return the link to a file of this size in bytes."""
    return DataLink(FORMAT_NAMES[file.format], f"{FOLDER}/{file.path}", bytes_text(size))
