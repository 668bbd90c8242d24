"""`queens show`; apart, as what draws takes long to load."""

from __future__ import annotations

import json

from site_builder import core
from site_builder.commands.fields import field_lines
from site_builder.commands.requests import Show
from site_builder.commands.text_board import text_board
from site_builder.pages.pages import picture
from site_builder.terminal.lines import say
from site_builder.terminal.progress import waiting
from site_builder.values.files import write_file
from site_builder.values.gallery import Entry
from site_builder.values.text import canonical_label, squares


def run_show(asked: Show) -> None:
    """Show the fundamental solution that has a label."""
    with waiting(f"looking for {asked.label}"):
        solution = core.solution(asked.label)
    label, orbit = canonical_label(asked.label), core.orbit(solution)
    if asked.svg:
        write_file(asked.svg, picture(Entry(label, solution, orbit.size)))
        return
    fields = {
        "label": label,
        "columns": solution,
        "squares": squares(solution),
        "orbit_size": orbit.size,
        "symmetry_class": orbit.symmetry_class,
        "stabilizer": orbit.stabilizer,
    }
    if asked.json:
        say(json.dumps(fields))
    else:
        say(f"{text_board(solution)}\n\n{field_lines(fields)}")
