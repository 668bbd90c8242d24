"""`queens puzzles`: permutations, sudoku and coloured regions."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from math import factorial
from pathlib import Path
from typing import BinaryIO

import click

from cy_core import InputError
from cy_core.puzzles import (
    MAX_ORDERED_N,
    MAX_SUDOKU_SOLUTIONS,
    PERMUTATION_FORMS,
    SUDOKU_METHODS,
    SudokuSolutions,
    count_permutations,
    permutations,
    sudoku,
)
from cy_core.variants import parse_regions, region_solutions
from site_builder.cli.estimating import announce_duration, yes_option
from site_builder.cli.group import command, queens
from site_builder.cli.options import (
    STANDARD_STREAM,
    argument,
    file_or_stream,
    flag,
    json_option,
    option,
    require_one,
    whole_number,
)
from site_builder.terminal.lines import (
    echo,
    echo_fields,
    note,
    standard_input,
    standard_output,
    text_of_standard_input,
)
from site_builder.terminal.progress import waiting
from site_builder.values.errors import UserError
from site_builder.values.files import open_file
from site_builder.values.notations import region_rows
from site_builder.values.text import counted, grouped, squares

# The approximate number of orders that a core of today counts in a second, and that it lists.
COUNTED_PER_SECOND, LISTED_PER_SECOND = 50_000_000, 500_000
MAX_REGION_SOLUTIONS = 1000


@queens.group("puzzles")
def puzzles() -> None:
    """Solve other puzzles with the bits of the queens."""


@command("permutations", "queens puzzles permutations 10 --form bits --json", puzzles)
@argument("N", whole_number(1, MAX_ORDERED_N), "Number of things, 1 to 20.")
@option(
    "--form",
    click.Choice(PERMUTATION_FORMS),
    "How the program stores the things that are left.",
    default="bits",
)
@flag("--list", "List the orders, one on each line.", name="as_list")
@json_option
@yes_option
def count_orders(n: int, form: str, as_list: bool, as_json: bool, yes: bool) -> None:
    """Count every order of N things, or list them.

    If this takes more than a minute, the command says about how long. If it takes more than a year,
    it begins only with --yes.
    """
    require_one({"--list": as_list, "--json": as_json})
    rate = LISTED_PER_SECOND if as_list else COUNTED_PER_SECOND
    announce_duration(f"ordering {n} things", factorial(n) / rate, 1, yes)
    if as_list:
        with standard_output() as stream:
            for block in permutations(n, form):
                stream.writelines(f"{' '.join(map(str, order))}\n" for order in block.tolist())
        return
    with waiting(f"ordering {n} things"):
        start = time.perf_counter()
        count = count_permutations(n, form)
        seconds = time.perf_counter() - start
    fields = asdict(count) | {"seconds": round(seconds, 9)}
    echo_fields(fields, as_json, seconds=f"{seconds:.6f}")


@command("sudoku", "queens puzzles sudoku --file puzzles.txt --method fewest", puzzles)
@argument(
    "[PUZZLE]...",
    str,
    "81 cells, . or 0 for an empty one. With - or without a puzzle, standard input is read.",
    name="words",
    nargs=-1,
)
@option(
    "--file FILE",
    file_or_stream,
    "Read puzzles from a file, one on each line; - is standard input.",
)
@option(
    "--method",
    click.Choice(SUDOKU_METHODS),
    "Which cell to fill next: in order (cells, bits), or with the fewest digits left.",
    default="fewest",
)
@flag(
    "--all",
    f"Find all solutions, up to {grouped(MAX_SUDOKU_SOLUTIONS)}, not only the first.",
    name="every",
)
@json_option
def solve(
    words: tuple[str, ...], file: Path | None, method: str, every: bool, as_json: bool
) -> None:
    """Solve sudoku puzzles, one after the other: each solution on a line of its own."""
    for location, cells in _puzzles(words, file):
        with waiting(f"{location}solving"):
            start = time.perf_counter()
            result = _solve(location, cells, method, every)
            seconds = time.perf_counter() - start
        if as_json:
            echo(json.dumps(_fields(cells, result, seconds)))
        elif result.solutions:
            echo("\n".join(result.solutions))
            if not result.complete:
                note(f"{location}there are more solutions: add --all")
        else:
            note(f"{location}no solution")


def _fields(cells: str, result: SudokuSolutions, seconds: float) -> dict[str, object]:
    return {
        "puzzle": cells,
        "method": result.method,
        "solutions": result.solutions,
        "complete": result.complete,
        "nodes": result.nodes,
        "seconds": round(seconds, 9),
    }


@command("regions", "queens puzzles regions AABBB DDBBB DDDDC DDDEC DDDEE", puzzles)
@argument(
    "ROW...",
    str,
    "Rows of a puzzle from the top: a letter for the region of each square, or a list of letters "
    "or numbers; - reads them from standard input.",
    name="rows",
    nargs=-1,
    required=True,
)
def regions(rows: tuple[str, ...]) -> None:
    """List and count the solutions of a puzzle of coloured regions."""
    typed = text_of_standard_input("give one puzzle") if rows == ("-",) else " ".join(rows)
    echo(_solve_regions(region_rows(typed)))


def _solve_regions(rows: tuple[str, ...]) -> str:
    """Return the solutions of a puzzle, one a line, and a line with their number."""
    solutions = region_solutions(parse_regions(rows), limit=MAX_REGION_SOLUTIONS).tolist()
    count = counted(len(solutions), "solution") if solutions else "no solution"
    more = " or more" if len(solutions) == MAX_REGION_SOLUTIONS else ""
    return "\n".join([*(" ".join(squares(columns)) for columns in solutions), f"{count}{more}"])


def _puzzles(words: tuple[str, ...], file: Path | None) -> Iterator[tuple[str, str]]:
    """Yield each puzzle after its location, such as "puzzles.txt, line 3: ".

    The location is empty for puzzles in `words`.
    """
    if words and file:
        raise UserError(f"puzzles are words or a file, got both: leave out --file {file}")
    if words and words != ("-",):
        yield from (("", word) for word in words)
    elif file and file is not STANDARD_STREAM:
        with open_file(file) as stream:
            yield from _read(stream, str(file))
    elif not words and not file and (sys.stdin is None or sys.stdin.isatty()):
        raise UserError("no puzzle was given: add one, --file FILE, or redirect standard input")
    else:
        yield from _read(standard_input(), "standard input")


def _read(stream: BinaryIO, name: str) -> Iterator[tuple[str, str]]:
    """Yield each puzzle of a stream after its location. `name` is the name of the stream.

    A line holds one puzzle, or a comment if it begins with ``#``. Raise a UserError if there is no
    puzzle.
    """
    is_empty = True
    for number, line in enumerate(stream, start=1):
        cells = line.decode("utf-8-sig", "replace").strip()
        if cells and not cells.startswith("#"):
            is_empty = False
            yield f"{name}, line {number}: ", cells
    if is_empty:
        raise UserError(f"no puzzle in {name}: write 81 cells on a line")


def _solve(location: str, cells: str, method: str, every: bool) -> SudokuSolutions:
    """Return all solutions if `every` is true, otherwise the first and whether it is the only one.

    `location` begins the error for an invalid puzzle.
    """
    try:
        result = sudoku(cells, method, MAX_SUDOKU_SOLUTIONS if every else 2)
    except InputError as error:
        raise UserError(f"{location}{error}") from None
    return result if every else replace(result, solutions=result.solutions[:1])
