"""The timing records that a site shows, in the order in which it shows them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from site_builder.timings.record_files import load_records
from site_builder.timings.records import Record
from site_builder.timings.selections import fullest_first
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError

Stamp = tuple[str, int, int]


def site_records(config: SiteConfig) -> tuple[Record, ...]:
    """The timing records of a site, the fullest first; none where nothing was measured.

    Raises
    ------
    UserError
        As for `load_records`, or ``timings must be the name of a folder, got notes.txt``.
    """
    folder = Path(config.timings)
    if folder.exists() and not folder.is_dir():
        raise UserError(f"timings must be the name of a folder, got {folder}")
    return _loaded(folder, tuple(map(_stamp, sorted(folder.glob("*.json")))))


@lru_cache(maxsize=1)  # every figure of times asks for them
def _loaded(folder: Path, stamps: tuple[Stamp, ...]) -> tuple[Record, ...]:
    """The records, loaded anew whenever a stamp has changed."""
    return fullest_first(load_records(folder))


def _stamp(path: Path) -> Stamp:
    """What changes with the content of a file; one that cannot be read is the loader's to name."""
    try:
        told = path.stat()
    except OSError:
        return str(path), 0, 0
    return str(path), told.st_mtime_ns, told.st_size
