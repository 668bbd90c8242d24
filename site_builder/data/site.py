"""The data files of a site."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from io import BytesIO

from site_builder.data.files import DataFile, available_formats, list_files
from site_builder.data.package import WrittenFile, write_data
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record
from site_builder.values.config import SiteConfig
from site_builder.values.page import Asset
from site_builder.values.text import bytes_text

FOLDER = "data"
FORMAT_NAMES = {"csv": "CSV", "json": "JSON", "parquet": "Parquet", "npy": "NPY", "text": "text"}


@dataclass(frozen=True, slots=True)
class SiteData:
    """The data files of a site, and the content of each, in the same order."""

    files: tuple[WrittenFile, ...]
    contents: tuple[bytes, ...]

    def assets(self) -> Iterator[Asset]:
        """The data files as files of the site."""
        for written, content in zip(self.files, self.contents, strict=True):
            yield Asset(f"{FOLDER}/{written.file.path}", content)


def site_data(config: SiteConfig) -> SiteData:
    """All data of a site; nothing if it offers no downloads."""
    return _site_data(config.downloaded, config.solution_pages, site_records(config))


@lru_cache(maxsize=1)  # kept through the rebuilds of `mkdocs serve` until an option changes
def _site_data(
    sizes: tuple[int, ...], max_document_n: int, records: tuple[Record, ...]
) -> SiteData:
    contents: list[bytes] = []

    def write(file: DataFile) -> WrittenFile:
        contents.append(content_of(file))
        return WrittenFile(file, len(contents[-1]), sha256(contents[-1]).hexdigest())

    files = write_data(sizes, max_document_n, records, available_formats(), write) if sizes else ()
    return SiteData(files, tuple(contents))


def content_of(file: DataFile) -> bytes:
    """The content of a file; a list of one N is made only once."""
    if file.n and file.content:
        return _content_of_list(file.n, file.content, file.format)
    return _written(file)


@cache
def _content_of_list(n: int, content: str, format: str) -> bytes:
    (file,) = (file for file in list_files(n, [format]) if file.content == content)
    return _written(file)


def _written(file: DataFile) -> bytes:
    stream = BytesIO()
    file.write(stream, lambda rows: None)
    return stream.getvalue()


@dataclass(frozen=True, slots=True)
class DataLink:
    """A file: the name of its format, its path in the site, and its size as text."""

    name: str
    path: str
    size: str


def download_links(n: int) -> Mapping[str, Sequence[DataLink]]:
    """Links to the lists of solutions of one N, by what they hold: ``fundamental`` or ``all``."""
    links: dict[str, list[DataLink]] = {}
    files = list_files(n, available_formats())
    for file in sorted(files, key=lambda file: [*FORMAT_NAMES].index(file.format)):
        links.setdefault(file.content or "", []).append(link_to(file, len(content_of(file))))
    return links


def link_to(file: DataFile, size: int) -> DataLink:
    """The link to a file of this size in bytes."""
    return DataLink(FORMAT_NAMES[file.format], f"{FOLDER}/{file.path}", bytes_text(size))
