"""`queens list`, `show`, `identify`, `complete` and `properties`."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

import click
import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from cy_core import (
    MAX_KNOWN_N,
    MAX_LABELLED_N,
    completions,
    count_completions,
    count_properties,
    format_value,
    known_census,
    label,
    orbit,
    properties,
    solution,
)
from site_builder.cli.estimating import announce_duration, check_completion, yes_option
from site_builder.cli.group import argument, command, flag, json_option, option
from site_builder.cli.parameters import (
    STANDARD_STREAM,
    Choice,
    countable_size,
    file_or_stream,
    require_one,
    web_address,
)
from site_builder.data.listings import (
    EXTENSIONS,
    FORMATS,
    Listing,
    list_all,
    list_fundamental,
    write_listing,
)
from site_builder.figures.copies import ADDRESSED, COPIES, Copied, fields, rows
from site_builder.terminal.lines import (
    echo,
    echo_fields,
    field_lines,
    goes_to_a_file,
    standard_output,
    text_of_standard_input,
)
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError
from site_builder.values.files import replacing, write_file
from site_builder.values.notations import Reading, Square, readings, whole_reading
from site_builder.values.text import MOVES_IN_WORDS, canonical_label, grouped, square_name

# List ---------------------------------------------------------------------------------------------

FRAME = "frame"  # for readers: no program reads it, so no data file has it
BINARY = ("npy", "parquet")
MAX_QUICK_N = 16  # its solutions are written in less than a minute
TIMED_N = 14  # the list that longer ones are estimated by: some 0.05 s


@command("list", "queens list 8 --format csv --output queens-8.csv")
@argument("N", click.IntRange(1, MAX_KNOWN_N), "Queens, 1 to 27.")
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


# Show ---------------------------------------------------------------------------------------------

FILES = ("svg", "html")
_PAGE = """\
# Solution {label}

```queens board
{columns}
```

