"""Links from pages to the files that readers can download."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from site_builder.data.files import DataFile, available_formats, list_files
from site_builder.data.site import FOLDER, content_of
from site_builder.values.text import bytes_text

FORMAT_NAMES = {"csv": "CSV", "json": "JSON", "parquet": "Parquet", "npy": "NPY", "text": "text"}


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
