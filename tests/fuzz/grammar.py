"""Command lines put together from good and odd words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from cy_core import METHODS
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
TO_FILES = (*NOWHERE, "file", "link", "hard")
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


METHOD = {"--method": KEYS, "--form": FORMS}
COMMANDS = (
    Command(
        ["count"],
        [(*SMALL, "15")],
        {**METHOD, "--threads": ("1", "2"), "--resume": LEDGERS, "--json": ()},
    ),
    Command(
        ["list"],
        [SMALL],
        {"--all": (), "--format": ("text", "csv", "json", "npy"), "--output": TO_FILES},
    ),
    Command(
        ["show"],
        [LABELS],
        {"--svg": TO_FILES, "--json": (), "--as": ("tikz", "html"), "--site": ("https://a.b",)},
    ),
    Command(["identify"], [BOARDS], {"--json": ()}),
    Command(["complete"], [BEGUN], {"--n": ("8", "5"), "--limit": ("0", "3"), "--json": ()}),
    Command(["table"], [SMALL, SMALL], METHOD),
    Command(
        [
            *("bench", "--methods", "bitmap", "--n", "1-3", "--repeats", "1"),
            *("--time-limit", "0.01", "--tasks", "count"),
        ],
        [],
        {
            "--methods": ("bitmap,engine", "all"),
            "--forms": (*FORMS, "recursive,iterative"),
            "--backends": ("portable", "avx2,portable"),
            "--threads": ("1",),
            "--tasks": ("count", "count,fundamental", "solutions", "sudoku"),
            "--n": ("1", "1-4"),
            "--repeats": ("1", "2"),
            "--time-limit": ("0.01",),
            "--output": ("new", "empty"),
            "--again": (),
            "--report": (),
        },
    ),
    Command(["check"], [(*FILES, *FOLDERS)], {}),
    Command(["ledger"], [("ledger", "file")], {"--json": ()}),
    Command(
        [
            *("build", "--content", "essays", "--galleries", "1-2", "--solution-pages", "0"),
            *("--timings", "records", "--long-galleries", "none"),
        ],
        [],
        {
            "--docs": ("new", "empty", "empty/new"),
            "--content": FOLDERS,
            "--galleries": ("1", "1-4"),
            "--long-galleries": ("none", "13"),
            "--solution-pages": ("0", "4"),
            "--boards-per-page": ("1", "100"),
            "--timings": (*FOLDERS, "new"),
            "--coordinates": (),
        },
    ),
)
WRITING = {"--output", "--svg", "--resume", "--docs"}
PATHS = {*WRITING, "--content", "--timings"}
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


def given(words: Words) -> list[tuple[str, str]]:
    """Every option with its value, whether the two are one word or two."""
    joined = [
        (name, value) for name, sign, value in (word.partition("=") for word in words) if sign
    ]
    return [*joined, *pairwise(words)]
