"""The command line of `queens`: which commands there are, and what each may be given.

What runs a command is loaded when it is asked for: most need little of what others do.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, NoReturn

from site_builder.commands import arguments as kinds
from site_builder.commands import requests
from site_builder.commands.export import FORMATS
from site_builder.commands.grids import SUDOKU_FORMATS
from site_builder.core import (
    MOST_SUDOKU_SOLUTIONS,
    PATHS,
    PERMUTATION_FORMS,
    SUDOKU_METHODS,
    __version__,
)
from site_builder.terminal.lines import say
from site_builder.timings.subjects import TASKS, usual_threads
from site_builder.timings.tasks import FORMS, PUZZLES, WORKS
from site_builder.values.config import default_of
from site_builder.values.errors import UserError


class _Parser(ArgumentParser):
    """Reports a mistake in one line, like every other wrong input."""

    def error(self, message: str) -> NoReturn:
        raise UserError(f"{message}; see {self.prog} --help")

    def _print_message(self, message: str, file: object = None) -> None:
        """Help and version are results: they are written like every other."""
        say(message.removesuffix("\n"))


@dataclass(frozen=True, slots=True)
class Command:
    """One command of `queens`.

    Attributes
    ----------
    name, summary, example : str
        As its help tells them; the name may be two words.
    module : str
        Where its function is, in this package: ``run_`` and the last word of the name.
    request : callable
        The value that the function takes, made of what was read.
    """

    name: str
    summary: str
    example: str
    module: str
    request: Callable[..., object]

    def load(self) -> ModuleType:
        """The module that has its function."""
        return import_module(f"site_builder.commands.{self.module}")

    def run(self, fields: dict[str, Any]) -> None:
        """Run it with the values that were read."""
        values = {name: tuple(v) if isinstance(v, list) else v for name, v in fields.items()}
        getattr(self.load(), f"run_{self.name.split()[-1]}")(self.request(**values))


def load(words: Sequence[str]) -> None:
    """Load what the command needs that the words name; whatever else they say, it can wait."""
    for command in COMMANDS:
        if words[:1] == command.name.split()[:1]:
            command.load()


def run_words(words: Sequence[str]) -> None:
    """Run the command that the words ask for."""
    fields = vars(parser().parse_args(words))
    command: Command = fields.pop("command")
    command.run(fields)


def parser() -> ArgumentParser:
    """What reads the words after ``queens``."""
    parser = _Parser(prog="queens", description="See, count and list the solutions of N-Queens.")
    parser.add_argument("--version", action="version", version=f"queens {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    of_queens = (_count, _ledger, _list, _show, _identify, _complete, _table)
    for add in (*of_queens, _puzzles, _bench, _check, _build):
        add(subparsers)
    return parser


COUNT = Command(
    "count",
    "count the solutions of one n",
    "queens count 12 --method mirror --form iterative --json",
    "counting",
    requests.Count,
)


def _count(subparsers: Any) -> None:
    parser = _add(subparsers, COUNT)
    parser.add_argument("n", metavar="N", type=kinds.countable_size, help="queens, 1 to 28")
    _add_method(parser)
    parser.add_argument(
        "--threads",
        metavar="COUNT",
        type=kinds.thread_count,
        help="of the engine; default: as many as there are cores",
    )
    parser.add_argument(
        "--resume",
        metavar="FILE",
        type=kinds.file_name,
        help="keep finished parts in this ledger, and go on from it if it is there",
    )
    _add_json(parser)


LEDGER = Command(
    "ledger",
    "show how far a long count is, from the ledger that --resume keeps",
    "queens ledger 20.ledger",
    "counting",
    requests.ShowLedger,
)


def _ledger(subparsers: Any) -> None:
    parser = _add(subparsers, LEDGER)
    parser.add_argument("file", metavar="FILE", type=kinds.file_name, help="what --resume keeps")
    _add_json(parser)


LIST = Command(
    "list",
    "list the fundamental solutions of one n, or all of them",
    "queens list 8 --format csv --output queens-8.csv",
    "solutions",
    requests.List,
)


def _list(subparsers: Any) -> None:
    parser = _add(subparsers, LIST)
    parser.add_argument("n", metavar="N", type=kinds.listed_size, help="queens, 1 to 27")
    parser.add_argument("--all", action="store_true", help="all solutions, in ascending order")
    parser.add_argument("--format", choices=FORMATS, default="text", help="default: text")
    parser.add_argument(
        "--output", metavar="FILE", type=kinds.file_name, help="default: standard output"
    )


SHOW = Command(
    "show",
    "show the fundamental solution that has a label",
    "queens show 8.4.1 --svg board.svg",
    "showing",
    requests.Show,
)


def _show(subparsers: Any) -> None:
    parser = _add(subparsers, SHOW)
    parser.add_argument("label", metavar="LABEL", help="N.s.k: N, size of the orbit, rank")
    told = "write a drawing instead"
    parser.add_argument("--svg", metavar="FILE", type=kinds.file_name, help=told)
    _add_json(parser)


IDENTIFY = Command(
    "identify",
    "find the label of a solution, and the symmetry that makes it of the representative",
    "queens identify 0 4 7 5 2 6 1 3",
    "solutions",
    requests.Identify,
)


def _identify(subparsers: Any) -> None:
    parser = _add(subparsers, IDENTIFY)
    _add_board(parser)


COMPLETE = Command(
    "complete",
    "count the solutions that complete a begun board, and list the first",
    'queens complete "....q..." --limit 3',
    "solutions",
    requests.Complete,
)


def _complete(subparsers: Any) -> None:
    parser = _add(subparsers, COMPLETE)
    _add_board(parser)
    parser.add_argument("--n", metavar="N", type=kinds.countable_size, help="of the whole board")
    _option(parser, "--limit", "COUNT", kinds.listed_count, 10, "so many are listed")


TABLE = Command(
    "table",
    "print the classic table of counts and times, a line as each N ends",
    "queens table 4 14 --method bitmap",
    "counting",
    requests.ClassicTable,
)


def _table(subparsers: Any) -> None:
    parser = _add(subparsers, TABLE)
    parser.add_argument("first", metavar="FIRST", type=kinds.countable_size, help="least N")
    parser.add_argument("last", metavar="LAST", type=kinds.countable_size, help="greatest N")
    _add_method(parser)


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


def _puzzles(subparsers: Any) -> None:
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
    parser = _add(subparsers, PERMUTATIONS)
    parser.add_argument("n", metavar="N", type=kinds.ordered_size, help="things, 1 to 20")
    told = "how those left are kept; default: bits"
    parser.add_argument("--form", choices=PERMUTATION_FORMS, default="bits", help=told)
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--list", action="store_true", help="write them, a line each")
    _add_json(shown)


def _sudoku(subparsers: Any) -> None:
    parser = _add(subparsers, SUDOKU)
    told = "81 cells, . or 0 for an empty one; without any, they are read from standard input"
    parser.add_argument("puzzles", metavar="PUZZLE", nargs="*", default=[], help=told)
    told = "puzzles, a line each or as grids of nine lines"
    parser.add_argument("--file", metavar="FILE", type=kinds.file_name, help=told)
    told = "how it is searched; default: fewest"
    parser.add_argument("--method", choices=SUDOKU_METHODS, default="fewest", help=told)
    told = f"every solution, up to {MOST_SUDOKU_SOLUTIONS:,}; default: the first"
    parser.add_argument("--all", action="store_true", help=told)
    parser.add_argument("--format", choices=SUDOKU_FORMATS, default="grid", help="default: grid")


BENCH = Command(
    "bench",
    "measure the methods and the engine, and keep the times for the site",
    "queens bench --methods bitmap,engine --n 4-16 --time-limit 20",
    "measuring",
    requests.Bench,
)


def _bench(subparsers: Any) -> None:
    parser = _add(subparsers, BENCH)
    keys = "of the ladder, engine, or of puzzles, with commas between them"
    _option(parser, "--methods", "KEYS", kinds.measured_methods, "all", keys)
    _option(parser, "--forms", "FORMS", kinds.forms, ",".join(FORMS), "of the ladder")
    _option(parser, "--paths", "PATHS", kinds.paths, ",".join(PATHS), "of the engine")
    threads = ",".join(map(str, usual_threads()))
    _option(parser, "--threads", "COUNTS", kinds.thread_counts, threads, "of the engine")
    told = "counting, listing fundamental solutions or all, and two puzzles"
    _option(parser, "--tasks", "TASKS", kinds.tasks, ",".join(TASKS), told)
    own = (f"{task} {WORKS[task].span}" for task in PUZZLES)
    told = f"sizes of the board, and of puzzles those of their own within: {', '.join(own)}"
    _option(parser, "--n", "FIRST-LAST", kinds.measured_sizes, "1-18", told)
    repeats = "least samples of a short run"
    _option(parser, "--repeats", "COUNT", kinds.sample_count, "5", repeats)
    _option(parser, "--time-limit", "SECONDS", kinds.seconds, "3", "for one cell of the tables")
    _option(parser, "--output", "DIR", kinds.file_name, "timings", "folder of the record")
    parser.add_argument("--again", action="store_true", help="measure what the record has, too")
    told = "print the tables of the record, and measure nothing"
    parser.add_argument("--report", action="store_true", help=told)


CHECK = Command(
    "check",
    "check timing records, as a pull request that brings one should",
    "queens check timings/my-machine.json",
    "measuring",
    requests.Check,
)


def _check(subparsers: Any) -> None:
    parser = _add(subparsers, CHECK)
    told = "records, or folders of them; default: timings"
    parser.add_argument(
        "files", metavar="FILE", nargs="*", type=kinds.file_name, default=[], help=told
    )


BUILD = Command(
    "build",
    "write a docs folder that other site generators can use",
    "queens build --docs docs --galleries 1-8",
    "building",
    requests.Build.of,
)


def _build(subparsers: Any) -> None:
    parser = _add(subparsers, BUILD)
    told = "a new folder"
    parser.add_argument("--docs", metavar="DIR", type=kinds.file_name, required=True, help=told)
    _option(parser, "--content", "DIR", kinds.file_name, "content", "folder of the essays")
    for name, metavar, told in (
        ("galleries", "FIRST-LAST", "sizes with a gallery"),
        ("long_galleries", "FIRST-LAST", "sizes with a gallery that the browser draws"),
        ("solution_pages", "N", "largest size with them"),
        ("boards_per_page", "COUNT", "of a gallery"),
        ("timings", "DIR", "folder of timing records"),
        ("folder", "NAME", "of the galleries in the site"),
    ):
        words = f"--{name.replace('_', '-')}"
        _option(parser, words, metavar, kinds.site_option(name), default_of(name), told)
    parser.add_argument("--coordinates", action="store_true", help="on the boards of galleries")


COMMANDS = (
    *(COUNT, LEDGER, LIST, SHOW, IDENTIFY, COMPLETE, TABLE, PERMUTATIONS, SUDOKU),
    *(BENCH, CHECK, BUILD),
)


def _add(subparsers: Any, command: Command) -> ArgumentParser:
    added: ArgumentParser = subparsers.add_parser(
        command.name.split()[-1],
        help=command.summary,
        description=f"{command.summary.capitalize()}.",
        epilog=f"example: {command.example}",
    )
    added.set_defaults(command=command)
    return added


def _add_method(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--method", metavar="KEY", type=kinds.method_key, help="default: the fast engine"
    )
    parser.add_argument(
        "--form",
        choices=FORMS,
        default="recursive",
        help="how the method remembers its way back; default: recursive",
    )


def _option(
    parser: ArgumentParser,
    name: str,
    metavar: str,
    kind: Callable[[str], object],
    default: object,
    text: str,
) -> None:
    """An option with a value, and its default told; a default in text is read like a word."""
    told = f"{text}; default: {default}"
    parser.add_argument(name, metavar=metavar, type=kind, default=default, help=told)


def _add_board(parser: ArgumentParser) -> None:
    told = "columns from 0 or 1, squares, a FEN, rows of . and Q (x stays empty), bits or a label"
    parser.add_argument("board", metavar="BOARD", nargs="+", help=told)
    _add_json(parser)


def _add_json(parser: Any) -> None:
    parser.add_argument("--json", action="store_true", help="JSON, for programs")
