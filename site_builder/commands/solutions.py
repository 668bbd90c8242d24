"""`queens list`, `identify` and `complete`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any, BinaryIO

import cy_core
from site_builder.commands.fields import field_lines
from site_builder.commands.requests import Complete, Identify, List
from site_builder.data.listings import list_all, list_fundamental, write_listing
from site_builder.terminal.lines import echo, goes_to_a_file, standard_output
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError
from site_builder.values.files import replacing
from site_builder.values.notations import Reading, Square, readings, whole_reading
from site_builder.values.text import MOVES_IN_WORDS, square_name


def run_list(asked: List) -> None:
    """List the fundamental solutions of one n, or all of them."""
    target = replacing(asked.output) if asked.output else _binary_output(asked.format)
    with target as stream:  # a place that cannot be written is known before the long work
        with waiting(f"listing N={asked.n}"):
            listing = list_all(asked.n) if asked.all else list_fundamental(asked.n)
        progress = Progress()
        progress.begin(listing.count)
        shown = waiting(f"writing N={asked.n}", progress)
        with shown if asked.output or goes_to_a_file() else nullcontext():
            write_listing(listing, asked.format, stream, progress.reach)


@contextmanager
def _binary_output(format: str) -> Iterator[BinaryIO]:
    with standard_output() as stream:
        if format == "npy" and stream.isatty():
            raise UserError("npy is not for a terminal: add --output FILE, or redirect the output")
        yield stream.buffer


def run_identify(asked: Identify) -> None:
    """Find the label of a solution, and the first symmetry that makes it of the representative."""
    reading = whole_reading(" ".join(asked.board))
    solution = reading.solution
    orbit = cy_core.orbit(solution)
    move = next(move for move, image in orbit.images.items() if image == solution)
    fields: dict[str, object] = {
        "label": None,
        "notation": reading.notation,
        "columns": solution,
        "representative": orbit.representative,
        "symmetry": move,
        "orbit_size": orbit.size,
        "symmetry_class": orbit.symmetry_class,
    }
    if reading.n <= cy_core.MAX_LABELLED_N:
        label = cy_core.label(solution)
        fields |= {"label": label, "rank": int(label.rpartition(".")[2])}
    if asked.json:
        echo(json.dumps(fields))
    else:
        words = {"notation": reading.notation.replace("_", " "), "symmetry": MOVES_IN_WORDS[move]}
        echo(field_lines(fields | words))


def run_complete(asked: Complete) -> None:
    """Count what completes a begun board, in each way to read it, and list the first."""
    board = " ".join(asked.board)
    found = [_completed(reading, asked.limit) for reading in readings(board, asked.n)]
    if asked.json:
        echo(json.dumps(found))
    else:
        echo("\n\n".join(map(_completions_text, found)))


def _completed(reading: Reading, limit: int) -> dict[str, Any]:
    board = (reading.n, reading.queens, reading.forbidden)
    with waiting(f"completing N={reading.n}"):
        count = cy_core.count_completions(*board)
        few = min(limit, count)
        listed = cy_core.completions(*board, limit=few).tolist() if few else []
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


def _completions_text(found: dict[str, Any]) -> str:
    words = {"notation": found["notation"].replace("_", " "), "solutions": None}
    words |= {name: found[name] or "none" for name in ("queens", "forbidden")}
    rows = [" ".join(map(str, row)) for row in found["solutions"]]
    return "\n".join([field_lines(found | words), *([""] if rows else []), *rows])
