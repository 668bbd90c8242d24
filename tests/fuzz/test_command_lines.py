"""Generated command lines: each does what it should, or says in one line what is wrong."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

from site_builder.census import METHODS
from tests.fuzz.children import ended
from tests.fuzz.commands import run, wrong
from tests.fuzz.fuzzer import ON_POSIX, Fault, Fuzzer, without_some
from tests.fuzz.places import FILES, FOLDERS, NOWHERE, PLACES, changed, nodes, scratch
from tests.fuzz.words import ODD

pytestmark = ON_POSIX

Words = tuple[str, ...]

SMALL = ("1", "2", "4", "5", "6", "8")
KEYS = tuple(sorted({method.key for method in METHODS}))
FORMS = ("recursive", "iterative")
LABELS = ("1.1.1", "4.2.1", "5.8.1", "8.4.1", "8.8.11", "10.8.3")
BOARDS = ("0", "1 3 0 2", "4 2 0 3 1", "7 3 0 2 5 1 6 4", "0 1 2 3", "1 1", "1 3 0 2.", "9 " * 40)
TO_FILES = (*NOWHERE, "file", "link", "hard")


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
        {**METHOD, "--threads": ("1", "2"), "--resume": TO_FILES, "--json": ()},
    ),
    Command(
        ["list"],
        [SMALL],
        {"--all": (), "--format": ("text", "csv", "json", "npy"), "--output": TO_FILES},
    ),
    Command(["show"], [LABELS], {"--svg": TO_FILES, "--json": ()}),
    Command(["identify"], [BOARDS], {"--json": ()}),
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
            "--paths": ("portable", "avx2,portable"),
            "--threads": ("1",),
            "--tasks": ("count", "count,fundamental", "solutions"),
            "--n": ("1", "1-4"),
            "--repeats": ("1", "2"),
            "--time-limit": ("0.01",),
            "--output": ("new", "empty"),
            "--again": (),
            "--report": (),
        },
    ),
    Command(["check"], [(*FILES, *FOLDERS)], {}),
    Command(
        [
            *("build", "--content", "essays", "--galleries", "1-2", "--solution-pages", "0"),
            *("--timings", "records"),
        ],
        [],
        {
            "--docs": ("new", "empty", "empty/new"),
            "--content": FOLDERS,
            "--galleries": ("1", "1-4"),
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
        words += _value(random, good, ODD if command.words != ["check"] else PLACES).split(" ")
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


class Lines:
    """Judges command lines."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fault(self, words: Words) -> Fault | None:
        """What a command did that it must not do."""
        with scratch(self.folder) as here:
            before, asked = nodes(here), _asked(words, here)
            done = ended(run, words, box=self.folder, here=here)
            different = changed(before, nodes(here))
        if done.status == 0 or "bench" in words:  # which keeps what was measured before
            different -= {path for path in different if _within(here / path, asked)}
        left = Fault("files are left or altered", repr(different)) if different else None
        return wrong(words, done) or left


def _asked(words: Words, here: Path) -> list[Path]:
    """Where a command may write: what options name, and the default of `bench`."""
    pairs = [word.partition("=")[::2] for word in words] + [*pairwise(words)]
    named = [value for name, value in pairs if name in WRITING and "\0" not in value]
    return [here / "timings", *(Path(os.path.realpath(here / name)) for name in named)]


def _within(path: Path, places: Sequence[Path]) -> bool:
    return any(place == path or place in path.parents for place in places)


def test_a_command_line_is_obeyed_or_refused_in_one_line(fuzz: Fuzzer, tmp_path: Path) -> None:
    fuzz.run(400, line, Lines(tmp_path).fault, without_some)
