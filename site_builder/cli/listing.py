"""`queens list`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from site_builder.cli.group import argument, command, flag, option
from site_builder.cli.parameters import STANDARD_STREAM, OneOf, file_or_stream, listable_size
from site_builder.data.listings import FORMATS, list_all, list_fundamental, write_listing
from site_builder.terminal.lines import goes_to_a_file, standard_output
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError
from site_builder.values.files import replacing

BINARY = ("npy", "parquet")


@command("list", "queens list 8 --format csv --output queens-8.csv")
@argument("N", listable_size, "Queens, 1 to 27.")
@flag("--all", "List all solutions, in ascending order.", name="every")
@option("--format", OneOf("format", FORMATS), "Format.", default="text")
@option("--output FILE", file_or_stream, "File to write; - is standard output.", default="-")
def list_solutions(n: int, every: bool, format: str, output: Path) -> None:
    """List the fundamental solutions of one N, or all of them."""
    file = None if output is STANDARD_STREAM else output
    with replacing(file) if file else _binary_output(format) as stream:
        # A file that cannot be written is known before the long work.
        with waiting(f"listing N={n}"):
            listing = list_all(n) if every else list_fundamental(n)
        progress = Progress()
        progress.begin(listing.count)
        shown = waiting(f"writing N={n}", progress)
        with shown if file or goes_to_a_file() else nullcontext():
            write_listing(listing, format, stream, progress.reach)


@contextmanager
def _binary_output(format: str) -> Iterator[BinaryIO]:
    with standard_output() as stream:
        if format in BINARY and stream.isatty():
            raise UserError(
                f"{format} is not for a terminal: add --output FILE, or redirect the output"
            )
        yield stream.buffer
