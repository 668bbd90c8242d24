"""`queens list` and `properties`: many boards."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path

import click

from cy_core import MAX_KNOWN_N, MAX_LABELLED_N, count_properties, known_census
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
)
from site_builder.data.listings import (
    EXTENSIONS,
    FORMATS,
    list_all,
    list_fundamental,
    write_listing,
)
from site_builder.data.parquet import require_pyarrow
from site_builder.terminal.lines import binary_output, echo, goes_to_a_file, text_table
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError
from site_builder.values.files import replacing
from site_builder.values.text import grouped

# List ---------------------------------------------------------------------------------------------

# A format for people. No data file has it, because programs cannot read it.
FRAME = "frame"
# The approximate number of solutions that one core writes in a second.
ROWS_PER_SECOND = 1_000_000


@command("list", "queens list 8 --format csv --output queens-8.csv")
@argument("N", whole_number(1, MAX_KNOWN_N), "Queens, 1 to 27.")
@flag("--all", "List all solutions, in ascending order.", name="every")
@option(
    "--format",
    click.Choice((*FORMATS, FRAME)),
    "Format of the list; frame draws each board.",
    "list_format",
    show_default="by the ending of FILE, or text",
)
@output_option
@yes_option
def list_solutions(n: int, every: bool, list_format: str | None, output: Path, yes: bool) -> None:
    """List the fundamental solutions of one N, or all of them.

    Before a listing of more than a minute, the command says about how long it takes. A listing of
    more than a year begins only with --yes.
    """
    list_format = _format_of(list_format, output)
    if list_format == "parquet":
        require_pyarrow()
    file = None if output is STANDARD_STREAM else output
    remedy = "add --output FILE, or redirect the output"
    with replacing(file) if file else binary_output(list_format, remedy) as stream:
        # Open the stream first, so that the command fails before the work if the file cannot be
        # written.
        with waiting(f"listing N={n}"):
            listing = list_all(n) if every else list_fundamental(n)
        announce_duration(f"listing N = {n}", listing.count / ROWS_PER_SECOND, 1, yes)
        has_progress = file or goes_to_a_file()
        writing = waiting(f"writing N={n}", total=listing.count)
        with writing if has_progress else nullcontext(Progress()) as progress:
            write_listing(listing, list_format, stream, progress.reach)


def _format_of(named: str | None, file: Path) -> str:
    """Return the format that the user named, else the format of the file's ending, else "text"."""
    ending = file.suffix.lower()
    by_ending = next((name for name in FORMATS if ending == f".{EXTENSIONS.get(name, name)}"), None)
    if named and by_ending not in (None, "text" if named == FRAME else named):
        remedy = "leave out --format, or name another file"
        raise UserError(f"{file} ends like {by_ending}, got --format {named}: {remedy}")
    return named or by_ending or "text"


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
        fields = {name: [count._asdict() for count in row] for name, row in counts.items()}
        echo(json.dumps(fields))
        return
    lines = [
        [name.replace("_", " "), *map(grouped, count)]
        for name, row in counts.items()
        for count in row
    ]
    echo(text_table(["property", "value", "fundamental", "all"], lines))
