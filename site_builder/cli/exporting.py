"""`queens export`: the files of the site's data as a folder, for any N."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from hashlib import file_digest
from pathlib import Path

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from cy_core import known_census
from site_builder.cli.group import argument, command, option
from site_builder.cli.parameters import SomeOf, file_path, sizes
from site_builder.data.files import (
    CHECKSUMS,
    MAX_ROWS,
    DataFile,
    WrittenFile,
    available_formats,
    combined_files,
    list_files,
    write_data,
)
from site_builder.data.listings import FORMATS, about_bytes
from site_builder.data.parquet import REMEDY, require_pyarrow
from site_builder.terminal.lines import echo, note
from site_builder.terminal.progress import Progress, waiting
from site_builder.timings.record_files import load_records
from site_builder.timings.records import Record
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import new_folder, require_empty
from site_builder.values.text import bytes_text, counted, sizes_text

USUAL = SiteConfig()
MEASURED_ROW = 500  # about so many rows without properties take as long as one with them


@command("export", "queens export n-queens --n 1-14 --formats csv,parquet")
@argument("DIR", file_path, "A new or an empty folder.", name="folder")
@option("--n FIRST-LAST", sizes, "Sizes to list, within 1-27.", default="1-12")
@option(
    "--formats FORMATS",
    SomeOf(FORMATS),
    f"Some of {', '.join(FORMATS)}, with commas between them.",
    show_default="all",
)
@option("--records DIR", file_path, "Folder of records.", show_default="records, if there is one")
def export(
    folder: Path, n: tuple[int, ...], formats: tuple[str, ...] | None, records: Path | None
) -> None:
    """Write a folder of data: solutions, counts, times and traces."""
    formats = _usable_formats(formats)
    require_empty(folder)
    times = records_of(records)
    target, progress = Path(os.path.realpath(folder)), Progress()
    echo(_size_text(folder, n, formats, target))
    lists = [
        *combined_files(n, formats),
        *(file for each in n for file in list_files(each, formats)),
    ]
    progress.begin(sum(file.rows * _row_effort(file) for file in lists))
    try:
        with waiting(f"writing {folder}", progress), new_folder(target) as new:
            put = _Writer(new, progress).put
            written = write_data(n, times, formats, put)
    except OSError as error:
        raise UserError(f"cannot write {folder}: {error.strerror or error}") from error
    size = bytes_text(sum(each.size for each in written))
    echo(f"{counted(len(written), 'file')}, {size}; {folder / CHECKSUMS} lists them")


class _Writer:
    """Writes one file after the other, and keeps the progress up to date."""

    def __init__(self, folder: Path, progress: Progress) -> None:
        self._folder, self._progress, self._before = folder, progress, 0

    def put(self, file: DataFile) -> WrittenFile:
        """Write a file, and read what there is."""
        path = self._folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        effort = _row_effort(file)
        with path.open("xb") as stream:
            file.write(stream, lambda rows: self._progress.reach(self._before + rows * effort))
        self._before += file.rows * effort
        with path.open("rb") as stream:
            return WrittenFile(file, path.stat().st_size, file_digest(stream, "sha256").hexdigest())


def _row_effort(file: DataFile) -> int:
    """The time that a row takes; those of several N come with their properties."""
    return 1 if file.n else MEASURED_ROW


def _usable_formats(chosen: tuple[str, ...] | None) -> tuple[str, ...]:
    """The formats that were chosen, or all formats that this machine can write."""
    if chosen is None:
        formats = available_formats()
        if "parquet" not in formats:
            note(f"Parquet is left out, as it needs pyarrow: {REMEDY}")
        return tuple(formats)
    if "parquet" in chosen:
        require_pyarrow()
    return chosen


def records_of(named: Path | None) -> Sequence[Record]:
    """Those of the folder that was named, or else of the usual one, which may be missing."""
    records = load_records((named or USUAL.records) / "timings")
    if named and not records:
        raise UserError(f"no timing record in {named}: name another folder, or leave out --records")
    return records


def _size_text(folder: Path, sizes: Sequence[int], formats: Sequence[str], target: Path) -> str:
    """How large the lists will be."""
    size = sum(_size(n, format) for n in sizes for format in formats)
    there = next(each for each in (target, *target.parents) if each.exists())
    left = shutil.disk_usage(there).free
    if size > left:
        needs = f"{folder} needs about {bytes_text(size)}"
        raise UserError(
            f"{needs}, and its disk has {bytes_text(left)} left: choose fewer n or formats"
        )
    return f"lists of {sizes_text(sizes)} as {', '.join(formats)}: about {bytes_text(size)}"


def _size(n: int, format: str) -> int:
    known = known_census(n)
    rows = (known.fundamental or 0) + (known.total if known.total <= MAX_ROWS else 0)
    return about_bytes(n, rows, format)