```queens images
{label}
```
"""


@command("show", "queens show 8.4.1 --as tikz")
@argument(
    "LABEL...",
    str,
    "Labels such as 8.4.1: N, size of the orbit, rank.",
    name="labels",
    nargs=-1,
    required=True,
)
@option("--svg FILE", file_or_stream, "Write a drawing as SVG; - is standard output.")
@option("--as", Choice((*FILES, *COPIES)), "Print the board in this form.", name="kind")
@option(
    "--site URL",
    web_address,
    f"Address of the site that shows the board, for {' and '.join(ADDRESSED)}.",
)
@json_option
def show(
    labels: tuple[str, ...], svg: Path | None, kind: str | None, site: str | None, as_json: bool
) -> None:
    """Show the fundamental solutions that have these labels.

    With --json, each is an object on a line of its own.
    """
    require_one({"--svg": svg, "--as": kind, "--json": as_json})
    if len(labels) > 1 and (svg or kind in FILES):
        name = "--svg" if svg else f"--as {kind}"
        raise UserError(f"{name} draws one board, got {len(labels)} labels: give one")
    if kind in ADDRESSED and not site:
        raise UserError(f"{kind} needs the address of a page: add --site URL")
    if site and kind not in ADDRESSED:
        raise UserError(f"--site goes with --as {' or --as '.join(ADDRESSED)}")
    if svg and svg.suffix.lower() not in ("", ".svg"):
        raise UserError(f"--svg writes an SVG, got {svg}: name a file that ends with .svg")
    with waiting(f"looking for {' '.join(labels)}"):
        solutions = [solution(label) for label in labels]
    boards = [*map(Copied, map(canonical_label, labels), solutions)]
    if svg and svg is not STANDARD_STREAM:
        write_file(svg, _picture(boards[0]))
        return
    if kind or svg:
        texts = [_copied(kind or "svg", board, site) for board in boards]
    elif as_json:
        texts = [json.dumps(_shown_fields(board)) for board in boards]
    else:
        texts = [f"{rows(board)}\n\n{field_lines(_shown_fields(board))}" for board in boards]
    echo(("\n\n" if "\n" in texts[0] else "\n").join(texts))


def _shown_fields(board: Copied) -> dict[str, object]:
    return fields(board) | asdict(properties(board.columns))


def _picture(board: Copied) -> str:
    from site_builder.figures.boards import picture_file  # loads svgwrite, for as long as the rest

    return picture_file(board)


def _copied(kind: str, board: Copied, site: str | None) -> str:
    if kind == "svg":
        return _picture(board).removesuffix("\n")
    if kind == "html":
        from site_builder.blocks.one_file import html_file  # loads every figure, for half a second

        text = _PAGE.format(label=board.label, columns=" ".join(map(str, board.columns)))
        return html_file(board.title, text).removesuffix("\n")
    _, write = COPIES[kind]
    return write(_placed(board, site) if site else board)


def _placed(board: Copied, site: str) -> Copied:
    """The board with its addresses in a site that shows what ours does."""
    from site_builder.values.config import SiteConfig  # here, as pages take long to load
    from site_builder.values.page import Links
    from site_builder.values.site_paths import SitePaths

    site_paths, links = SitePaths(SiteConfig()), Links("index.md", site=site)
    if not site_paths.has_solution_pages(board.n):
        return Copied(board.label, board.columns, f"{links.address('find.md')}?label={board.label}")
    page, picture = site_paths.solution_page(board.label), site_paths.board_picture(board.label)
    return Copied(board.label, board.columns, links.address(page), links.address(picture))


# Identify and complete ----------------------------------------------------------------------------

MAX_LISTED = 1_000_000

board_argument = argument(
    "BOARD",
    str,
    "Columns counted from 0 or 1, squares such as a1, a FEN, rows of . and Q (x marks a square "
    "that stays empty), bits, or a label such as 8.4.1; - reads the board from standard input.",
    nargs=-1,
    required=True,
)


@command("identify", "queens identify 0 4 7 5 2 6 1 3")
@board_argument
@json_option
def identify(board: tuple[str, ...], as_json: bool) -> None:
    """Find the label of a solution.

    The symmetry is the turn or reflection that takes the fundamental solution with this label to
    your solution.
    """
    text = _board_text(board)
    with _errors_with(text, "identify"):
        reading = whole_reading(text)
    solution = reading.solution
    images = orbit(solution)
    move = next(move for move, image in images.images.items() if image == solution)
    fields: dict[str, object] = {
        "label": None,
        "notation": reading.notation,
        "columns": solution,
        "representative": images.representative,
        "symmetry": move,
        "orbit_size": images.size,
        "symmetry_class": images.symmetry_class,
    }
    if reading.n <= MAX_LABELLED_N:
        name = label(solution)
        fields |= {"label": name, "rank": int(name.rpartition(".")[2])}
    notation = reading.notation.replace("_", " ")
    echo_fields(fields, as_json, notation=notation, symmetry=MOVES_IN_WORDS[move])


@command("complete", 'queens complete "....q..." --limit 3')
@board_argument
@option("--n N", countable_size, "Side of the whole board.")
@option(
    "--limit COUNT",
    click.IntRange(0, MAX_LISTED),
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
    text = _board_text(board)
    with _errors_with(text, "complete"):
        boards = readings(text, n)
    for reading in boards:
        check_completion(reading.n, len(reading.queens), yes)
    results = [_completed(reading, limit) for reading in boards]
    echo(json.dumps(results) if as_json else "\n\n".join(map(_completions_text, results)))


def _board_text(words: tuple[str, ...]) -> str:
    """The board that was typed, or that stands on standard input."""
    return text_of_standard_input("give one board") if words == ("-",) else " ".join(words)


@contextmanager
def _errors_with(text: str, command: str) -> Iterator[None]:
    """Add to an error of the block the board as it was typed, and where notations are explained."""
    try:
        yield
    except UserError as error:
        if re.fullmatch(r"[0-9]{1,2}\.[0-9]{1,2}", text):
            raise UserError(f"a label is N.size.rank such as 8.4.1, got {text}") from None
        typed = format_value(text)
        if not text or f" {typed}" in str(error):
            raise
        raise UserError(f"{error}, in {typed}; see queens {command} --help") from None


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
@argument("N", click.IntRange(1, MAX_LABELLED_N), "Queens, 1 to 18.")
@json_option
def show_properties(n: int, as_json: bool) -> None:
    """Count the solutions of one N by their properties.

    Each line has a property, one of its values, and how many fundamental and how many of all
    solutions have this value. From N = 15 on, the two properties that compare each solution with
    all others are left out. N = 14 takes about a minute, N = 18 about 20 minutes.
    """
    from site_builder.terminal.tables import text_table  # loads Rich

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
