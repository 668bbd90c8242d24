"""`queens list`, `complete` and `properties`: many boards."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from cy_core import (
    MAX_KNOWN_N,
    MAX_LABELLED_N,
    completions,
    count_completions,
    count_properties,
    known_census,
)
from site_builder.cli.boards import board_argument, board_text, errors_with
from site_builder.cli.estimating import announce_duration, check_completion, yes_option
from site_builder.cli.group import argument, command, flag, json_option, option
from site_builder.cli.parameters import (
    STANDARD_STREAM,
    Choice,
    countable_size,
    file_or_stream,
    whole_number,
)
from site_builder.data.listings import (
    EXTENSIONS,
    FORMATS,
    Listing,
    list_all,
    list_fundamental,
    write_listing,
)
from site_builder.terminal.lines import echo, field_lines, goes_to_a_file, standard_output
from site_builder.terminal.progress import Progress, waiting
from site_builder.terminal.tables import text_table
from site_builder.values.errors import UserError
from site_builder.values.files import replacing
from site_builder.values.notations import Reading, Square, readings
from site_builder.values.text import grouped, square_name

# List ---------------------------------------------------------------------------------------------

FRAME = "frame"  # for readers: no program reads it, so no data file has it
BINARY = ("npy", "parquet")
MAX_QUICK_N = 16  # its solutions are written in less than a minute
TIMED_N = 14  # the list that longer ones are estimated by: some 0.05 s


@command("list", "queens list 8 --format csv --output queens-8.csv")
@argument("N", whole_number(1, MAX_KNOWN_N), "Queens, 1 to 27.")
@flag("--all", "List all solutions, in ascending order.", name="every")
@option(
    "--format",
    Choice((*FORMATS, FRAME)),
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
            remedy = "add --output FILE, or redirect the output"
            raise UserError(f"{format} is not for a terminal: {remedy}")
        yield stream.buffer


# Complete -----------------------------------------------------------------------------------------

MAX_LISTED = 1_000_000


@command("complete", 'queens complete "....q..." --limit 3')
@board_argument
@option("--n N", countable_size, "Side of the whole board.")
@option(
    "--limit COUNT",
    whole_number(0, MAX_LISTED),
    "List at most this many solutions.",
    default=10,
)
@json_option
@yes_option
def complete(board: tuple[str, ...], n: int | None, limit: int, as_json: bool, yes: bool) -> None:
    """Count and list the solutions that complete a partial board.

    If your board can be read in several ways, you get the solutions of each. If this takes more
    than a minute, the command estimates the time on this machine. If it takes more than a year, it
    begins only with --yes.
    """
    text = board_text(board)
    with errors_with(text, "complete"):
        boards = readings(text, n)
    for reading in boards:
        check_completion(reading.n, len(reading.queens), yes)
    results = [_completed(reading, limit) for reading in boards]
    echo(json.dumps(results) if as_json else "\n\n".join(map(_completions_text, results)))


def _completed(reading: Reading, limit: int) -> dict[str, Any]:
    board = (reading.n, reading.queens, reading.forbidden)
    with waiting(f"completing N={reading.n}"):
        count = count_completions(*board)
        shown = min(limit, count)
        listed = completions(*board, limit=shown).tolist() if shown else []
    return {
        "notation": reading.notation,
        "n": reading.n,
        "queens": _square_names(reading.queens, reading.n),
        "forbidden": _square_names(reading.forbidden, reading.n),
        "completions": count,
        "solutions": listed,
    }


def _square_names(squares: Iterable[Square], n: int) -> tuple[str, ...]:
    return tuple(square_name(square, n) for square in squares)


def _completions_text(result: dict[str, Any]) -> str:
    words = {"notation": result["notation"].replace("_", " "), "solutions": None}
    words |= {name: result[name] or "none" for name in ("queens", "forbidden")}
    rows = [" ".join(map(str, row)) for row in result["solutions"]]
    return "\n".join([field_lines(result | words), *([""] if rows else []), *rows])


# Properties ---------------------------------------------------------------------------------------


@command("properties", "queens properties 10 --json")
@argument("N", whole_number(1, MAX_LABELLED_N), "Queens, 1 to 18.")
@json_option
def show_properties(n: int, as_json: bool) -> None:
    """Count the solutions of one N by their properties.

    Each line has a property, one of its values, and how many fundamental and how many of all
    solutions have this value. From N = 15 on, the two properties that compare each solution with
    all others are left out. N = 14 takes about a minute, N = 18 about 20 minutes.
    """
    progress = Progress()
    progress.begin(known_census(n).fundamental or 0)
    with waiting(f"measuring N={n}", progress):
        counts = count_properties(n, progress.reach)
    if as_json:
        echo(json.dumps({name: [each._asdict() for each in row] for name, row in counts.items()}))
        return
    lines = [
        [name.replace("_", " "), *map(grouped, count)]
        for name, row in counts.items()
        for count in row
    ]
    echo(text_table(["property", "value", "fundamental", "all"], lines))
