"""`queens list`, `properties` and `poster`: many boards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

import click

from cy_core import MAX_KNOWN_N, MAX_LABELLED_N, count_properties, format_value, known_census
from site_builder.cli.estimating import announce_duration, yes_option
from site_builder.cli.group import command
from site_builder.cli.options import (
    STANDARD_STREAM,
    argument,
    flag,
    json_option,
    option,
    output_option,
    whole_number,
    write_text,
)
from site_builder.data.listings import (
    EXTENSIONS,
    FORMATS,
    list_all,
    list_fundamental,
    write_listing,
)
from site_builder.figures.posters.blocks import CHOICES, chosen_boards
from site_builder.svg.poster import MAX_CAPTION, PAPERS, SHAPES, Poster, poster_svg
from site_builder.terminal.lines import echo, goes_to_a_file, note, standard_output, text_table
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError
from site_builder.values.files import replacing
from site_builder.values.text import grouped

# List ---------------------------------------------------------------------------------------------

FRAME = "frame"  # for readers: no program reads it, so no data file has it
BINARY = ("npy", "parquet")
ROWS_PER_SECOND = 1_000_000  # that a core of today writes, about


@command("list", "queens list 8 --format csv --output queens-8.csv")
@argument("N", whole_number(1, MAX_KNOWN_N), "Queens, 1 to 27.")
@flag("--all", "List all solutions, in ascending order.", name="every")
@option(
    "--format",
    click.Choice((*FORMATS, FRAME)),
    "Format of the list; frame draws each board.",
    show_default="by the ending of FILE, or text",
)
@output_option
@yes_option
def list_solutions(n: int, every: bool, format: str | None, output: Path, yes: bool) -> None:
    """List the fundamental solutions of one N, or all of them.

    Before a listing of more than a minute, the command says about how long it takes. A listing of
    more than a year begins only with --yes.
    """
    format = _format_of(format, output)
    file = None if output is STANDARD_STREAM else output
    with replacing(file) if file else _binary_output(format) as stream:
        # A file that cannot be written is known before the long work.
        with waiting(f"listing N={n}"):
            listing = list_all(n) if every else list_fundamental(n)
        announce_duration(f"listing N = {n}", listing.count / ROWS_PER_SECOND, 1, yes)
        is_shown = file or goes_to_a_file()
        shown = waiting(f"writing N={n}", total=listing.count)
        with shown if is_shown else nullcontext(Progress()) as progress:
            write_listing(listing, format, stream, progress.reach)


def _format_of(format: str | None, file: Path) -> str:
    """The format that was named, or that the ending of the file says, or text."""
    ending = file.suffix.lower()
    by_ending = next((each for each in FORMATS if ending == f".{EXTENSIONS.get(each, each)}"), None)
    if format and by_ending not in (None, "text" if format == FRAME else format):
        remedy = "leave out --format, or name another file"
        raise UserError(f"{file} ends like {by_ending}, got --format {format}: {remedy}")
    return format or by_ending or "text"


@contextmanager
def _binary_output(format: str) -> Iterator[BinaryIO]:
    with standard_output() as stream:
        if format in BINARY and stream.isatty():
            remedy = "add --output FILE, or redirect the output"
            raise UserError(f"{format} is not for a terminal: {remedy}")
        yield stream.buffer


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
    total = known_census(n).fundamental or 0
    with waiting(f"measuring N={n}", total=total) as progress:
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


# Poster -------------------------------------------------------------------------------------------


def ink_colour(word: str) -> str:
    """A colour such as #9a3b2e.

    >>> ink_colour("#9A3B2E")
    '#9a3b2e'
    """
    if not re.fullmatch("#[0-9a-fA-F]{6}", word):
        rule = "an ink is # and six hexadecimal digits"
        raise UserError(f"{rule}, got {format_value(word)}: write '#9a3b2e'")
    return word.lower()


def caption_text(text: str) -> str:
    """A caption that fits a sheet."""
    if len(text) > MAX_CAPTION or not text.isprintable():
        rule = f"a caption is a line of at most {MAX_CAPTION} characters"
        raise UserError(f"{rule}, got {format_value(text)}")
    return text


@command("poster", "queens poster 8 --paper A2 --output poster.svg")
@argument("WHAT", str, "N, or a label such as 8.4.1.")
@option(
    "--boards",
    click.Choice(CHOICES),
    "All solutions of N, its fundamental solutions, the orbit of a label, or its board.",
    show_default="all of N, or the board of a label",
)
@option("--paper", click.Choice([*PAPERS]), "Size of the sheet.", default="A3")
@option(
    "--shape",
    click.Choice(SHAPES),
    "How queens look; below 1 mm they are dots. Holes are for a laser.",
    default="queens",
)
@option("--ink COLOUR", ink_colour, "Colour of the queens.", default="#22303c")
@option("--caption TEXT", caption_text, "Text below the boards.", default="", show_default="none")
@output_option
def poster(what: str, boards: str | None, output: Path, **look: Any) -> None:
    """Draw many boards on a sheet of paper, as SVG in millimetres."""
    choice = boards or ("board" if "." in what else "all")
    with waiting(f"drawing {what}"):
        drawn = Poster(chosen_boards(what, choice), **look)
        svg = poster_svg(drawn)
    if drawn.drawn_shape != drawn.shape:
        note("queens would be smaller than 1 mm, so they are dots")
    write_text(svg, output)
