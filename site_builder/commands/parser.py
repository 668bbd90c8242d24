"""The command line of `queens`: which commands there are, and what each may be given.

What runs a command is loaded when it is asked for: most need little of what others do.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import takewhile
from typing import NoReturn

from cy_core import __version__
from site_builder.commands.words import building, counting, measuring, puzzles, solutions
from site_builder.commands.words.command import Command
from site_builder.terminal.lines import echo
from site_builder.values.errors import UserError


class _Parser(ArgumentParser):
    """Reports a mistake in one line, like every other wrong input."""

    def error(self, message: str) -> NoReturn:
        raise UserError(f"{message}; see {self.prog} --help")

    def _print_message(self, message: str, file: object = None) -> None:
        """Help and version are results: they are written like every other."""
        echo(message.removesuffix("\n"))


def load(words: Sequence[str]) -> None:
    """Load what the command needs that the words name; whatever else they say, it can wait."""
    for command in COMMANDS:
        if words[:1] == command.name.split()[:1]:
            command.load()


def run_words(words: Sequence[str]) -> None:
    """Run the command that the words ask for."""
    _require_values(words)
    fields = vars(parser().parse_args(words))
    command: Command = fields.pop("command")
    command.run(fields)


def _require_values(words: Sequence[str]) -> None:
    """Refuse ``--name=--``: Python before 3.13 takes that for a list of no values."""
    for word in takewhile(lambda word: word != "--", words):
        if word.startswith("--") and word.endswith("=--"):
            raise UserError(f"-- is no value, got {word}: see queens --help")


# As `queens --help` lists them.
ADDED = (
    *(counting.add_count, counting.add_plan, counting.add_ledger),
    *(solutions.add_list, solutions.add_export, solutions.add_show, solutions.add_identify),
    *(solutions.add_complete, counting.add_table),
    *(puzzles.add_puzzles, measuring.add_bench, measuring.add_check),
    *(building.add_new, building.add_build),
)
COMMANDS = (
    *(counting.COUNT, counting.PLAN, counting.LEDGER, counting.TABLE),
    *(solutions.LIST, solutions.EXPORT, solutions.SHOW, solutions.IDENTIFY, solutions.COMPLETE),
    *(puzzles.PERMUTATIONS, puzzles.SUDOKU, measuring.BENCH, measuring.CHECK),
    *(building.NEW, building.BUILD),
)


def parser() -> ArgumentParser:
    """What reads the words after ``queens``."""
    parser = _Parser(prog="queens", description="See, count and list the solutions of N-Queens.")
    parser.add_argument("--version", action="version", version=f"queens {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for add in ADDED:
        add(subparsers)
    return parser
