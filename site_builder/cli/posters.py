"""`queens poster`: many boards on a sheet of paper."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from cy_core import format_value
from site_builder.cli.group import argument, command, option
from site_builder.cli.parameters import STANDARD_STREAM, Choice, file_or_stream
from site_builder.figures.posters import CHOICES, chosen_boards
from site_builder.svg.poster import MAX_CAPTION, PAPERS, SHAPES, Poster, poster_svg
from site_builder.terminal.lines import echo, note
from site_builder.terminal.progress import waiting
from site_builder.values.errors import UserError
from site_builder.values.files import write_file


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
    Choice(CHOICES),
    "All solutions of N, its fundamental solutions, the orbit of a label, or its board.",
    show_default="all of N, or the board of a label",
)
@option("--paper", Choice([*PAPERS]), "Size of the sheet.", default="A3")
@option("--shape", Choice(SHAPES), "How queens look; below 1 mm they are dots.", default="queens")
@option("--ink COLOUR", ink_colour, "Colour of the queens.", default="#22303c")
@option("--caption TEXT", caption_text, "Text below the boards.", default="", show_default="none")
@option("--output FILE", file_or_stream, "File to write; - is standard output.", default="-")
def poster(what: str, boards: str | None, output: Path, **look: Any) -> None:
    """Draw many boards on a sheet of paper, as SVG in millimetres."""
    choice = boards or ("board" if "." in what else "all")
    with waiting(f"drawing {what}"):
        drawn = Poster(chosen_boards(what, choice), **look)
        svg = poster_svg(drawn)
    if drawn.drawn_shape != drawn.shape:
        note("queens would be smaller than 1 mm, so they are dots")
    if output is STANDARD_STREAM:
        echo(svg.removesuffix("\n"))
    else:
        write_file(output, svg)
