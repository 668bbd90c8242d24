"""Generated command lines: each does what it should, or says in one line what is wrong."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz.commands import run, wrong
from tests.fuzz.fuzzer import ON_POSIX, Fault, Fuzzer, without_some
from tests.fuzz.grammar import WRITING, Words, given_options, line
from tests.fuzz.places import changed, nodes, scratch
from tests.helpers.children import EndedProcess, run_in_process

pytestmark = ON_POSIX

NUMBERS = ("--threads", "--repeats", "--solution-pages", "--boards-per-page")
LABEL = re.compile(r"[1-9][0-9]*\.[1248]\.[1-9][0-9]*")
ROOM = 3000  # bytes of each file on the disk that is full


class Lines:
    """Judges command lines.

    Parameters
    ----------
    folder : Path
        Where they work.
    room : int, optional
        Bytes that a file can have.
    """

    def __init__(self, folder: Path, room: int | None = None) -> None:
        self.folder = folder
        self.room = room

    def fault(self, words: Words) -> Fault | None:
        """What a command did that it must not do."""
        with scratch(self.folder) as here:
            before, writable = nodes(here), _writable_paths(words, here)
            done = run_in_process(run, words, self.room, box=self.folder, here=here)
            different = changed(before, nodes(here))
            vain = _taken_for_good(words, done, here)
        if done.status == 0 or "bench" in words:  # which keeps what was measured before
            different -= {path for path in different if _within(here / path, writable)}
        left = Fault("files are left or altered", repr(different)) if different else None
        return wrong(words, done, self.room) or vain or left


def _taken_for_good(words: Words, done: EndedProcess, here: Path) -> Fault | None:
    """A value that should have been refused, or told in another way."""
    if done.status or done.out.startswith(("Usage:", "queens ")):
        return None
    for name, value in given_options(words):
        if name in NUMBERS and not re.fullmatch("[0-9]+", value, re.ASCII):
            return Fault(f"{name} takes what is no number", value)
        if name == "--timings" and not (value and _may_be_folder(here / value)):
            return Fault("--timings takes what is no folder", value)
    named = re.findall("^label +(.*)$", done.out, re.MULTILINE)
    other = [label for label in named if not LABEL.fullmatch(label)]
    return Fault("a label is not told as it should be", other[0]) if other else None


def _may_be_folder(path: Path) -> bool:
    return path.is_dir() or not os.path.lexists(path)


def _writable_paths(words: Words, here: Path) -> list[Path]:
    """Where a command may write: what options name, and the default of `bench`."""
    named = [value for name, value in given_options(words) if name in WRITING and "\0" not in value]
    places = [Path(os.path.realpath(here / name)) for name in named]
    return [here / "timings", *places]


def _within(path: Path, places: Sequence[Path]) -> bool:
    """Whether a path is one of these places, or below it, or above it."""
    return any(path in (place, *place.parents) or place in path.parents for place in places)


def test_random_command_lines_succeed_or_are_refused_in_one_line(
    fuzz: Fuzzer, tmp_path: Path
) -> None:
    fuzz.run(75, line, Lines(tmp_path).fault, without_some)


def test_random_command_lines_survive_a_full_disk(fuzz: Fuzzer, tmp_path: Path) -> None:
    fuzz.run(20, line, Lines(tmp_path, ROOM).fault, without_some)
