"""The words of `queens list`, `show`, `identify` and `complete`."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from site_builder.commands import requests
from site_builder.commands.words import arguments as kinds
from site_builder.commands.words.command import Command, add_command, add_json, add_option
from site_builder.data.listings import FORMATS
from site_builder.figures.boards.copies import ADDRESSED, COPIES

SHOWN_AS = ("svg", *COPIES)

LIST = Command(
    "list",
    "list the fundamental solutions of one n, or all of them",
    "queens list 8 --format csv --output queens-8.csv",
    "solutions",
    requests.List,
)


def add_list(subparsers: Any) -> None:
    """What may follow `queens list`."""
    parser = add_command(subparsers, LIST)
    parser.add_argument("n", metavar="N", type=kinds.listed_size, help="queens, 1 to 27")
    parser.add_argument("--all", action="store_true", help="all solutions, in ascending order")
    parser.add_argument("--format", choices=FORMATS, default="text", help="default: text")
    parser.add_argument(
        "--output", metavar="FILE", type=kinds.file_name, help="default: standard output"
    )


EXPORT = Command(
    "export",
    "write a folder of data: solutions, counts, times and traces, as the site has them",
    "queens export n-queens --n 1-14 --formats csv,parquet",
    "exporting",
    requests.Export,
)


def add_export(subparsers: Any) -> None:
    """What may follow `queens export`."""
    parser = add_command(subparsers, EXPORT)
    told = "a new or an empty folder"
    parser.add_argument("folder", metavar="DIR", type=kinds.file_name, help=told)
    told = "sizes whose solutions are listed, within 1-27"
    add_option(parser, "--n", "FIRST-LAST", kinds.measured_sizes, "1-12", told)
    told = f"some of {', '.join(FORMATS)}, with commas between them; default: all"
    parser.add_argument("--formats", metavar="FORMATS", type=kinds.list_formats, help=told)
    told = "folder of timing records; default: timings, if there is one"
    parser.add_argument("--timings", metavar="DIR", type=kinds.file_name, help=told)


SHOW = Command(
    "show",
    "show the fundamental solution that has a label",
    "queens show 8.4.1 --as tikz",
    "showing",
    requests.Show,
)


def add_show(subparsers: Any) -> None:
    """What may follow `queens show`."""
    parser = add_command(subparsers, SHOW)
    parser.add_argument("label", metavar="LABEL", help="N.s.k: N, size of the orbit, rank")
    shown = parser.add_mutually_exclusive_group()
    told = "write a drawing instead"
    shown.add_argument("--svg", metavar="FILE", type=kinds.file_name, help=told)
    told = f"print it as one of {', '.join(SHOWN_AS)}"
    shown.add_argument("--as", metavar="KIND", dest="kind", choices=SHOWN_AS, help=told)
    add_json(shown)
    told = f"address of a site that shows it, for {' and '.join(ADDRESSED)}"
    parser.add_argument("--site", metavar="URL", type=kinds.web_address, help=told)


IDENTIFY = Command(
    "identify",
    "find the label of a solution, and the symmetry that makes it of the representative",
    "queens identify 0 4 7 5 2 6 1 3",
    "solutions",
    requests.Identify,
)


def add_identify(subparsers: Any) -> None:
    """What may follow `queens identify`."""
    parser = add_command(subparsers, IDENTIFY)
    add_board(parser)


COMPLETE = Command(
    "complete",
    "count the solutions that complete a begun board, and list the first",
    'queens complete "....q..." --limit 3',
    "solutions",
    requests.Complete,
)


def add_complete(subparsers: Any) -> None:
    """What may follow `queens complete`."""
    parser = add_command(subparsers, COMPLETE)
    add_board(parser)
    parser.add_argument("--n", metavar="N", type=kinds.countable_size, help="of the whole board")
    add_option(parser, "--limit", "COUNT", kinds.listed_count, 10, "so many are listed")


def add_board(parser: ArgumentParser) -> None:
    """A board in any notation."""
    told = "columns from 0 or 1, squares, a FEN, rows of . and Q (x stays empty), bits or a label"
    parser.add_argument("board", metavar="BOARD", nargs="+", help=told)
    add_json(parser)
