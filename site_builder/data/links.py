"""Links to the files of the data, as pages have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from site_builder.data.files import DataFile, list_files, usual_formats
from site_builder.data.site import FOLDER, content_of
from site_builder.values.config import SiteConfig
from site_builder.values.text import bytes_text

# In the order of pages.
NAMES = {"csv": "CSV", "json": "JSON", "parquet": "Parquet", "npy": "NPY", "text": "text"}


@dataclass(frozen=True, slots=True)
class DataLink:
    """A file: what its format is called, its path in the site, and its size in words."""

    name: str
    path: str
    size: str


def links_of(n: int, config: SiteConfig) -> Mapping[str, Sequence[DataLink]]:
    """The lists of one N by what they hold; none where the site has none."""
    files = list_files(n, usual_formats()) if n in config.downloaded else ()
    found: dict[str, list[DataLink]] = {}
    for file in sorted(files, key=lambda file: [*NAMES].index(file.format)):
        links = found.setdefault(file.content or "", [])
        links.append(link_to(file, len(content_of(file))))
    return found


def link_to(file: DataFile, size: int) -> DataLink:
    """The link to a file in one of the formats that have a name."""
    return DataLink(NAMES[file.format], f"{FOLDER}/{file.path}", bytes_text(size))
