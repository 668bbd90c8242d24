"""`queens list`."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from site_builder.cli.estimating import announce_duration, yes_option
from site_builder.cli.group import argument, command, flag, option
from site_builder.cli.parameters import STANDARD_STREAM, OneOf, file_or_stream, listable_size
from site_builder.data.listings import (
    EXTENSIONS,
    FORMATS,
    Listing,
    list_all,
    list_fundamental,
    write_listing,
)
from site_builder.terminal.lines import goes_to_a_file, standard_output
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError
from site_builder.values.files import replacing

FRAME = "frame"  # for readers: no program reads it, so no data file has it
BINARY = ("npy", "parquet")
MAX_QUICK_N = 16  # its solutions are written in less than a minute
TIMED_N = 14  # the list that longer ones are estimated by: some 0.05 s


@command("list", "queens list 8 --format csv --output queens-8.csv")
@argument("N", listable_size, "Queens, 1 to 27.")
@flag("--all", "List all solutions, in ascending order.", name="every")
@option(
    "--format",
    OneOf("format", (*FORMATS, FRAME)),
    "Format of the list; frame draws each board.",
    show_default="by the ending of FILE, or text",
)
@option("--output FILE", file_or_stream, "File to write; - is standard output.", default="-")
@yes_option
def list_solutions(n: int, every: bool, format: str | None, output: Path, yes: bool) -> None:
    """List the fundamental solutions of one N, or all of them.

    Before a listing of more than a minute, the command estimates the time on this machine. A
    listing of more than a year begins only with --yes.
    """
    format = _format_of(format, output)
    file = None if output is STANDARD_STREAM else output
    with replacing(file) if file else _binary_output(format) as stream:
        # A file that cannot be written is known before the long work.
        with waiting(f"listing N={n}"):
            listing = list_all(n) if every else list_fundamental(n)
        _check_duration(n, listing, format, yes)
        progress = Progress()
        progress.begin(listing.count)
        shown = waiting(f"writing N={n}", progress)
        with shown if file or goes_to_a_file() else nullcontext():
            write_listing(listing, format, stream, progress.reach)


def _format_of(format: str | None, file: Path) -> str:
    """The format that was named, or that the ending of the file says, or text."""
    ending = file.suffix.lower()
    by_ending = next((each for each in FORMATS if ending == f".{EXTENSIONS.get(each, each)}"), None)
    if format and by_ending not in (None, "text" if format == FRAME else format):
        remedy = "leave out --format, or name another file"
        raise UserError(f"{file} ends like {by_ending}, got --format {format}: {remedy}")
    return format or by_ending or "text"


def _check_duration(n: int, listing: Listing, format: str, confirmed: bool) -> None:
    """Estimate by a shorter list how long it takes to write this one."""
    if n <= MAX_QUICK_N:
        return
    with waiting(f"estimating N={n}"), open(os.devnull, "wb") as nowhere:
        write_listing(list_fundamental(1), format, nowhere)  # loads what the format needs
        start = time.perf_counter()
        timed = list_fundamental(TIMED_N)
        write_listing(timed, format, nowhere)
        seconds = time.perf_counter() - start
    announce_duration(f"listing N = {n}", seconds * listing.count / timed.count, 1, confirmed)


@contextmanager
def _binary_output(format: str) -> Iterator[BinaryIO]:
    with standard_output() as stream:
        if format in BINARY and stream.isatty():
            raise UserError(
                f"{format} is not for a terminal: add --output FILE, or redirect the output"
            )
        yield stream.buffer
