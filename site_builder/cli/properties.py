"""`queens properties`."""

from __future__ import annotations

import json

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from cy_core import MAX_LABELLED_N, count_properties, known_census
from site_builder.cli.group import argument, command, json_option
from site_builder.cli.parameters import whole_number
from site_builder.terminal.lines import echo
from site_builder.terminal.progress import Progress, waiting
from site_builder.terminal.tables import text_table
from site_builder.values.text import grouped


@command("properties", "queens properties 10 --json")
@argument("N", whole_number("n", 1, MAX_LABELLED_N), "Queens, 1 to 18.")
@json_option
def properties(n: int, as_json: bool) -> None:
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
    rows = [
        [name.replace("_", " "), *(grouped(number) for number in count)]
        for name, row in counts.items()
        for count in row
    ]
    echo(text_table(["property", "value", "fundamental", "all"], rows))
