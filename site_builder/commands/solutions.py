"""`queens list` and `identify`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import BinaryIO

from site_builder import core
from site_builder.commands.export import list_all, list_fundamental, write_listing
from site_builder.commands.fields import field_lines
from site_builder.commands.requests import Identify, List
from site_builder.core import Orbit, Symmetry
from site_builder.terminal.lines import goes_to_a_file, say, standard_output
from site_builder.terminal.progress import Meter, waiting
from site_builder.values.errors import UserError
from site_builder.values.files import replacing
from site_builder.values.reading import parse_columns


def run_list(asked: List) -> None:
    """List the fundamental solutions of one n, or all of them."""
    target = replacing(asked.output) if asked.output else _binary_output(asked.format)
    with target as stream:  # a place that cannot be written is known before the long work
        with waiting(f"listing N={asked.n}"):
            listing = list_all(asked.n) if asked.all else list_fundamental(asked.n)
        meter = Meter()
        meter.begin(listing.count)
        progress = waiting(f"writing N={asked.n}", meter)
        with progress if asked.output or goes_to_a_file() else nullcontext():
            write_listing(listing, asked.format, stream, meter.reach)


@contextmanager
def _binary_output(format: str) -> Iterator[BinaryIO]:
    with standard_output() as stream:
        if format == "npy" and stream.isatty():
            raise UserError("npy is not for a terminal: add --output FILE, or redirect the output")
        yield stream.buffer


def run_identify(asked: Identify) -> None:
    """Find the label and the representative of a solution."""
    solution = parse_columns(asked.columns)
    orbit = core.orbit(solution)
    with waiting(f"numbering the solutions of N={len(solution)}"):
        label = core.label(solution)
    fields = {
        "label": label,
        "columns": solution,
        "representative": orbit.representative,
        "symmetry": _way_to_representative(orbit, solution),
        "orbit_size": orbit.size,
        "symmetry_class": orbit.symmetry_class,
    }
    if asked.json:
        say(json.dumps(fields))
    else:
        say(field_lines(fields))


def _way_to_representative(orbit: Orbit, solution: tuple[int, ...]) -> Symmetry:
    """The first symmetry that takes the solution to the representative of its orbit."""
    back = {Symmetry.ROTATE_90: Symmetry.ROTATE_270, Symmetry.ROTATE_270: Symmetry.ROTATE_90}
    ways = {back.get(s, s) for s, image in orbit.images.items() if image == solution}
    return next(symmetry for symmetry in Symmetry if symmetry in ways)
