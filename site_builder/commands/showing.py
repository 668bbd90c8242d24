"""`queens show`; apart, as what draws takes long to load."""

from __future__ import annotations

import json
from collections.abc import Sequence

from site_builder import core
from site_builder.commands.fields import field_lines
from site_builder.commands.requests import Show
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


def text_board(solution: Sequence[int]) -> str:
    """One line per row from the top, ``Q`` for a queen and ``.`` for an empty square.

    Parameters
    ----------
    solution : sequence of int
        Column of each row's queen, 0..N-1 from the left.

    >>> print(text_board((1, 3, 0, 2)))
    . Q . .
    . . . Q
    Q . . .
    . . Q .
    """
    n = len(solution)
    return "\n".join(" ".join("Q" if c == queen else "." for c in range(n)) for queen in solution)
