"""`queens identify` and `queens complete`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from cy_core import MAX_LABELLED_N, completions, count_completions, format_value, label, orbit
from site_builder.cli.estimating import check_completion, yes_option
from site_builder.cli.group import argument, command, json_option, option
from site_builder.cli.parameters import countable_size, whole_number
from site_builder.terminal.lines import echo, echo_fields, field_lines, text_of_standard_input
from site_builder.terminal.progress import waiting
from site_builder.values.errors import UserError
from site_builder.values.notations import Reading, Square, readings, whole_reading
from site_builder.values.text import MOVES_IN_WORDS, square_name

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
    whole_number("--limit", 0, MAX_LISTED),
    "List at most this many solutions.",
    default="10",
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
    if words != ("-",):
        return " ".join(words)
    return text_of_standard_input("give one board")


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
