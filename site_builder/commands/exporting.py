"""`queens export`: the files of the site's data as a folder, for any N."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from hashlib import file_digest
from pathlib import Path

from cy_core import known_census
from site_builder.commands.requests import Export
from site_builder.data.files import MAX_ROWS, DataFile, usual_formats
from site_builder.data.package import PACKAGE, WrittenFile, write_data
from site_builder.data.parquet import REMEDY, require_pyarrow
from site_builder.data.sizes import list_bytes
from site_builder.terminal.lines import echo, note
from site_builder.terminal.progress import Progress, waiting
from site_builder.timings.record_files import load_records
from site_builder.timings.records import Record
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import new_folder, require_empty
from site_builder.values.text import bytes_text, counted, sizes_text

USUAL = SiteConfig()


def run_export(asked: Export) -> None:
    """Write a folder of data, whole or not at all.

    Raises
    ------
    UserError
        As `require_empty`, `require_pyarrow` and `records_of`; ``DIR needs about SIZE, and its
        disk has SIZE left: ...``; ``cannot write DIR: REASON``.
    """
    formats = _formats(asked)
    require_empty(asked.folder)
    records = records_of(asked.timings)
    target, progress = Path(os.path.realpath(asked.folder)), Progress()
    _tell_what_comes(asked, formats, target)
    progress.begin(sum(_rows(n) for n in asked.n) * len(formats))
    try:
        with waiting(f"writing {asked.folder}", progress), new_folder(target) as folder:
            put = _Writer(folder, progress).put
            written = write_data(asked.n, USUAL.solution_pages, records, formats, put)
    except OSError as error:
        raise UserError(f"cannot write {asked.folder}: {error.strerror or error}") from error
    size = bytes_text(sum(each.size for each in written))
    echo(f"{counted(len(written), 'file')}, {size}; {asked.folder / PACKAGE} lists them")


class _Writer:
    """Writes one file after the other, and tells how far it is."""

    def __init__(self, folder: Path, progress: Progress) -> None:
        self._folder, self._progress, self._before = folder, progress, 0

    def put(self, file: DataFile) -> WrittenFile:
        """Write a file, and read what there is."""
        path = self._folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as stream:
            file.write(stream, lambda rows: self._progress.reach(self._before + rows))
        self._before += file.rows if file.content else 0
        with path.open("rb") as stream:
            return WrittenFile(file, path.stat().st_size, file_digest(stream, "sha256").hexdigest())


def _formats(asked: Export) -> Sequence[str]:
    if asked.formats is None:
        formats = usual_formats()
        if "parquet" not in formats:
            note(f"Parquet is left out, as it needs pyarrow: {REMEDY}")
        return formats
    if "parquet" in asked.formats:
        require_pyarrow()
    return asked.formats


def records_of(named: Path | None) -> Sequence[Record]:
    """Those of the folder that was named, or else of the usual one, which may be missing.

    Raises
    ------
    UserError
        As `load_records`; ``no record in FOLDER: name another folder, or leave out --timings``.
    """
    records = load_records(named or USUAL.timings)
    if named and not records:
        raise UserError(f"no record in {named}: name another folder, or leave out --timings")
    return records


def _rows(n: int) -> int:
    """Of all lists of one N, in one format."""
    known = known_census(n)
    return (known.fundamental or 0) + (known.total if known.total <= MAX_ROWS else 0)


def _tell_what_comes(asked: Export, formats: Sequence[str], target: Path) -> None:
    """Say how large the lists will be, and refuse what the disk has no room for."""
    size = sum(_size(n, format) for n in asked.n for format in formats)
    there = next(folder for folder in (target, *target.parents) if folder.exists())
    left = shutil.disk_usage(there).free
    if size > left:
        needs = f"{asked.folder} needs about {bytes_text(size)}"
        raise UserError(
            f"{needs}, and its disk has {bytes_text(left)} left: choose fewer n or formats"
        )
    echo(f"lists of {sizes_text(asked.n)} as {', '.join(formats)}: about {bytes_text(size)}")


def _size(n: int, format: str) -> int:
    fundamental = list_bytes(n, "fundamental", format)
    every = known_census(n).total <= MAX_ROWS
    return fundamental + (list_bytes(n, "all", format) if every else 0)
