"""The words of `queens count`, `ledger` and `table`."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from cy_core import BACKENDS, SEARCHES
from site_builder.cluster.places import parts_to_verify, place
from site_builder.commands import requests
from site_builder.commands.words import arguments as kinds
from site_builder.commands.words.command import Command, add_command, add_json, add_option
from site_builder.timings.tasks import FORMS

COUNT = Command(
    "count",
    "count the solutions of one n",
    "queens count 12 --method mirror --form iterative --json",
    "counting",
    requests.Count,
    has_arrays=False,
)


def add_count(subparsers: Any) -> None:
    """What may follow `queens count`."""
    parser = add_command(subparsers, COUNT)
    parser.add_argument("n", metavar="N", type=kinds.countable_size, help="queens, 1 to 28")
    add_method(parser)
    parser.add_argument(
        "--threads",
        metavar="COUNT",
        type=kinds.thread_count,
        help="of the engine; default: as many as there are cores",
    )
    told = "depth first, or by the join of quadrants (n = 4 to 24); default: the faster one"
    parser.add_argument("--search", choices=SEARCHES, help=told)
    parser.add_argument(
        "--resume",
        metavar="FILE",
        type=kinds.file_name,
        help="keep finished parts in this ledger, and go on from it if it is there",
    )
    parser.add_argument(
        "--cluster",
        metavar="PLACE",
        type=place,
        help="count on workers: local, local:WORKERS or tcp://HOST:PORT of a scheduler of Dask",
    )
    parser.add_argument(
        "--verify",
        metavar="SHARE",
        type=parts_to_verify,
        help="count so many parts again on another worker: 2%%, or 2%%:SEED for the same ones",
    )
    add_json(parser)


LEDGER = Command(
    "ledger",
    "show how far a long count is, from the ledger that --resume keeps",
    "queens ledger 20.ledger",
    "counting",
    requests.ShowLedger,
    has_arrays=False,
)


def add_ledger(subparsers: Any) -> None:
    """What may follow `queens ledger`."""
    parser = add_command(subparsers, LEDGER)
    parser.add_argument("file", metavar="FILE", type=kinds.file_name, help="what --resume keeps")
    shown = parser.add_mutually_exclusive_group()
    told = "JSON of what a complete one proves, as a record to keep"
    shown.add_argument("--summary", action="store_true", help=told)
    add_json(shown)


PLAN = Command(
    "plan",
    "tell what counting a large n would take, by random shares of it that are timed",
    "queens plan 24 --error 3 --seconds 120",
    "planning",
    requests.MakePlan,
    has_arrays=False,
)


def add_plan(subparsers: Any) -> None:
    """What may follow `queens plan`."""
    parser = add_command(subparsers, PLAN)
    parser.add_argument("n", metavar="N", type=kinds.countable_size, help="queens, 15 to 28")
    told = "the only search to look at; default: depth first, and the join up to n = 24"
    parser.add_argument("--search", choices=SEARCHES, help=told)
    parser.add_argument("--backend", choices=BACKENDS, help="of the engine; default: the fastest")
    told = "stop when 95 of 100 estimates are so near the truth"
    add_option(parser, "--error", "PERCENT", kinds.percent, "5", told)
    told = "for each search; a round that would end later is not begun, but for the first"
    add_option(parser, "--seconds", "SECONDS", kinds.seconds, "60", told)
    add_option(parser, "--seed", "NUMBER", kinds.seed, "1", "of the random shares")
    parser.add_argument("--whole", action="store_true", help="count all, for what it really takes")
    add_json(parser)


TABLE = Command(
    "table",
    "print the classic table of counts and times, a line as each N ends",
    "queens table 4 14 --method bitmap",
    "counting",
    requests.ClassicTable,
    has_arrays=False,
)


def add_table(subparsers: Any) -> None:
    """What may follow `queens table`."""
    parser = add_command(subparsers, TABLE)
    parser.add_argument("first", metavar="FIRST", type=kinds.countable_size, help="least N")
    parser.add_argument("last", metavar="LAST", type=kinds.countable_size, help="greatest N")
    add_method(parser)


def add_method(parser: ArgumentParser) -> None:
    """A method and its form."""
    parser.add_argument(
        "--method", metavar="KEY", type=kinds.method_key, help="default: the fast engine"
    )
    parser.add_argument(
        "--form",
        choices=FORMS,
        default="recursive",
        help="how the method remembers its way back; default: recursive",
    )
