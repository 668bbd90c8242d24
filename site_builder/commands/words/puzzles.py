"""The words of `queens puzzles`."""

from __future__ import annotations

from typing import Any

from cy_core.puzzles import MAX_SUDOKU_SOLUTIONS, PERMUTATION_FORMS, SUDOKU_METHODS
from site_builder.commands import requests
from site_builder.commands.grids import SUDOKU_FORMATS
from site_builder.commands.words import arguments as kinds
from site_builder.commands.words.command import Command, add_command, add_json

PERMUTATIONS = Command(
    "puzzles permutations",
    "count every order of n things, or list them",
    "queens puzzles permutations 10 --form bits --json",
    "puzzles",
    requests.Permutations,
)
SUDOKU = Command(
    "puzzles sudoku",
    "solve sudoku puzzles",
    "queens puzzles sudoku --file puzzles.txt --method fewest --format line",
    "puzzles",
    requests.Sudoku,
)


def add_puzzles(subparsers: Any) -> None:
    """What may follow `queens puzzles`."""
    told = "other puzzles with the bits of the queens"
    group = subparsers.add_parser(
        "puzzles",
        help=told,
        description=f"{told.capitalize()}.",
        epilog=f"example: {PERMUTATIONS.example}",
    )
    puzzles = group.add_subparsers(metavar="PUZZLE", required=True)
    _permutations(puzzles)
    _sudoku(puzzles)


def _permutations(subparsers: Any) -> None:
    parser = add_command(subparsers, PERMUTATIONS)
    parser.add_argument("n", metavar="N", type=kinds.ordered_size, help="things, 1 to 20")
    told = "how those left are kept; default: bits"
    parser.add_argument("--form", choices=PERMUTATION_FORMS, default="bits", help=told)
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--list", action="store_true", help="write them, a line each")
    add_json(shown)


def _sudoku(subparsers: Any) -> None:
    parser = add_command(subparsers, SUDOKU)
    told = "81 cells, . or 0 for an empty one; without any, they are read from standard input"
    parser.add_argument("puzzles", metavar="PUZZLE", nargs="*", default=[], help=told)
    told = "puzzles, a line each or as grids of nine lines"
    parser.add_argument("--file", metavar="FILE", type=kinds.file_name, help=told)
    told = "how it is searched; default: fewest"
    parser.add_argument("--method", choices=SUDOKU_METHODS, default="fewest", help=told)
    told = f"every solution, up to {MAX_SUDOKU_SOLUTIONS:,}; default: the first"
    parser.add_argument("--all", action="store_true", help=told)
    parser.add_argument("--format", choices=SUDOKU_FORMATS, default="grid", help="default: grid")
