"""Command lines put together from good and odd words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

import click

from cy_core import METHODS
from site_builder.cli.group import queens
from tests.fuzz.places import FILES, FOLDERS, NOWHERE, PLACES
from tests.fuzz.words import ODD

Words = tuple[str, ...]

SMALL = ("1", "2", "4", "5", "6", "8")
KEYS = tuple(sorted({method.key for method in METHODS}))
FORMS = ("recursive", "iterative")
LABELS = ("1.1.1", "4.2.1", "5.8.1", "8.4.1", "8.8.11", "10.8.3")
BOARDS = (
    *("0", "1 3 0 2", "4 2 0 3 1", "7 3 0 2 5 1 6 4", "0 1 2 3", "1 1", "1 3 0 2.", "9 " * 40),
    *(
        "b4 d3 a2 c1",
        "1Q2/3Q/Q3/2Q1",
        "0100 0001 1000 0010",
        "4 1 8 2",
        "18.8.54221901",
        "15863724",
    ),
)
BEGUN = (*BOARDS, "....q...", "1 5 . . . . . .", "b4 d5", "8/8/8/8/8/8/8/8", ".q../x...", "128 8")
TO_FILES = (*NOWHERE, "file", "link")
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LEDGERS = ("new", "dangling", "ledger", "ledger", "file")


@dataclass(frozen=True, slots=True)
class Command:
    """What is put together for a command.

    Attributes
    ----------
    words : sequence of str
        Its name, and options that keep it short.
    values : sequence of sequences of str
        Good values of what has no name, one after the other.
    options : mapping of str to sequence of str
        Good values of what has a name; a flag has none.
    """

    words: Sequence[str]
    values: Sequence[Sequence[str]]
    options: dict[str, Sequence[str]]


# Good values of options, by their names or by a command and its option.
VALUES: dict[str, Sequence[str]] = {
    "--method": (*KEYS, *(key.replace("_", "-") for key in KEYS)),
    "--search": ("depth-first", "join"),
    "--resume": LEDGERS,
    "--threads": ("1", "2"),
    "--output": TO_FILES,
    "--svg": TO_FILES,
    "--as": ("tikz", "html"),
    "--site": ("https://a.b",),
    "--n": ("8", "5"),
    "--limit": ("0", "3"),
    "--methods": ("bitmap,engine", "all"),
    "--forms": (*FORMS, "recursive,iterative"),
    "--backends": ("portable", "avx2,portable"),
    "bench --threads": ("1",),
    "--tasks": ("count", "count,fundamental", "solutions", "sudoku"),
    "bench --n": ("1", "1-4"),
    "--repeats": ("1", "2"),
    "--time-limit": ("0.01",),
    "bench --output": ("new", "empty"),
    "--docs": ("new", "empty", "empty/new"),
    "--content": FOLDERS,
    "--galleries": ("1", "1-4"),
    "--long-galleries": ("none", "13"),
    "--solution-pages": ("0", "4"),
    "--boards-per-page": ("1", "100"),
    "--timings": (*FOLDERS, "new"),
    "--downloads": ("none", "1-4"),
    "--folder": ("boards", "club/queens"),
    "sudoku --file": (*FILES, "-"),
    "sudoku --method": ("cells", "bits", "fewest"),
}
LEFT_OUT = ("--cluster", "--verify", "--help")  # workers take seconds to start


def command(words: str, *values: Sequence[str], short: str = "") -> Command:
    """A command with all its options, and with words that keep it short."""
    *_, name = words.split()
    options = {}
    for param in _click_command(words).params:
        option = param.opts[0]
        if isinstance(param, click.Option) and option not in LEFT_OUT:
            good = VALUES.get(f"{name} {option}") or VALUES.get(option) or _choices(param)
            options[option] = () if param.is_flag else good
    return Command([*words.split(), *short.split()], values, options)


def _click_command(words: str) -> click.Command:
    command: click.Command = queens
    for word in words.split():
        assert isinstance(command, click.Group)
        command = command.get_command(click.Context(command), word) or command
    return command


def _choices(option: click.Option) -> Sequence[str]:
    """The words that an option takes; another option needs values of its own above."""
    assert option.is_flag or isinstance(option.type, click.Choice), option.opts
    return () if option.is_flag else tuple(option.type.choices)


COMMANDS = (
    command("count", (*SMALL, "15")),
    command("list", SMALL),
    command("show", LABELS),
    command("identify", (*BOARDS, "-")),
    command("complete", (*BEGUN, "-")),
    command("table", SMALL, SMALL),
    command(
        "bench",
        short="--methods bitmap --n 1-3 --repeats 1 --time-limit 0.01 --tasks count",
    ),
    command("check", (*FILES, *FOLDERS)),
    command("ledger", ("ledger", "file")),
    command(
        "build",
        short="--content essays --galleries 1-2 --solution-pages 0 --timings records "
        "--long-galleries none",
    ),
    command("puzzles permutations", SMALL[:4]),
    command("puzzles sudoku", (PUZZLE, "-", "x")),
    command("completion", ("bash", "zsh", "fish")),
)
WRITING = {"--output", "--svg", "--resume", "--docs"}
PATHS = {*WRITING, "--content", "--timings", "--file"}
JUNK = (*ODD, *PLACES, "--help", "--version", "--js", "--for", "-h", "count", "--threads=2", "--a")


def line(random: Random) -> Words:
    """The words of one command, most of them good."""
    command = random.choice(COMMANDS)
    words = [*command.words]
    for good in command.values:
        words += _value(random, good, PLACES if "file" in good else ODD).split(" ")
    for name, good in command.options.items():
        if random.random() < (0.95 if name == "--docs" else 0.35):
            words += _option(random, name, good)
    for _ in range(random.choice((0, 0, 0, 0, 1, 2))):
        words.insert(random.randrange(len(words) + 1), random.choice(JUNK))
    if random.random() < 0.05:
        words.pop(random.randrange(len(words)))
    return tuple(words)


def _option(random: Random, name: str, good: Sequence[str]) -> list[str]:
    if not good:
        return [name]
    value = _value(random, good, PLACES if name in PATHS else ODD)
    return [f"{name}={value}"] if random.random() < 0.3 else [name, value]


def _value(random: Random, good: Sequence[str], odd: Sequence[str]) -> str:
    return random.choice(random.choices((good, odd, JUNK), (60, 35, 5))[0])


def given_options(words: Words) -> list[tuple[str, str]]:
    """Every option with its value, whether the two are one word or two."""
    joined = [
        (name, value) for name, sign, value in (word.partition("=") for word in words) if sign
    ]
    return [*joined, *pairwise(words)]
