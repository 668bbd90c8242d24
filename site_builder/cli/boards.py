"""`queens show`, `identify` and `complete`: one board."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from cy_core import (
    MAX_LABELLED_N,
    completions,
    count_completions,
    format_value,
    label,
    orbit,
    properties,
    solution,
)
from site_builder.cli.estimating import check_completion, yes_option
from site_builder.cli.group import command
from site_builder.cli.options import (
    argument,
    countable_size,
    json_option,
    option,
    output_file,
    require_one,
    whole_number,
    write_text,
)
from site_builder.figures.finder.copies import FORMS, LabelledBoard, fields, rows
from site_builder.terminal.lines import binary_output, echo, field_lines, text_of_standard_input
from site_builder.terminal.progress import waiting
from site_builder.values.errors import UserError
from site_builder.values.notations import Reading, Square, board_texts, readings, whole_reading
from site_builder.values.text import MOVES_IN_WORDS, canonical_label, square_name

# Show ---------------------------------------------------------------------------------------------

FILES = ("svg", "png", "html")
_PAGE = """\
# Solution {label}

```queens board
{columns}
```

```queens images
{label}
```
"""


@command("show", "queens show 8.4.1 --as latex")
@argument(
    "LABEL...",
    str,
    "Labels such as 8.4.1: N, size of the orbit, rank.",
    name="labels",
    nargs=-1,
    required=True,
)
@option("--svg FILE", output_file, "Write a drawing as SVG; - is standard output.")
@option("--as", click.Choice((*FILES, *FORMS)), "Print the board in this form.", name="kind")
@json_option
def show(labels: tuple[str, ...], svg: Path | None, kind: str | None, as_json: bool) -> None:
    """Show the fundamental solutions that have these labels.

    With --json, each is an object on a line of its own.
    """
    require_one({"--svg": svg, "--as": kind, "--json": as_json})
    if len(labels) > 1 and (svg or kind in FILES):
        name = "--svg" if svg else f"--as {kind}"
        raise UserError(f"{name} draws one board, got {len(labels)} labels: give one")
    if svg and svg.suffix.lower() not in ("", ".svg"):
        raise UserError(f"--svg writes an SVG, got {svg}: name a file that ends with .svg")
    with waiting(f"looking for {' '.join(labels)}"):
        solutions = [solution(label) for label in labels]
    boards = list(map(LabelledBoard, map(canonical_label, labels), solutions))
    if svg:
        write_text(_picture(boards[0]), svg)
        return
    if kind == "png":
        from site_builder.svg.files import png

        pixels = png(_picture(boards[0]), zoom=2)
        with binary_output("png", "redirect the output to a file") as stream:
            stream.write(pixels)
        return
    if kind:
        texts = [_form(kind, board) for board in boards]
    elif as_json:
        texts = [json.dumps(_board_fields(board)) for board in boards]
    else:
        texts = [f"{rows(board)}\n\n{field_lines(_board_fields(board))}" for board in boards]
    echo(("\n\n" if "\n" in texts[0] else "\n").join(texts))


def _board_fields(board: LabelledBoard) -> dict[str, object]:
    return fields(board) | asdict(properties(board.columns))


def _picture(board: LabelledBoard) -> str:
    # Imported here, because svgwrite takes as long to load as the rest.
    from site_builder.figures.boards import picture_file

    return picture_file(board)


def _form(kind: str, board: LabelledBoard) -> str:
    if kind == "svg":
        return _picture(board).removesuffix("\n")
    if kind == "html":
        # Imported here, because it loads every figure, which takes half a second.
        from site_builder.blocks.one_file import html_file

        text = _PAGE.format(label=board.label, columns=" ".join(map(str, board.columns)))
        return html_file(board.title, text).removesuffix("\n")
    return FORMS[kind](board)


# Identify -----------------------------------------------------------------------------------------

board_argument = argument(
    "BOARD",
    str,
    "Columns counted from 0 or 1, squares such as a1, pairs (row, column), a FEN, rows of . and Q "
    "(x marks a square that stays empty), bits, or a label such as 8.4.1; - reads the board from "
    "standard input.",
    nargs=-1,
    required=True,
)


@command("identify", "queens identify 0 4 7 5 2 6 1 3")
@board_argument
@json_option
def identify(board: tuple[str, ...], as_json: bool) -> None:
    """Find the label of a solution.

    The symmetry is the turn or reflection that takes the fundamental solution with this label to
    your solution. If you give several solutions of one N, such as a whole answer of LeetCode, you
    get each. With --json, each is an object on a line of its own.
    """
    text = board_text(board)
    with errors_with(text, "identify"):
        boards = [whole_reading(typed) for typed in board_texts(text)]
    texts = [_identification_text(reading, as_json) for reading in boards]
    echo(("\n" if as_json else "\n\n").join(texts))


def _identification_text(reading: Reading, as_json: bool) -> str:
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
    if as_json:
        return json.dumps(fields)
    words = {"notation": reading.notation.replace("_", " "), "symmetry": MOVES_IN_WORDS[move]}
    return field_lines(fields | words)


def board_text(words: tuple[str, ...]) -> str:
    """Return the board from the arguments, or from standard input if they are ``-``."""
    return text_of_standard_input("give one board") if words == ("-",) else " ".join(words)


@contextmanager
def errors_with(text: str, command: str) -> Iterator[None]:
    """Add the board as typed and the help of `command` to each UserError of the block."""
    try:
        yield
    except UserError as error:
        if re.fullmatch(r"[0-9]{1,2}\.[0-9]{1,2}", text):
            raise UserError(f"a label is N.size.rank such as 8.4.1, got {text}") from None
        if re.fullmatch(r"([0-9]+\.[0-9]+\.[0-9]+ ?){2,}", text):
            rule = f"{command} takes one board, got {len(text.split())} labels"
            raise UserError(f"{rule}: type queens show {text} to see all") from None
        typed = format_value(text)
        if not text or f" {typed}" in str(error):
            raise
        raise UserError(f"{error}, in {typed}; see queens {command} --help") from None


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
    than a minute, the command estimates the time on this machine. If it takes more than a year, the
    command lists the first solutions, and counts all only with --yes.
    """
    text = board_text(board)
    with errors_with(text, "complete"):
        boards = readings(text, n)
    results = []
    are_counted = [check_completion(board.n, len(board.queens), yes, limit) for board in boards]
    for reading, is_counted in zip(boards, are_counted, strict=True):
        results.append(_complete_reading(reading, limit, is_counted))
    echo(json.dumps(results) if as_json else "\n\n".join(map(_completions_text, results)))


def _complete_reading(reading: Reading, limit: int, is_counted: bool) -> dict[str, Any]:
    """Return the fields of the result for one reading of a board.

    At most `limit` solutions are listed. The field `completions` is their number, or None if it is
    not known.
    """
    board = (reading.n, reading.queens, reading.forbidden)
    with waiting(f"completing N={reading.n}"):
        count = count_completions(*board) if is_counted else None
        listed_count = limit if count is None else min(limit, count)
        listed = completions(*board, limit=listed_count).tolist() if listed_count else []
    if count is None and len(listed) < limit:
        count = len(listed)
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
    if rows:
        rows.insert(0, "")
    return "\n".join([field_lines(result | words), *rows])
